import { setTimeout as delay } from 'node:timers/promises';
import type { Shown, TenantAccount } from '../client/tenant-client.ts';
import { type Books, operationsIn, readBooks } from './books.ts';

/** Operations that the simulators leave as they are: those that end in .03 are held, those in .04 stay submitted. */
function isResting(operation: Shown): boolean {
  const status = operation['status'];
  const fraction = (operation['principal'] as { readonly amount: string }).amount
    .split('.')[1]
    ?.replace(/0+$/, '');
  if (status === 'held') return fraction === '03';
  if (status === 'submitted') return fraction === '04';
  return status !== 'accepted';
}

export interface RestingBooks {
  readonly books: Books;
  /** Operations that did not come to rest in time, in words. */
  readonly moving: readonly string[];
}

/**
 * A tenant's books once all of its operations rest, or at the limit.
 * @param meanwhile before each further look
 */
export async function readAtRest(
  baseUrl: string,
  account: TenantAccount,
  limitMs: number,
  meanwhile: () => Promise<void> = () => delay(500),
): Promise<RestingBooks> {
  const deadline = performance.now() + limitMs;
  while (!operationsIn(await readBooks(baseUrl, account)).every(isResting) && performance.now() < deadline)
    await meanwhile();
  // Read once more, because the movements were read before the statuses.
  const books = await readBooks(baseUrl, account);
  const moving = operationsIn(books).filter((operation) => !isResting(operation));
  return { books, moving: moving.map(({ id, status }) => `${id} is still ${String(status)}`) };
}
