import { beforeEach, describe, expect, it } from 'vitest';
import { CommitMemory } from './commit-memory.ts';

let now: number;
let isShared: boolean;
let commit: (...tables: string[]) => void;
let memory: CommitMemory<{ readonly read: number }>;
let reads: number;

beforeEach(() => {
  [now, isShared, reads] = [1_000_000, false, 0];
  memory = new CommitMemory({
    tables: ['sessions', 'users'],
    clock: () => now,
    writeQueue: {
      onCommit: (listener) =>
        (commit = (...tables) => listener(new Set(tables), { rows: [], isClockSet: false })),
      get isShared() {
        return isShared;
      },
    },
  });
});

/** What is remembered, or else read. */
async function ask(during: () => void = () => undefined): Promise<number> {
  const read = async (): Promise<{ readonly read: number }> => {
    reads += 1;
    const value = { read: reads };
    during();
    return value;
  };
  return (memory.get('one') ?? (await memory.read('one', read))).read;
}

describe('what was read', () => {
  it('is remembered for less than a second, by a clock that may step back', async () => {
    expect([await ask(), await ask()]).toEqual([1, 1]);
    now += 999;
    expect(await ask()).toBe(1);
    now += 1;
    expect(await ask()).toBe(2);
    now -= 1_000;
    expect(await ask()).toBe(3);
  });

  it('is forgotten by a commit of one of its tables, and of no other', async () => {
    await ask();
    commit('payouts', 'wallets');
    expect(await ask()).toBe(1);
    commit('payouts', 'users');
    expect(await ask()).toBe(2);
  });

  it('is not remembered where a commit that may have ended it fell in between', async () => {
    expect(await ask(() => commit('sessions'))).toBe(1);
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it('is read each time beside other processes, whose commits are not seen', async () => {
    await ask();
    isShared = true;
    expect([await ask(), await ask()]).toEqual([2, 3]);
  });

  it('is not remembered if nothing was found', async () => {
    for (let asked = 1; asked <= 2; asked += 1) {
      await memory.read('one', async () => {
        reads += 1;
        return undefined;
      });
      expect([reads, memory.get('one')]).toEqual([asked, undefined]);
    }
  });
});
