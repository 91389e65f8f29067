import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, CaseRequest } from './cases.ts';
import { type RunReport, runCases } from './run.ts';

/** Says how long a receiver takes for a request, and the status that it answers then. */
type Receiver = (request: CaseRequest) => { readonly takesMs: number; readonly status: number };

/** A receiver that knows its trade: it refuses what is not signed as it should be. */
const good: Receiver = ({ signing, shiftMs, isTampered }) => {
  const isGenuine = (signing === 'right' || signing === 'wrong_then_right') && shiftMs === 0 && !isTampered;
  return { takesMs: 1, status: isGenuine ? 204 : 400 };
};

interface Trial {
  readonly report: RunReport;
  readonly tookMs: number;
  readonly sent: readonly CaseRequest[];
  readonly mostAtOnce: number;
}

/** Runs all cases against a receiver, on a clock that runs as fast as it can. */
async function certify(receiver: Receiver): Promise<Trial> {
  const sent: CaseRequest[] = [];
  let [underWay, mostAtOnce] = [0, 0];
  const since = Date.now();
  const send = async (request: CaseRequest, limitMs: number): Promise<Answer> => {
    sent.push(request);
    mostAtOnce = Math.max(mostAtOnce, (underWay += 1));
    const { takesMs, status } = receiver(request);
    const durationMs = Math.min(takesMs, limitMs);
    await new Promise((resolve) => setTimeout(resolve, durationMs));
    underWay -= 1;
    return takesMs > limitMs ? { error: 'timeout', durationMs } : { status, durationMs };
  };
  const running = runCases({ send, elapsedMs: () => Date.now(), isBrokenOff: () => false });
  let report: RunReport | null | undefined;
  void running.then((ended) => (report = ended));
  while (report === undefined) await vi.advanceTimersByTimeAsync(50);
  if (report === null) throw new Error('It was broken off');
  return { report, tookMs: Date.now() - since, sent, mostAtOnce };
}

const verdicts = ({ cases }: RunReport): Record<string, string> =>
  Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict]));

const failed = (report: RunReport): string[] =>
  report.cases.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);

const NAMES = [
  'valid',
  'duplicate',
  'reordered',
  'tampered_body',
  'wrong_secret',
  'missing_signature',
  'old_timestamp',
  'future_timestamp',
  'rotated_secret',
  'unknown_type',
  'unknown_field',
  'burst',
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run', () => {
  it('sends every case in its order, the burst ten at a time, and passes a receiver that knows its trade', async () => {
    const { report, sent, mostAtOnce } = await certify(good);
    expect(report.cases.map(({ name }) => name)).toEqual(NAMES);
    expect(failed(report)).toEqual([]);
    expect(sent.map(({ event }) => event)).toEqual([
      ...[1, 1, 4, 2, 3],
      ...Array.from({ length: 108 }, (_, index) => index + 5),
    ]);
    expect(mostAtOnce).toBe(10);
    expect(report.slowestMs).toBe(1);
    expect(report.cases[2]).toEqual({
      name: 'reordered',
      expected: '2xx each',
      observed: '3 × 204',
      verdict: 'passed',
    });
    expect(report.cases[11]).toEqual({
      name: 'burst',
      expected: '2xx each, the slowest within 5 s',
      observed: '100 × 204, slowest 1 ms',
      verdict: 'passed',
    });
  });

  it.each<[string, Receiver, string[]]>([
    [
      'takes everything',
      () => ({ takesMs: 1, status: 200 }),
      ['tampered_body', 'wrong_secret', 'missing_signature', 'old_timestamp', 'future_timestamp'],
    ],
    [
      'refuses everything',
      () => ({ takesMs: 1, status: 401 }),
      ['valid', 'duplicate', 'reordered', 'rotated_secret', 'unknown_type', 'unknown_field', 'burst'],
    ],
    [
      'reads the first signature alone',
      (request) => (request.signing === 'wrong_then_right' ? { takesMs: 1, status: 400 } : good(request)),
      ['rotated_secret'],
    ],
    [
      'looks at no timestamp',
      (request) => good({ ...request, shiftMs: 0 }),
      ['old_timestamp', 'future_timestamp'],
    ],
    [
      'knows every type',
      (request) => (request.oddity === 'type' ? { takesMs: 1, status: 422 } : good(request)),
      ['unknown_type'],
    ],
    [
      'fails where it should refuse',
      (request) => ({ takesMs: 1, status: good(request).status === 400 ? 500 : 204 }),
      ['tampered_body', 'wrong_secret', 'missing_signature', 'old_timestamp', 'future_timestamp'],
    ],
    ['redirects', () => ({ takesMs: 1, status: 302 }), NAMES],
    [
      'breaks at one of the hundred',
      (request) => (request.event === 60 ? { takesMs: 1, status: 503 } : good(request)),
      ['burst'],
    ],
  ])('fails a receiver that %s, by those cases alone', async (_, receiver, names) => {
    const { report } = await certify(receiver);
    expect(verdicts(report)).toEqual(
      Object.fromEntries(NAMES.map((name) => [name, names.includes(name) ? 'failed' : 'passed'])),
    );
  });

  it('ends within a minute where the receiver never answers, and says of each case that it timed out', async () => {
    const { report, tookMs } = await certify(() => ({ takesMs: 1e9, status: 200 }));
    expect(failed(report)).toEqual(NAMES);
    expect(report.cases[0]?.observed).toBe('timeout');
    expect(report.cases[2]?.observed).toBe('timeout, 2 not sent');
    expect(report.cases[11]?.observed).toBe('10 × timeout, 90 not sent');
    expect(report.slowestMs).toBeNull();
    expect(tookMs).toBeLessThan(50_000);
  });

  it('ends within a minute where each answer comes just in time', async () => {
    const { report, tookMs } = await certify((request) => ({ ...good(request), takesMs: 3_990 }));
    expect(failed(report)).toEqual(['burst']);
    expect(report.cases[11]?.observed).toMatch(/^10 × 204, 10 × timeout, slowest 3990 ms, 80 not sent$/);
    expect(tookMs).toBeLessThan(58_000);
  });

  it('passes a receiver that is slow within its limits', async () => {
    const { report, tookMs } = await certify((request) => ({ ...good(request), takesMs: 2_400 }));
    expect(failed(report)).toEqual([]);
    expect(report.slowestMs).toBe(2_400);
    expect(tookMs).toBeLessThan(57_000);
  });

  it('ends after the request that it is at where it is broken off, without a verdict', async () => {
    let sent = 0;
    const send = async (): Promise<Answer> => ({ status: (sent += 1) > 0 ? 204 : 500, durationMs: 1 });
    expect(await runCases({ send, elapsedMs: () => 0, isBrokenOff: () => sent >= 4 })).toBeNull();
    expect(sent).toBe(4);
  });
});
