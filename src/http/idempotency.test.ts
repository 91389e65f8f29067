import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemBytes } from '../identity/random.ts';
import { apiKeysTable, findKeyByHash, type ApiKey } from '../access/api-keys/table.ts';
import { hashSecret } from '../sealing/signer.ts';
import { makeKey } from '../access/api-keys/rules.ts';
import type { Moment } from '../calendar/clock.ts';
import type { ControlHandler } from '../contract/handler.ts';
import { saveRow } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { startTestService, type TestReply, type TestService } from '../testing/server/test-service.ts';
import { idempotencyKeysTable } from '../writes/idempotency.ts';

const INSTRUMENTS = '/v1/treasury/funding-instruments';
const CLOCK = '/v1/sandbox/clock';

/** A control call whose steps the tests decide. */
const control = {
  plans: [] as unknown[],
  runs: [] as unknown[],
  run: (): Promise<{ now: string; frozen: boolean }> =>
    Promise.resolve({ now: '2026-01-01T00:00:00.000Z', frozen: true }),
};

const setClock: ControlHandler<'setClock', { planned: number }> = {
  kind: 'control',
  plan: ({ body }) => {
    if ('advanceSeconds' in body && body.advanceSeconds === 13) throw new ApiError('invalid_state');
    const plan = { planned: control.plans.length };
    control.plans.push(plan);
    return plan;
  },
  run: (plan) => {
    control.runs.push(plan);
    return control.run();
  },
};

const codeOf = ({ status, body }: TestReply): string =>
  `${status} ${(body['code'] as string | undefined) ?? 'fine'}`;

