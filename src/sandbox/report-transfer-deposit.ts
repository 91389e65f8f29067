import type { ControlHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { presentTransfer } from '../direct-routes/transfers/transfer-presenter.ts';
import { findTransfer } from '../direct-routes/transfers/transfer-store.ts';
import { ApiError } from '../errors/api-error.ts';
import { takeReport } from '../providers/decide-report.ts';
import { findDeposit } from '../providers/find-subject.ts';
import { SIMULATED } from '../providers/provider.ts';
import type { Said } from '../providers/provider-report.ts';

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
    const { subject } = deposit;
    const provider = subject.sourceAsset === 'AUD' ? 'bank' : 'chain';
    const source = { provider, adapter: SIMULATED } as const;
    const report = { tenantId, source, subject, eventId, report: { says } };
    const { subjectId } = await lane.submit(takeReport(report, actor));
    const transfer = await findTransfer(reader, tenantId, subjectId);
    if (transfer === undefined) throw new Error(`There is no transfer ${subjectId}`);
    return presentTransfer(transfer);
  },
};
