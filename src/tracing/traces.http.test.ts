import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { type Received, type Receiver, openReceiver } from '../testing/receivers/receiver.ts';
import { type TestService, startTestService } from '../testing/server/test-service.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { createTestTenant, type TestTenant } from '../testing/worlds/test-tenant.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const PATIENCE = { interval: 20 };

eachDatabase((dialect) => {
  let made: TestDatabase;
  let service: TestService;
  let tenant: TestTenant;
  let receiver: Receiver;
  /** The traces of the bank's calls, by payout. */
  const called = new Map<string, (string | null | undefined)[]>();
  let isAway = false;
  let paid = 0;

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    const note = (subject: string, traceparent: string | null | undefined): void => {
      called.set(subject, [...(called.get(subject) ?? []), traceparent]);
    };
    const bank = new TestProvider({
      carryOut: (order, take, { traceparent }) => {
        note(order.subject, traceparent);
        return isAway ? Promise.reject(new Error('the connection broke')) : Promise.resolve(take());
      },
      queryStatus: (order, known, { traceparent }) => {
        note(order.subject, traceparent);
        return Promise.resolve(known);
      },
    });
    service = await startTestService(made.url, { CORRIDOR_CONTRACT_GUARD: 'off' }, {}, undefined, {
      providers: { bank },
    });
    service.worker.start();
    tenant = createTestTenant(service, service.send, await service.newTenant());
    receiver = await openReceiver();
    await tenant.newWebhook({ url: receiver.url, eventTypes: ['payout.accepted'] });
    await tenant.adjust('AUD', '1000.00');
  });

  afterAll(async () => {
    await service.close();
    await receiver.close();
    await made.remove();
  });

  async function pay(headers: Record<string, string>): Promise<string> {
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const externalReference = `payout ${(paid += 1)}`;
    const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference };
    const reply = await tenant.request('POST', '/v1/treasury/payouts', { body, headers });
    expect(reply.status, reply.text).toBe(201);
    return String(reply.body['id']);
  }

  const hook = async (payoutId: string): Promise<Received> => {
    const find = (): Received | undefined => receiver.received.find(({ body }) => body.includes(payoutId));
    await expect.poll(find, PATIENCE).toBeDefined();
    return find()!;
  };

  const lineOf = (requestsSince: number): Record<string, unknown> | undefined =>
    service.logLines.slice(requestsSince).find(({ operationId }) => operationId === 'createPayout');

  it("a request's trace is in its log line, in the bank's call, and in its webhook", async () => {
    const since = service.logLines.length;
    const id = await pay({ traceparent: SENT });
    await expect.poll(() => called.get(id), PATIENCE).toEqual([SENT]);
    expect((await hook(id)).headers['traceparent']).toBe(SENT);
    expect(lineOf(since)?.['traceId']).toBe(TRACE);
  });

  it('where the outcome of a call is not known, the question goes under the same trace', async () => {
    isAway = true;
    const id = await pay({ traceparent: SENT });
    const calls = (): readonly unknown[] => called.get(id) ?? [];
    // What the bank does not have is sent again.
    await expect.poll(() => calls().length, { ...PATIENCE, timeout: 20_000 }).toBeGreaterThan(1);
    expect(new Set(calls())).toEqual(new Set([SENT]));
    isAway = false;
  });

  it('nothing is passed on of a request without a trace, or with one that is not valid', async () => {
    for (const headers of [{}, { traceparent: SENT.toUpperCase() }, { traceparent: 'x'.repeat(4_000) }]) {
      const since = service.logLines.length;
      const id = await pay(headers);
      await expect.poll(() => called.get(id), PATIENCE).toEqual([null]);
      expect((await hook(id)).headers['traceparent']).toBeUndefined();
      expect(lineOf(since)).toBeDefined();
      expect(lineOf(since)).not.toHaveProperty('traceId');
    }
  });
});
