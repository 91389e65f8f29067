import { describe, expect, it } from 'vitest';
import { Epochs } from './epochs.ts';

const epoch = (number: number, beganAt: number) => ({ epoch: number, beganAt, reason: null, actor: null });

/** Epochs over a table that a test changes, and a time that it moves. */
function known() {
  const world = { rows: [epoch(1, 0)], now: 0, reads: 0, isDown: false };
  const read = () => {
    world.reads += 1;
    return world.isDown ? Promise.reject(new Error('no database')) : Promise.resolve([...world.rows]);
  };
  return { world, epochs: new Epochs([epoch(1, 0)], read, () => world.now) };
}

describe('the epochs that a process knows', () => {
  it('are relied on for a second, and then read again once for all requests', async () => {
    const { world, epochs } = known();
    world.rows.push(epoch(2, 500));
    world.now = 999;
    expect([epochs.current, world.reads]).toEqual([1, 0]);
    await epochs.refuseOther(['1']);
    expect(world.reads).toBe(0);
    world.now = 1_000;
    expect([epochs.current, world.reads]).toEqual([1, 1]);
    await Promise.all([epochs.refuseOther(['2']), epochs.refuseOther(['2'])]);
    expect([epochs.current, world.reads]).toEqual([2, 1]);
    await expect(epochs.refuseOther(['1'])).rejects.toThrow(
      expect.objectContaining({ code: 'epoch_changed' }),
    );
  });

  it('stay known while the database is away, and a write that names one is refused', async () => {
    const { world, epochs } = known();
    [world.isDown, world.now] = [true, 5_000];
    expect(epochs.current).toBe(1);
    await expect(epochs.refuseOther(['1'])).rejects.toThrow('no database');
  });

  it('are told apart by when they began', async () => {
    const { world, epochs } = known();
    world.rows.push(epoch(2, 500), epoch(3, 700));
    world.now = 1_000;
    await epochs.refuseOther(['3']);
    expect([0, 499, 500, 699, 700, 9_000].map((moment) => epochs.of(moment))).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
