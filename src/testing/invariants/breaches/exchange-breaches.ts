import { balance, exchange, operation, pretendItMoved, type Breach } from './doctored-books.ts';

/** Books in which an answer, or what became of it, is not what it must be. */
export const EXCHANGE_BREACHES: readonly Breach[] = [
  [
    'replaysAreTheFirstAnswer',
    'a replay differs by a byte',
    (books) => {
      exchange(books, 'replay').text += ' ';
    },
  ],
  [
    'replaysAreTheFirstAnswer',
    'a replay is not marked',
    (books) => {
      exchange(books, 'replay').replayed = false;
    },
  ],
  [
    'replaysAreTheFirstAnswer',
    'a replay moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'replay'));
    },
  ],
  [
    'misusedKeysAreRefused',
    'a used key was taken',
    (books) => {
      exchange(books, 'misused key').code = '';
    },
  ],
  [
    'misusedKeysAreRefused',
    'a used key moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'twinsAreOne',
    'twins got different answers',
    (books) => {
      exchange(books, 'twin').text += ' ';
    },
  ],
  [
    'twinsAreOne',
    'twins are two',
    (books) => {
      const reference = exchange(books, 'twin').request!['externalReference'];
      books.payouts.push(books.payouts.find(({ externalReference }) => externalReference === reference)!);
    },
  ],
  [
    'keysBelongToTheirTenant',
    "a stranger got the tenant's answer",
    (books) => {
      exchange(books, 'key of another tenant').replayed = true;
    },
  ],
  [
    'keysBelongToTheirTenant',
    "a stranger met the tenant's key",
    (books) => {
      exchange(books, 'key of another tenant').code = 'idempotency_key_reused';
    },
  ],
  [
    'refusalsLeaveNothing',
    'a refused payout is there',
    (books) => {
      books.payouts[0]!.externalReference = exchange(books, 'misused key').request![
        'externalReference'
      ] as string;
    },
  ],
  [
    'refusalsLeaveNothing',
    'a refusal moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'outcomesAreDefinite',
    'an outcome is unknown',
    (books) => {
      books.exchanges[3]!.status = 503;
    },
  ],
  [
    'outcomesAreDefinite',
    'one key made two records',
    (books) => {
      const made = books.exchanges.filter(({ command, status }) => command === 'fund' && status === 201);
      made[1]!.idempotencyKey = made[0]!.idempotencyKey;
    },
  ],
  [
    'nobodyOverspends',
    'a burst spent more than there is',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '0.01';
    },
  ],
  [
    'nobodyOverspends',
    'a burst was refused what would fit',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '999999.00';
    },
  ],
  [
    'writesAreReadAtOnce',
    'a record is not there in the other process',
    (books) => {
      books.exchanges.find(({ readBack }) => readBack !== undefined)!.readBack!.status = 404;
    },
  ],
  [
    'recordsOnlyMoveOn',
    'a settled payout is accepted again',
    (books) => {
      operation(books, 'settled').status = 'accepted';
    },
  ],
  [
    'recordsOnlyMoveOn',
    'an accepted quote is open again',
    (books) => {
      const quote = books.quotes.find(({ status }) => status === 'accepted')!;
      books.exchanges.push({ ...books.exchanges[0]!, batch: 5, status: 200, reply: { ...quote } });
      quote.status = 'open';
    },
  ],
  [
    'onlyMoneyCommandsMoveMoney',
    'a new record moved money',
    (books) => {
      pretendItMoved(
        books,
        books.exchanges.findLast(({ command }) => command === 'new record')!,
      );
    },
  ],
];
