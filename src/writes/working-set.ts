import type { Moment } from '../calendar/clock.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { selectStatement, selectStep, type RowMatch } from '../db/statements/rows.ts';
import { runSteps, type RunAll, type Step } from '../db/statements/statement.ts';
import { insertRow, saveRow, type RowEffect } from '../db/statements/table.ts';
import type { Table } from '../db/statements/table.ts';
import { accruedFees, accrualsTable, type AccrualEffect } from '../ledger/accruals.ts';
import { AccrualChanges } from '../ledger/accruals.ts';
import { journalEntriesTable, type JournalEntryEffect } from '../ledger/journal-entry.ts';
import type { MovementEffect } from '../ledger/movement-effect.ts';
import { movementsTable } from '../ledger/movement.ts';
import { postJournalEntry } from '../ledger/journal-entry.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { postingsTable } from '../ledger/posting.ts';
import { balancesTable, bookingFrom, walletsTable } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';
import { AlarmChanges } from '../outbox/alarm-changes.ts';
import { alarmsTable, type Alarm, type AlarmEffect } from '../outbox/alarm.ts';
import { eventsTable, type EventEffect } from '../outbox/event.ts';
import { AskedRows } from './asked-rows.ts';
import { changedBalance, type BalanceEffect } from './balance-effect.ts';
import { loadedRows } from './loaded-rows.ts';
import type { GroupProjection, ProjectedRows, Projection } from './projection.ts';
import { ReadyRows } from './ready-rows.ts';
import {
  changedRows,
  keyOf,
  standingRows,
  stateAfter,
  type AnyRow,
  type AnyTable,
  type Entry,
} from './row-entries.ts';
import { tableSteps } from './row-entries.ts';
import type { Tenant } from './tenant.ts';
import { isTimed, type Effect, type Loaded, type Need, type TenantlessEffect } from './write.ts';

/** What is to be written with COMMIT. */
interface Changes {
  readonly steps: readonly Step[];
  /** The alarms that the steps have opened. */
  readonly openedAlarms: readonly Alarm[];
  /** In how many milliseconds the first of it falls due, null where nothing does. */
  readonly dueInMs: number | null;
}

/**
 * The rows that a group works on: loaded in sets, changed by one decision after the other, written at the end.
 * A decision's effects are applied all or not at all.
 */
export class WorkingSet {
  /** In the order in which they are written. */
  readonly #tables = new Map<AnyTable, Map<string, Entry>>();
  readonly #asked = new AskedRows();
  readonly #alarms = new AlarmChanges();
  readonly #accruals = new AccrualChanges();
  readonly #projections: readonly GroupProjection[];

  constructor(projections: readonly Projection[]) {
    this.#projections = projections.map((begin) => begin());
  }

  /** Has every projection load what it needs of the tenants whose wallets the group holds. */
  async project(run: RunAll, dialect: Dialect, tenants: readonly Tenant[]): Promise<void> {
    for (const projection of this.#projections) await projection.load?.(run, dialect, tenants);
  }

  /** Loads what the needs name and is not here yet: a statement for each table and set of columns. */
  async load(run: RunAll, dialect: Dialect, needs: readonly Need[]): Promise<void> {
    const statements = new Map<string, { table: AnyTable; matches: AnyRow[] }>();
    for (const { table, match } of needs as readonly { table: unknown; match: AnyRow }[]) {
      const known = table as AnyTable;
      if (!this.#asked.note(known, match)) continue;
      const columns = `${known.name}(${Object.keys(match).join()})`;
      const statement = statements.get(columns) ?? { table: known, matches: [] };
      statement.matches.push(match);
      statements.set(columns, statement);
    }
    const steps = [...statements.values()].map(({ table, matches }) =>
      selectStep(selectStatement(dialect, table, matches), table, (rows) => this.add(table, rows)),
    );
    await runSteps(run, steps);
  }

  /** Takes rows that were loaded elsewhere (the locked wallets). A row that is here already stays as it is. */
  add<Row extends object>(table: Table<Row>, rows: readonly Row[]): void {
    const known = table as unknown as AnyTable;
    const entries = this.#entries(known);
    for (const row of rows as unknown as AnyRow[]) {
      const key = keyOf(known, row);
      if (!entries.has(key)) entries.set(key, { row, state: 'loaded' });
    }
  }

  #entries(table: AnyTable): Map<string, Entry> {
    const entries = this.#tables.get(table) ?? new Map<string, Entry>();
    this.#tables.set(table, entries);
    return entries;
  }

  /** Whether nothing of what the need names is missing here: it was loaded, or it is one row that a decision made or removed. */
  holds({ table, match }: Need): boolean {
    const known = table as unknown as AnyTable;
    if (this.#asked.has(known, match)) return true;
    const isOneRow = known.key.every((field) => match[field] !== undefined);
    return isOneRow && this.#tables.get(known)?.has(keyOf(known, match)) === true;
  }

  /** What a write of one tenant, or without one, may see, where its needs were loaded. */
  viewOf(tenantId: string | null, needs: readonly Need[]): Loaded {
    return loadedRows(tenantId, needs, (table, match) =>
      this.#candidates(table as unknown as AnyTable, tenantId === null ? match : { tenantId, ...match }),
    );
  }

  /** The row of a key as the decisions so far have left it, where it is here. */
  find<Row extends object>(table: Table<Row>, key: RowMatch<Row>): Row | undefined {
    return this.#row(table as unknown as AnyTable, key) as Row | undefined;
  }

  #row(table: AnyTable, key: AnyRow): AnyRow | undefined {
    const entry = this.#tables.get(table)?.get(keyOf(table, key));
    return entry?.state === 'removed' ? undefined : entry?.row;
  }

  /** Rows among which those of a match are: the one row where it names the whole key, else all of the table. */
  *#candidates(table: AnyTable, match: AnyRow): Iterable<AnyRow> {
    const entries = this.#tables.get(table);
    if ((table as unknown) === accrualsTable) {
      yield* this.#accrualRows(entries);
    } else if (entries === undefined) {
      return;
    } else if (table.key.every((field) => match[field] !== undefined)) {
      const row = this.#row(table, match);
      if (row !== undefined) yield row;
    } else {
      yield* standingRows(entries);
    }
  }

