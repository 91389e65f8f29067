import { createHash } from 'node:crypto';
import type { Moment } from '../../clock.ts';
import { defineTable, moment, text } from '../../db/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { need, type Loaded, type Need } from '../../writes/write.ts';

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
