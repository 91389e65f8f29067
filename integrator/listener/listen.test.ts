import { expect, it } from 'vitest';
import { NoAnswer, Refused } from '../http/api-client.ts';
import type { ShownEvent } from '../http/shown-event.ts';
import { listen, type ListenerParts } from './listen.ts';

const event = (version: number, type = 'payout.settled'): ShownEvent => ({
  id: `evt_${String(version)}`,
  type,
  timestamp: '2026-11-21T10:00:00.000Z',
  data: { id: 'pay_1', object: 'payout', status: 'settled', version, url: '/v1/treasury/payouts/pay_1' },
});

const line = (version: number, type = 'payout.settled'): string =>
  `2026-11-21T10:00:00.000Z  ${type}  pay_1  settled  v${String(version)}`;

async function heard(
  looks: readonly (readonly ShownEvent[] | Error)[],
  parts: Partial<ListenerParts> = {},
): Promise<{ lines: string[]; warnings: string[]; rests: number[] }> {
  const [lines, warnings, rests]: [string[], string[], number[]] = [[], [], []];
  const stopping = new AbortController();
  const left = [...looks];
  await listen({
    tail: {
      next: async () => {
        const next = left.shift();
        if (left.length === 0) setImmediate(() => stopping.abort());
        if (next instanceof Error) throw next;
        return next ?? [];
      },
    },
    wanted: () => true,
    forward: null,
    print: (text) => lines.push(text),
    warn: (text) => warnings.push(text),
    rest: async (ms) => {
      rests.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
    signal: stopping.signal,
    elapsedMs: () => 0,
    ...parts,
  });
  return { lines, warnings, rests };
}

it('prints a line for each event that is wanted, and looks again a second after the look before', async () => {
  const looks = [[event(1), event(2, 'payin.held')], [], [event(3)]];
  const { lines, warnings, rests } = await heard(looks, { wanted: (type) => type.startsWith('payout.') });
  expect(lines).toEqual([line(1), line(3)]);
  expect(warnings).toEqual([]);
  expect(rests).toEqual([1_000, 1_000, 1_000]);
});

it('hands each on in order, and says what came of it', async () => {
  const order: string[] = [];
  const { lines } = await heard([[event(1), event(2)], [event(3)]], {
    forward: async ({ id }) => {
      order.push(id);
      return '204 in 3 ms';
    },
  });
  expect(order).toEqual(['evt_1', 'evt_2', 'evt_3']);
  expect(lines).toEqual([1, 2, 3].map((version) => `${line(version)}  204 in 3 ms`));
});

it('asks on while the server is away, tells of it once, and waits as long as it asks for', async () => {
  const busy = new Refused(
    'GET /v1/events',
    { status: 503, code: 'service_unavailable', retryAfterSeconds: 7 },
    '',
  );
  const looks = [[event(1)], new NoAnswer('http://x', 'ECONNREFUSED'), busy, [event(2)], [], [event(3)]];
  const { lines, warnings, rests } = await heard(looks);
  expect(lines).toEqual([1, 2, 3].map((version) => line(version)));
  expect(warnings).toEqual([
    'No answer from http://x: ECONNREFUSED. Retrying; no event is lost.',
    'The server is answering again.',
  ]);
  expect(rests).toEqual([1_000, 1_000, 7_000, 1_000, 1_000, 1_000]);
});

it.each([401, 403])('ends where the key is refused (%i)', async (status) => {
  const refused = new Refused('GET /v1/events', { status, code: null, retryAfterSeconds: null }, '');
  await expect(heard([[event(1)], refused, [event(2)]])).rejects.toBe(refused);
});

it('prints nothing more once it is stopped', async () => {
  const stopping = new AbortController();
  const { lines } = await heard([[event(1), event(2), event(3)]], {
    signal: stopping.signal,
    forward: async ({ id }) => {
      if (id === 'evt_2') stopping.abort();
      return '200 in 1 ms';
    },
  });
  expect(lines).toEqual([`${line(1)}  200 in 1 ms`]);
});
