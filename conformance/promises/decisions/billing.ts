import { OPERATOR, PRODUCTION, type Decided } from './decision.ts';

/** Fees of the account, what they earned, and the invoice of each month. */
export const BILLING: Readonly<Record<string, Decided>> = {
  'developer fees': [
    ['PUT replaces the whole schedule, and zeros remove it', ['developer-fees']],
    ['Before the first one it is zero, by the system', { untried: 'the account under test has had one' }],
    ['It reaches deposits that are detected later', ['transfer-snapshots', 'model-transfers']],
    ['A replay needs a confirmation too', ['step-up', 'confirmations']],
  ],
  activity: [
    ['It tells the events of thirty days but those of webhooks', ['activity-privacy', 'transfer-ways']],
    ['Its sentence is one for each type', ['exchange', 'activity-privacy']],
  ],
  revenue: [
    ['It sums completed transfers by Sydney day and asset', ['billing', 'transfer-ways', 'model-transfers']],
    ['Ranges that tile add up', ['billing']],
    ['Left out, the range is the last thirty days; over 366 days it is 400', ['billing', 'bad-queries']],
    ['The report has a row for each completed transfer, newest first', ['transfer-ways', 'billing']],
    ['A publishable key does not see externalCustomerId in it', ['revenue-csv']],
    ['CSV is sent where Accept prefers it, whole, and takes no cursor', ['revenue-csv']],
    ['Text that a spreadsheet would run is escaped', ['revenue-csv']],
    ['What falls into a month that is invoiced counts for the next', ['billing', 'model-transfers']],
  ],
  'drafting invoices': [
    ['Each month has one, an empty one too, by itself', ['billing', 'invoice-lines']],
    ['Their periods tile', ['billing']],
    ['A server that was down catches up', OPERATOR],
  ],
  lines: [
    ['Verifications are billed at the price of their moment', ['invoice-lines']],
    ['The subscription is billed at the price of the last moment', ['invoice-lines']],
    ['Without a price there is no line', ['invoice-lines']],
    ['Adjustments are made on a draft alone, a hundred at most', ['invoice-moves']],
  ],
  amounts: [
    ['platformFeesDue is the sum of the lines', ['record', 'billing']],
    ['Tax is a tenth of it, rounded once, half up', ['record', 'billing']],
    ['netDue is what is due less the credit with the tax', ['record', 'billing']],
    ['The credit is what the transfers of the month earned', ['billing', 'model-transfers']],
    ['inflowCollected is what was taken in the flow, refunds off, in no total', ['billing', 'record']],
    [
      'An asset with fees given back alone is shown below zero',
      {
        untried: 'in a run other checks take fees in every month; the test beside the code has such a month',
      },
    ],
  ],
  numbers: [['They are gapless in a month, and stay with a void invoice', ['billing', 'invoice-moves']]],
  states: [
    ['Draft, issued, settled and void, by their table', ['invoice-moves']],
    ['void needs a reason', ['invoice-moves', 'bad-bodies']],
    ['An issued one changes by its moves alone', ['invoice-moves', 'record']],
    ['After a void one the month is drafted anew, and names it', ['invoice-moves']],
    ['Where one stands, or the month is not over, it is 409', ['invoice-moves']],
    ['They move no money', ['invoice-moves']],
  ],
  document: [
    ['It is a PDF whatever is accepted, the same bytes while the record is the same', ['invoice-document']],
    [
      'It shows what the Tax Office asks for',
      { untried: 'the suite reads no text of a PDF; the tests beside the code do' },
    ],
    ['The seller is configured', PRODUCTION],
  ],
};
