import type { Moment } from '../../calendar/clock.ts';
import { defineTable, jsonOrNull, moment, momentOrNull, saveRow, text } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { presentHeld } from '../../money/native-asset.ts';
import { type AlarmEffect, clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { isLeased } from '../../outbox/instruction.ts';
import { type CommonContext, type TenantlessWrite, need } from '../../writes/write.ts';
import type { ProviderName } from '../port/provider.ts';
import type { Reconciliation } from './read.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another process may try after this; a run reads every posting to the clearing accounts. */
const LEASE_MS = 60 * 60 * 1000;

interface RunResult {
  readonly theirs: number;
  readonly ours: number;
  readonly differing: number;
  readonly late: number;
  /** Decimals by asset; null if the provider never reported a balance. */
  readonly unexplained: Readonly<Record<string, string | null>>;
}

export interface ReconciliationRun {
  readonly provider: ProviderName;
  readonly dueAt: Moment;
  readonly ranAt: Moment | null;
  readonly result: RunResult | null;
  readonly leaseUntil: Moment | null;
}

export const reconciliationsTable = defineTable<ReconciliationRun>({
  name: 'reconciliations',
  key: ['provider'],
  columns: {
    provider: text<ProviderName>(),
    dueAt: moment(),
    ranAt: momentOrNull(),
    result: jsonOrNull<RunResult>(),
    leaseUntil: momentOrNull(),
  },
});

function platformWrite<Reply>(
  provider: ProviderName,
  decide: (
    run: ReconciliationRun | undefined,
    context: CommonContext,
  ) => ReturnType<TenantlessWrite<Reply>['decide']>,
): TenantlessWrite<Reply> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    // A step whose commit was lost is repeated by the next round.
    claimed: false,
    needs: () => [need(reconciliationsTable, { provider })],
    decide: (loaded, context) => decide(loaded.find(reconciliationsTable, { provider }), context),
  };
}

/** Answers the time at which the run begins, or null if none is due. */
export function beginRun(provider: ProviderName): TenantlessWrite<Moment | null> {
  return platformWrite(provider, (known, { serverNow }) => {
    const run = known ?? { provider, dueAt: serverNow, ranAt: null, result: null, leaseUntil: null };
    if (run.dueAt > serverNow || isLeased(run, serverNow)) return { reply: null, effects: [] };
    const leased = { ...run, leaseUntil: serverNow + LEASE_MS };
    return { reply: serverNow, effects: [saveRow(reconciliationsTable, leased)] };
  });
}

export function giveUpRun(provider: ProviderName): TenantlessWrite<null> {
  return platformWrite(provider, (run) => ({
    reply: null,
    effects: run === undefined ? [] : [saveRow(reconciliationsTable, { ...run, leaseUntil: null })],
  }));
}

function differsIn({ theirs, ours, differing, sums }: Reconciliation, lateBefore: Moment): number {
  const lasting = theirs.filter(({ why, entry }) => why !== 'not_booked' || entry.bookedAt < lateBefore);
  const unexplained = sums.filter(({ unexplainedMinor }) => (unexplainedMinor ?? 0n) !== 0n);
  return lasting.length + ours.length + differing.length + unexplained.length;
}

function resultOf({ theirs, ours, differing, late, sums }: Reconciliation): RunResult {
  return {
    theirs: theirs.length,
    ours: ours.length,
    differing: differing.length,
    late: late.length,
    unexplained: Object.fromEntries(
      sums.map(({ asset, unexplainedMinor }) => [
        asset,
        unexplainedMinor === null ? null : presentHeld(unexplainedMinor, asset),
      ]),
    ),
  };
}

/** Keeps the result with its alarms; the next run is due a day later. */
export function endRun(
  found: Reconciliation,
  { begunAt, graceMs }: { readonly begunAt: Moment; readonly graceMs: number },
): TenantlessWrite<null> {
  const { provider } = found;
  return platformWrite(provider, (_run, context) => {
    const result = resultOf(found);
    const { unexplained, ...counts } = result;
    const differs = differsIn(found, begunAt - graceMs) > 0;
    const alarm: AlarmEffect = differs
      ? raiseAlarm(context, 'reconciliation_differs', provider, {
          ...counts,
          unexplained: JSON.stringify(unexplained),
        })
      : clearAlarm(context, 'reconciliation_differs', provider);
    const row = { provider, dueAt: begunAt + DAY_MS, ranAt: context.serverNow, result, leaseUntil: null };
    const stale = clearAlarm(context, 'reconciliation_stale', provider);
    return { reply: null, effects: [saveRow(reconciliationsTable, row), alarm, stale] };
  });
}

/** Raises the alarm of a run overdue by `recovery.reconciliationStaleMinutes`. */
export function tellStale(provider: ProviderName, staleMs: number): TenantlessWrite<null> {
  return platformWrite(provider, (run, context) => {
    const { serverNow } = context;
    if (run === undefined || serverNow - run.dueAt <= staleMs) return { reply: null, effects: [] };
    const facts = { dueAt: run.dueAt, ranAt: run.ranAt };
    return { reply: null, effects: [raiseAlarm(context, 'reconciliation_stale', provider, facts)] };
  });
}