eachDatabase((dialect) => {
  let database: TestDatabase;
  let service: TestService;
  let tenantId: string;
  let key: string;

  beforeAll(async () => {
    database = await createTestDatabase(dialect);
    service = await startTestService(database.url, {}, { setClock });
    const tenant = await service.newTenant();
    tenantId = tenant.clientId;
    key = tenant.secretKey;
  });

  afterAll(async () => {
    await service.close();
    await database.remove();
  });

  const create = (
    idempotencyKey: string,
    body: object = { type: 'aud_account' },
    caller = key,
  ): Promise<TestReply> => service.send('POST', INSTRUMENTS, { key: caller, idempotencyKey, body });

  describe('a write', () => {
    it('repeated answers the same bytes and does nothing again', async () => {
      const idempotencyKey = randomUUID();
      const first = await create(idempotencyKey);
      const second = await create(idempotencyKey);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.text).toBe(first.text);
      expect(first.headers.get('idempotent-replayed')).toBe('false');
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      const line = {
        requestId: second.headers.get('x-request-id'),
        originalRequestId: first.headers.get('x-request-id'),
      };
      await vi.waitFor(() => expect(service.logLines).toContainEqual(expect.objectContaining(line)));
    });

    it('may be repeated with its fields in another order and other white space', async () => {
      const idempotencyKey = randomUUID();
      const first = await create(idempotencyKey, { type: 'aud_account', accountName: 'Ada' });
      const body = ' { "accountName" : "Ada", "type" : "aud_account" } ';
      const second = await service.send('POST', INSTRUMENTS, { key, idempotencyKey, body });
      expect(second.text).toBe(first.text);
    });

    it('cannot be changed under the same key, in its body or its path', async () => {
      const idempotencyKey = randomUUID();
      await create(idempotencyKey);
      expect(codeOf(await create(idempotencyKey, { type: 'aud_account', accountName: 'B' }))).toBe(
        '422 idempotency_key_reused',
      );
      const deactivate = await service.send('POST', `${INSTRUMENTS}/fin_x/deactivate`, {
        key,
        idempotencyKey,
      });
      expect(codeOf(deactivate)).toBe('422 idempotency_key_reused');
    });

    it('sent many times at once happens once', async () => {
      const idempotencyKey = randomUUID();
      const replies = await Promise.all(Array.from({ length: 20 }, () => create(idempotencyKey)));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies.filter(({ headers }) => headers.get('idempotent-replayed') === 'false')).toHaveLength(1);
    });

    it('that its rules refuse answers the same refusal again, with the first request id in its body', async () => {
      const idempotencyKey = randomUUID();
      const send = (): Promise<TestReply> =>
        service.send('POST', `${INSTRUMENTS}/fin_unknown/deactivate`, { key, idempotencyKey });
      const [first, second] = [await send(), await send()];
      expect(codeOf(first)).toBe('404 not_found');
      expect(second.text).toBe(first.text);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect(second.body['requestId']).toBe(first.headers.get('x-request-id'));
    });

    it('that the edge refuses leaves its key unused', async () => {
      const idempotencyKey = randomUUID();
      expect(codeOf(await create(idempotencyKey, { type: 'piggy_bank' }))).toBe('400 invalid_request');
      expect((await create(idempotencyKey)).status).toBe(201);
    });

    it('shares its key with no other tenant', async () => {
      const other = await service.newTenant();
      const idempotencyKey = randomUUID();
      const [mine, theirs] = [
        await create(idempotencyKey),
        await create(idempotencyKey, undefined, other.secretKey),
      ];
      expect([mine.status, theirs.status]).toEqual([201, 201]);
      expect(theirs.body['clientId']).toBe(other.clientId);
      expect(theirs.body['id']).not.toBe(mine.body['id']);
    });

    it('of a key that was revoked a moment ago is refused, while authentication still remembers it', async () => {
      const { secretKey, clientId } = await service.newTenant();
      expect((await service.send('GET', INSTRUMENTS, { key: secretKey })).status).toBe(200);
      const row = await findKeyByHash(service.database, hashSecret(secretKey));
      await service.writeQueue.submit({
        tenantId: clientId,
        actor: TEST_KEY,
        claimed: true,
        needs: () => [],
        decide: (_loaded, { serverNow }) => ({
          reply: null,
          effects: [saveRow(apiKeysTable, { ...row!, revokedAt: serverNow })],
        }),
      });
      expect(codeOf(await create(randomUUID(), undefined, secretKey))).toBe('401 unauthenticated');
      await expect
        .poll(async () => codeOf(await service.send('GET', INSTRUMENTS, { key: secretKey })))
        .toBe('401 unauthenticated');
    });

    it('works from the moment that its key exists, though it was tried before', async () => {
      const { clientId } = await service.newTenant();
      const { text, ...hashed } = makeKey({ type: 'secret', environment: 'sandbox' }, systemBytes);
      const row: ApiKey = {
        ...hashed,
        id: newId('key'),
        tenantId: clientId,
        name: 'Early',
        type: 'secret',
        role: 'admin',
        scopes: null,
        allowedIps: null,
        createdAt: service.clock(),
        createdBy: 'test',
        expiresAt: null,
        revokedAt: null,
        rotatedFrom: null,
        rotatedTo: null,
        version: 1,
      };
      expect((await service.send('GET', INSTRUMENTS, { key: text })).status).toBe(401);
      await service.writeQueue.submit({
        tenantId: clientId,
        actor: TEST_KEY,
        claimed: true,
        needs: () => [],
        decide: () => ({ reply: null, effects: [saveRow(apiKeysTable, row)] }),
      });
      expect((await service.send('GET', INSTRUMENTS, { key: text })).status).toBe(200);
    });
  });

  describe('a control call', () => {
    const call = (idempotencyKey: string, advanceSeconds = 1): Promise<TestReply> =>
      service.send('POST', CLOCK, { key, idempotencyKey, body: { advanceSeconds } });

    beforeAll(() => {
      control.plans.length = 0;
    });

    it('repeated answers the same bytes and runs no more', async () => {
      control.runs.length = 0;
      const idempotencyKey = randomUUID();
      const [first, second] = [await call(idempotencyKey), await call(idempotencyKey)];
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect(control.runs).toHaveLength(1);
      expect(codeOf(await call(idempotencyKey, 2))).toBe('422 idempotency_key_reused');
    });

    it('sent while it runs waits for its reply', async () => {
      control.runs.length = 0;
      const swift = control.run;
      control.run = () => delay(400).then(swift);
      const idempotencyKey = randomUUID();
      const replies = await Promise.all([1, 2, 3].map(() => call(idempotencyKey)));
      control.run = swift;
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies.map(({ headers }) => headers.get('idempotent-replayed')).sort()).toEqual([
        'false',
        'true',
        'true',
      ]);
      expect(control.runs).toHaveLength(1);
    });

    it('that runs longer than anybody waits answers that it is in progress', async () => {
      control.runs.length = 0;
      const swift = control.run;
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      control.run = () => finished.then(swift);
      const idempotencyKey = randomUUID();
      const first = call(idempotencyKey);
      await vi.waitFor(() => expect(control.runs).toHaveLength(1));
      const second = await call(idempotencyKey);
      expect(codeOf(second)).toBe('409 idempotency_in_progress');
      expect(second.headers.get('retry-after')).toBe('1');
      finish();
      expect((await first).status).toBe(200);
      control.run = swift;
      expect((await call(idempotencyKey)).text).toBe((await first).text);
    });

    it('that failed is taken over by its repeat, with the same plan', async () => {
      control.runs.length = 0;
      const swift = control.run;
      control.run = () => Promise.reject(new Error('the process fell over'));
      const idempotencyKey = randomUUID();
      expect(codeOf(await call(idempotencyKey))).toBe('500 internal_error');
      control.run = swift;
      const repeat = await call(idempotencyKey);
      expect(repeat.status).toBe(200);
      expect(repeat.headers.get('idempotent-replayed')).toBe('false');
      expect(control.runs).toHaveLength(2);
      expect(control.runs[1]).toEqual(control.runs[0]);
    });

    it('whose process died is taken over once its lease is over', async () => {
      const idempotencyKey = randomUUID();
      await call(idempotencyKey);
      const setLease = async (leaseUntil: Moment): Promise<void> => {
        const rows = await service.database
          .reader('idempotency_keys')
          .where({ tenant_id: tenantId })
          .orderBy('created_at', 'desc');
        const { key_hash: keyHash } = rows[0] as { key_hash: string };
        await service.writeQueue.submit({
          tenantId,
          actor: TEST_KEY,
          claimed: true,
          needs: () => [{ table: idempotencyKeysTable as never, match: { tenantId, keyHash } }],
          decide: (loaded) => {
            const record = loaded.find(idempotencyKeysTable, { keyHash });
            const running = { ...record!, status: 0, body: null, plan: { planned: 77 }, leaseUntil };
            return { reply: null, effects: [saveRow(idempotencyKeysTable, running)] };
          },
        });
      };
      await setLease(service.clock() - 1);
      expect((await call(idempotencyKey)).status).toBe(200);
      expect(control.runs.at(-1)).toEqual({ planned: 77 });
    });

    it('that its rules refuse answers the same refusal again', async () => {
      const idempotencyKey = randomUUID();
      const [first, second] = [await call(idempotencyKey, 13), await call(idempotencyKey, 13)];
      expect(codeOf(first)).toBe('409 invalid_state');
      expect(second.text).toBe(first.text);
    });

    it('whose steps are refused stores that refusal', async () => {
      const swift = control.run;
      control.run = () => Promise.reject(new ApiError('invalid_state'));
      const idempotencyKey = randomUUID();
      const first = await call(idempotencyKey);
      control.run = swift;
      expect(codeOf(first)).toBe('409 invalid_state');
      expect((await call(idempotencyKey)).text).toBe(first.text);
    });

    it('whose reply is not what the contract says answers 500 and stores nothing', async () => {
      const swift = control.run;
      control.run = () => Promise.resolve({ now: 'soon', frozen: true });
      const idempotencyKey = randomUUID();
      expect(codeOf(await call(idempotencyKey))).toBe('500 internal_error');
      control.run = swift;
      expect((await call(idempotencyKey)).status).toBe(200);
    });
  });
});
