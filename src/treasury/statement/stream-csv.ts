import type { ReadContext } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { readWallet, tenantNow } from '../../ledger/wallet.ts';
import { refusePaging, writeCsv } from '../../lists/csv.ts';
import { findOperationStatuses } from '../transactions/statuses.ts';
import { findSpan, readHeldAfter, readLines, type StatementScope } from './lines.ts';
import { presentLines } from './present.ts';
import { readStatementRange } from './rules.ts';

const LINES_PER_PIECE = 200;

const FORM = {
  columns: [
    'seq',
    'occurredAt',
    'kind',
    'availableDelta',
    'reservedDelta',
    'available',
    'reserved',
    'reference',
    'operationKind',
    'operationStatus',
    'externalReference',
    'reason',
  ],
  amounts: ['availableDelta', 'reservedDelta', 'available'],
};

/**
 * All lines: movements never change, so that the pieces are one snapshot without a transaction.
 * @throws ApiError invalid_request for a range that is refused, and for `limit` and `cursor`
 */
export async function* streamStatementCsv(
  { query }: RequestOf<'getStatement'>,
  { database: { reader }, caller, clock }: ReadContext,
): AsyncGenerator<string> {
  refusePaging(query);
  const wallet = await readWallet(reader, caller.tenantId);
  const range = readStatementRange(query, tenantNow(wallet, clock()));
  const scope: StatementScope = { wallet, asset: query.asset, range };
  const { until, ...span } = await findSpan(reader, scope);
  let { after } = span;
  let held = await readHeldAfter(reader, scope, after);
  for (let isFirst = true; ; isFirst = false) {
    const movements = await readLines(reader, scope, { after, until }, LINES_PER_PIECE);
    const presented = presentLines(movements, held, await findOperationStatuses(reader, movements));
    yield writeCsv(presented.lines, FORM, isFirst);
    const last = movements.at(-1);
    if (last === undefined || movements.length < LINES_PER_PIECE) return;
    ({ held } = presented);
    after = last.seq;
  }
}
