import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DrawingTurns } from './drawing-turns.ts';

describe('turns of drawing', () => {
  it('come one after the other, whatever became of those before', async () => {
    const turns = new DrawingTurns();
    const log: string[] = [];
    const draw = (name: string) => async () => {
      log.push(`${name} begins`);
      await turn();
      log.push(`${name} ends`);
      if (name === 'one') throw new Error('no ink');
      return name;
    };
    const drawn = await Promise.allSettled(['one', 'two', 'three'].map((name) => turns.take(draw(name))));
    expect(drawn.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('are refused where too many wait, and given again afterwards', async () => {
    const turns = new DrawingTurns();
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const asked = Array.from({ length: 20 }, () => turns.take(() => gate));
    const settled = Promise.allSettled(asked);
    await expect(asked[16]).rejects.toMatchObject({ code: 'service_unavailable' });
    open();
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(await turns.take(() => Promise.resolve('drawn'))).toBe('drawn');
  });
});
