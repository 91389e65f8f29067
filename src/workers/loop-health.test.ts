import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { Unknown } from '../provider-seam/port/provider.ts';
import { callInTime } from '../provider-seam/port/call-in-time.ts';
import { HEALTH_TIMES, WorkerHealth } from './worker-health.ts';

const BROKEN = Object.assign(new Error('select 1 - no such table: mails'), { code: 'SQLITE_ERROR' });
const HANGING = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
const ROW = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' });

const fail = (error: Error) => (): Promise<void> => Promise.reject(error);
const succeed = (): Promise<void> => Promise.resolve();

let now = 0;
let isOut = false;
let faults: unknown[] = [];
let health: WorkerHealth;

/** Lets time go by as it does in a process that is alive. */
function wait(ms: number): void {
  for (const end = now + ms; now < end;) {
    now += Math.min(500, end - now);
    health.look();
  }
}

const failing = (): unknown => Object.fromEntries(health.failing);

beforeEach(() => {
  [now, isOut, faults] = [1_000, false, []];
  health = new WorkerHealth({
    now: () => now,
    isOut: () => isOut,
    onFault: (_worker, error) => void faults.push(error),
  });
});

describe('a loop', () => {
  it.each([
    ['a statement that fails', BROKEN, 'statement_failed'],
    ['a statement that gets no answer', HANGING, 'timeout'],
    [
      'a write that waits for a connection',
      new ApiError('service_unavailable', { reason: 'database' }),
      'timeout',
    ],
    ['an error of its own', new TypeError('x is undefined'), 'no_round'],
  ])('with %s is failing within 15 s, and no longer with its next round', async (_what, error, code) => {
    const loop = health.loop('orders');
    loop.started();
    const since = now;
    while (health.failing.size === 0 && now - since < 60_000) {
      const backOffMs = await loop.round(fail(error));
      expect(backOffMs).toBeLessThanOrEqual(5_000);
      loop.rests(backOffMs ?? 0);
      wait(Math.min(backOffMs ?? 0, 1_000));
    }
    expect(now - since).toBeGreaterThan(9_000);
    expect(now - since).toBeLessThanOrEqual(15_000);
    expect(failing()).toEqual({ orders: code });
    expect(health.failingParts).toEqual([{ part: 'orders', code }]);
    await loop.round(succeed);
    health.look();
    expect([failing(), health.failingParts]).toEqual([{}, []]);
  });

  it('rests longer after each failure, up to 5 s, and as usual after a round that was completed', async () => {
    const loop = health.loop('mail');
    loop.started();
    const rests: (number | null)[] = [];
    for (let each = 0; each < 7; each += 1) rests.push(await loop.round(fail(BROKEN)));
    expect(rests).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    expect(await loop.round(succeed)).toBeNull();
    expect(await loop.round(fail(BROKEN))).toBe(200);
  });

  it('whose statement fails beside its round has completed none', async () => {
    const loop = health.loop('retention');
    loop.started();
    for (let each = 0; each < 20; each += 1) {
      await loop.round(() => {
        loop.onFault(BROKEN);
        return Promise.resolve();
      });
      loop.rests(1_000);
      wait(1_000);
    }
    expect(failing()).toEqual({ retention: 'statement_failed' });
    expect(health.failingParts).toEqual([]);
  });

  it('is not failing for a provider that is down, however its adapter says so', async () => {
    const loop = health.loop('rates');
    loop.started();
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const call = () => callInTime({ timeoutMs: 1_000, attempt: 1 }, fail(refused)).catch(loop.onFault);
    for (let each = 0; each < 20; each += 1) {
      await loop.round(each % 2 === 0 ? call : fail(new Unknown('no answer')));
      loop.rests(1_000);
      wait(1_000);
    }
    expect(failing()).toEqual({});
  });

  it('is failing where a round does not end, unless it may wait for others', async () => {
    const loop = health.loop('orders');
    const calling = health.loop('provider_messages', 60_000);
    for (const each of [loop, calling]) each.started();
    let end = (): void => undefined;
    const round = (): Promise<void> => new Promise<void>((resolve) => (end = resolve));
    const rounds = [loop.round(round), calling.round(round)];
    wait(16_000);
    expect(failing()).toEqual({ orders: 'no_round' });
    calling.onStep();
    wait(70_000);
    expect(failing()).toEqual({ orders: 'no_round' });
    wait(5_000);
    expect(failing()).toEqual({ orders: 'no_round', provider_messages: 'no_round' });
    end();
    await rounds[1];
  });

  it('is failing where its next round does not come', async () => {
    const loop = health.loop('mail');
    loop.started();
    await loop.round(succeed);
    loop.rests(600_000);
    wait(600_000);
    expect(failing()).toEqual({});
    wait(15_000);
    expect(failing()).toEqual({ mail: 'no_round' });
    loop.stopped();
    health.look();
    expect(failing()).toEqual({});
  });

  it('is not blamed for an outage of the database, nor for a process that stood still', async () => {
    const loop = health.loop('orders');
    loop.started();
    await loop.round(fail(BROKEN));
    isOut = true;
    wait(60_000);
    isOut = false;
    loop.rests(0);
    wait(1_000);
    expect(failing()).toEqual({});
    now += 3_600_000;
    health.look();
    expect(failing()).toEqual({});
  });

  it('that fails just after its process stood still is failing as soon as any other', async () => {
    const loop = health.loop('mail');
    loop.started();
    await loop.round(succeed);
    loop.rests(1_000);
    now += 3_600_000;
    // Its rest ends before anybody looks.
    await loop.round(succeed);
    loop.rests(1_000);
    health.look();
    wait(20_000);
    expect(failing()).toEqual({ mail: 'no_round' });
  });
});

describe('work beside the rounds', () => {
  it('is failing where each piece fails alike, and good with the first piece that goes well', async () => {
    const work = health.work('webhooks');
    for (let each = 0; each < 12; each += 1) {
      work.failed(BROKEN);
      await Promise.resolve();
      wait(1_000);
    }
    expect(failing()).toEqual({ webhooks: 'statement_failed' });
    expect(faults).toHaveLength(12);
    work.succeeded();
    health.look();
    expect(failing()).toEqual({});
  });

  it('is not failing for a row that fails for ever', async () => {
    const work = health.work('orders');
    for (let each = 0; each < 30; each += 1) {
      expect(work.failed(ROW)).toBe(false);
      await Promise.resolve();
      wait(1_000);
    }
    expect(failing()).toEqual({});
  });
});

it('reports within 15 s by its times', () => {
  expect(HEALTH_TIMES.failingAfterMs).toBeLessThan(15_000 - 1_000);
  expect(HEALTH_TIMES.longestBackOffMs).toBe(5_000);
});
