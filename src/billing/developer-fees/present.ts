import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAmount } from '../../money/amount.ts';
import type { Tenant } from '../../writes/tenant.ts';
import { type DeveloperFeeSchedule, NO_DEVELOPER_FEE } from './table.ts';

export function presentDeveloperFees(
  { id, createdAt }: Tenant,
  schedule: DeveloperFeeSchedule | null,
): Schema<'DeveloperFeeSchedule'> {
  const { flatAudMinor, bps } = schedule ?? NO_DEVELOPER_FEE;
  return {
    counterpartyId: id,
    updatedAt: presentMoment(schedule?.updatedAt ?? createdAt),
    updatedBy: schedule?.updatedBy ?? 'system',
    transfer: { flatAud: presentAmount(flatAudMinor, 'AUD'), bps },
  };
}
