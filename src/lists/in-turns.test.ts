import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** In how many turns of the event loop so many items of a size were worked on. */
async function turnsOf(count: number, bytes: number): Promise<number> {
  let turn = 0;
  let isOver = false;
  const pass = (): void => {
    turn += 1;
    if (!isOver) setImmediate(pass);
  };
  setImmediate(pass);
  const turns = new Set<number>();
  await inTurns(Array.from({ length: count }), () => {
    turns.add(turn);
    return bytes;
  });
  isOver = true;
  return turns.size;
}

describe('the items of a page', () => {
  it('are worked on in one turn of the event loop where they are few and small', async () => {
    expect(await turnsOf(50, 400)).toBe(1);
  });

  it('take a turn for every 48 KiB, at half a kibibyte more for each', async () => {
    expect(await turnsOf(200, 10)).toBe(3);
    expect(await turnsOf(200, 1_000)).toBe(7);
    expect(await turnsOf(4, 100_000)).toBe(4);
  });

  it('are left where one says that it is enough', async () => {
    let worked = 0;
    await inTurns(Array.from({ length: 10 }), () => {
      worked += 1;
      return worked === 3 ? 'enough' : 1;
    });
    expect(worked).toBe(3);
  });
});
