import { presentMoment } from '../../calendar/clock.ts';
import type { NegotiatedHandler, ReadContext, Reply } from '../../contract/handler.ts';
import type { ReplyOf, RequestOf, Schema } from '../../contract/operation-types.ts';
import { readSnapshot } from '../../db/present.ts';
import type { Db } from '../../db/statements/statement.ts';
import { readWallet, tenantNow } from '../../ledger/wallet.ts';
import { DEFAULT_LIMIT } from '../../lists/condition.ts';
import { targetOf } from '../../lists/list-page.ts';
import { presentSum } from '../overview/present.ts';
import { findOperationStatuses } from '../transactions/statuses.ts';
import {
  type Held,
  findSpan,
  readHead,
  readHeldAfter,
  readLines,
  readTotals,
  type StatementScope,
} from './lines.ts';
import { presentHeld, presentLines } from './present.ts';
import { readStatementRange } from './rules.ts';
import { streamStatementCsv } from './stream-csv.ts';

type Page = Pick<Schema<'Statement'>, 'lines' | 'hasMore' | 'nextCursor'>;

/** A page of at most 200 lines always has fewer than 1 MiB. */
async function readPage(
  db: Db,
  scope: StatementScope,
  until: number,
  page: {
    readonly after: number;
    /** Before the first line. */
    readonly held: Held;
    readonly limit: number;
    readonly sign: (seq: number) => string;
  },
): Promise<Page> {
  const { after, held, limit, sign } = page;
  const found = await readLines(db, scope, { after, until }, limit + 1);
  const movements = found.slice(0, limit);
  const statuses = await findOperationStatuses(db, movements);
  const { lines } = presentLines(movements, held, statuses);
  const last = movements.at(-1);
  const hasMore = found.length > movements.length;
  return { lines, hasMore, nextCursor: hasMore && last !== undefined ? sign(last.seq) : null };
}

async function readStatement(
  db: Db,
  query: RequestOf<'getStatement'>['query'],
  { caller: { tenantId }, cursors, clock }: ReadContext,
): Promise<Reply<ReplyOf<'getStatement'>>> {
  const { asset, limit = DEFAULT_LIMIT, cursor } = query;
  const wallet = await readWallet(db, tenantId);
  const range = readStatementRange(query, tenantNow(wallet, clock()));
  const cursorScope = { tenantId, operationId: 'getStatement', filters: { asset, ...range } };
  const behind = cursor === undefined ? 0 : Number(cursors.read(cursorScope, cursor));
  const scope: StatementScope = { wallet, asset, range };
  const { after, until } = await findSpan(db, scope);
  const totals = await readTotals(db, scope);
  const sign = (seq: number): string => cursors.sign(cursorScope, String(seq));
  const held = behind > after ? await readHeldAfter(db, scope, behind) : totals.opening;
  const page = await readPage(db, scope, until, { after: Math.max(after, behind), held, limit, sign });
  const { nextCursor } = page;
  const body: Schema<'Statement'> = {
    asset,
    from: presentMoment(range.from),
    to: presentMoment(range.to),
    opening: presentHeld(totals.opening, asset),
    closing: presentHeld(totals.closing, asset),
    summary: totals.summary.map(presentSum),
    head: await readHead(db, tenantId, until),
    ...page,
  };
  if (nextCursor === null) return { body };
  return {
    body,
    headers: { Link: `<${targetOf('/v1/treasury/statement', query, nextCursor)}>; rel="next"` },
  };
}

/**
 * GET /v1/treasury/statement: JSON pages or whole CSV.
 * @throws ApiError invalid_request for a range that is empty, ahead or too long
 */
export const getStatement: NegotiatedHandler<'getStatement'> = {
  kind: 'negotiated',
  forms: {
    'application/json': {
      kind: 'read',
      read: async ({ query }, context) =>
        readSnapshot(context.database, (db) => readStatement(db, query, context)),
    },
    'text/csv': {
      kind: 'stream',
      headers: {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': 'attachment; filename="statement.csv"',
      },
      stream: streamStatementCsv,
    },
  },
};
