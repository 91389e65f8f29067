import { providerActor } from '../actor.ts';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/rows.ts';
import type { Lane } from '../writes/lane.ts';
import { takeReport, type ReportOutcome } from './decide-report.ts';
import type { Subjects } from './find-subject.ts';
import type { Report } from './provider.ts';
import type { ReportSource } from './provider-report.ts';
import { isWellFormed, tidyReport } from './tidy-report.ts';
import { closeUnmatched, keepMalformed, keepUnmatched, unmatchedReportsTable } from './unmatched-report.ts';

/** What the door works with. */
export interface Door {
  readonly database: Database;
  readonly lane: Lane;
  /** What a report may be about. */
  readonly subjects: Subjects;
}

/**
 * Takes a report in, whoever brings it: a provider's answer, its news or a delivery. Finds whose it is, and applies it
 * through that tenant's lane; what is about nobody we know is kept outside the tenants. Safe twice. Nothing that a report
 * says makes it throw.
 * @throws ApiError service_unavailable where the database takes no writes: then it is to be brought again
 */
export async function receiveReport(door: Door, source: ReportSource, told: Report): Promise<ReportOutcome> {
  if (!isWellFormed(told)) return door.lane.submit(keepMalformed(source, told));
  const { eventId, about, ...tidied } = tidyReport(told);
  const { terms } = door.subjects;
  const located = await door.subjects.find(door.database.reader, source, about);
  if (located === undefined) return door.lane.submit(keepUnmatched(source, { eventId, about, ...tidied }));
  const isTaken = await located.subject.isIssuedBefore(tidied.issued, door.database.reader);
  const { outcome, subjectId } = await door.lane.submit(
    takeReport({ ...located, source, report: tidied, eventId, isTaken, terms }),
  );
  if (outcome === 'unmatched') return door.lane.submit(keepUnmatched(source, { eventId, about, ...tidied }));
  await closeWhatWasKept(door, source, eventId, subjectId);
  return outcome;
}

/** A report that nobody knew the subject of when it came first, and that has found it since, is no longer open. */
async function closeWhatWasKept(
  { database, lane }: Pick<Door, 'database' | 'lane'>,
  { provider, adapter }: ReportSource,
  eventId: string,
  subjectId: string,
): Promise<void> {
  const key = { provider, adapter, eventId };
  const [kept] = await selectMatching(database.reader, unmatchedReportsTable, [key]);
  if (kept?.status !== 'open') return;
  await lane.submit(closeUnmatched(key, { status: 'matched', subjectId }, providerActor(provider)));
}
