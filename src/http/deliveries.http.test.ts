import { rename } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveRow } from '../db/statements/table.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { instructionsTable } from '../outbox/instruction.ts';
import { providerDeliveriesTable } from '../provider-seam/inbox/delivery-table.ts';
import { USUAL_LIMITS, type Provider } from '../provider-seam/port/provider.ts';
import { countRows } from '../testing/databases/count-rows.ts';
import { freezableWay, type FreezableWay } from '../testing/databases/freezable-way.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestReply, type TestService } from '../testing/server/test-service.ts';
import { signDelivery } from '../testing/stand-in/delivery-signature.ts';
import { StandInAdapter } from '../testing/stand-in/stand-in-adapter.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestTenant, type TestTenant } from '../testing/worlds/test-tenant.ts';

const SECRET = 'what the stand-in and we alone know';
const PATH = '/providers/stand-in-bank/events';
const MINUTE_MS = 60_000;
const PATIENCE_MS = 60_000;

/** Found nowhere but in the delivery's body. */
const WORD = 'rosebud';

const standIn = new StandInAdapter('bank', {
  // Nobody is called: deliveries come.
  url: 'http://127.0.0.1:9',
  secret: SECRET,
  limits: USUAL_LIMITS,
  pollMs: 3_600_000,
});

/** The stand-in's bank, which is not asked for news. */
const bank: Provider = {
  name: 'bank',
  adapter: standIn.adapter,
  limits: standIn.limits,
  carryOut: (order, call) => standIn.carryOut(order, call),
  queryStatus: (order, call) => standIn.queryStatus(order, call),
  receive: (delivery) => standIn.receive(delivery),
};

const NONE = {
  CORRIDOR_BANK: 'none',
  CORRIDOR_CHAIN: 'none',
  CORRIDOR_EXCHANGE: 'none',
  CORRIDOR_IDENTITY: 'none',
};

