import { createHash } from 'node:crypto';
import type { Moment } from '../../clock.ts';
import { defineTable, moment, text } from '../../db/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { secretPlace, type SealedSecret } from '../../outbox/instruction.ts';
import { need, type DecisionContext, type Loaded, type Need } from '../../writes/write.ts';

/** How long a share token waits for its provider; after that its evidence is rejected. */
const WAITS_MS = 20 * 60_000;

/** Why evidence is rejected whose share token has waited too long, or was lost on its way. */
export const SHARE_TOKEN_EXPIRED = 'share_token_expired';

/** A share token that was handed over: it works once, and only its hash is kept. */
export interface ShareToken {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly beneficiaryId: string;
  readonly usedAt: Moment;
}

export const shareTokensTable = defineTable<ShareToken>({
  name: 'share_tokens',
  key: ['tenantId', 'tokenHash'],
  columns: { tenantId: text(), tokenHash: text(), beneficiaryId: text(), usedAt: moment() },
});

/** The hash under which a share token is remembered. */
export function hashShareToken(shareToken: string): string {
  return createHash('sha256').update(`share-token:${shareToken}`).digest('hex');
}

/** The row that tells whether a tenant has used a token. */
export function shareTokenNeed(tenantId: string, shareToken: string): Need {
  return need(shareTokensTable, { tenantId, tokenHash: hashShareToken(shareToken) });
}

/** @throws ApiError identity_evidence_invalid for a token that was used before, for whichever beneficiary. */
export function checkShareTokenIsNew(shareToken: string, loaded: Loaded): void {
  const tokenHash = hashShareToken(shareToken);
  if (loaded.find(shareTokensTable, { tokenHash }) !== undefined) {
    throw new ApiError('identity_evidence_invalid', { message: 'The share token was used before.' });
  }
}

/** The token as it waits beside the order that hands it over: nobody reads it in a row, a dump or a log. */
export function sealShareToken(
  shareToken: string,
  instructionId: string,
  { sealer, serverNow }: Pick<DecisionContext, 'sealer' | 'serverNow'>,
): SealedSecret {
  return { sealed: sealer.seal(secretPlace(instructionId), shareToken), sealedUntil: serverNow + WAITS_MS };
}
