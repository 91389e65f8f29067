import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAlarms } from '../../testing/databases/open-alarms.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import {
  APPROVED,
  ASKED_AGAIN,
  REFUSED,
  REGISTRY_HOOK_SECRET,
  REGISTRY_SECRET,
  REGISTRY_TOKEN,
  type RegistryFault,
  TestRegistry,
} from '../../testing/registry/test-registry.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const OFTEN = { interval: 20, timeout: 20_000 };

/** So slow that no lease ends before its call does. */
const SLOWLY = { interval: 200, timeout: 60_000 };

/** Shorter than a lease. */
const STEP_MS = 10_000;

describe('an identity provider over HTTP', () => {
  let made: TestDatabase;
  let server: TestServer;
  let registry: TestRegistry;
  let tenant: TestTenant;

  beforeAll(async () => {
    made = await createTestDatabase('sqlite');
    registry = await TestRegistry.start(() => server.service.clock());
    server = await startTestServer(made.url, {
      variables: {
        CORRIDOR_IDENTITY: 'http',
        CORRIDOR_IDENTITY_URL: registry.url,
        CORRIDOR_IDENTITY_TOKEN: REGISTRY_TOKEN,
        CORRIDOR_IDENTITY_SECRET: REGISTRY_SECRET,
        CORRIDOR_IDENTITY_WEBHOOK_SECRET: REGISTRY_HOOK_SECRET,
        CORRIDOR_IDENTITY_LEVELS: 'individual=basic,business=company,aud_offramp=source-of-funds',
      },
    });
    server.service.worker.start();
    tenant = await server.newTenant();
  });

  afterAll(async () => {
    await server.close();
    await registry.stop();
    await made.remove();
  });

  const alarms = (): Promise<string[]> => openAlarms(server.service.database.reader);

  /** The newest order of a kind. */
  const newestOrder = async (kind: string): Promise<string> => {
    const rows = await server.service.database
      .reader('instructions')
      .where({ kind })
      .orderBy('id', 'desc')
      .select<{ id: string }[]>('id');
    return rows[0]?.id ?? '';
  };

  const evidence = async (shareToken: string) => {
    const { id } = await tenant.newBeneficiary();
    const { id: evidenceId } = await tenant.newEvidence(id, shareToken);
    const status = async (): Promise<string> => {
      const { data } = await tenant.get<{ data: { id: string; status: string }[] }>(
        `/v1/treasury/beneficiaries/${id}/identity-evidence`,
      );
      return data.find((each) => each.id === evidenceId)?.status ?? '';
    };
    return { evidenceId, status };
  };

  const later = async (ask: () => Promise<string>): Promise<string> => {
    server.passTime(STEP_MS);
    return ask();
  };

  it.each([
    ['accepted', APPROVED],
    ['rejected', REFUSED],
  ])('takes over what was shared, and is %s as the provider has decided', async (status, review) => {
    const token = randomUUID();
    registry.shared.set(token, review);
    const shared = await evidence(token);
    await expect.poll(shared.status, OFTEN).toBe(status);
    expect(registry.shared.has(token)).toBe(false);
  });

  it('rejects a share token that the provider does not know', async () => {
    const shared = await evidence(randomUUID());
    await expect.poll(shared.status, OFTEN).toBe('rejected');
    expect(await alarms()).toEqual([]);
  });

  it.each<RegistryFault>([
    { fault: 'status 500', isMade: true },
    { fault: 'reset', isMade: true },
    { fault: 'status 429', isMade: false },
  ])('is imported once where a call ends in $fault', async (fault) => {
    const token = randomUUID();
    registry.shared.set(token, APPROVED);
    registry.faults.push(fault);
    const shared = await evidence(token);
    await expect.poll(() => later(shared.status), SLOWLY).toBe('accepted');
    expect(registry.made.get(await newestOrder('hand_over_evidence'))).toBe(1);
  });

  it('asks about what a delivery names, and believes none that is not signed', async () => {
    const token = randomUUID();
    registry.shared.set(token, { reviewStatus: 'pending' });
    const shared = await evidence(token);
    const taken = async (): Promise<number> =>
      registry.made.get(await newestOrder('hand_over_evidence')) ?? 0;
    await expect.poll(taken, OFTEN).toBe(1);
    const id = await newestOrder('hand_over_evidence');
    const deliver = async (secret?: string): Promise<number> => {
      const { body, headers } = registry.delivery(id, secret);
      const url = `${server.url}/providers/http_identity/events`;
      return (await fetch(url, { method: 'POST', body, headers })).status;
    };
    expect(await deliver('another')).toBe(401);
    // Its content says that it is approved: the provider is asked, and has not decided.
    expect(await deliver()).toBe(200);
    await tenant.settle();
    expect(await shared.status()).toBe('pending');
    registry.decide(id, APPROVED);
    await expect.poll(() => later(shared.status), SLOWLY).toBe('accepted');
  });

  it('checks a customer, and each entitlement by its level, or by the verification', async () => {
    const { id } = await tenant.newCustomer({ entitlements: ['aud_onramp', 'aud_offramp'] });
    await expect.poll(async () => registry.made.get(await newestOrder('check_customer')), OFTEN).toBe(1);
    const check = registry.applicants.get(await newestOrder('check_customer'));
    expect(check).toMatchObject({
      levelName: 'basic',
      body: {
        type: 'individual',
        email: 'mia.chen@example.com',
        fixedInfo: {
          firstName: 'Mia',
          lastName: 'Chen',
          dob: '1991-05-23',
          nationality: 'NZL',
          country: 'AUS',
        },
      },
    });
    registry.decide(await newestOrder('check_customer'), APPROVED);
    const verification = async (): Promise<string> => (await tenant.customer(id)).verificationStatus;
    await expect.poll(() => later(verification), SLOWLY).toBe('approved');
    const entitlements = async (): Promise<string> => {
      for (const [name, applicant] of registry.applicants)
        if (applicant.levelName === 'source-of-funds') registry.decide(name, APPROVED);
      return JSON.stringify((await tenant.customer(id)).entitlements.map(({ status }) => status));
    };
    await expect.poll(() => later(entitlements), SLOWLY).toBe('["approved","approved"]');
  });

  it.each([
    ['rejected', REFUSED],
    ['needs_review', ASKED_AGAIN],
  ])('has a customer %s', async (status, review) => {
    const { id } = await tenant.newCustomer();
    await expect.poll(async () => registry.made.get(await newestOrder('check_customer')), OFTEN).toBe(1);
    registry.decide(await newestOrder('check_customer'), review);
    const verification = async (): Promise<string> => (await tenant.customer(id)).verificationStatus;
    await expect.poll(() => later(verification), SLOWLY).toBe(status);
  });

  it('waits with an alarm while its token is wrong', async () => {
    registry.isTokenWrong = true;
    const token = randomUUID();
    registry.shared.set(token, APPROVED);
    const shared = await evidence(token);
    await expect.poll(alarms, OFTEN).toContainEqual('identity_refusing sumsub');
    expect(await shared.status()).toBe('pending');
    registry.isTokenWrong = false;
    server.passTime(61_000);
    await expect.poll(shared.status, OFTEN).toBe('accepted');
    expect(await alarms()).not.toContainEqual('identity_refusing sumsub');
  });

  it('writes neither share token nor secret into a row that is read', async () => {
    const token = `canary-${randomUUID()}`;
    registry.shared.set(token, APPROVED);
    const shared = await evidence(token);
    await expect.poll(shared.status, OFTEN).toBe('accepted');
    const { reader } = server.service.database;
    for (const table of ['instructions', 'provider_reports', 'identity_evidence', 'alarms']) {
      const text = JSON.stringify(await reader(table).select());
      for (const secret of [token, REGISTRY_TOKEN, REGISTRY_SECRET, REGISTRY_HOOK_SECRET])
        expect(text).not.toContain(secret);
    }
  });
});