  /** Accruals are added up in the database: what this group adds is beside what was loaded. */
  #accrualRows(entries: ReadonlyMap<string, Entry> = new Map()): Iterable<AnyRow> {
    const loaded = standingRows(entries) as Iterable<never>;
    return this.#accruals.applyTo(loaded) as unknown as Iterable<AnyRow>;
  }

  /**
   * Applies a decision's effects for its tenant.
   * @param now the decision's moment, which all that it writes has
   * @throws Error when a law of the books would break; then nothing has been applied.
   */
  apply(tenantId: string, effects: readonly Effect[], now: Moment): void {
    const staged: RowEffect[] = [];
    const alarms: AlarmEffect[] = [];
    const accruals: AccrualEffect[] = [];
    for (const effect of effects) {
      switch (effect.effect) {
        case 'insert':
        case 'save':
        case 'remove':
          staged.push(effect);
          break;
        case 'raise_alarm':
        case 'clear_alarm':
          alarms.push(effect);
          break;
        case 'movement':
          accruals.push(...this.#stageMovement(tenantId, effect, now, staged));
          break;
        case 'journal_entry':
          accruals.push(...this.#stageJournalEntry(tenantId, effect, now, staged));
          break;
        case 'accrual':
          accruals.push(effect);
          break;
        case 'book_from':
          this.#bookFrom(tenantId, effect.moment, staged);
          break;
        case 'event':
          this.#stageEvent(tenantId, effect, staged);
          break;
        case 'pending':
        case 'converting':
        case 'spending':
          this.#stageBalance(tenantId, effect, staged);
          break;
      }
    }
    if (effects.some(isTimed)) this.#bookFrom(tenantId, now, staged);
    this.#addDerived(staged, tenantId);
    this.#putAll(staged);
    for (const alarm of alarms) this.#alarms.add(tenantId, alarm);
    for (const accrual of accruals) this.#accruals.add(tenantId, accrual, now);
  }

  /**
   * Applies the effects of a decision that has no tenant.
   * @throws Error for a row that stands under a wallet's lock; then nothing has been applied.
   */
  applyRows(effects: readonly TenantlessEffect[]): void {
    const rows: RowEffect[] = [];
    const alarms: AlarmEffect[] = [];
    for (const effect of effects) {
      if (!('table' in effect)) alarms.push(effect);
      else if (effect.table.isUnderWallet !== true) rows.push(effect);
      else throw new Error(`${effect.table.name} is written under the wallet's lock`);
    }
    this.#addDerived(rows, null);
    this.#putAll(rows);
    for (const alarm of alarms) this.#alarms.add(null, alarm);
  }

  /** Adds what projections derive from a decision's effects, each from those of the ones before it too. */
  #addDerived(staged: RowEffect[], tenantId: string | null): void {
    const rows: ProjectedRows = {
      find: (table, key) => this.find(table, key),
      current: (table, key) => this.#current(table, key, staged),
      entries: (table) => this.#tables.get(table as unknown as AnyTable)?.values() ?? [],
    };
    for (const projection of this.#projections)
      staged.push(...(projection.derive?.(staged, tenantId, rows) ?? []));
  }

  #putAll(effects: readonly RowEffect[]): void {
    for (const { effect, table, row } of effects)
      this.#put(table as unknown as AnyTable, row as AnyRow, effect);
  }

  #stageBalance(tenantId: string, effect: BalanceEffect, staged: RowEffect[]): void {
    const balance = this.#current(balancesTable, { tenantId, asset: effect.asset }, staged);
    staged.push(saveRow(balancesTable, changedBalance(balance, effect)));
  }

  #bookFrom(tenantId: string, moment: Moment, staged: RowEffect[]): void {
    const wallet = this.#current(walletsTable, { tenantId }, staged);
    if (moment > wallet.lastOccurredAt) staged.push(saveRow(walletsTable, bookingFrom(wallet, moment)));
  }

  #stageMovement(
    tenantId: string,
    effect: MovementEffect,
    now: Moment,
    staged: RowEffect[],
  ): AccrualEffect[] {
    const asset: Asset = effect.asset;
    const wallet = this.#current(walletsTable, { tenantId }, staged);
    const balance = this.#current(balancesTable, { tenantId, asset }, staged);
    const posted = postMovement(wallet, balance, effect, now);
    staged.push(
      { effect: 'save', table: walletsTable as never, row: posted.wallet },
      { effect: 'save', table: balancesTable as never, row: posted.balance },
      { effect: 'insert', table: movementsTable as never, row: posted.movement },
      ...posted.postings.map((row) => ({ effect: 'insert' as const, table: postingsTable as never, row })),
    );
    return accruedFees(posted.postings);
  }

  #stageJournalEntry(
    tenantId: string,
    effect: JournalEntryEffect,
    now: Moment,
    staged: RowEffect[],
  ): AccrualEffect[] {
    const { entry, postings } = postJournalEntry(tenantId, effect, now);
    staged.push(
      { effect: 'insert', table: journalEntriesTable as never, row: entry },
      ...postings.map((row) => ({ effect: 'insert' as const, table: postingsTable as never, row })),
    );
    return accruedFees(postings);
  }

  #stageEvent(tenantId: string, { event }: EventEffect, staged: RowEffect[]): void {
    const wallet = this.#current(walletsTable, { tenantId }, staged);
    const eventSeq = wallet.eventSeq + 1;
    staged.push(
      saveRow(walletsTable, { ...wallet, eventSeq }),
      insertRow(eventsTable, { seq: eventSeq, ...event }),
    );
  }

  /** A row as the effects staged so far leave it. */
  #current<Row extends object>(table: Table<Row>, key: RowMatch<Row>, staged: readonly RowEffect[]): Row {
    const known = table as unknown as AnyTable;
    const name = keyOf(known, key);
    const newest = staged.findLast(
      (effect) => (effect.table as unknown) === table && keyOf(known, effect.row as AnyRow) === name,
    );
    const row = newest?.row ?? this.#row(known, key);
    if (row === undefined) throw new Error(`${table.name} ${name} was not loaded`);
    return row as Row;
  }

  #put(table: AnyTable, row: AnyRow, effect: RowEffect['effect']): void {
    const entries = this.#entries(table);
    const key = keyOf(table, row);
    const before = entries.get(key)?.state;
    const isAbsent = before === undefined && effect === 'save' && this.#asked.covers(table, row);
    const state = effect === 'remove' ? 'removed' : stateAfter(effect, before, isAbsent);
    entries.set(key, { row, state });
    // What the group itself made is not in the database yet, so that there is nothing to remove.
    if (effect === 'remove' && before === 'inserted') entries.delete(key);
  }

  /** The names of the tables that the group changed; empty when every write was refused. */
  changedTables(): ReadonlySet<string> {
    const changed = [...this.#tables].filter(([, entries]) =>
      [...entries.values()].some((entry) => entry.state !== 'loaded'),
    );
    const names = changed.map(([table]) => table.name);
    if (!this.#alarms.isEmpty) names.push(alarmsTable.name);
    if (!this.#accruals.isEmpty) names.push(accrualsTable.name);
    return new Set(names);
  }

  /**
   * What writes all that the group changed: a step for each table and kind of change. If a projection works something out from the
   * rows as they are then, most of it is run before.
   */
  async changes(run: RunAll, dialect: Dialect, serverNow: Moment): Promise<Changes> {
    const ready = new ReadyRows((tenantId) => this.find(walletsTable, { tenantId }), serverNow);
    const openedAlarms: Alarm[] = [];
    // Before what says that their month takes no more.
    const steps = this.#accruals.steps(dialect);
    for (const [table, entries] of this.#tables) steps.push(...tableSteps(dialect, table, entries, ready));
    steps.push(...this.#alarms.steps(dialect, openedAlarms));
    const changed = (table: unknown): Iterable<AnyRow> => changedRows(this.#tables.get(table as AnyTable));
    const conclusions = this.#projections.flatMap((each) => each.conclude?.(changed, dialect) ?? []);
    if (conclusions.length > 0) {
      await runSteps(run, [...steps.splice(0), ...conclusions.map(({ read }) => read)]);
      steps.push(...conclusions.flatMap((conclusion) => conclusion.steps(ready)));
    }
    return { steps, openedAlarms, dueInMs: ready.dueInMs };
  }
}
