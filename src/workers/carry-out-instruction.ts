import { providerActor } from '../actor.ts';
import type { Moment } from '../clock.ts';
import { saveRow } from '../db/row-effect.ts';
import { currentConfiguration } from '../flows/policy/configuration.ts';
import { instructionsTable, orderIn, type Instruction } from '../outbox/instruction.ts';
import { submitOrder, type ProviderPorts, type SubmissionAnswer } from '../providers/provider-port.ts';
import {
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
  type AddressedReport,
} from '../providers/decide-report.ts';
import type { Said } from '../providers/provider-report.ts';
import type { Lane } from '../writes/lane.ts';
import { need, type Effect, type Write } from '../writes/write.ts';

/** How long a provider may take before another worker may try; on the server's clock. */
const LEASE_MS = 30_000;

/** The wait before attempt n + 1: 2 s, 4 s, 8 s …, an hour at most; on the tenant's clock. */
function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, 3_600_000);
}

type DecideArguments = Parameters<Write<boolean>['decide']>;

/** Names an instruction that has fallen due. */
type DueInstruction = Pick<Instruction, 'tenantId' | 'subject' | 'kind' | 'provider'>;

/** An instruction that this worker holds. */
interface Lease {
  readonly instruction: Instruction;
  readonly token: string;
}

function lease(
  { tenantId, subject, kind, provider }: DueInstruction,
  token: string,
): Write<Lease | undefined> {
  return {
    tenantId,
    actor: providerActor(provider),
    // A lease taken by a commit nobody heard of runs out by itself.
    claimed: false,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, { now, serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const isFree = instruction?.leaseUntil == null || instruction.leaseUntil <= serverNow;
      if (instruction?.status !== 'pending' || instruction.dueAt > now || !isFree) {
        return { reply: undefined, effects: [] };
      }
      const leased: Instruction = {
        ...instruction,
        adapter: instruction.adapter ?? 'simulated',
        attempts: instruction.attempts + 1,
        leaseToken: token,
        leaseUntil: serverNow + LEASE_MS,
      };
      return { reply: { instruction: leased, token }, effects: [saveRow(instructionsTable, leased)] };
    },
  };
}

/** A report that is void where the lease was lost meanwhile; `decide` says what becomes of the instruction that is still held. */
function underLease(
  { instruction, token }: Lease,
  event: string,
  report: Said,
  decide: (
    held: Instruction,
    received: AddressedReport<'operation'>,
    ...rest: DecideArguments
  ) => readonly Effect[],
): Write<boolean> {
  const { tenantId, subject: operationId, kind, provider, adapter } = instruction;
  // Attempts are counted anew when a review releases the operation; leases are never taken twice.
  const eventId = `${event}:${operationId}:${token}`;
  const received: AddressedReport<'operation'> = {
    tenantId,
    source: { provider, adapter: adapter ?? 'simulated' },
    subject: { kind: 'operation', operationId },
    eventId,
    report,
  };
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => reportNeeds(received, head, serverNow),
    furtherNeeds: (loaded) => reportFurtherNeeds(received, loaded),
    decide: (loaded, context) => {
      const held = loaded.find(instructionsTable, { subject: operationId, kind });
      if (held?.status !== 'pending' || held.leaseToken !== token) return { reply: false, effects: [] };
      return { reply: true, effects: decide(held, received, loaded, context) };
    },
  };
}

/** What the provider answered, as a report. */
function reportAnswer(lease: Lease, answer: SubmissionAnswer): Write<boolean> {
  const report: Said =
    answer.outcome === 'taken'
      ? {
          says: 'submitted',
          providerReference: answer.providerReference,
          ...(answer.transactionHash === undefined ? {} : { transactionHash: answer.transactionHash }),
        }
      : { says: 'failed', failureCode: answer.failureCode, reason: answer.reason };
  return underLease(
    lease,
    'submission',
    report,
    (_held, received, loaded, context) => decideReport(received, loaded, context).effects,
  );
}

/**
 * The provider could not be reached: try again later, or, after the last attempt that the configuration allows,
 * hold the operation for review, since nobody knows whether the order arrived.
 */
function postpone(lease: Lease): Write<boolean> {
  const report: Said = { says: 'held', reason: 'provider_unreachable' };
  return underLease(lease, 'unreachable', report, (held, received, loaded, context) => {
    const { retryLimit } = currentConfiguration(loaded, context.head).terms.returns;
    if (held.attempts >= retryLimit) return decideReport(received, loaded, context).effects;
    const dueAt: Moment = context.now + backoffMs(held.attempts);
    return [saveRow(instructionsTable, { ...held, dueAt, leaseToken: null, leaseUntil: null })];
  });
}

/**
 * Carries one instruction out: leases it, calls the provider with no transaction open, and reports the answer
 * under the lease's token, so that a worker that was given up writes nothing. Safe twice.
 */
export async function carryOutInstruction(
  dependencies: {
    readonly lane: Lane;
    readonly ports: ProviderPorts;
    readonly newToken: () => string;
    readonly onFault: (error: unknown) => void;
  },
  due: DueInstruction,
): Promise<void> {
  const { lane, ports } = dependencies;
  const held = await lane.submit(lease(due, dependencies.newToken()));
  if (held === undefined) return;
  let answer: SubmissionAnswer;
  try {
    answer = await submitOrder(ports, orderIn(held.instruction));
  } catch (error) {
    dependencies.onFault(error);
    await lane.submit(postpone(held));
    return;
  }
  await lane.submit(reportAnswer(held, answer));
}
