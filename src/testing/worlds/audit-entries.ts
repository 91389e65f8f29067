import { expect } from 'vitest';
import type { TestTenant } from './test-tenant.ts';
import type { TestUser } from './test-user.ts';

/** An entry of the audit, or of the feed. */
export interface AuditEntry extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly type: string;
  readonly resource: { readonly type: string; readonly id: string };
  readonly actor: { readonly type: string; readonly id: string | null };
}

/** What somebody reads in the audit, newest first. */
export async function readAudit({ browser }: TestUser, query = ''): Promise<AuditEntry[]> {
  const { status, body, text } = await browser.call('GET', `audit-events${query}`);
  expect(status, text).toBe(200);
  return body['data'] as AuditEntry[];
}

/** What somebody sees added to the audit while something is done, oldest first. */
export async function addedToAudit(reader: TestUser, act: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = new Set((await readAudit(reader, '?limit=200')).map(({ id }) => id));
  await act();
  return (await readAudit(reader, '?limit=200')).filter(({ id }) => !before.has(id)).toReversed();
}

/** The feed of a tenant, newest first. */
export async function readFeed(tenant: TestTenant): Promise<AuditEntry[]> {
  return (await tenant.get<{ data: AuditEntry[] }>('/v1/activity')).data;
}
