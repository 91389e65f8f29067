import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import type { ScriptedInput } from '../testing/threads/scripted-thread.ts';
import { ThreadPool, type PoolBounds } from './thread-pool.ts';

const ENTRY = new URL('../testing/threads/scripted-thread.ts', import.meta.url);

const BOUNDS: PoolBounds = { threads: 2, waiting: 4, waitingInQueue: 2, jobMs: 50_000, idleMs: 50 };

const poolOf = (bounds: Partial<PoolBounds> = {}): ThreadPool<ScriptedInput, string> =>
  new ThreadPool(ENTRY, { ...BOUNDS, ...bounds });

/** A job that computes until it is let go. */
function held() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  return {
    input: { act: 'wait', gate } as const,
    hasBegun: () => Atomics.load(gate, 0) === 1,
    letGo: () => {
      Atomics.store(gate, 1, 1);
      Atomics.notify(gate, 1);
    },
  };
}

const refusalOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => error,
  );

describe('a pool of threads', () => {
  it('computes off the event loop, which goes on meanwhile', async () => {
    const job = held();
    const answer = poolOf().run('a', job.input);
    await vi.waitFor(() => expect(job.hasBegun()).toBe(true));
    job.letGo();
    expect(await answer).toBe('let go');
  });

  it('computes one job of a queue at a time, and those of other queues beside it', async () => {
    const pool = poolOf();
    const [first, second, other] = [held(), held(), held()];
    const answers = [pool.run('a', first.input), pool.run('a', second.input), pool.run('b', other.input)];
    await vi.waitFor(() => expect([first.hasBegun(), other.hasBegun()]).toEqual([true, true]));
    other.letGo();
    await answers[2];
    // A thread is free now, and the queue is not.
    expect(await pool.run('c', { act: 'answer', text: 'c' })).toBe('c');
    expect(second.hasBegun()).toBe(false);
    first.letGo();
    await vi.waitFor(() => expect(second.hasBegun()).toBe(true));
    second.letGo();
    expect(await Promise.all(answers)).toEqual(['let go', 'let go', 'let go']);
  });

  it('lets queues take turns, however many jobs one of them brings', async () => {
    const pool = poolOf({ threads: 1 });
    const running = held();
    const first = pool.run('flood', running.input);
    const order: string[] = [];
    const note = (queue: string): Promise<unknown> =>
      pool.run(queue, { act: 'answer', text: queue }).then((text) => order.push(text));
    const all = [note('flood'), note('flood'), note('a'), note('b')];
    running.letGo();
    await Promise.all([first, ...all]);
    expect(order).toEqual(['flood', 'a', 'b', 'flood']);
  });

  it('refuses a job when too many wait, of one queue or of all', async () => {
    const pool = poolOf({ threads: 1 });
    const running = held();
    const run = (queue: string): Promise<string> => pool.run(queue, { act: 'answer', text: queue });
    const taken = [pool.run('a', running.input), run('a'), run('a')];
    expect(await refusalOf(run('a'))).toMatchObject({
      code: 'service_unavailable',
      reason: 'threads_full',
      retryAfterSeconds: 1,
    });
    taken.push(run('b'), run('c'));
    expect(await refusalOf(run('d'))).toMatchObject({
      code: 'service_unavailable',
      reason: 'threads_full',
      retryAfterSeconds: 1,
    });
    running.letGo();
    expect(await Promise.all(taken)).toEqual(['let go', 'a', 'a', 'b', 'c']);
    expect(await run('d')).toBe('d');
  });

  it('tells of a job that fails, and goes on', async () => {
    const pool = poolOf({ threads: 1 });
    const failure = await refusalOf(pool.run('a', { act: 'fail', text: 'no such thing' }));
    expect(failure).toMatchObject({ message: expect.stringContaining('no such thing') as unknown });
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(await pool.run('a', { act: 'answer', text: 'next' })).toBe('next');
  });

  it('replaces a thread that ends, and one that hangs', async () => {
    const pool = poolOf({ threads: 1 });
    const ended = await refusalOf(pool.run('a', { act: 'exit' }));
    expect(ended).toMatchObject({ message: 'The thread ended with 3 while it computed.' });
    expect(await pool.run('a', { act: 'answer', text: 'after an end' })).toBe('after an end');
    const short = poolOf({ threads: 1, jobMs: 20 });
    const late = await refusalOf(short.run('a', { act: 'hang' }));
    expect(late).toMatchObject({ code: 'service_unavailable', reason: 'thread_late', retryAfterSeconds: 1 });
  });

  it('refuses an input that cannot be copied, and goes on', async () => {
    const pool = poolOf({ threads: 1 });
    const input = { act: 'answer', text: (() => '') as unknown as string } as const;
    expect(await refusalOf(pool.run('a', input))).toMatchObject({ name: 'DataCloneError' });
    expect(await pool.run('a', { act: 'answer', text: 'next' })).toBe('next');
  });
});
