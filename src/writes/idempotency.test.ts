import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/ids.ts';
import { SecretUnreadable } from '../sealing/sealer.ts';
import type { EventEffect } from '../outbox/event.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { TEST_ADMISSION, TEST_KEY } from '../testing/worlds/test-key.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testRequest } from '../testing/worlds/test-request.ts';
import {
  fingerprintOf,
  hashIdempotencyKey,
  idempotentWrite,
  type HandledWrite,
  type KeyedRequest,
  type StoredReply,
} from './idempotency.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 1);

/** A body in which nothing is in the usual order or form. */
const BODY = { z: 'é\u2028"', a: [1e21, -0, null], '10': true, nested: { b: '1.00', a: '' } };

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = START;
  });

  function requestOf(tenantId: string, key: string, body: unknown = {}): KeyedRequest {
    const request = { method: 'POST', path: '/v1/probes', query: {}, body };
    return {
      tenantId,
      actor: TEST_KEY,
      ...testRequest(),
      keyHash: hashIdempotencyKey(key),
      fingerprint: fingerprintOf(request),
    };
  }

  /** An increment under a key, in which the test may change something. */
  function write(
    request: KeyedRequest,
    change: Partial<HandledWrite<KeyedRequest>> = {},
  ): HandledWrite<KeyedRequest> {
    const plain = increment(request.tenantId);
    return {
      request,
      successStatus: 201,
      needs: (head, serverNow) => plain.needs(head, serverNow),
      decide: (loaded, context) => ({ reply: BODY, effects: plain.decide(loaded, context).effects }),
      admit: TEST_ADMISSION,
      checkReply: () => undefined,
      ...change,
    };
  }

  const submit = (given: HandledWrite<KeyedRequest>, writeQueue = test.writeQueue): Promise<StoredReply> =>
    writeQueue.submit(idempotentWrite(given));
  const count = (tenantId: string): Promise<bigint> => countIncrements(database.reader, tenantId);
  const refuse = (code: 'limit_exceeded' | 'service_unavailable') => () => {
    throw new ApiError(code, { reason: 'database' });
  };

  async function keysOf(tenantId: string): Promise<number> {
    return (await database.reader('idempotency_keys').where('tenant_id', tenantId)).length;
  }

  describe('a repeated request', () => {
    it('gets the first reply to the byte, and has no effect', async () => {
      const tenantId = await test.newTenant();
      const first = requestOf(tenantId, 'key-0001');
      const { status, bodyText, originalRequestId } = await submit(write(first));
      expect([status, bodyText, originalRequestId]).toEqual([201, JSON.stringify(BODY), undefined]);
      const other = { decide: () => ({ reply: { other: 'reply' }, effects: [] }) };
      const replay = await submit(write(requestOf(tenantId, 'key-0001'), other));
      expect(replay).toEqual({ status: 201, bodyText, originalRequestId: first.requestId });
      expect(await count(tenantId)).toBe(1n);
    });

    it('gets a reply that shows a secret out of its seal, which the table keeps in its place', async () => {
      const tenantId = await test.newTenant();
      const replySeal = {
        seal: (bodyText: string) => `sealed ${Buffer.from(bodyText).toString('hex')}`,
        open: (stored: string) => Buffer.from(stored.slice('sealed '.length), 'hex').toString(),
      };
      const sealed = (): KeyedRequest => ({ ...requestOf(tenantId, 'key-0001'), replySeal });
      const { bodyText } = await submit(write(sealed()));
      expect(bodyText).toBe(JSON.stringify(BODY));
      const [row] = await database.reader<{ body: string }>('idempotency_keys').where('tenant_id', tenantId);
      expect(row?.body).toBe(replySeal.seal(bodyText));
      expect((await submit(write(sealed()))).bodyText).toBe(bodyText);
      const unreadable = {
        ...replySeal,
        open: (): never => {
          throw new SecretUnreadable({ purpose: 'reply', rowId: tenantId });
        },
      };
      const failed = submit(write({ ...sealed(), replySeal: unreadable }));
      await expect(failed).rejects.toMatchObject({ code: 'internal_error' });
      expect(test.faults.splice(0).map(String)).toEqual([
        `SecretUnreadable: No secret opens the reply of ${tenantId}`,
      ]);
    });

    it('gets an answer without content again, though it is empty', async () => {
      const tenantId = await test.newTenant();
      const gone = { successStatus: 204, decide: () => ({ reply: undefined, effects: [] }) };
      const replies = [1, 2].map(() => submit(write(requestOf(tenantId, 'key-0001'), gone)));
      expect((await Promise.all(replies)).map(({ status, bodyText }) => [status, bodyText])).toEqual([
        [204, ''],
        [204, ''],
      ]);
    });

    it('100 times at once, by way of two processes, has one effect and one reply', async () => {
      const tenantId = await test.newTenant();
      const other = createTestWriteQueue(await open());
      other.clock.now = START;
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          submit(write(requestOf(tenantId, 'key-0001')), (index % 2 === 0 ? test : other).writeQueue),
        ),
      );
      expect(new Set(replies.map(({ status, bodyText }) => `${status} ${bodyText}`)).size).toBe(1);
      expect(replies.filter(({ originalRequestId }) => originalRequestId === undefined)).toHaveLength(1);
      expect(await count(tenantId)).toBe(1n);
    });

    it('gets the first refusal of the business, though it would pass now', async () => {
      const tenantId = await test.newTenant();
      const first = requestOf(tenantId, 'key-0001');
      const refused = await submit(write(first, { decide: refuse('limit_exceeded') }));
      expect(refused.status).toBe(422);
      expect(JSON.parse(refused.bodyText)).toMatchObject({
        code: 'limit_exceeded',
        requestId: first.requestId,
      });
      const replay = await submit(write(requestOf(tenantId, 'key-0001')));
      expect(replay).toEqual({ ...refused, originalRequestId: first.requestId });
      expect(await count(tenantId)).toBe(0n);
    });

    it('that is another under the same key is refused, and has no effect', async () => {
      const tenantId = await test.newTenant();
      await submit(write(requestOf(tenantId, 'key-0001', { amount: '1.0' })));
      const other = submit(write(requestOf(tenantId, 'key-0001', { amount: '1.00' })));
      await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused', status: 422 });
      expect(await count(tenantId)).toBe(1n);
    });

    it("under the key of another tenant is that tenant's own", async () => {
      const [one, other] = [await test.newTenant(), await test.newTenant()];
      await submit(write(requestOf(one, 'key-0001')));
      const reply = await submit(write(requestOf(other, 'key-0001', { other: true })));
      expect(reply.originalRequestId).toBeUndefined();
      expect(await count(other)).toBe(1n);
    });

    it('is replayed for 30 days by the clock of the server, and then never runs again', async () => {
      const tenantId = await test.newTenant();
      const again = () => submit(write(requestOf(tenantId, 'key-0001')));
      const { bodyText } = await again();
      try {
        test.clock.now = START + 30 * DAY_MS;
        expect((await again()).bodyText).toBe(bodyText);
        test.clock.now += 1;
        await expect(again()).rejects.toMatchObject({ code: 'idempotency_key_expired', status: 422 });
        test.clock.now = START + 4_000 * DAY_MS;
        await expect(again()).rejects.toMatchObject({ code: 'idempotency_key_expired' });
        const other = submit(write(requestOf(tenantId, 'key-0001', { other: true })));
        await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
      } finally {
        test.clock.now = START;
      }
      expect(await count(tenantId)).toBe(1n);
    });
  });

  it('a key whose reply has been removed never runs again, however young the clock says that it is', async () => {
    const tenantId = await test.newTenant();
    const again = (change?: Partial<HandledWrite<KeyedRequest>>) =>
      submit(write(requestOf(tenantId, 'key-0001'), change));
    await again();
    const removed = { tenant_id: tenantId, key_hash: hashIdempotencyKey('key-0001') };
    await database.writer('idempotency_keys').where(removed).update({ body: null });
    for (const now of [START, START - 365 * DAY_MS, START + 365 * DAY_MS]) {
      test.clock.now = now;
      await expect(again()).rejects.toMatchObject({ code: 'idempotency_key_expired', status: 422 });
    }
    test.clock.now = START;
    expect(await count(tenantId)).toBe(1n);
  });

  describe('a request that was not answered for good', () => {
    const bug = () => {
      throw new Error('a bug');
    };

    it.each<[string, string, Partial<HandledWrite<KeyedRequest>>]>([
      ['because it was unavailable', 'service_unavailable', { decide: refuse('service_unavailable') }],
      ['because of a fault', 'internal_error', { decide: bug }],
      ['because its reply broke the contract', 'internal_error', { checkReply: bug }],
      [
        'because its caller was not admitted',
        'limit_exceeded',
        { admit: { needs: [], check: refuse('limit_exceeded') } },
      ],
    ])('%s wrote nothing, and runs when it is repeated', async (_why, code, change) => {
      const tenantId = await test.newTenant();
      await expect(submit(write(requestOf(tenantId, 'key-0001'), change))).rejects.toMatchObject({ code });
      expect([await count(tenantId), await keysOf(tenantId)]).toEqual([0n, 0]);
      expect((await submit(write(requestOf(tenantId, 'key-0001')))).originalRequestId).toBeUndefined();
      expect([await count(tenantId), await keysOf(tenantId)]).toEqual([1n, 1]);
    });

    it('because the database refused its effect has left no key', async () => {
      const tenantId = await test.newTenant();
      const type = 'treasury_settings.updated';
      const event = { id: newId('evt'), tenantId, type, object: 'treasury_settings', objectId: 'x' } as const;
      const rest = {
        parentId: null,
        objectStatus: null,
        objectVersion: 1,
        occurredAt: 0,
        writtenAt: 0,
        actor: null,
        request: null,
      };
      const effect: EventEffect = { effect: 'event', event: { ...event, ...rest } };
      const twice = { decide: () => ({ reply: BODY, effects: [effect] }) };
      await submit(write(requestOf(tenantId, 'key-0001'), twice));
      const refused = submit(write(requestOf(tenantId, 'key-0002'), twice));
      await expect(refused).rejects.toMatchObject({ code: 'internal_error' });
      expect(await keysOf(tenantId)).toBe(1);
    });
  });

  it('a caller that is no longer admitted gets no stored reply either', async () => {
    const tenantId = await test.newTenant();
    await submit(write(requestOf(tenantId, 'key-0001')));
    const admit = { needs: [], check: refuse('limit_exceeded') };
    const again = submit(write(requestOf(tenantId, 'key-0001'), { admit }));
    await expect(again).rejects.toMatchObject({ code: 'limit_exceeded' });
  });

  it('the table holds no key that anybody sent', async () => {
    const tenantId = await test.newTenant();
    await submit(write(requestOf(tenantId, 'a-canary-of-a-key')));
    const rows = await database.reader('idempotency_keys').where('tenant_id', tenantId);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

describe('what makes two requests the same', () => {
  const request = { method: 'POST', path: '/v1/x', query: {}, body: { b: '1.0', a: { d: 1, c: [1, 2] } } };
  const same = fingerprintOf(request);

  it('is not the order of keys, nor the case of the method', () => {
    expect(fingerprintOf({ ...request, body: { a: { c: [1, 2], d: 1 }, b: '1.0' } })).toBe(same);
    expect(fingerprintOf({ ...request, method: 'post' })).toBe(same);
    expect(fingerprintOf({ ...request, body: null })).toBe(fingerprintOf({ ...request, body: undefined }));
  });

  it.each([
    { method: 'PUT' },
    { path: '/v1/y' },
    { query: { a: '1' } },
    { body: { ...request.body, b: '1.00' } },
    { body: { ...request.body, b: 1 } },
    { body: { ...request.body, a: { d: 1, c: [2, 1] } } },
    { body: {} },
    { body: undefined },
  ])('is all the rest: %j', (change) => {
    expect(fingerprintOf({ ...request, ...change })).not.toBe(same);
  });
});
