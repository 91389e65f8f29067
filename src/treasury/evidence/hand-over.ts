import { insertRow } from '../../db/statements/table.ts';
import { instruct } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { checkIdentityProvider } from '../policy/check-connected.ts';
import { configurationNeed, currentConfiguration } from '../policy/table.ts';
import { notifyOfEvidence } from './move.ts';
import {
  type IdentityEvidence,
  checkShareTokenIsNew,
  hashShareToken,
  identityEvidenceTable,
  sealShareToken,
  shareTokenNeed,
  shareTokensTable,
} from './table.ts';

export interface HandedOver {
  readonly evidence: IdentityEvidence;
  readonly effects: readonly Effect[];
}

export function handOverNeeds(shareToken: string, head: TenantHead): Need[] {
  return [shareTokenNeed(head.tenant.id, shareToken), configurationNeed(head)];
}

/**
 * Hands a share token to the identity provider. Evidence is pending until the provider decides; the token's hash is
 * kept, and the sealed token until it is sent.
 * @throws ApiError capability_disabled if no identity provider is connected; identity_evidence_invalid for a token used
 * before
 */
export function handOverEvidence(
  beneficiaryId: string,
  shareToken: string,
  loaded: Loaded,
  context: DecisionContext,
): HandedOver {
  checkIdentityProvider(context);
  checkShareTokenIsNew(shareToken, loaded);
  const { now, head, actor } = context;
  const tenantId = head.tenant.id;
  const id = context.newId('evd');
  const evidence: IdentityEvidence = {
    id,
    tenantId,
    beneficiaryId,
    status: 'pending',
    statusBy: actor,
    version: 1,
    level: currentConfiguration(loaded, head).terms.identity.identityLevelName,
    reason: null,
    createdAt: now,
    updatedAt: now,
    acceptedAt: null,
    expiresAt: null,
  };
  const instructionId = context.newId('ins');
  const payload = { beneficiaryId, level: evidence.level };
  const order = { instructionId, tenantId, kind: 'hand_over_evidence', subject: id, payload } as const;
  return {
    evidence,
    effects: [
      insertRow(identityEvidenceTable, evidence),
      insertRow(shareTokensTable, {
        tenantId,
        beneficiaryId,
        tokenHash: hashShareToken(shareToken),
        usedAt: now,
      }),
      instruct(context, order, now, sealShareToken(shareToken, instructionId, context)),
      notifyOfEvidence(evidence, context),
    ],
  };
}
