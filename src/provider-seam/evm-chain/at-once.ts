/** Calls of one node at the same time. */
const AT_ONCE = 8;

/** Works on every item, a few at the same time. @throws the first error */
export async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const runner = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, runner));
}
