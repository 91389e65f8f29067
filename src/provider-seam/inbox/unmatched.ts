import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import {
  defineTable,
  integer,
  json,
  moment,
  momentOrNull,
  removeRow,
  saveRow,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Actor, CLOCK, providerActor } from '../../identity/actor.ts';
import { type AlarmFacts, clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { type Loaded, type TenantlessWrite, need } from '../../writes/write.ts';
import type { About, ProviderName, Report } from '../port/provider.ts';
import { type StoredReport, nameOfReport, storeReport } from './report-table.ts';
import type { ReportSource } from '../port/provider.ts';

/** A report without a subject; of a malformed one its text alone. */
type Unmatched = (StoredReport & { readonly about: About }) | { readonly text: string };

/** Kept outside the tenants until an operator names its subject. */
export interface UnmatchedReport extends ReportSource {
  readonly eventId: string;
  readonly report: Unmatched;
  readonly status: 'open' | 'matched' | 'dismissed';
  readonly count: number;
  readonly firstAt: Moment;
  readonly lastAt: Moment;
  readonly closedAt: Moment | null;
  readonly subjectId: string | null;
}

export const unmatchedReportsTable = defineTable<UnmatchedReport>({
  name: 'unmatched_reports',
  key: ['provider', 'adapter', 'eventId'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    eventId: text(),
    report: json<Unmatched>(),
    status: text<UnmatchedReport['status']>(),
    count: integer(),
    firstAt: moment(),
    lastAt: moment(),
    closedAt: momentOrNull(),
    subjectId: textOrNull(),
  },
});

export type UnmatchedKey = Pick<UnmatchedReport, 'provider' | 'adapter' | 'eventId'>;

const TEXT_LENGTH = 4_000;

function textOf(told: unknown): string {
  try {
    const json = JSON.stringify(told, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ) as string | undefined;
    return (json ?? '').slice(0, TEXT_LENGTH);
  } catch {
    // A value that cannot be written, such as a ring, leaves the alarm alone.
    return '';
  }
}

function find(loaded: Loaded, { provider, adapter, eventId }: UnmatchedKey): UnmatchedReport | undefined {
  return loaded.find(unmatchedReportsTable, { provider, adapter, eventId });
}

/** Keeps a report once, however often it comes, with its alarm. */
const NAMES = ['instructionId', 'providerReference', 'transactionHash'] as const;

/** By which it is found in the provider's books; no account or address. */
function namesIn(about: About): AlarmFacts {
  const named: Partial<Record<(typeof NAMES)[number], string>> = 'incoming' in about ? about.incoming : about;
  return Object.fromEntries(
    NAMES.flatMap((name) => (named[name] === undefined ? [] : [[name, named[name]]])),
  );
}

function keep(source: ReportSource, eventId: string, report: Unmatched): TenantlessWrite<'unmatched'> {
  const key: UnmatchedKey = { provider: source.provider, adapter: source.adapter, eventId };
  return {
    lock: 'platform',
    actor: providerActor(source.provider),
    claimed: true,
    needs: () => [need(unmatchedReportsTable, key)],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const kept = find(loaded, key);
      if (kept !== undefined && kept.status !== 'open') return { reply: 'unmatched', effects: [] };
      const row: UnmatchedReport =
        kept === undefined
          ? {
              ...key,
              report,
              status: 'open',
              count: 1,
              firstAt: serverNow,
              lastAt: serverNow,
              closedAt: null,
              subjectId: null,
            }
          : { ...kept, count: kept.count + 1, lastAt: serverNow };
      const facts =
        'text' in report ? { isMalformed: true } : { says: report.says, ...namesIn(report.about) };
      return {
        reply: 'unmatched',
        effects: [
          saveRow(unmatchedReportsTable, row),
          raiseAlarm(context, 'report_unmatched', nameOfReport(key), facts),
        ],
      };
    },
  };
}

export function keepUnmatched(source: ReportSource, report: Report): TenantlessWrite<'unmatched'> {
  const { eventId, about, ...said } = report;
  return keep(source, eventId, { ...storeReport(said), about });
}

/** Kept under a name made of its content. */
export function keepMalformed(source: ReportSource, told: unknown): TenantlessWrite<'unmatched'> {
  const content = textOf(told);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return keep(source, `malformed:${digest}`, { text: content });
}

/**
 * Answers whether it was open; idempotent.
 * @throws ApiError not_found
 */
export function closeUnmatched(
  key: UnmatchedKey,
  end: { readonly status: 'matched'; readonly subjectId: string } | { readonly status: 'dismissed' },
  actor: Actor,
): TenantlessWrite<boolean> {
  return {
    lock: 'platform',
    actor,
    claimed: true,
    needs: () => [need(unmatchedReportsTable, key)],
    decide: (loaded, context) => {
      const kept = find(loaded, key);
      if (kept === undefined) throw new ApiError('not_found');
      if (kept.status !== 'open') return { reply: false, effects: [] };
      const closed = { ...kept, ...end, closedAt: context.serverNow };
      return {
        reply: true,
        effects: [
          saveRow(unmatchedReportsTable, closed),
          clearAlarm(context, 'report_unmatched', nameOfReport(key)),
        ],
      };
    },
  };
}

export async function findPastUnmatched(reader: Db, bound: Moment, limit: number): Promise<UnmatchedKey[]> {
  const rows = await runStatement(
    reader,
    `select provider, adapter, event_id from unmatched_reports
     where closed_at is not null and closed_at < ? order by closed_at limit ${limit}`,
    [bound],
  );
  return rows.map(({ provider, adapter, event_id: eventId }) => ({
    provider: provider as ProviderName,
    adapter: String(adapter),
    eventId: String(eventId),
  }));
}

export function removeUnmatched(keys: readonly UnmatchedKey[], keepMs: number): TenantlessWrite<number> {
  return {
    lock: 'platform',
    actor: CLOCK,
    claimed: true,
    needs: () => keys.map((key) => need(unmatchedReportsTable, key)),
    decide: (loaded, { serverNow }) => {
      const past = keys
        .map((key) => find(loaded, key))
        .filter((row) => row !== undefined)
        .filter(({ closedAt }) => closedAt !== null && closedAt < serverNow - keepMs);
      return { reply: past.length, effects: past.map((row) => removeRow(unmatchedReportsTable, row)) };
    },
  };
}
