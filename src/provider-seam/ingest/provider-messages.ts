import { isBadTime } from '../../workers/failing-work.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import { type ReportInbox, receiveReport } from '../inbox/receive-report.ts';
import { keepMalformed } from '../inbox/unmatched.ts';
import type { StreamKey } from '../port/cursor.ts';
import type { Entry, ProviderMessages, Report } from '../port/provider.ts';

/** Reports about different things that are taken in at the same time. */
const AT_ONCE = 16;

export interface ProviderMessageDependencies extends ReportInbox {
  /** Told of what could not be taken in, beside its alarm. */
  readonly onFault: (error: unknown) => void;
}

function subjectOf({ about }: Report): string {
  try {
    return JSON.stringify(about);
  } catch {
    return '';
  }
}

/** Reports about the same thing stay in their order. */
function inLines(reports: readonly Report[]): Report[][] {
  const lines = new Map<string, Report[]>();
  for (const report of reports) {
    const subject = subjectOf(report);
    const line = lines.get(subject) ?? [];
    line.push(report);
    lines.set(subject, line);
  }
  return [...lines.values()];
}

/**
 * Keeps what cannot be taken in for an operator.
 * @throws if the database is unavailable
 */
async function ingestOr(
  { writeQueue, onFault }: ProviderMessageDependencies,
  source: StreamKey,
  told: Report | Entry,
  ingest: () => Promise<unknown>,
): Promise<void> {
  try {
    await ingest();
  } catch (error) {
    if (isBadTime(error)) throw error;
    onFault(error);
    await writeQueue.submit(keepMalformed(source, told));
  }
}

async function ingestReports(
  dependencies: ProviderMessageDependencies,
  source: StreamKey,
  reports: readonly Report[],
): Promise<void> {
  const lines = inLines(reports).values();
  const work = async (): Promise<void> => {
    for (const line of lines) {
      for (const report of line) {
        await ingestOr(dependencies, source, report, () => receiveReport(dependencies, source, report));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function ingestEntries(
  dependencies: ProviderMessageDependencies,
  source: StreamKey,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { writeQueue } = dependencies;
  try {
    await writeQueue.submit(takeEntries(source, entries));
  } catch (error) {
    if (isBadTime(error)) throw error;
    // One of them fails: each by itself, so that only that one is kept.
    for (const entry of entries) {
      await ingestOr(dependencies, source, entry, () => writeQueue.submit(takeEntries(source, [entry])));
    }
  }
}

/**
 * Takes in reports and lines of account. What cannot be taken in is kept with an alarm and delays nothing else.
 * Idempotent.
 * @throws ApiError service_unavailable, or the database's error: bring all of it again
 */
export async function ingestMessages(
  dependencies: ProviderMessageDependencies,
  { name: provider, adapter }: { readonly name: StreamKey['provider']; readonly adapter: string },
  { reports, entries }: Pick<ProviderMessages, 'reports' | 'entries'>,
): Promise<void> {
  const source: StreamKey = { provider, adapter };
  await ingestReports(dependencies, source, reports);
  await ingestEntries(dependencies, source, entries);
}
