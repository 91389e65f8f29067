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
import { type DueRow, ReadyRows } from './ready-rows.ts';
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

interface Changes {
  readonly steps: readonly Step[];
  /** Opened by the steps. */
  readonly openedAlarms: readonly Alarm[];
  readonly due: readonly DueRow[];
}

/**
 * A group's rows: loaded in sets, changed decision by decision, written at the end. A decision's effects apply all or
 * not at all.
 */
export class WorkingSet {
  /** In writing order. */
  readonly #tables = new Map<AnyTable, Map<string, Entry>>();
  readonly #asked = new AskedRows();
  readonly #alarms = new AlarmChanges();
  readonly #accruals = new AccrualChanges();
  readonly #projections: readonly GroupProjection[];

  constructor(projections: readonly Projection[]) {
    this.#projections = projections.map((begin) => begin());
  }

  /** Loads what projections need of the held tenants. */
  async project(run: RunAll, dialect: Dialect, tenants: readonly Tenant[]): Promise<void> {
    for (const projection of this.#projections) await projection.load?.(run, dialect, tenants);
  }

  /** A statement for each table and set of columns. */
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

  /** Rows loaded elsewhere (locked wallets); present rows stay. */
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

  /** Whether the need is complete: loaded, or one row that a decision made or removed. */
  holds({ table, match }: Need): boolean {
    const known = table as unknown as AnyTable;
    if (this.#asked.has(known, match)) return true;
    const isOneRow = known.key.every((field) => match[field] !== undefined);
    return isOneRow && this.#tables.get(known)?.has(keyOf(known, match)) === true;
  }

  /** What a write of one tenant, or without one, may see. */
  viewOf(tenantId: string | null, needs: readonly Need[]): Loaded {
    return loadedRows(tenantId, needs, (table, match) =>
      this.#candidates(table as unknown as AnyTable, tenantId === null ? match : { tenantId, ...match }),
    );
  }

  /** As the decisions so far have left it. */
  find<Row extends object>(table: Table<Row>, key: RowMatch<Row>): Row | undefined {
    return this.#row(table as unknown as AnyTable, key) as Row | undefined;
  }

  #row(table: AnyTable, key: AnyRow): AnyRow | undefined {
    const entry = this.#tables.get(table)?.get(keyOf(table, key));
    return entry?.state === 'removed' ? undefined : entry?.row;
  }

  /** One row for a whole key, else the whole table. */
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

  /** Accruals are added up in the database: this group's stand beside what was loaded. */
  #accrualRows(entries: ReadonlyMap<string, Entry> = new Map()): Iterable<AnyRow> {
    const loaded = standingRows(entries) as Iterable<never>;
    return this.#accruals.applyTo(loaded) as unknown as Iterable<AnyRow>;
  }

  /**
   * @param now the decision's one moment, on the account's clock
   * @throws Error if a law of the books would break; nothing is applied
   */
  apply(tenantId: string, effects: readonly Effect[], now: Moment, serverNow = now): void {
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
    this.#addDerived(staged, tenantId, serverNow);
    this.#putAll(staged);
    for (const alarm of alarms) this.#alarms.add(tenantId, alarm);
    for (const accrual of accruals) this.#accruals.add(tenantId, accrual, now);
  }

  /** @throws Error for a row under a wallet's lock; nothing is applied */
  applyRows(effects: readonly TenantlessEffect[], serverNow: Moment): void {
    const rows: RowEffect[] = [];
    const alarms: AlarmEffect[] = [];
    for (const effect of effects) {
      if (!('table' in effect)) alarms.push(effect);
      else if (effect.table.isUnderWallet !== true) rows.push(effect);
      else throw new Error(`${effect.table.name} is written under the wallet's lock`);
    }
    this.#addDerived(rows, null, serverNow);
    this.#putAll(rows);
    for (const alarm of alarms) this.#alarms.add(null, alarm);
  }

  /** Each projection sees what those before it derived. */
  #addDerived(staged: RowEffect[], tenantId: string | null, serverNow: Moment): void {
    const rows: ProjectedRows = {
      find: (table, key) => this.find(table, key),
      current: (table, key) => this.#current(table, key, staged),
      entries: (table) => this.#tables.get(table as unknown as AnyTable)?.values() ?? [],
    };
    for (const projection of this.#projections)
      staged.push(...(projection.derive?.(staged, { tenantId, serverNow }, rows) ?? []));
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

  /** With the effects staged so far. */
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
    // The group's own insert is not in the database yet.
    if (effect === 'remove' && before === 'inserted') entries.delete(key);
  }

  /** Empty if every write was refused. */
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
   * A step for each table and kind of change. If a projection derives something from the written rows, most of it runs
   * before.
   */
  async changes(run: RunAll, dialect: Dialect, serverNow: Moment): Promise<Changes> {
    const ready = new ReadyRows((tenantId) => this.find(walletsTable, { tenantId }), serverNow);
    const openedAlarms: Alarm[] = [];
    // Before the effects that close their month.
    const steps = this.#accruals.steps(dialect);
    for (const [table, entries] of this.#tables) steps.push(...tableSteps(dialect, table, entries, ready));
    steps.push(...this.#alarms.steps(dialect, openedAlarms));
    const changed = (table: unknown): Iterable<AnyRow> => changedRows(this.#tables.get(table as AnyTable));
    const conclusions = this.#projections.flatMap((each) => each.conclude?.(changed, dialect) ?? []);
    if (conclusions.length > 0) {
      await runSteps(run, [...steps.splice(0), ...conclusions.map(({ read }) => read)]);
      steps.push(...conclusions.flatMap((conclusion) => conclusion.steps(ready)));
    }
    return { steps, openedAlarms, due: ready.due };
  }
}
