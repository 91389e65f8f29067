import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { handOverEvidence, handOverNeeds } from '../evidence/hand-over.ts';
import { isAbn } from '../../money/aud-destination.ts';
import { audDestinationOf, checkAudDestination } from '../../money/aud-destination.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { presentBeneficiary } from './present.ts';
import { beneficiariesTable, type Beneficiary, type Party } from './table.ts';

type Body = RequestOf<'createBeneficiary'>['body'];

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

function checkBody(body: Body, serverNow: number): void {
  checkAudDestination(body.destination);
  if (body.type === 'business' && body.abn !== undefined && !isAbn(body.abn)) {
    refuse('/abn', 'is not a valid ABN: its check digits are wrong');
  }
  if (body.type === 'individual' && body.dateOfBirth !== undefined) {
    if (Date.parse(body.dateOfBirth) >= serverNow) refuse('/dateOfBirth', 'must be in the past');
  }
}

function partyOf(body: Body): Party {
  const address = body.address === undefined ? {} : { address: body.address };
  if (body.type === 'individual') {
    const { type, firstName, lastName, dateOfBirth } = body;
    return { type, firstName, lastName, ...(dateOfBirth === undefined ? {} : { dateOfBirth }), ...address };
  }
  const { type, businessName, abn, acn } = body;
  return {
    type,
    businessName,
    ...(abn === undefined ? {} : { abn }),
    ...(acn === undefined ? {} : { acn }),
    ...address,
  };
}

function evidenceOf(
  { identity }: Body,
  beneficiaryId: string,
  loaded: Loaded,
  context: DecisionContext,
): readonly Effect[] {
  if (identity === undefined) return [];
  return handOverEvidence(beneficiaryId, identity.shareToken, loaded, context).effects;
}

/** POST /v1/treasury/beneficiaries: saves a recipient. Moves no money. */
export const createBeneficiary: WriteHandler<'createBeneficiary'> = {
  kind: 'write',
  check: ({ body }, serverNow) => {
    checkBody(body, serverNow);
  },
  needs: ({ body }, head) =>
    body.identity === undefined ? [] : handOverNeeds(body.identity.shareToken, head),
  decide: ({ body }, loaded, context) => {
    const tenantId = context.head.tenant.id;
    const id = context.newId('ben');
    const beneficiary: Beneficiary = {
      id,
      tenantId,
      externalReference: body.externalReference ?? id,
      version: 1,
      status: 'active',
      destination: audDestinationOf(body.destination),
      party: partyOf(body),
      partyContext: body.partyContext ?? null,
      businessIdentity: body.businessIdentity ?? null,
      glMapping: body.glMapping ?? null,
      createdAt: context.now,
      updatedAt: context.now,
      deactivatedAt: null,
      createdBy: context.actor,
      deactivatedBy: null,
    };
    return {
      reply: presentBeneficiary(beneficiary),
      effects: [
        insertRow(beneficiariesTable, beneficiary),
        publish(context, 'beneficiary.created', beneficiary),
        ...evidenceOf(body, id, loaded, context),
      ],
    };
  },
};
