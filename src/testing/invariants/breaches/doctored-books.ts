import type { AnyOperation, Books, Exchange } from '../books.ts';
import type { INVARIANTS } from '../invariants.ts';

type Open<Value> = { -readonly [Name in keyof Value]: Open<Value[Name]> };

/** A copy of the books that a breach may write in. */
export type Doctored = Open<Books>;

/** The invariant that must notice it, what is wrong in words that end the title of its test, and what makes it so. */
export type Breach = readonly [keyof typeof INVARIANTS, string, (books: Doctored) => void];

/** A credited receipt in AUD, so that an amount with two decimals fits it. */
export function credited(books: Doctored) {
  return books.receipts.find(({ status, asset }) => status === 'credited' && asset === 'AUD')!;
}

/** What one reading shows of an asset; reading n was taken before batch n. */
export function balance(books: Doctored, reading: number, asset: string) {
  return books.readings[reading]!.balances.find((each) => each.asset === asset)!;
}

/** What the last reading shows of an asset, after everything. */
export function last(books: Doctored, asset: string) {
  return balance(books, books.readings.length - 1, asset);
}

/** The oldest line of a kind in the ledger's export. */
export function line(books: Doctored, kind: string) {
  return books.lines.find((each) => each.kind === kind)!;
}

/** The history as the last walk showed it, newest first. */
export function historyOf(books: Doctored) {
  return books.walks.at(-1)!.movements;
}

/** The oldest movement of a kind in that history. */
export function movement(books: Doctored, kind: string) {
  return historyOf(books).findLast((each) => each.kind === kind)!;
}

/** A payout of this status, which stands for an operation of any kind. */
export function operation(books: Doctored, status: string): Open<AnyOperation> {
  return books.payouts.find((each) => each.status === status)!;
}

/** The first exchange of this form: what was sent in the light of another one. */
export function exchange(books: Doctored, form: NonNullable<Exchange['form']>) {
  return books.exchanges.find((each) => each.form === form)!;
}

/** Adds one minor unit, where the last digit lets it. */
export function addOne(money: { amount: string }): void {
  const digits = (BigInt(money.amount.replace('.', '') || '0') + 1n).toString();
  const decimals = money.amount.length - money.amount.indexOf('.') - 1;
  const padded = digits.padStart(decimals + 1, '0');
  money.amount = `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

/** Shows a movement after a batch that was not there before it, as if the batch had moved money. */
export function pretendItMoved(books: Doctored, { batch }: { readonly batch: number }): void {
  books.readings[batch + 1]!.recentMovements.unshift({
    ...books.readings[batch]!.recentMovements[0]!,
    id: 'mov_another',
  });
}
