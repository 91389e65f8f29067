import { stringify } from 'csv-stringify/sync';
import type { ReadContext } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import { parseQueryMoment } from '../../lists/condition.ts';
import { readCompleted, readCustomerNames } from './earnings.ts';
import { presentEarning } from './present.ts';

const ROWS_PER_PIECE = 100;

/** Named as in JSON. */
const COLUMNS = [
  'transferId',
  'completedAt',
  'date',
  'customerId',
  'externalCustomerId',
  'paymentRouteId',
  'direction',
  'sourceAsset',
  'sourceAmount',
  'platformFee',
  'developerFee',
  'developerFeeAud',
  'converted',
  'rate',
  'destinationAsset',
  'destinationAmount',
];

/** RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe. */
function writeLines(rows: readonly object[], header: boolean): string {
  return stringify([...rows], {
    columns: COLUMNS,
    header,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Some reader takes any line break for the line's end.
    quoted_match: /[\r\n]/,
  });
}

/**
 * The whole report as of its beginning: completed transfers never change, so that the pieces are one snapshot without a
 * transaction.
 * @throws ApiError invalid_request for `limit` and `cursor`: there are no pages
 */
export async function* streamRevenueCsv(
  { query }: RequestOf<'listRevenueReport'>,
  context: ReadContext,
): AsyncGenerator<string> {
  const paging = (['limit', 'cursor'] as const).filter((name) => query[name] !== undefined);
  if (paging.length > 0) {
    const message = 'applies only to JSON: a CSV answer is never paged';
    throw new ApiError('invalid_request', {
      details: paging.map((path) => ({ in: 'query', path, message })),
    });
  }
  const { database, caller } = context;
  const db = database.reader;
  const end = (await presentOfTenant(db, caller.tenantId, context.clock())) + 1;
  const to = query.to === undefined ? end : Math.min(end, parseQueryMoment('to', query.to));
  const range = { to, ...(query.from === undefined ? {} : { from: parseQueryMoment('from', query.from) }) };
  let behind: string | undefined;
  do {
    const transfers = await readCompleted(db, caller.tenantId, range, behind, ROWS_PER_PIECE);
    const names = caller.keyType === 'secret' ? await readCustomerNames(db, transfers) : null;
    const rows = transfers.map((transfer) => presentEarning(transfer, names));
    yield writeLines(rows, behind === undefined);
    behind = transfers.length < ROWS_PER_PIECE ? undefined : transfers.at(-1)?.id;
  } while (behind !== undefined);
}
