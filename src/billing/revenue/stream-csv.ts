import type { ReadContext } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import { parseQueryMoment } from '../../lists/condition.ts';
import { refusePaging, writeCsv } from '../../lists/csv.ts';
import { readCompleted, readCustomerNames } from './earnings.ts';
import { presentEarning } from './present.ts';

const ROWS_PER_PIECE = 100;

/** Named as in JSON. */
const FORM = {
  columns: [
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
  ],
};

/**
 * The whole report as of its beginning: completed transfers never change, so that the pieces are one snapshot without a
 * transaction.
 * @throws ApiError invalid_request for `limit` and `cursor`: there are no pages
 */
export async function* streamRevenueCsv(
  { query }: RequestOf<'listRevenueReport'>,
  context: ReadContext,
): AsyncGenerator<string> {
  refusePaging(query);
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
    yield writeCsv(rows, FORM, behind === undefined);
    behind = transfers.length < ROWS_PER_PIECE ? undefined : transfers.at(-1)?.id;
  } while (behind !== undefined);
}
