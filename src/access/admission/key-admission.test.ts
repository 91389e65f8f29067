import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/actor.ts';
import { systemBytes } from '../../identity/random.ts';
import { parseAddress } from '../../net/ip-network.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { type ApiKey, apiKeysTable, newApiKey } from '../api-keys/table.ts';
import { type StepUp, stepUpsTable } from '../step-up/table.ts';
import { admissionOf } from './key-admission.ts';

const MINUTE = 60_000;

/** A caller who was let in with a confirmation of five minutes, and waits for their write's turn. */
function waitingCaller({
  change = {},
  from = '',
}: { readonly change?: Partial<ApiKey>; readonly from?: string } = {}) {
  const world = new TestWorld();
  const { tenantId, now } = world;
  const { row: key } = newApiKey(
    {
      id: 'key_1',
      tenantId,
      environment: 'sandbox',
      name: 'Test key',
      type: 'secret',
      role: 'admin',
      scopes: null,
      allowedIps: null,
      createdBy: 'test',
      now,
    },
    { randomBytes: systemBytes },
  );
  const stepUp: StepUp = {
    id: 'stu_1',
    tenantId,
    hash: 'hash',
    actor: OPERATOR,
    reason: null,
    userId: null,
    sessionId: null,
    roleVersion: null,
    issuedAt: now,
    expiresAt: now + 5 * MINUTE,
  };
  world.add(apiKeysTable, { ...key, ...change });
  const admit = (): void => {
    const grounded = { stepUp, session: undefined, user: undefined, team: undefined };
    const admission = admissionOf(
      { key, tenant: world.context.head.tenant, stepUp: grounded, address: () => parseAddress(from) },
      { sessions: { lifeMs: MINUTE, idleMs: MINUTE }, scope: 'keys:write', environment: 'sandbox' },
    );
    world.decide((loaded, { serverNow }) => {
      admission.check(loaded, serverNow);
      return { effects: [] };
    }, admission.needs);
  };
  return { world, stepUp, admit };
}

describe('a key that was let in', () => {
  const judge = (change: Partial<ApiKey>, from: string): string => {
    const { world, stepUp, admit } = waitingCaller({ change, from });
    world.add(stepUpsTable, stepUp);
    try {
      admit();
      return 'admitted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each<[string, Partial<ApiKey>, string, string]>([
    ['as it was', {}, '', 'admitted'],
    ['revoked', { revokedAt: 1 }, '', 'unauthenticated'],
    ['past its end', { expiresAt: 1 }, '', 'unauthenticated'],
    ['narrowed to other scopes', { scopes: ['keys:read'] }, '', 'insufficient_scope'],
    ['narrowed to the scope that is asked for', { scopes: ['keys:write'] }, '', 'admitted'],
    ['of another role', { role: 'finance' }, '', 'insufficient_scope'],
    ['bound to other addresses', { allowedIps: ['203.0.113.7'] }, '203.0.113.8', 'ip_not_allowed'],
    ['bound to its address', { allowedIps: ['203.0.113.7'] }, '203.0.113.7', 'admitted'],
    ['bound, and used from nobody knows where', { allowedIps: ['0.0.0.0/0'] }, '', 'ip_not_allowed'],
  ])('is judged as it is when it is the turn of the write: %s', (_name, change, from, outcome) => {
    expect(judge(change, from)).toBe(outcome);
  });
});

it('lets a confirmation pass that still holds when it is the turn of the write', () => {
  const { world, stepUp, admit } = waitingCaller();
  world.add(stepUpsTable, stepUp);
  world.now += 5 * MINUTE - 1;
  expect(admit).not.toThrow();
});

it('refuses one that has ended while the write waited', () => {
  const { world, stepUp, admit } = waitingCaller();
  world.add(stepUpsTable, stepUp);
  world.now += 5 * MINUTE;
  expect(admit).toThrow(expect.objectContaining({ code: 'step_up_required' }));
});

it('refuses one that is there no more, or is not of the account', () => {
  const { world, stepUp, admit } = waitingCaller();
  expect(admit).toThrow(expect.objectContaining({ code: 'step_up_required' }));
  world.add(stepUpsTable, { ...stepUp, tenantId: 'acct_other' });
  expect(admit).toThrow(expect.objectContaining({ code: 'step_up_required' }));
});
