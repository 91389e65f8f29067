import { addOne, credited, last, line, operation, type Breach } from './doctored-books.ts';

/** Books in which an operation, its fee or its trace in the history is not what operation-invariants.ts allows. */
export const OPERATION_BREACHES: readonly Breach[] = [
  [
    'INV-01',
    'a credit is larger than what came in',
    (books) => {
      credited(books).netCredit.amount = '0.01';
    },
  ],
  [
    'INV-06',
    'something is reserved for nothing',
    (books) => {
      last(books, 'USDT').reserved = '0.000001';
    },
  ],
  [
    'INV-08',
    'a settled payout has a release',
    (books) => {
      operation(books, 'settled').status = 'failed';
    },
  ],
  [
    'INV-08',
    'a conversion credits another asset',
    (books) => {
      line(books, 'conversion_credited').asset = 'USDT';
    },
  ],
  [
    'INV-09',
    'a reservation is captured twice',
    (books) => {
      books.lines.push(line(books, 'reservation_captured'));
    },
  ],
  [
    'INV-10',
    'a credit is later than its capture',
    (books) => {
      line(books, 'conversion_credited').occurredAt = '2099-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-10',
    'an overview ends between capture and credit',
    (books) => {
      const credit = line(books, 'conversion_credited');
      books.readings.at(-1)!.recentMovements[0]!.id = books.lines.find(
        ({ seq }) => seq === credit.seq - 1,
      )!.id;
    },
  ],
  [
    'INV-12',
    'a fee is not the one of the configuration',
    (books) => {
      const payout = operation(books, 'settled');
      payout.fee.amount = '0.00';
      payout.sourceDebit.amount = payout.principal.amount;
    },
  ],
  [
    'INV-12',
    'a debit is more than principal and fee',
    (books) => {
      addOne(operation(books, 'settled').sourceDebit);
    },
  ],
  [
    'INV-12',
    "a quote's fee is not the one of its configuration",
    (books) => {
      books.quotes[0]!.fee.amount = '1.000000';
    },
  ],
  [
    'INV-12',
    'a preview said something else',
    (books) => {
      const preview = books.exchanges.find(({ path }) => path.endsWith('/preview'))!;
      (preview.reply['fee'] as { amount: string }).amount = '9.99';
    },
  ],
  [
    'INV-31 of histories',
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
    'INV-31 of histories',
    'a history ends elsewhere',
    (books) => {
      operation(books, 'settled').status = 'held';
    },
  ],
  [
    'INV-32',
    'a late execution is debited twice',
    (books) => {
      books.lines.push(line(books, 'late_execution_debited'));
    },
  ],
  [
    'INV-32',
    'a late report is told twice',
    (books) => {
      const { adjustments } = books.payouts.find((payout) => payout.adjustments.length > 0)!;
      adjustments.push(adjustments[0]!);
    },
  ],
  [
    'INV-38',
    'an amount has a decimal too few',
    (books) => {
      line(books, 'payout_reserved').availableDelta = '-1.5';
    },
  ],
  [
    'INV-38',
    'a zero is negative',
    (books) => {
      line(books, 'payout_reserved').reservedDelta = '-0.00';
    },
  ],
  [
    'INV-40',
    'a payout has another fee than at its creation',
    (books) => {
      addOne(operation(books, 'settled').fee);
    },
  ],
  [
    'INV-40',
    'a withdrawal goes somewhere else',
    (books) => {
      books.destinations.forEach((each) => void (each.address = 'elsewhere'));
    },
  ],
];
