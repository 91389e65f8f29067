import type { Moment, TenantClock } from '../calendar/clock.ts';
import type { DueSource } from '../db/statements/due-sources.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { keptStatement, type Step } from '../db/statements/statement.ts';
import { momentOrNull, type DatabaseValue, type Table } from '../db/statements/table.ts';
import { tenantNow, type Wallet } from '../ledger/wallet.ts';

type AnyTable = Table<Record<string, unknown>>;
type AnyRow = Record<string, unknown>;

/** Later than every moment: for what is not due while its tenant's clock stands. */
const NEVER: Moment = Number.MAX_SAFE_INTEGER;

export type ClockOfWallet = Pick<Wallet, keyof TenantClock | 'lastOccurredAt'>;

/**
 * From when a server may take up what is due at a moment of its tenant's clock; on the server's clock, so that workers find
 * what is ready by one range of an index, however the clocks of tenants are set.
 * @returns null for the due moment itself, as for every tenant whose clock is the server's
 */
export function readyAt(dueAt: Moment, wallet: ClockOfWallet, serverNow: Moment): Moment | null {
  const { clockFrozenAt, clockOffsetMs } = wallet;
  const isDue = dueAt <= tenantNow(wallet, serverNow);
  if (clockFrozenAt !== null) return isDue ? Math.min(dueAt, serverNow) : NEVER;
  const ready = dueAt - clockOffsetMs;
  // The server's clock was set back. An order that is due does not wait until the clock has caught up.
  if (isDue && ready > serverNow) return serverNow;
  return clockOffsetMs === 0 ? null : ready;
}

/** How long before its moment a commit tells of what falls due. */
const SOON_MS = 2_000;

/** A written row about which something is to be done soon. */
export interface DueRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  /** Milliseconds until it may be taken up. */
  readonly inMs: number;
}

const readyTables = new WeakMap<AnyTable, AnyTable>();

function withReadyAt(table: AnyTable): AnyTable {
  const known = readyTables.get(table);
  if (known !== undefined) return known;
  const columns = { ...table.columns, readyAt: momentOrNull() };
  const made = { ...table, columns } as unknown as AnyTable;
  readyTables.set(table, made);
  return made;
}

/** Gives rows that fall due the moment from which a server may take them up, as they are written, and notes those due soon. */
export class ReadyRows {
  readonly #clockOf: (tenantId: string) => ClockOfWallet | undefined;
  readonly #serverNow: Moment;
  readonly #due: DueRow[] = [];

  /** @param clockOf the wallet of a tenant if the group holds it, as its decisions have left it */
  constructor(clockOf: (tenantId: string) => ClockOfWallet | undefined, serverNow: Moment) {
    this.#clockOf = clockOf;
    this.#serverNow = serverNow;
  }

  /** Those that may be taken up within two seconds. */
  get due(): readonly DueRow[] {
    return this.#due;
  }

  /** The table as these rows are written to it. */
  tableOf(table: AnyTable): AnyTable {
    return table.due === undefined ? table : withReadyAt(table);
  }

  /** The rows as they are written. */
  rowsOf(table: AnyTable, rows: readonly AnyRow[]): readonly AnyRow[] {
    const { due } = table;
    if (due === undefined) return rows;
    return rows.map((row) => {
      const waits = due(row);
      const clock = this.#clockOf(row['tenantId'] as string);
      const ready = waits === null || clock === undefined ? null : readyAt(waits.at, clock, this.#serverNow);
      if (waits !== null) {
        const inMs = Math.max(0, Math.max(ready ?? waits.at, waits.heldUntil ?? 0) - this.#serverNow);
        if (inMs <= SOON_MS) this.#due.push({ table: table.name, row, inMs });
      }
      return { ...row, readyAt: ready };
    });
  }
}

/** Whether a clock was set. */
export function isSet(before: TenantClock, after: TenantClock): boolean {
  return before.clockFrozenAt !== after.clockFrozenAt || before.clockOffsetMs !== after.clockOffsetMs;
}

const AT = 'cast(? as bigint)';

/** The new value of `ready_at`, as `readyAt` says it, and which rows have another one than before. */
function change(
  dueAt: string,
  before: TenantClock,
  after: TenantClock,
  serverNow: Moment,
): { readonly set: string; readonly where: string; readonly bindings: readonly DatabaseValue[] } {
  const { clockFrozenAt: stands, clockOffsetMs } = after;
  if (stands === null) {
    if (clockOffsetMs === 0) return { set: 'null', where: 'ready_at is not null', bindings: [] };
    return { set: `${dueAt} - ${AT}`, where: `${dueAt} is not null`, bindings: [clockOffsetMs] };
  }
  const passed = {
    set: `case when ${dueAt} < ${AT} then ${dueAt} else ${AT} end`,
    now: [serverNow, serverNow],
  };
  // A clock that stands and is taken further touches what it passes, and nothing of what waits behind.
  if (before.clockFrozenAt !== null && before.clockFrozenAt <= stands) {
    const where = `${dueAt} > ${AT} and ${dueAt} <= ${AT}`;
    return { set: passed.set, where, bindings: [...passed.now, before.clockFrozenAt, stands] };
  }
  return {
    set: `case when ${dueAt} > ${AT} then ${AT} else ${passed.set} end`,
    where: `${dueAt} is not null`,
    bindings: [stands, NEVER, ...passed.now],
  };
}

/** What takes everything that waits for a tenant along with its clock, in the transaction that sets it. */
export function followClock(
  dialect: Dialect,
  sources: readonly DueSource[],
  tenantId: string,
  before: TenantClock,
  after: TenantClock,
  serverNow: Moment,
): Step[] {
  return sources.flatMap(({ table, dueAt, clock, open }) => {
    if (clock === 'server') return [];
    const { set, where, bindings } = change(dueAt, before, after, serverNow);
    const sql = `update ${table} set ready_at = ${set} where ${where} and ${open} and tenant_id = ?`;
    return [{ statement: keptStatement(dialect, sql, [...bindings, tenantId]) }];
  });
}
