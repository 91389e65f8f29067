import { addOne, credited, exchange, historyOf, last, movement, type Breach } from './doctored-books.ts';

/** Books in which a quote or a receipt is not what it must be. */
export const FUNDING_BREACHES: readonly Breach[] = [
  [
    'booksKeepTheirLaws',
    'a conversion is not what its quote promised',
    (books) => {
      books.conversions[0]!.destination.amount = '1.00';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a credit is off by one',
    (books) => {
      movement(books, 'conversion_credited').availableDelta = '0.000001';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a quote is carried out twice',
    (books) => {
      books.conversions.push(books.conversions[0]!);
    },
  ],
  [
    'booksKeepTheirLaws',
    'a quote was accepted after its time',
    (books) => {
      books.quotes.find(({ status }) => status === 'accepted')!.expiresAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'recordsKeepTheirLaws',
    'a destination is rounded up',
    (books) => {
      addOne(books.quotes.find(({ status, side }) => status === 'open' && side === 'source')!.destination);
    },
  ],
  [
    'recordsKeepTheirLaws',
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
    'booksKeepTheirLaws',
    'what is on its way is not pending',
    (books) => {
      last(books, 'USDT').pending = '0.000000';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a deposit was credited while confirming',
    (books) => {
      books.receipts.find(({ status }) => status === 'credited')!.status = 'held';
    },
  ],
  [
    'onlyWhatIsThereIsSpent',
    'more was spent than is there',
    (books) => {
      exchange(books, 'beyond all that is there').status = 201;
    },
  ],
  [
    'oneFactIsOneReceipt',
    'one fact came in twice',
    (books) => {
      books.receipts.push(books.receipts[0]!);
    },
  ],
  [
    'booksKeepTheirLaws',
    'a receipt was credited twice',
    (books) => {
      historyOf(books).push(movement(books, 'funding_credited'));
    },
  ],
  [
    'oneFactIsOneReceipt',
    'a repeated fact got another receipt',
    (books) => {
      exchange(books, 'same fact').reply['id'] = 'dep_another';
    },
  ],
  [
    'recordsKeepTheirLaws',
    'gross is not fee and net',
    (books) => {
      addOne(books.receipts[0]!.gross);
    },
  ],
  [
    'booksKeepTheirLaws',
    'a receipt names another movement',
    (books) => {
      credited(books).movementId = 'mov_another';
    },
  ],
  [
    'booksKeepTheirLaws',
    'a credit brought something else',
    (books) => {
      movement(books, 'funding_credited').availableDelta = '3.00';
    },
  ],
];
