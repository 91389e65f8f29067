import { expect, it } from 'vitest';
import { ApiError, ConnectionError } from '../../sdk/src/errors.ts';
import { listen, type ListenerParts } from './listen.ts';

interface Row {
  readonly id: string;
}

const row = (number: number): Row => ({ id: `evt_${String(number)}` });

async function heard(
  looks: readonly (readonly Row[] | Error)[],
  parts: Partial<ListenerParts<Row>> = {},
): Promise<{ shown: string[]; warnings: string[]; rests: number[] }> {
  const [shown, warnings, rests]: [string[], string[], number[]] = [[], [], []];
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
    show: async ({ id }) => void shown.push(id),
    warn: (text) => warnings.push(text),
    rest: async (ms) => {
      rests.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
    signal: stopping.signal,
    elapsedMs: () => 0,
    ...parts,
  });
  return { shown, warnings, rests };
}

it('shows each row in order, and looks again a second after the look before', async () => {
  const { shown, warnings, rests } = await heard([[row(1), row(2)], [], [row(3)]]);
  expect(shown).toEqual(['evt_1', 'evt_2', 'evt_3']);
  expect(warnings).toEqual([]);
  expect(rests).toEqual([1_000, 1_000, 1_000]);
});

it('asks on while the server is away, tells of it once, and waits as long as it asks for', async () => {
  const busy = new ApiError({
    code: 'service_unavailable',
    message: 'It is not available.',
    status: 503,
    retryAfterMs: 7_000,
  });
  const gone = new ConnectionError({ code: 'connection_failed', message: 'It could not be reached.' });
  const { shown, warnings, rests } = await heard([[row(1)], gone, busy, [row(2)], [], [row(3)]]);
  expect(shown).toEqual(['evt_1', 'evt_2', 'evt_3']);
  expect(warnings).toEqual([
    'It could not be reached. Retrying; nothing is lost.',
    'The server is answering again.',
  ]);
  expect(rests).toEqual([1_000, 1_000, 7_000, 1_000, 1_000, 1_000]);
});

it.each([401, 403])('ends where the key is refused (%i)', async (status) => {
  const refused = new ApiError({ code: 'unauthenticated', message: 'No.', status });
  await expect(heard([[row(1)], refused, [row(2)]])).rejects.toBe(refused);
});

it('shows nothing more once it is stopped', async () => {
  const stopping = new AbortController();
  const seen: string[] = [];
  await heard([[row(1), row(2), row(3)]], {
    signal: stopping.signal,
    show: async ({ id }) => {
      seen.push(id);
      if (id === 'evt_2') stopping.abort();
    },
  });
  expect(seen).toEqual(['evt_1', 'evt_2']);
});
