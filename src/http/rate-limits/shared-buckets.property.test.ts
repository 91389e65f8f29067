import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bucket } from './buckets.ts';
import { SharedBuckets } from './shared-buckets.ts';
import type { TakeTokens } from './take-tokens.ts';

const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 200);

/** What a database does with what it is asked, on a clock that the test sets. */
class Shared {
  nowMs = 0;
  statements = 0;
  readonly #fullAt = new Map<string, number>();

  readonly take: TakeTokens = async (asks) => {
    this.statements += 1;
    const now = this.nowMs * 1_000;
    const grants = asks.flatMap(({ bucket, everyUs, most, wanted }) => {
      const base = Math.max(this.#fullAt.get(bucket) ?? now, now);
      const left = Math.floor((now - base) / everyUs + most);
      if (left < 1) return [];
      const tokens = Math.min(20, left, Math.max(1, Math.floor(left / 10), wanted));
      const fullAt = base + Math.ceil(everyUs * tokens);
      this.#fullAt.set(bucket, fullAt);
      return [{ bucket, tokens, backlogUs: fullAt - now }];
    });
    return Promise.resolve(grants);
  };
}

interface Step {
  readonly process: number;
  readonly waitMs: number;
  readonly requests: number;
}

const steps = fc.array(
  fc.record({
    process: fc.nat({ max: 2 }),
    waitMs: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 1_500 })),
    requests: fc.nat({ max: 60 }),
  }),
  { minLength: 1, maxLength: 40 },
);

const policies = fc.record({
  perSecond: fc.integer({ min: 1, max: 500 }),
  burst: fc.integer({ min: 1, max: 200 }),
});

/** When each request passed, in milliseconds. */
async function passes(given: readonly Step[], bucket: Bucket, shared: Shared): Promise<number[]> {
  const processes = [0, 1, 2].map(() => new SharedBuckets(shared.take, () => shared.nowMs));
  const passed: number[] = [];
  for (const { process, waitMs, requests } of given) {
    shared.nowMs += waitMs;
    const asked = Array.from({ length: requests }, async () => processes[process]!.take([bucket]));
    for (const { retryAfterSeconds } of await Promise.all(asked))
      if (retryAfterSeconds === null) passed.push(shared.nowMs);
  }
  return passed;
}

it('processes together let no more through, in any time, than the burst and what comes in that time', async () => {
  await fc.assert(
    fc.asyncProperty(steps, policies, async (given, { perSecond, burst }) => {
      const bucket: Bucket = { policy: { name: 'key', perSecond, burst }, of: 'key_1' };
      // What a bucket that leaks would hold: it never runs over where no time has more than its burst and what comes in it.
      let [level, before] = [0, 0];
      for (const at of await passes(given, bucket, new Shared())) {
        level = Math.max(0, level - (perSecond * (at - before)) / 1_000) + 1;
        before = at;
        if (level > burst + 1e-6) throw new Error(`${level} at ${at} ms`);
      }
    }),
    { numRuns: RUNS },
  );
});

it('a process that is asked at once lets the whole burst through, and takes a token of both buckets or of neither', async () => {
  await fc.assert(
    fc.asyncProperty(policies, policies, async (one, other) => {
      const shared = new Shared();
      const buckets = new SharedBuckets(shared.take, () => shared.nowMs);
      const asked: Bucket[] = [
        { policy: { name: 'key', ...one }, of: 'key_1' },
        { policy: { name: 'tenant', ...other }, of: 'acct_1' },
      ];
      const taken = await Promise.all(Array.from({ length: 250 }, async () => buckets.take(asked)));
      const passed = taken.filter(({ retryAfterSeconds }) => retryAfterSeconds === null);
      expect(passed).toHaveLength(Math.min(one.burst, other.burst));
      expect(shared.statements).toBeLessThanOrEqual(80);
    }),
    { numRuns: RUNS },
  );
});
