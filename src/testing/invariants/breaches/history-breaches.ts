import { balance, last, movement, operation, type Breach } from './doctored-books.ts';

/** Books in which movements, and what is read of them, are not what they must be. */
export const HISTORY_BREACHES: readonly Breach[] = [
  [
    'overviewsAreSnapshots',
    'an overview shows a balance below its floor',
    (books) => {
      balance(books, 1, 'USDT').available = '-1.000000';
    },
  ],
  [
    'overviewsAreSnapshots',
    'an overview shows a negative reservation',
    (books) => {
      balance(books, 1, 'AUD').reserved = '-0.01';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a movement takes more than is reserved',
    (books) => {
      movement(books, 'reservation_captured').reservedDelta = '-999999.00';
    },
  ],
  [
    'booksKeepTheirLaws',
    'the last balance is a cent too high',
    (books) => {
      last(books, 'AUD').available = '123456.78';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a payout reserves what is not there',
    (books) => {
      movement(books, 'payout_reserved').availableDelta = '-999999.00';
    },
  ],
  [
    'recordsOnlyMoveOn',
    'a movement was shown with another amount',
    (books) => {
      books.walks[0]!.movements[0]!.availableDelta = '7.00';
    },
  ],
  [
    'walksAreComplete',
    'a movement that was shown is gone',
    (books) => {
      books.lines.splice(
        books.lines.findIndex(({ id }) => id === books.walks[0]!.movements[0]!.id),
        1,
      );
    },
  ],
  [
    'walksAreComplete',
    'a walk gives a movement twice',
    (books) => {
      books.walks[0]!.movements.push(books.walks[0]!.movements[0]!);
    },
  ],
  [
    'walksAreComplete',
    'a walk leaves out what was there before',
    (books) => {
      books.walks.at(-1)!.movements.splice(0, 1);
    },
  ],
  [
    'walksAreComplete',
    'a page has more and no cursor',
    (books) => {
      books.walks[0]!.pages[0]!.hasCursor = false;
    },
  ],
  [
    'walksAreComplete',
    'a page in the middle is short',
    (books) => {
      books.walks[0]!.pages[0]!.size = 1;
    },
  ],
  [
    'filtersAreSoundAndComplete',
    'a kind lets out a movement',
    (books) => {
      books.byKind['payout_reserved']!.pop();
    },
  ],
  [
    'filtersAreSoundAndComplete',
    'a kind shows others',
    (books) => {
      const { payout_reserved: one, funding_credited: other } = books.byKind;
      [one![0], other![0]] = [other![0]!, one![0]!];
    },
  ],
  [
    'filtersAreSoundAndComplete',
    'a moment has a movement on both sides',
    (books) => {
      books.before.push(books.from[0] ?? books.before[0]!);
    },
  ],
  [
    'exportIsTheChain',
    'a number is left out',
    (books) => {
      books.lines.splice(2, 1);
    },
  ],
  [
    'exportIsTheChain',
    'a line is not chained',
    (books) => {
      books.lines[2]!.previousHash = 'f'.repeat(64);
    },
  ],
  [
    'exportIsTheChain',
    'time goes back',
    (books) => {
      books.lines[2]!.occurredAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'exportIsTheChain',
    'the head is another',
    (books) => {
      books.head.hash = 'f'.repeat(64);
    },
  ],
  [
    'overviewsAreSnapshots',
    'an overview shows balances of another moment',
    (books) => {
      books.readings[4]!.recentMovements.shift();
    },
  ],
  [
    'recordsKeepTheirLaws',
    'what is posted is not what is available and reserved',
    (books) => {
      balance(books, 4, 'AUD').posted = '1.00';
    },
  ],
  [
    'pastIsTheHistoryOfItsMoment',
    'a past balance is another',
    (books) => {
      books.balancesAsOf[0]!.balances[0]!.available = '5.00';
    },
  ],
  [
    'pastIsTheHistoryOfItsMoment',
    'an explanation leaves out a movement',
    (books) => {
      books.explanations[0]!.lines[0]!.count += 1;
    },
  ],
  [
    'pastIsTheHistoryOfItsMoment',
    'a point of a history is another balance',
    (books) => {
      books.histories[0]!.data.at(-1)!.available = '5.00';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a movement belongs to nothing',
    (books) => {
      movement(books, 'funding_credited').reference = 'pin_never';
    },
  ],
  [
    'booksKeepTheirLaws',
    'an operation does not know its movement',
    (books) => {
      operation(books, 'settled').movementIds.pop();
    },
  ],
  [
    'booksKeepTheirLaws',
    'an operation names a movement that is not there',
    (books) => {
      operation(books, 'settled').movementIds.push('mov_never');
    },
  ],
];
