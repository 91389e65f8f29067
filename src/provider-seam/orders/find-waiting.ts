import type { Moment } from '../../calendar/clock.ts';
import { type Db, listOf, runStatement } from '../../db/statements/statement.ts';
import type { InstructionKind, ProviderName } from '../../outbox/instruction.ts';
import { SENDABLE_ORDERS } from './due.ts';
import type { OrderName } from './expire-order.ts';
import type { AbsenceKey } from './note-absence.ts';
import { adaptersTable } from './waiting.ts';

const READY = 'coalesce(ready_at, due_at)';

/** Sendable orders and those that wait for a cut-off have an index each. */
const OPEN = { any: SENDABLE_ORDERS.open, rail: `status = 'pending' and rail is not null` } as const;

const WAITING = `with recursive ${adaptersTable(OPEN.any)} select provider, adapter from adapters
  where adapter is not null and exists (
    select 1 from instructions where ${OPEN.any} and instructions.provider = adapters.provider
      and coalesce(instructions.adapter, '') = adapters.adapter
  )`;

const WAITING_ON_RAILS = `with recursive files (adapter) as (
  select (select min(adapter) from instructions where ${OPEN.rail})
  union all
  select (select min(adapter) from instructions where ${OPEN.rail} and adapter > files.adapter)
    from files where files.adapter is not null
)
select (select min(provider) from instructions where ${OPEN.rail} and instructions.adapter = files.adapter) as provider, adapter
  from files where adapter is not null`;

/** One index entry for each adapter, however many orders wait. */
export async function findWaitingKeys(db: Db): Promise<AbsenceKey[]> {
  const rows = [...(await runStatement(db, WAITING, [])), ...(await runStatement(db, WAITING_ON_RAILS, []))];
  const keys = new Map(rows.map((row) => [`${String(row['provider'])} ${String(row['adapter'])}`, row]));
  return [...keys.values()].map((row) => ({
    provider: row['provider'] as ProviderName,
    adapter: String(row['adapter']),
  }));
}

export interface WaitingOrder extends OrderName {
  readonly place: readonly (string | number)[];
}

export interface WaitingQuery {
  readonly key: AbsenceKey;
  readonly kinds: readonly InstructionKind[];
  readonly onRails: boolean;
  /** Due by then, on the server clock. */
  readonly until: Moment;
  /** On rails, those whose cut-off has passed; by default all. */
  readonly cutOffUntil?: Moment;
  readonly limit: number;
  /** Where the page begins. */
  readonly after?: WaitingOrder | undefined;
}

export async function findWaiting(db: Db, query: WaitingQuery): Promise<WaitingOrder[]> {
  const { key, kinds, onRails, until, cutOffUntil = Number.MAX_SAFE_INTEGER, limit, after } = query;
  const place = onRails ? ['rail', READY, 'subject'] : [READY, 'subject'];
  const conditions = onRails
    ? [OPEN.rail, 'adapter = ?', 'provider = ?', 'coalesce(cut_off_at, 0) <= ?']
    : [OPEN.any, `coalesce(adapter, '') = ?`, 'provider = ?'];
  const bindings = [key.adapter, key.provider, ...(onRails ? [cutOffUntil] : []), until, ...kinds];
  conditions.push(`${READY} <= ?`, `kind in (${listOf('?', kinds.length)})`);
  if (after !== undefined) conditions.push(`(${place.join(', ')}) > (${listOf('?', place.length)})`);
  const rows = await runStatement(
    db,
    `select tenant_id, subject, kind, ${onRails ? 'rail' : `''`} as rail, ${READY} as ready from instructions
      where ${conditions.join(' and ')} order by ${place.join(', ')} limit ?`,
    [...bindings, ...(after?.place ?? []), limit],
  );
  return rows.map((row) => {
    const subject = String(row['subject']);
    const ready = Number(row['ready']);
    return {
      tenantId: String(row['tenant_id']),
      subject,
      kind: row['kind'] as InstructionKind,
      place: onRails ? [String(row['rail']), ready, subject] : [ready, subject],
    };
  });
}
