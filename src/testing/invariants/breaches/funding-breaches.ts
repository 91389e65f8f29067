import { addOne, credited, exchange, last, line, type Breach } from './doctored-books.ts';

/** Books in which a quote or a receipt is not what funding-invariants.ts allows. */
export const FUNDING_BREACHES: readonly Breach[] = [
  [
    'INV-11',
    'a conversion is not what its quote promised',
    (books) => {
      books.conversions[0]!.destination.amount = '1.00';
    },
  ],
  [
    'INV-11',
    'a credit is off by one',
    (books) => {
      line(books, 'conversion_credited').availableDelta = '0.000001';
    },
  ],
  [
    'INV-11',
    'a quote is carried out twice',
    (books) => {
      books.conversions.push(books.conversions[0]!);
    },
  ],
  [
    'INV-11',
    'a quote was accepted after its time',
    (books) => {
      books.quotes.find(({ status }) => status === 'accepted')!.expiresAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-11',
    'a destination is rounded up',
    (books) => {
      addOne(books.quotes.find(({ status, side }) => status === 'open' && side === 'source')!.destination);
    },
  ],
  [
    'INV-11',
    'a source is rounded up by too much',
    (books) => {
      const quote = books.quotes.find(({ side }) => side === 'destination')!;
      const conversion = books.conversions.find(({ quoteId }) => quoteId === quote.id)!;
      addOne(quote.source);
      addOne(quote.source);
      conversion.source = quote.source;
    },
  ],
  [
    'INV-33',
    'what is on its way is not pending',
    (books) => {
      last(books, 'USDT').pending = '0.000000';
    },
  ],
  [
    'INV-33',
    'a deposit was credited while confirming',
    (books) => {
      books.receipts.find(({ status }) => status === 'credited')!.status = 'held';
    },
  ],
  [
    'INV-33',
    'more was spent than is there',
    (books) => {
      exchange(books, 'beyond all that is there').status = 201;
    },
  ],
  [
    'INV-34',
    'one fact came in twice',
    (books) => {
      books.receipts.push(books.receipts[0]!);
    },
  ],
  [
    'INV-34',
    'a receipt was credited twice',
    (books) => {
      books.lines.push(line(books, 'funding_credited'));
    },
  ],
  [
    'INV-34',
    'a repeated fact got another receipt',
    (books) => {
      exchange(books, 'same fact').reply['id'] = 'dep_another';
    },
  ],
  [
    'INV-35',
    'gross is not fee and net',
    (books) => {
      addOne(books.receipts[0]!.gross);
    },
  ],
  [
    'INV-35',
    'a receipt names another movement',
    (books) => {
      credited(books).movementId = 'mov_another';
    },
  ],
  [
    'INV-35',
    'a credit brought something else',
    (books) => {
      line(books, 'funding_credited').availableDelta = '3.00';
    },
  ],
];
