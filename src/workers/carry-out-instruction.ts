import type { Moment } from '../clock.ts';
import { saveRow } from '../db/row-effect.ts';
import { currentConfiguration } from '../operations/policy/configuration.ts';
import { instructionsTable, type Instruction } from '../outbox/instruction.ts';
import type { BankPort, SubmissionAnswer } from '../providers/bank.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../providers/receive-operation-report.ts';
import type { Lane } from '../writes/lane.ts';
import { need, type Write } from '../writes/write.ts';

/** How long a provider may take before another worker may try; on the server's clock. */
const LEASE_MS = 30_000;

/** The wait before attempt n + 1: 2 s, 4 s, 8 s …, an hour at most; on the tenant's clock. */
function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, 3_600_000);
}

/** An instruction that this worker holds. */
interface Lease {
  readonly instruction: Instruction;
  readonly token: string;
}

function lease(tenantId: string, operationId: string, token: string): Write<Lease | undefined> {
  return {
    tenantId,
    // A lease taken by a commit nobody heard of runs out by itself.
    claimed: false,
    needs: () => [need(instructionsTable, { operationId })],
    decide: (loaded, { now, serverNow }) => {
      const instruction = loaded.find(instructionsTable, { operationId });
      const isFree = instruction?.leaseUntil == null || instruction.leaseUntil <= serverNow;
      if (instruction?.status !== 'pending' || instruction.dueAt > now || !isFree) {
        return { reply: undefined, effects: [] };
      }
      const leased: Instruction = {
        ...instruction,
        attempts: instruction.attempts + 1,
        leaseToken: token,
        leaseUntil: serverNow + LEASE_MS,
      };
      return { reply: { instruction: leased, token }, effects: [saveRow(instructionsTable, leased)] };
    },
  };
}

/** The answer as a report; void where the lease was lost meanwhile. */
function reportAnswer({ instruction, token }: Lease, answer: SubmissionAnswer): Write<boolean> {
  const { tenantId, operationId, attempts } = instruction;
  const received: ReceivedOperationReport = {
    tenantId,
    provider: 'bank',
    eventId: `submission:${operationId}:${attempts}`,
    operationId,
    report:
      answer.outcome === 'taken'
        ? { status: 'submitted', providerReference: answer.providerReference }
        : { status: 'failed', failureCode: answer.failureCode, reason: answer.reason },
  };
  return {
    tenantId,
    claimed: true,
    needs: (head) => operationReportNeeds(received, head),
    furtherNeeds: (loaded) => operationReportFurtherNeeds(operationId, loaded),
    decide: (loaded, context) => {
      const current = loaded.find(instructionsTable, { operationId });
      if (current?.status !== 'pending' || current.leaseToken !== token) return { reply: false, effects: [] };
      const { applied, effects } = decideOperationReport(received, loaded, context);
      return { reply: applied, effects };
    },
  };
}

/**
 * The provider could not be reached: try again later, or, after the last attempt that the configuration allows,
 * hold the operation for review, since nobody knows whether the order arrived.
 */
function postpone({ instruction, token }: Lease): Write<boolean> {
  const { tenantId, operationId } = instruction;
  const received: ReceivedOperationReport = {
    tenantId,
    provider: 'bank',
    eventId: `unreachable:${operationId}:${instruction.attempts}`,
    operationId,
    report: { status: 'held', reason: 'provider_unreachable' },
  };
  return {
    tenantId,
    claimed: true,
    needs: (head) => operationReportNeeds(received, head),
    furtherNeeds: (loaded) => operationReportFurtherNeeds(operationId, loaded),
    decide: (loaded, context) => {
      const current = loaded.find(instructionsTable, { operationId });
      if (current?.status !== 'pending' || current.leaseToken !== token) return { reply: false, effects: [] };
      const { retryLimit } = currentConfiguration(loaded, context.head).terms.returns;
      if (current.attempts >= retryLimit) {
        return { reply: true, effects: decideOperationReport(received, loaded, context).effects };
      }
      const dueAt: Moment = context.now + backoffMs(current.attempts);
      const later: Instruction = { ...current, dueAt, leaseToken: null, leaseUntil: null };
      return { reply: true, effects: [saveRow(instructionsTable, later)] };
    },
  };
}

/**
 * Carries one instruction out: leases it, calls the provider with no transaction open, and reports the answer
 * under the lease's token, so that a worker that was given up writes nothing. Safe twice.
 */
export async function carryOutInstruction(
  dependencies: {
    readonly lane: Lane;
    readonly bank: BankPort;
    readonly newToken: () => string;
    readonly onFault: (error: unknown) => void;
  },
  tenantId: string,
  operationId: string,
): Promise<void> {
  const { lane, bank } = dependencies;
  const held = await lane.submit(lease(tenantId, operationId, dependencies.newToken()));
  if (held === undefined) return;
  let answer: SubmissionAnswer;
  try {
    answer = await bank.submitPayment({ ...held.instruction.payload, operationId, tenantId });
  } catch (error) {
    dependencies.onFault(error);
    await lane.submit(postpone(held));
    return;
  }
  await lane.submit(reportAnswer(held, answer));
}
