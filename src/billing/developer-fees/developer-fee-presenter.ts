import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import {
  NO_DEVELOPER_FEE,
  type DeveloperFeeSchedule,
} from '../../flows/developer-fees/developer-fee-schedule.ts';
import { presentAmount } from '../../money/amount.ts';
import type { Tenant } from '../../writes/tenant.ts';

/** An account's developer fees as the contract shows them; null stands for those that were never set. */
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
