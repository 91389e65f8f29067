import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Random } from './random.ts';
import { randomOfPart, sideBySide, type Order } from './side-by-side.ts';

const orderOf = (atOnce: number): Order<string> => ({
  atOnce,
  turnOf: (item) => item.slice(0, 1),
  randomOf: (item) => new Random(item),
});

it('does no more at once than it may, and everything', async () => {
  const done: string[] = [];
  let underWay = 0;
  let most = 0;
  await sideBySide(['a', 'b', 'c', 'd', 'e'], orderOf(2), async (item) => {
    most = Math.max(most, (underWay += 1));
    await delay(1);
    underWay -= 1;
    done.push(item);
  });
  expect([most, done.toSorted()]).toEqual([2, ['a', 'b', 'c', 'd', 'e']]);
});

it('does what takes turns one after the other', async () => {
  const told: string[] = [];
  await sideBySide(['a1', 'b1', 'a2'], orderOf(3), async (item) => {
    told.push(`${item} begins`);
    await delay(1);
    told.push(`${item} ends`);
  });
  expect(told.filter((line) => line.startsWith('a'))).toEqual([
    'a1 begins',
    'a1 ends',
    'a2 begins',
    'a2 ends',
  ]);
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a1 ends'));
});

it('begins nothing after an error, and throws it when what was under way has ended', async () => {
  const done: string[] = [];
  const run = sideBySide(['a', 'b', 'c'], orderOf(2), async (item) => {
    if (item === 'a') throw new Error('a is over');
    await delay(5);
    done.push(item);
  });
  await expect(run).rejects.toThrow('a is over');
  expect(done).toEqual(['b']);
});

it('draws the same in each part, whichever is faster', async () => {
  const drawn = async (slow: string): Promise<unknown> => {
    const words: Record<string, string> = {};
    await sideBySide(['a', 'b'], orderOf(2), async (item) => {
      if (item === slow) await delay(2);
      words[item] = randomOfPart()?.word(8) ?? '';
    });
    return words;
  };
  const first = await drawn('a');
  expect(await drawn('b')).toEqual(first);
  expect(randomOfPart()).toBeUndefined();
});
