import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyOrder, Call } from '../../provider-seam/port/provider.ts';
import { Forged, Refused, Retry, Unknown } from '../../provider-seam/port/provider.ts';
import type { Behaviour, CallFault, CallKind } from './behaviour.ts';
import { signDelivery } from './delivery-signature.ts';
import { serveStandIn, type RunningStandIn } from './serve-stand-in.ts';
import { StandInAdapter } from './stand-in-adapter.ts';
import type { WireBooks, WireDelivery } from './wire.ts';

const SECRET = 'the secret of a test';
const CALL: Call = { signal: AbortSignal.timeout(60_000), attempt: 1 };

let standIn: RunningStandIn;
let count = 0;

const connect = (name: 'bank' | 'exchange' = 'bank') =>
  new StandInAdapter(name, {
    url: standIn.url,
    secret: SECRET,
    limits: { timeoutMs: 10_000, atOnce: 4 },
    pollMs: 100,
  });

async function control(method: string, path: string, body: object): Promise<void> {
  const sent = await fetch(`${standIn.url}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(sent.ok).toBe(true);
}

const behave = (changes: Partial<Behaviour>) => control('PATCH', 'bank/behaviour', changes);
const plan = (call: CallKind, fault: CallFault) => control('POST', 'bank/faults', [{ call, fault }]);

async function books(): Promise<WireBooks> {
  return (await (await fetch(`${standIn.url}/control/bank/books`)).json()) as WireBooks;
}

function order(): AnyOrder {
  count += 1;
  const payload = { amount: '10.03', asset: 'AUD', rail: 'npp' };
  return { instructionId: `ins_${count}`, tenantId: 'ten_1', kind: 'pay', subject: `pay_${count}`, payload };
}

/** Waits until a fault has struck a `carryOut`: what it does first is done then. */
async function untilMet(fault: CallFault, times = 1): Promise<void> {
  for (;;) {
    if ((await books()).faults[`carryOut.${fault}`] === times) return;
    await immediate();
  }
}

/** What a call threw: the kind of no that it was. */
async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => (error as Error).constructor,
  );
}

beforeEach(async () => {
  standIn = await serveStandIn({ seed: 'test', secret: SECRET, port: 0 });
});

afterEach(async () => {
  vi.useRealTimers();
  await standIn.close();
});

describe('the adapter of the stand-in', () => {
  it('takes an order, and tells the same news by queryStatus and by poll', async () => {
    const bank = connect();
    const sent = order();
    const answer = await bank.carryOut(sent, CALL);
    expect(answer).toEqual({ outcome: 'taken', providerReference: `bank-${sent.instructionId}` });
    await expect
      .poll(() => bank.queryStatus(sent, CALL))
      .toEqual([
        expect.objectContaining({
          about: { instructionId: sent.instructionId },
          says: 'settled',
          amount: { asset: 'AUD', minor: 1_003n },
        }),
      ]);
    const messages = await bank.poll.read(null, CALL);
    expect(messages.reports).toEqual(await bank.queryStatus(sent, CALL));
    expect(messages.entries).toMatchObject([
      { instructionId: sent.instructionId, amount: { asset: 'AUD', minor: -1_003n } },
    ]);
    expect(await bank.poll.read(messages.cursor, CALL)).toMatchObject({ reports: [], entries: [] });
    expect(await bank.holdings(CALL)).toMatchObject([{ amount: { asset: 'AUD', minor: -1_003n } }]);
  });

  it.each([
    ['error_before', Unknown],
    ['reset_before', Unknown],
    ['too_many', Retry],
  ] as const)('that meets %s has done nothing, and says so by its error', async (fault, error) => {
    const bank = connect();
    const sent = order();
    await plan('carryOut', fault);
    expect(await thrownBy(bank.carryOut(sent, CALL))).toBe(error);
    expect(await bank.queryStatus(sent, CALL)).toBe('absent');
  });

  it.each(['error_after', 'reset_after', 'garbled'] as const)(
    'that meets %s does not know, and finds the order',
    async (fault) => {
      const bank = connect();
      const sent = order();
      await plan('carryOut', fault);
      expect(await thrownBy(bank.carryOut(sent, CALL))).toBe(Unknown);
      expect(await bank.queryStatus(sent, CALL)).not.toBe('absent');
      expect((await books()).orders).toMatchObject([{ id: sent.instructionId, repeats: 0 }]);
    },
  );

  it.each([
    ['hang_before', 'absent'],
    ['hang_after', 'taken'],
  ] as const)('that meets %s waits until it is told to end', async (fault, then) => {
    const bank = connect();
    const sent = order();
    await plan('carryOut', fault);
    const end = new AbortController();
    const thrown = thrownBy(bank.carryOut(sent, { signal: end.signal, attempt: 1 }));
    await untilMet(fault);
    end.abort();
    expect(await thrown).toBe(Unknown);
    const found = await bank.queryStatus(sent, CALL);
    expect(found === 'absent' ? 'absent' : 'taken').toBe(then);
  });

  it('says absent only of what cannot arrive any more', async () => {
    const bank = connect();
    const lateMs = 300;
    await behave({ lateMs });
    // Orders travel by a clock that only the test moves.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [arriving, asked] = [order(), order()];
    for (const [index, sent] of [arriving, asked].entries()) {
      await plan('carryOut', 'arrives_late');
      const end = new AbortController();
      const thrown = thrownBy(bank.carryOut(sent, { signal: end.signal, attempt: 1 }));
      await untilMet('arrives_late', index + 1);
      end.abort();
      expect(await thrown).toBe(Unknown);
    }
    expect(await bank.queryStatus(asked, CALL)).toBe('absent');
    vi.advanceTimersByTime(lateMs);
    expect((await books()).orders.map(({ id }) => id)).toContain(arriving.instructionId);
    expect(await bank.queryStatus(asked, CALL)).toBe('absent');
  });

  it('knows a refusal, a refused connection, and the time it is told to wait', async () => {
    const bank = connect();
    await behave({ outcomes: { refused: 1 }, retryAfterSeconds: 7 });
    expect(await thrownBy(bank.carryOut(order(), CALL))).toBe(Refused);
    await plan('carryOut', 'too_many');
    await expect(bank.carryOut(order(), CALL)).rejects.toMatchObject({ afterMs: 7_000 });
    // It listens again by a clock that only the test moves.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refusedMs = 500;
    await control('POST', 'refuse', { ms: refusedMs });
    // What it has not cut yet may break off before it refuses connections.
    while ((await thrownBy(bank.carryOut(order(), CALL))) !== Retry) await immediate();
    expect(await thrownBy(bank.queryStatus(order(), CALL))).toBe(Retry);
    while ((await thrownBy(bank.queryStatus(order(), CALL))) === Retry) vi.advanceTimersByTime(refusedMs);
    expect(await thrownBy(bank.queryStatus(order(), CALL))).toBeUndefined();
  });

  it('counts an order that is sent again, and books it once', async () => {
    const bank = connect();
    const sent = order();
    const [first, second] = [await bank.carryOut(sent, CALL), await bank.carryOut(sent, CALL)];
    expect(second).toEqual(first);
    await expect.poll(async () => (await books()).entries.length).toBe(1);
    expect((await books()).orders).toMatchObject([{ id: sent.instructionId, repeats: 1 }]);
  });

  it('cancels what has not come to its end', async () => {
    const bank = connect();
    await behave({ settleMs: 60_000 });
    const sent = order();
    await bank.carryOut(sent, CALL);
    expect(await bank.cancel(sent, CALL)).toBe('cancelled');
    expect(await bank.cancel(sent, CALL)).toBe('too_late');
  });

  it('names rates with their age', async () => {
    const rates = await connect('exchange').rates(CALL);
    expect(rates).toContainEqual(
      expect.objectContaining({ source: 'AUD', destination: 'USDC', rate: '0.6500' }),
    );
  });
});

describe('a delivery of the stand-in', () => {
  it('is judged by its signature and its age, and brings the news of the poll', async () => {
    const bank = connect();
    const received: { headers: Headers; body: Buffer }[] = [];
    const hook = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({
          headers: new Headers(request.headers as Record<string, string>),
          body: Buffer.concat(parts),
        });
        // The first is not taken, so that it comes again.
        response.writeHead(received.length === 1 ? 503 : 200).end();
      });
    });
    hook.listen(0, '127.0.0.1');
    await once(hook, 'listening');
    await control('PUT', 'bank/subscription', {
      url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    });
    const sent = order();
    await bank.carryOut(sent, CALL);
    await expect.poll(() => received.length).toBe(2);
    const [first, again] = received;
    expect(again!.body).toEqual(first!.body);
    expect(bank.receive({ ...again!, at: Date.now() }).messages?.reports).toEqual(
      await bank.queryStatus(sent, CALL),
    );
    expect(() => bank.receive({ ...again!, at: Date.now() + 600_000 })).toThrow(Forged);
    expect(() => bank.receive({ ...again!, body: Buffer.from('{}'), at: Date.now() })).toThrow(Forged);
    expect(() => bank.receive({ headers: new Headers(), body: again!.body, at: Date.now() })).toThrow(Forged);
    hook.close();
  });

  it('may hint at an order, so that it is asked about', () => {
    const delivery: WireDelivery = { events: [], ask: ['ins_1'] };
    const body = Buffer.from(JSON.stringify(delivery));
    const headers = new Headers(signDelivery(SECRET, Date.now(), body));
    expect(connect().receive({ headers, body, at: Date.now() })).toEqual({ ask: ['ins_1'] });
  });
});
