import { type Instruction, orderIn, secretPlace } from '../../outbox/instruction.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { Write } from '../../writes/write.ts';
import { expireOrder } from './expire-order.ts';
import { AGELESS, type AgeTerms } from '../../workers/order-age.ts';
import { type ReportInbox, receiveReport } from '../inbox/receive-report.ts';
import { callInTime } from '../port/call-in-time.ts';
import { type Call, type Provider, Refused, type Report, Retry, Unknown } from '../port/provider.ts';
import { afterError, endCancellation, takeAnswer } from './answer.ts';
import { beginCall } from './call-span.ts';
import { type DueSubject, type Lease, lease } from './lease.ts';
import { endWhereAtRest } from './subject.ts';

/**
 * - `answered`.
 * - `refused`.
 * - `retry`: certainly not done, may be later.
 * - `unknown`: uncertain.
 */
export const CALL_OUTCOMES = ['answered', 'refused', 'retry', 'unknown'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export type CallEnd = CallOutcome | 'not_called';

export interface CallDependencies extends ReportInbox {
  readonly newToken: () => string;
  readonly sealer: Pick<Sealer, 'open'>;
  /** Told of adapter errors other than Refused, Retry and Unknown. */
  readonly onFault: (error: unknown) => void;
  /** Undefined where traces are passed on alone. */
  readonly tracing?: Tracing;
}

interface Called {
  readonly end: CallEnd;
  readonly write: Write<boolean>;
  readonly reports: readonly Report[];
}

/** An order whose secret cannot be opened: certainly not done; the secret may be mended. */
class Unreadable extends Retry {}

function outcomeOf(error: unknown): Exclude<CallOutcome, 'answered'> {
  if (error instanceof Refused) return 'refused';
  return error instanceof Retry ? 'retry' : 'unknown';
}

/** An error that the port does not define. */
function isFault(error: unknown): boolean {
  return !(error instanceof Refused) && !(error instanceof Retry) && !(error instanceof Unknown);
}

function secretOf({ id, sealed }: Instruction, sealer: CallDependencies['sealer']): string | undefined {
  if (sealed === null) return undefined;
  try {
    return sealer.open(secretPlace(id), sealed);
  } catch (error) {
    throw new Unreadable('what it is to tell cannot be read', undefined, { cause: error });
  }
}

async function callFor(
  provider: Provider,
  held: Lease,
  secret: string | undefined,
  call: Call,
): Promise<Omit<Called, 'end'>> {
  const { cancelled, instruction } = held;
  if (instruction.kind === 'cancel') {
    const outcome = cancelled && (await provider.cancel?.(orderIn(cancelled), call));
    return { write: endCancellation(held, outcome ?? 'too_late'), reports: [] };
  }
  const answer = await provider.carryOut(orderIn(instruction, secret), call);
  return { write: takeAnswer(held, answer), reports: answer.outcome === 'done' ? answer.reports : [] };
}

async function callUnder(
  provider: Provider,
  held: Lease,
  { sealer, onFault, tracing }: Pick<CallDependencies, 'sealer' | 'onFault' | 'tracing'>,
): Promise<Called> {
  const { timeoutMs } = provider.limits;
  const { attempts: attempt } = held.instruction;
  const span = beginCall(tracing, provider, held.instruction, false);
  const { traceparent } = span;
  try {
    const secret = secretOf(held.instruction, sealer);
    const called = await callInTime({ timeoutMs, attempt, traceparent }, (call) =>
      callFor(provider, held, secret, call),
    );
    span.end({ isFailed: false });
    return { ...called, end: 'answered' };
  } catch (error) {
    span.end({ isFailed: true, facts: { 'error.type': outcomeOf(error) } });
    if (error instanceof Unreadable) {
      onFault(error.cause);
      return { end: 'not_called', write: afterError(held, error), reports: [] };
    }
    if (isFault(error)) onFault(error);
    return { end: outcomeOf(error), write: afterError(held, error), reports: [] };
  }
}

/**
 * Leases an order, calls the provider outside any transaction and within its time, and writes the answer under the
 * lease's token, so that a worker that lost its lease decides nothing. An unknown outcome is never sent again (ADR 25),
 * nor an order that waited too long for a provider (ADR 60).
 */
export async function carryOut(
  dependencies: CallDependencies,
  provider: Provider,
  due: DueSubject,
  terms: AgeTerms = AGELESS,
): Promise<CallEnd> {
  const { writeQueue, newToken, subjects } = dependencies;
  const since = performance.now();
  const held = await writeQueue.submit(lease(subjects, due, provider, newToken(), terms));
  if (held === 'expired') await writeQueue.submit(expireOrder(subjects, due, terms));
  if (typeof held === 'string') return 'not_called';
  // After such a pause the lease may be lost: it expires, and the status is queried.
  if (performance.now() - since > provider.limits.timeoutMs) return 'not_called';
  const { end, write, reports } = await callUnder(provider, held, dependencies);
  await writeQueue.submit(write);
  if (reports.length === 0) return end;
  const source = { provider: provider.name, adapter: provider.adapter };
  for (const report of reports) await receiveReport(dependencies, source, report);
  await writeQueue.submit(endWhereAtRest(subjects, held.instruction));
  return end;
}
