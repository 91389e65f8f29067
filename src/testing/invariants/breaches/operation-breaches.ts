import {
  addOne,
  credited,
  historyOf,
  last,
  line,
  movement,
  operation,
  type Breach,
} from './doctored-books.ts';

/** Books in which an operation, its fee or its trace in the history is not what it must be. */
export const OPERATION_BREACHES: readonly Breach[] = [
  [
    'booksKeepTheirLaws',
    'a credit is larger than what came in',
    (books) => {
      credited(books).netCredit.amount = '0.01';
    },
  ],
  [
    'booksKeepTheirLaws',
    'something is reserved for nothing',
    (books) => {
      last(books, 'USDT').reserved = '0.000001';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a settled payout has a release',
    (books) => {
      operation(books, 'settled').status = 'failed';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a conversion credits another asset',
    (books) => {
      movement(books, 'conversion_credited').asset = 'USDT';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a reservation is captured twice',
    (books) => {
      historyOf(books).push(movement(books, 'reservation_captured'));
    },
  ],
  [
    'booksKeepTheirLaws',
    'a credit is later than its capture',
    (books) => {
      movement(books, 'conversion_credited').occurredAt = '2099-01-01T00:00:00.000Z';
    },
  ],
  [
    'conversionsAreSeenWhole',
    'an overview ends between capture and credit',
    (books) => {
      const credit = line(books, 'conversion_credited');
      books.readings.at(-1)!.recentMovements[0]!.id = books.lines.find(
        ({ seq }) => seq === credit.seq - 1,
      )!.id;
    },
  ],
  [
    'feesAreThoseOfTheirConfigurations',
    'a fee is not the one of the configuration',
    (books) => {
      const payout = operation(books, 'settled');
      payout.fee.amount = '0.00';
      payout.sourceDebit.amount = payout.principal.amount;
    },
  ],
  [
    'recordsKeepTheirLaws',
    'a debit is more than principal and fee',
    (books) => {
      addOne(operation(books, 'settled').sourceDebit);
    },
  ],
  [
    'feesAreThoseOfTheirConfigurations',
    "a quote's fee is not the one of its configuration",
    (books) => {
      books.quotes[0]!.fee.amount = '1.000000';
    },
  ],
  [
    'feesAreThoseOfTheirConfigurations',
    'a preview said something else',
    (books) => {
      const preview = books.exchanges.find(({ path }) => path.endsWith('/preview'))!;
      (preview.reply['fee'] as { amount: string }).amount = '9.99';
    },
  ],
  [
    'recordsKeepTheirLaws',
    'a payout settles without having been submitted',
    (books) => {
      const { statusHistory } = operation(books, 'settled');
      statusHistory.splice(
        statusHistory.findIndex(({ status }) => status === 'submitted'),
        1,
      );
    },
  ],
  [
    'recordsKeepTheirLaws',
    'a history ends elsewhere',
    (books) => {
      operation(books, 'settled').status = 'held';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a late execution is debited twice',
    (books) => {
      historyOf(books).push(movement(books, 'late_execution_debited'));
    },
  ],
  [
    'booksKeepTheirLaws',
    'a late report is told twice',
    (books) => {
      const { adjustments } = books.payouts.find((payout) => payout.adjustments.length > 0)!;
      adjustments.push(adjustments[0]!);
    },
  ],
  [
    'recordsKeepTheirLaws',
    'an amount has a decimal too few',
    (books) => {
      line(books, 'payout_reserved').availableDelta = '-1.5';
    },
  ],
  [
    'recordsKeepTheirLaws',
    'a zero is negative',
    (books) => {
      line(books, 'payout_reserved').reservedDelta = '-0.00';
    },
  ],
  [
    'recordsOnlyMoveOn',
    'a payout has another fee than at its creation',
    (books) => {
      addOne(operation(books, 'settled').fee);
    },
  ],
  [
    'withdrawalsGoWhereTheirDestinationsSay',
    'a withdrawal goes somewhere else',
    (books) => {
      books.destinations.forEach((each) => void (each.address = 'elsewhere'));
    },
  ],
];