describe.each(['sqlite', 'postgres'] as const)('a delivery, on %s', (dialect) => {
  let made: TestDatabase;
  let way: FreezableWay | undefined;
  let service: TestService;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    if (dialect === 'postgres') way = await freezableWay(made.url);
    service = await startTestService(way?.url ?? made.url, NONE, {}, undefined, { providers: { bank } });
  });

  afterEach(async () => {
    await service.close();
    await way?.close();
    await made.remove();
  });

  /** Sends a delivery, signed so long ago. */
  async function deliver(
    body: Buffer | string,
    { ageMs = 0, secret = SECRET, path = PATH, headers = {} } = {},
  ): Promise<TestReply> {
    const bytes = Buffer.from(body);
    const signed = { ...signDelivery(secret, Date.now() - ageMs, bytes), ...headers };
    return service.send('POST', path, { headers: signed, body: bytes, idempotencyKey: null });
  }

  const stored = async () => (await countRows(service.database))['provider_deliveries'];
  const messages = (text: object) => JSON.stringify({ events: [], word: WORD, ...text });

  it('that is signed is stored and answered, and read by nobody on the way', async () => {
    const reply = await deliver(messages({}));
    expect([reply.status, reply.text]).toEqual([200, '{}']);
    const [row] = await selectMatching(service.database.reader, providerDeliveriesTable, [
      { adapter: 'stand-in-bank' },
    ]);
    expect(Buffer.from(row?.body ?? '', 'base64').toString()).toBe(messages({}));
    expect(JSON.stringify(service.logLines)).not.toContain(WORD);
  });

  it.each([
    ['without a signature', 401, { headers: { 'stand-in-signature': '' } }],
    ['with half a signature', 401, { headers: { 'stand-in-signature': 'abcdef' } }],
    ['signed by somebody else', 401, { secret: 'guessed' }],
    ['signed ten minutes ago', 401, { ageMs: 10 * MINUTE_MS }],
    ['signed for ten minutes on', 401, { ageMs: -10 * MINUTE_MS }],
    [
      'with another moment than was signed',
      401,
      { headers: { 'stand-in-timestamp': String(Date.now() + 1) } },
    ],
    ['to an adapter that is not connected', 404, { path: '/providers/stand-in-chain/events' }],
    ['to an adapter that takes none', 404, { path: '/providers/simulated/events' }],
    ['to another path of its adapter', 404, { path: '/providers/stand-in-bank' }],
    ['to its path and more', 404, { path: `${PATH}/1` }],
  ] as const)('%s is answered %i, and nothing of it is stored', async (_what, status, how) => {
    const before = await countRows(service.database);
    const reply = await deliver(messages({}), how);
    expect(reply.status).toBe(status);
    expect(reply.body['requestId']).toBe(reply.headers.get('x-request-id'));
    expect(await countRows(service.database)).toEqual(before);
    expect(JSON.stringify(service.logLines)).not.toContain(WORD);
    expect(service.logLines.at(-1)).toMatchObject({ msg: 'request', status });
  });

  it('is read up to 256 KiB, and no further', async () => {
    const whole = Buffer.alloc(256 * 1024, ' ');
    expect((await deliver(whole)).status).toBe(200);
    expect(await stored()).toBe(1);
    expect((await deliver(Buffer.alloc(257 * 1024, ' '))).status).toBe(413);
    expect((await deliver(Buffer.alloc(257 * 1024, ' '), { secret: 'guessed' })).status).toBe(413);
    expect(await stored()).toBe(1);
  });

  it('is posted, and asked for by nobody', async () => {
    const reply = await service.send('GET', PATH);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('that is signed and no JSON is stored, and tells nobody what it says', async () => {
    expect((await deliver(`${WORD} is no JSON`)).status).toBe(200);
    hear();
    await vi.waitFor(async () => expect(await failuresOf()).toEqual([1]));
    expect(service.logLines.filter(({ msg }) => msg === 'fault')).toHaveLength(1);
    expect(JSON.stringify(service.logLines)).not.toContain(WORD);
  });

  async function failuresOf(): Promise<number[]> {
    const rows = await service.database
      .reader<{ failures: number }>('provider_deliveries')
      .select('failures');
    return rows.map(({ failures }) => failures);
  }

  const hear = (): void => {
    for (const each of service.beside) each.start();
  };

  /** Takes the database away, and answers how it comes back. */
  async function takeAway(): Promise<() => Promise<void>> {
    if (way !== undefined) {
      const frozen = way;
      frozen.freeze();
      return () => {
        frozen.thaw();
        return Promise.resolve();
      };
    }
    const file = made.url.slice('sqlite:'.length);
    await rename(file, `${file}.moved`);
    return () => rename(`${file}.moved`, file);
  }

  it(
    'that comes while the database is away is answered 503, and is applied once when it comes again',
    async () => {
      const request: TestTenant['request'] = (method, path, sent) => service.send(method, path, sent);
      const tenant = createTestTenant(service, request, await service.newTenant());
      await tenant.adjust('AUD', '100.00');
      const { id } = await tenant.newPayout({ amount: '10.00' });
      const [instruction] = await selectMatching(service.database.reader, instructionsTable, [
        { subject: id },
      ]);
      const taken = { ...instruction!, status: 'taken' as const, adapter: standIn.adapter };
      await service.writeQueue.submit(
        probeWrite(instruction!.tenantId, {
          decide: () => ({ effects: [saveRow(instructionsTable, taken)] }),
        }),
      );
      const event = {
        id: 'bank-event-1',
        about: { orderId: instruction!.id },
        says: 'settled',
        at: Date.now(),
        amount: { asset: 'AUD', minor: '1000' },
      };
      const bring = await takeAway();
      const refused = await deliver(messages({ events: [event] }));
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
      await bring();
      await vi.waitFor(async () => expect((await service.send('GET', '/readyz')).status).toBe(200), {
        interval: 100,
      });
      for (const each of [1, 2])
        expect([each, (await deliver(messages({ events: [event] }))).status]).toEqual([each, 200]);
      hear();
      await vi.waitFor(async () => expect(await tenant.payout(id)).toMatchObject({ status: 'settled' }));
      await vi.waitFor(async () => expect(await pending()).toBe(0));
      expect((await tenant.payout(id)).statusHistory.map(({ status }) => status)).toEqual([
        'accepted',
        'submitted',
        'settled',
      ]);
    },
    PATIENCE_MS,
  );

  async function pending(): Promise<number> {
    const rows = await service.database.reader('provider_deliveries').whereNotNull('due_at');
    return rows.length;
  }
});
