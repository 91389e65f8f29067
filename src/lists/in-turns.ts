import { setImmediate as nextTurn } from 'node:timers/promises';

/** Worked on in one turn of the event loop, which takes half a millisecond. */
const BYTES_A_TURN = 48 * 1024;

/** An item costs as much as so many bytes beside its own. */
const BYTES_OF_AN_ITEM = 512;

/**
 * Works on items some at a time: what is much takes several turns of the event loop, and what follows it begins in a
 * turn of its own.
 * @param work tells how many bytes it was, or that the others are not needed
 * @returns milliseconds for which it held the event loop
 */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => number | 'enough',
): Promise<number> {
  let heldMs = 0;
  let bytes = 0;
  let isLong = false;
  let since = performance.now();
  for (const item of items) {
    if (bytes > BYTES_A_TURN) {
      heldMs += performance.now() - since;
      isLong = true;
      bytes = 0;
      await nextTurn();
      since = performance.now();
    }
    const size = work(item);
    if (size === 'enough') break;
    bytes += size + BYTES_OF_AN_ITEM;
  }
  heldMs += performance.now() - since;
  if (isLong) await nextTurn();
  return heldMs;
}
