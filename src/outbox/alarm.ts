import type { Moment } from '../calendar/clock.ts';
import {
  defineTable,
  integer,
  json,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../db/statements/table.ts';
import type { NewId } from '../identity/ids.ts';

/** Every kind of alarm; docs/operating/alarms.md says of each what it means and what to do. */
export const ALARM_KINDS = [
  'order_stuck',
  'order_unknown',
  'report_conflicting',
  'report_disputed',
  'report_unmatched',
  'report_stale',
  'delivery_failing',
  'provider_down',
  'provider_paused',
  'cursor_behind',
  'rate_stale',
  'account_pool_low',
  'issue_refused',
  'holding_low',
  'deposit_reorganised',
  'batch_late',
  'bank_file_refused',
  'statement_missing',
  'node_failing',
  'wallet_low',
  'wallet_stopped',
  'gas_too_dear',
  'barred_list_unusable',
  'exchange_thin',
  'exchange_refusing',
  'identity_refusing',
  'reconciliation_differs',
  'reconciliation_stale',
  'transfer_stuck',
  'return_refused',
  'report_after_end',
  'mail_unsent',
  'secret_unreadable',
  'worker_failing',
  'database_regressed',
  'clock_differs',
] as const;

/** What is wrong, as one of a closed list of words. */
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** What is told with an alarm, in a few plain values: no name of a person, no secret, nothing that a stranger chose at length. */
export type AlarmFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that should not be as it is, from when it was first found until its cause was gone. */
export interface Alarm {
  readonly id: string;
  /** Null for what belongs to no tenant: a provider, a stream, an account pool. */
  readonly tenantId: string | null;
  readonly kind: AlarmKind;
  /** What it is about: the identifier of a record, or the name of a provider or a stream. */
  readonly subject: string;
  /** On the server's clock, as its other moments are. */
  readonly firstAt: Moment;
  readonly lastAt: Moment;
  /** How often it was found. */
  readonly count: number;
  /** As they were when it was found last. */
  readonly facts: AlarmFacts;
  /** Null while it is open. */
  readonly clearedAt: Moment | null;
}

export const alarmsTable = defineTable<Alarm>({
  name: 'alarms',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: textOrNull(),
    kind: text<AlarmKind>(),
    subject: text(),
    firstAt: moment(),
    lastAt: moment(),
    count: integer(),
    facts: json<AlarmFacts>(),
    clearedAt: momentOrNull(),
  },
});

/** Something that should not be as it is was found. */
export interface RaiseAlarmEffect {
  readonly effect: 'raise_alarm';
  /** The identifier of the row, where there is none that is open. */
  readonly id: string;
  readonly kind: AlarmKind;
  readonly subject: string;
  readonly at: Moment;
  readonly facts: AlarmFacts;
}

/** The cause of an alarm is gone. */
export interface ClearAlarmEffect {
  readonly effect: 'clear_alarm';
  readonly kind: AlarmKind;
  readonly subject: string;
  readonly at: Moment;
  /** It stays open where it was found at this moment or later. */
  readonly unlessFoundSince?: Moment;
}

export type AlarmEffect = RaiseAlarmEffect | ClearAlarmEffect;

interface AlarmContext {
  readonly serverNow: Moment;
  readonly newId: NewId;
}

/**
 * Raises an alarm in the transaction of the change that found its cause. A decision needs to load nothing for it: where
 * the same is open already, its row is counted up when the group is written, and takes these facts.
 */
export function raiseAlarm(
  { newId, serverNow }: AlarmContext,
  kind: AlarmKind,
  subject: string,
  facts: AlarmFacts = {},
): RaiseAlarmEffect {
  return { effect: 'raise_alarm', id: newId('alm'), kind, subject, at: serverNow, facts };
}

/** Clears an alarm that was not found for so many milliseconds, and leaves it open otherwise. */
export function clearSilentAlarm(
  { serverNow }: Pick<AlarmContext, 'serverNow'>,
  kind: AlarmKind,
  subject: string,
  silentMs: number,
): ClearAlarmEffect {
  return { effect: 'clear_alarm', kind, subject, at: serverNow, unlessFoundSince: serverNow - silentMs };
}

/**
 * Clears an alarm whose cause is gone, where one is open. It costs a statement: a decision gives it only where what it
 * has loaded says that there may be one.
 */
export function clearAlarm(
  { serverNow }: Pick<AlarmContext, 'serverNow'>,
  kind: AlarmKind,
  subject: string,
): ClearAlarmEffect {
  return { effect: 'clear_alarm', kind, subject, at: serverNow };
}
