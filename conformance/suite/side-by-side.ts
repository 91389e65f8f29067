import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.ts';

const drawing = new AsyncLocalStorage<Random>();

/** What the part that calls draws by; undefined outside of parts. Of one source, parts would draw by which of them is faster. */
export function randomOfPart(): Random | undefined {
  return drawing.getStore();
}

/** Does something that draws by a source of its own. */
export async function drawingBy<Result>(random: Random, act: () => Promise<Result>): Promise<Result> {
  return drawing.run(random, act);
}

/** How parts are done. */
export interface Order<Item> {
  readonly atOnce: number;
  /** Parts with the same name here come one after the other. */
  readonly turnOf: (item: Item) => string;
  readonly randomOf: (item: Item) => Random;
}

/**
 * Does a part for each item, so many at once. After one that throws none begins, and what was thrown first is thrown when those
 * under way have ended.
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  { atOnce, turnOf, randomOf }: Order<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const turns = new Map<string, Item[]>();
  for (const item of items) turns.set(turnOf(item), [...(turns.get(turnOf(item)) ?? []), item]);
  const waiting = [...turns.values()];
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) {
      for (const item of turn) {
        if (errors.length > 0) return;
        await drawingBy(randomOf(item), () => act(item)).catch((error: unknown) => errors.push(error));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, work));
  if (errors.length > 0) throw errors[0];
}
