import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { handOverEvidence, handOverNeeds } from '../../flows/evidence/hand-over-evidence.ts';
import { checkIdentityProvider } from '../../flows/policy/check-connected.ts';
import { need } from '../../writes/write.ts';
import { beneficiariesTable } from '../beneficiaries/beneficiary-store.ts';
import { presentIdentityEvidence } from './identity-evidence-presenter.ts';

/** POST /v1/treasury/beneficiaries/{id}/identity-evidence: hands a share token over; the decision follows. */
export const createIdentityEvidence: WriteHandler<'createIdentityEvidence'> = {
  kind: 'write',
  needs: ({ path, body }, head) => [
    need(beneficiariesTable, { id: path.id }),
    ...handOverNeeds(body.shareToken, head),
  ],
  decide: ({ path, body }, loaded, context) => {
    const beneficiary = loaded.find(beneficiariesTable, { id: path.id });
    if (beneficiary === undefined) throw new ApiError('not_found');
    checkIdentityProvider(context);
    if (beneficiary.status === 'inactive') throw new ApiError('beneficiary_inactive');
    const { evidence, effects } = handOverEvidence(beneficiary.id, body.shareToken, loaded, context);
    return { reply: presentIdentityEvidence(evidence), effects };
  },
};
