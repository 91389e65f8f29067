import { balance, last, line, operation, type Breach } from './doctored-books.ts';

/** Books in which movements, and what is read of them, are not what history-invariants.ts allows. */
export const HISTORY_BREACHES: readonly Breach[] = [
  [
    'INV-02',
    'an overview shows a balance below its floor',
    (books) => {
      balance(books, 1, 'USDT').available = '-1.000000';
    },
  ],
  [
    'INV-03',
    'an overview shows a negative reservation',
    (books) => {
      balance(books, 1, 'AUD').reserved = '-0.01';
    },
  ],
  [
    'INV-03',
    'a movement takes more than is reserved',
    (books) => {
      line(books, 'reservation_captured').reservedDelta = '-999999.00';
    },
  ],
  [
    'INV-04',
    'the last balance is a cent too high',
    (books) => {
      last(books, 'AUD').available = '123456.78';
    },
  ],
  [
    'INV-05',
    'a payout reserves what is not there',
    (books) => {
      line(books, 'payout_reserved').availableDelta = '-999999.00';
    },
  ],
  [
    'INV-07',
    'a movement was shown with another amount',
    (books) => {
      books.walks[0]!.movements[0]!.availableDelta = '7.00';
    },
  ],
  [
    'INV-07',
    'a movement that was shown is gone',
    (books) => {
      books.lines.splice(
        books.lines.findIndex(({ id }) => id === books.walks[0]!.movements[0]!.id),
        1,
      );
    },
  ],
  [
    'INV-23',
    'a walk gives a movement twice',
    (books) => {
      books.walks[0]!.movements.push(books.walks[0]!.movements[0]!);
    },
  ],
  [
    'INV-23',
    'a walk leaves out what was there before',
    (books) => {
      books.walks.at(-1)!.movements.splice(0, 1);
    },
  ],
  [
    'INV-23',
    'a page has more and no cursor',
    (books) => {
      books.walks[0]!.pages[0]!.hasCursor = false;
    },
  ],
  [
    'INV-23',
    'a page in the middle is short',
    (books) => {
      books.walks[0]!.pages[0]!.size = 1;
    },
  ],
  [
    'INV-24',
    'a kind lets out a movement',
    (books) => {
      books.byKind['payout_reserved']!.pop();
    },
  ],
  [
    'INV-24',
    'a kind shows others',
    (books) => {
      const { payout_reserved: one, funding_credited: other } = books.byKind;
      [one![0], other![0]] = [other![0]!, one![0]!];
    },
  ],
  [
    'INV-24',
    'a moment has a movement on both sides',
    (books) => {
      books.before.push(books.from[0] ?? books.before[0]!);
    },
  ],
  [
    'INV-25',
    'a number is left out',
    (books) => {
      books.lines.splice(2, 1);
    },
  ],
  [
    'INV-25',
    'a line is not chained',
    (books) => {
      books.lines[2]!.previousHash = 'f'.repeat(64);
    },
  ],
  [
    'INV-25',
    'time goes back',
    (books) => {
      books.lines[2]!.occurredAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-25',
    'the head is another',
    (books) => {
      books.head.hash = 'f'.repeat(64);
    },
  ],
  [
    'INV-27',
    'an overview shows balances of another moment',
    (books) => {
      books.readings[4]!.recentMovements.shift();
    },
  ],
  [
    'INV-27',
    'what is posted is not what is available and reserved',
    (books) => {
      balance(books, 4, 'AUD').posted = '1.00';
    },
  ],
  [
    'INV-28',
    'a past balance is another',
    (books) => {
      books.balancesAsOf[0]!.balances[0]!.available = '5.00';
    },
  ],
  [
    'INV-28',
    'an explanation leaves out a movement',
    (books) => {
      books.explanations[0]!.lines[0]!.count += 1;
    },
  ],
  [
    'INV-42',
    'a movement belongs to nothing',
    (books) => {
      line(books, 'funding_credited').reference = 'pin_never';
    },
  ],
  [
    'INV-42',
    'an operation does not know its movement',
    (books) => {
      operation(books, 'settled').movementIds.pop();
    },
  ],
  [
    'INV-42',
    'an operation names a movement that is not there',
    (books) => {
      operation(books, 'settled').movementIds.push('mov_never');
    },
  ],
];
