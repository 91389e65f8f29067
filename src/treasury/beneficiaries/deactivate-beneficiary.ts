import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { need } from '../../writes/write.ts';
import { presentBeneficiary } from './present.ts';
import { beneficiariesTable, type Beneficiary } from './table.ts';

/** POST /v1/treasury/beneficiaries/{id}/deactivate: no new payout can use it; earlier payouts keep their snapshot. */
export const deactivateBeneficiary: WriteHandler<'deactivateBeneficiary'> = {
  kind: 'write',
  needs: ({ path }) => [need(beneficiariesTable, { id: path.id })],
  decide: ({ path }, loaded, context) => {
    const beneficiary = loaded.find(beneficiariesTable, { id: path.id });
    if (beneficiary === undefined) throw new ApiError('not_found');
    if (beneficiary.status === 'inactive') throw new ApiError('invalid_state');
    const inactive: Beneficiary = {
      ...beneficiary,
      version: beneficiary.version + 1,
      status: 'inactive',
      updatedAt: context.now,
      deactivatedAt: context.now,
      deactivatedBy: context.actor,
    };
    const event = publish(context, 'beneficiary.deactivated', inactive);
    return { reply: presentBeneficiary(inactive), effects: [saveRow(beneficiariesTable, inactive), event] };
  },
};
