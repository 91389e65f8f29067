import { isBadTime } from './bad-time.ts';

/**
 * Does something for one after the other. What fails is told, and keeps nobody behind it.
 * @throws where it is a bad time for all of them
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  onFault: (error: unknown) => void,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isBadTime(error)) throw error;
      onFault(error);
    }
  }
}
