import type { Actor } from '../actor.ts';
import type { ControlHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { presentTransfer } from '../direct-routes/transfers/transfer-presenter.ts';
import { findDeposit } from '../direct-routes/transfers/find-subjects.ts';
import { findTransfer } from '../direct-routes/transfers/transfer-store.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Transfer } from '../flows/transfers/transfer.ts';
import { decideReport, takeReport, type AddressedReport } from '../providers/decide-report.ts';
import { aboutDeposit } from '../providers/apply-to-funding.ts';
import { SIMULATED } from '../providers/provider.ts';
import type { Said } from '../providers/provider-report.ts';
import type { Write } from '../writes/write.ts';

type Body = RequestOf<'reportTransferDeposit'>['body'];

/** What a call has the simulated provider say, under one name, so that a repeat after a crash says the same once. */
interface DepositPlan {
  readonly transferId: string;
  readonly says: Said['says'];
  readonly eventId: string;
}

const WORDS: Readonly<Record<Body['report'], Said['says']>> = {
  detected: 'detected',
  confirming: 'confirming',
  gone: 'returned',
  credited: 'credited',
};

/** Takes the report in, and answers the transfer as it left it: workers may move it at once. */
function takeDeposit(
  addressed: AddressedReport<Transfer>,
  actor: Actor,
): Write<{ readonly record: Transfer | undefined; readonly subjectId: string }> {
  return {
    ...takeReport(addressed, actor),
    decide: (loaded, context) => {
      const { record, subjectId, effects } = decideReport(addressed, loaded, context);
      return { reply: { record, subjectId }, effects };
    },
  };
}

/**
 * POST /v1/sandbox/transfers/{id}/deposit: the simulated bank or chain says something new about a transfer's deposit, through
 * the inbox that takes every provider's reports.
 */
export const reportTransferDeposit: ControlHandler<'reportTransferDeposit', DepositPlan> = {
  kind: 'control',
  plan: ({ path, body }, { newId }) => ({
    transferId: path.id,
    says: WORDS[body.report],
    eventId: `sandbox:${newId('evt')}`,
  }),
  run: async ({ transferId, says, eventId }, { lane, database: { reader }, caller }) => {
    const { tenantId, actor } = caller;
    const deposit = await findDeposit(reader, transferId);
    if (deposit?.tenantId !== tenantId) throw new ApiError('not_found');
    const { name } = deposit;
    const provider = name.sourceAsset === 'AUD' ? 'bank' : 'chain';
    const source = { provider, adapter: SIMULATED } as const;
    const report = { tenantId, source, subject: aboutDeposit(name), eventId, report: { says } };
    const { record, subjectId } = await lane.submit(takeDeposit(report, actor));
    // A call that went on after a crash may find its report taken in.
    const transfer = record ?? (await findTransfer(reader, tenantId, subjectId));
    if (transfer === undefined) throw new Error(`There is no transfer ${subjectId}`);
    return presentTransfer(transfer);
  },
};
