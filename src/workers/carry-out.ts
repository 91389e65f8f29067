import type { Database } from '../db/connection.ts';
import { orderIn } from '../outbox/instruction.ts';
import { Refused, Retry, Unknown } from '../providers/provider-errors.ts';
import type { Call, Provider, Report } from '../providers/provider.ts';
import { receiveReport } from '../providers/receive-report.ts';
import type { Lane } from '../writes/lane.ts';
import type { Write } from '../writes/write.ts';
import { afterError, endCancellation, takeAnswer } from './answer-order.ts';
import { callInTime } from './call-in-time.ts';
import { lease, type DueSubject, type Lease } from './lease-order.ts';
import { endWhereAtRest } from './order-subject.ts';

/** How a call ended, for the breaker: the provider answered, it did not, or nobody was called. */
export type CallEnd = 'answered' | 'failed' | 'not_called';

/** What calls are made with. */
export interface CallDependencies {
  readonly database: Database;
  readonly lane: Lane;
  readonly newToken: () => string;
  /** Told of what an adapter threw that is none of the three kinds of no. */
  readonly onFault: (error: unknown) => void;
}

/** What a call came to: what is to be written of it, and the reports that came with it. */
interface Called {
  readonly end: CallEnd;
  readonly write: Write<boolean>;
  readonly reports: readonly Report[];
}

async function callFor(provider: Provider, held: Lease, call: Call): Promise<Omit<Called, 'end'>> {
  const { cancelled, instruction } = held;
  if (instruction.kind === 'cancel') {
    const outcome = cancelled && (await provider.cancel?.(orderIn(cancelled), call));
    return { write: endCancellation(held, outcome ?? 'too_late'), reports: [] };
  }
  const answer = await provider.carryOut(orderIn(instruction), call);
  return { write: takeAnswer(held, answer), reports: answer.outcome === 'done' ? answer.reports : [] };
}

async function callUnder(
  provider: Provider,
  held: Lease,
  onFault: CallDependencies['onFault'],
): Promise<Called> {
  const { timeoutMs } = provider.limits;
  const { attempts: attempt } = held.instruction;
  try {
    const called = await callInTime({ timeoutMs, attempt }, (call) => callFor(provider, held, call));
    return { ...called, end: 'answered' };
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (!isRefused && !(error instanceof Retry) && !(error instanceof Unknown)) onFault(error);
    return { end: isRefused ? 'answered' : 'failed', write: afterError(held, error), reports: [] };
  }
}

/**
 * Carries one order out: leases it, calls the provider with no transaction open and no longer than it may take, and writes
 * what it said under the lease's token, so that a worker that was given up decides nothing. Safe twice. Nothing is sent
 * again of which nobody knows what became of it (ADR 25).
 */
export async function carryOut(
  { database, lane, newToken, onFault }: CallDependencies,
  provider: Provider,
  due: DueSubject,
): Promise<CallEnd> {
  const since = performance.now();
  const held = await lane.submit(lease(due, provider, newToken()));
  if (held === 'nothing' || held === 'unknown') return 'not_called';
  // Whoever stood still for so long may have lost the lease: it runs out, and the provider is asked.
  if (performance.now() - since > provider.limits.timeoutMs) return 'not_called';
  const { end, write, reports } = await callUnder(provider, held, onFault);
  await lane.submit(write);
  if (reports.length === 0) return end;
  const source = { provider: provider.name, adapter: provider.adapter };
  for (const report of reports) await receiveReport({ database, lane }, source, report);
  await lane.submit(endWhereAtRest(held.instruction));
  return end;
}
