import { addr } from 'micro-eth-signer';
import { ASSETS } from '../../../generated/assets.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { providerActor } from '../../identity/actor.ts';
import { canonicalTransactionHash } from '../../money/address.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import {
  type About,
  type Incoming,
  type Issued,
  REPORT_WORDS,
  type Report,
  type Sum,
} from '../port/provider.ts';
import { type ReportOutcome, takeReport } from './decide-report.ts';
import type { Subjects } from './find-subject.ts';
import type { ReportSource } from '../port/provider.ts';
import { closeUnmatched, keepMalformed, keepUnmatched, unmatchedReportsTable } from './unmatched.ts';

/** The longest name of a report or subject, and the longest text. */
const NAME_LENGTH = 200;
const TEXT_LENGTH = 500;

function isName(value: unknown): boolean {
  return (
    typeof value === 'string' && value !== '' && value.length <= NAME_LENGTH && !value.includes('\u0000')
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined;
}

function isSum(sum: Sum | undefined): boolean {
  return sum === undefined || (typeof sum.minor === 'bigint' && Object.hasOwn(ASSETS, sum.asset));
}

function isPlace(value: number | undefined): boolean {
  return value === undefined || (Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31);
}

function isIncoming({ into, providerReference, transactionHash, transferIndex }: Incoming): boolean {
  const isKnown = isName('bsb' in into ? into.bsb : into.address);
  const isAccount = 'bsb' in into ? isName(into.accountNumber) : isName(into.network);
  const isNamed = [providerReference, transactionHash].every((name) => isAbsent(name) || isName(name));
  return isKnown && isAccount && isNamed && isPlace(transferIndex);
}

function isAbout(about: About): boolean {
  return 'incoming' in about
    ? isIncoming(about.incoming)
    : Object.values<unknown>({ ...about }).every(isName);
}

function isSaying(says: string): boolean {
  return REPORT_WORDS.some((word) => word === says);
}

function isIssued(issued: Issued | undefined): boolean {
  return (
    issued === undefined ||
    Object.values<unknown>({ ...issued }).every((text) => text === null || isAbsent(text) || isName(text))
  );
}

/** An adapter passes on a stranger's data: the type is no proof. */
function isWellFormed(report: Report): boolean {
  try {
    const { eventId, about, says, amount, fee, bought, at, confirmations } = report;
    return (
      isName(eventId) &&
      isAbout(about) &&
      isSaying(says) &&
      [amount, fee, bought].every(isSum) &&
      (at === undefined || Number.isSafeInteger(at)) &&
      isPlace(confirmations) &&
      isIssued(report.issued) &&
      [report.providerReference, report.transactionHash].every((name) => isAbsent(name) || isName(name))
    );
  } catch {
    return false;
  }
}

/** Text that a database can hold, of bounded length. */
function normalizeText(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').slice(0, TEXT_LENGTH);
}

function normalizeIncoming(incoming: Incoming): Incoming {
  const { transactionHash, externalReference, downstreamReference } = incoming;
  return {
    ...incoming,
    ...(transactionHash === undefined ? {} : { transactionHash: canonicalTransactionHash(transactionHash) }),
    ...(externalReference === undefined ? {} : { externalReference: normalizeText(externalReference) }),
    ...(downstreamReference === undefined ? {} : { downstreamReference: normalizeText(downstreamReference) }),
  };
}

function normalizeSubject(about: About): About {
  if ('incoming' in about) return { incoming: normalizeIncoming(about.incoming) };
  return 'transactionHash' in about
    ? { transactionHash: canonicalTransactionHash(about.transactionHash) }
    : about;
}

function normalizeIssued({ bsb, accountNumber, address, ...rest }: Issued): Issued {
  const isEvm = address?.startsWith('0x') === true && addr.isValid(address);
  return {
    ...rest,
    ...(bsb === undefined ? {} : { bsb: bsb.replaceAll(/\D/g, '') }),
    ...(accountNumber === undefined ? {} : { accountNumber: accountNumber.replaceAll(/[\s-]/g, '') }),
    ...(address === undefined ? {} : { address: isEvm ? addr.addChecksum(address.toLowerCase()) : address }),
  };
}

/** Transaction hashes in one case, texts of bounded length. */
function normalizeReport(report: Report): Report {
  const { about, issued, reason, failureCode } = report;
  const transactionHash =
    report.transactionHash ?? ('incoming' in about ? about.incoming.transactionHash : undefined);
  return {
    ...report,
    about: normalizeSubject(about),
    ...(issued === undefined ? {} : { issued: normalizeIssued(issued) }),
    ...(reason === undefined ? {} : { reason: normalizeText(reason) }),
    ...(failureCode === undefined ? {} : { failureCode: normalizeText(failureCode) }),
    ...(transactionHash === undefined ? {} : { transactionHash: canonicalTransactionHash(transactionHash) }),
  };
}

export interface ReportInbox {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly subjects: Subjects;
}

/**
 * Takes in a report from any source: finds its tenant and applies it through the write queue; a report without a
 * subject is kept outside the tenants. Idempotent. No content makes it throw.
 * @throws ApiError service_unavailable if the database takes no writes: bring it again
 */
export async function receiveReport(
  inbox: ReportInbox,
  source: ReportSource,
  told: Report,
): Promise<ReportOutcome> {
  if (!isWellFormed(told)) return inbox.writeQueue.submit(keepMalformed(source, told));
  const { eventId, about, ...normalized } = normalizeReport(told);
  const { terms } = inbox.subjects;
  const located = await inbox.subjects.find(inbox.database.reader, source, about);
  if (located === undefined)
    return inbox.writeQueue.submit(keepUnmatched(source, { eventId, about, ...normalized }));
  const isTaken = await located.subject.isIssuedBefore(normalized.issued, inbox.database.reader);
  const { outcome, subjectId } = await inbox.writeQueue.submit(
    takeReport({ ...located, source, report: normalized, eventId, isTaken, terms }),
  );
  if (outcome === 'unmatched')
    return inbox.writeQueue.submit(keepUnmatched(source, { eventId, about, ...normalized }));
  await closeWhatWasKept(inbox, source, eventId, subjectId);
  return outcome;
}

/** A kept report that has found its subject since is closed. */
async function closeWhatWasKept(
  { database, writeQueue }: Pick<ReportInbox, 'database' | 'writeQueue'>,
  { provider, adapter }: ReportSource,
  eventId: string,
  subjectId: string,
): Promise<void> {
  const key = { provider, adapter, eventId };
  const [kept] = await selectMatching(database.reader, unmatchedReportsTable, [key]);
  if (kept?.status !== 'open') return;
  await writeQueue.submit(closeUnmatched(key, { status: 'matched', subjectId }, providerActor(provider)));
}
