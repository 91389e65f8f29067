import { balance, exchange, operation, pretendItMoved, type Breach } from './doctored-books.ts';

/** Books in which an answer, or what became of it, is not what exchange-invariants.ts allows. */
export const EXCHANGE_BREACHES: readonly Breach[] = [
  [
    'INV-13',
    'a replay differs by a byte',
    (books) => {
      exchange(books, 'replay').text += ' ';
    },
  ],
  [
    'INV-13',
    'a replay is not marked',
    (books) => {
      exchange(books, 'replay').replayed = false;
    },
  ],
  [
    'INV-13',
    'a replay moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'replay'));
    },
  ],
  [
    'INV-14',
    'a used key was taken',
    (books) => {
      exchange(books, 'misused key').code = '';
    },
  ],
  [
    'INV-14',
    'a used key moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'INV-15',
    'twins got different answers',
    (books) => {
      exchange(books, 'twin').text += ' ';
    },
  ],
  [
    'INV-15',
    'twins are two',
    (books) => {
      const reference = exchange(books, 'twin').request!['externalReference'];
      books.payouts.push(books.payouts.find(({ externalReference }) => externalReference === reference)!);
    },
  ],
  [
    'INV-16',
    "a stranger got the tenant's answer",
    (books) => {
      exchange(books, 'key of another tenant').replayed = true;
    },
  ],
  [
    'INV-16',
    "a stranger met the tenant's key",
    (books) => {
      exchange(books, 'key of another tenant').code = 'idempotency_key_reused';
    },
  ],
  [
    'INV-17',
    'a refused payout is there',
    (books) => {
      books.payouts[0]!.externalReference = exchange(books, 'misused key').request![
        'externalReference'
      ] as string;
    },
  ],
  [
    'INV-17',
    'a refusal moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'INV-18',
    'an outcome is unknown',
    (books) => {
      books.exchanges[3]!.status = 503;
    },
  ],
  [
    'INV-18',
    'one key made two records',
    (books) => {
      const made = books.exchanges.filter(({ command, status }) => command === 'fund' && status === 201);
      made[1]!.idempotencyKey = made[0]!.idempotencyKey;
    },
  ],
  [
    'INV-19',
    'a burst spent more than there is',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '0.01';
    },
  ],
  [
    'INV-19',
    'a burst was refused what would fit',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '999999.00';
    },
  ],
  [
    'INV-26',
    'a record is not there in the other process',
    (books) => {
      books.exchanges.find(({ readBack }) => readBack !== undefined)!.readBack!.status = 404;
    },
  ],
  [
    'INV-31 of records',
    'a settled payout is accepted again',
    (books) => {
      operation(books, 'settled').status = 'accepted';
    },
  ],
  [
    'INV-31 of records',
    'an accepted quote is open again',
    (books) => {
      const quote = books.quotes.find(({ status }) => status === 'accepted')!;
      books.exchanges.push({ ...books.exchanges[0]!, batch: 5, status: 200, reply: { ...quote } });
      quote.status = 'open';
    },
  ],
  [
    'INV-39',
    'a new record moved money',
    (books) => {
      pretendItMoved(
        books,
        books.exchanges.findLast(({ command }) => command === 'new record')!,
      );
    },
  ],
];
