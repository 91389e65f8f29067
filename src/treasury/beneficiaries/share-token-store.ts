import { createHash } from 'node:crypto';
import type { Moment } from '../../clock.ts';
import { defineTable, moment, text } from '../../db/table.ts';

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
