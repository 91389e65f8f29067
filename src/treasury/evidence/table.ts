import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  moment,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { type SealedSecret, secretPlace } from '../../outbox/instruction.ts';
import { type DecisionContext, type Loaded, type Need, need } from '../../writes/write.ts';

/** Where evidence stands; rejected and expired are final. */
export type IdentityEvidenceStatus = 'pending' | 'accepted' | 'rejected' | 'expired';

/** What an identity provider has found out about who a beneficiary is. */
export interface IdentityEvidence {
  readonly id: string;
  readonly tenantId: string;
  readonly beneficiaryId: string;
  readonly status: IdentityEvidenceStatus;
  /** Who brought it into this status; null where nobody had kept it. */
  readonly statusBy: Actor | null;
  /** Grows with every change. */
  readonly version: number;
  /** The level of checking that was asked for. */
  readonly level: string;
  /** Why it was rejected, where the provider said so. */
  readonly reason: string | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly acceptedAt: Moment | null;
  /** The moment from which it is too old; null where it never is. */
  readonly expiresAt: Moment | null;
}

export const identityEvidenceTable = defineTable<IdentityEvidence>({
  name: 'identity_evidence',
  key: ['id'],
  due: ({ status, expiresAt }) => waitsUntil(status === 'accepted' ? expiresAt : null),
  columns: {
    id: text(),
    tenantId: text(),
    beneficiaryId: text(),
    status: text<IdentityEvidenceStatus>(),
    statusBy: actorOrNull(),
    version: integer(),
    level: text(),
    reason: textOrNull(),
    createdAt: moment(),
    updatedAt: moment(),
    acceptedAt: momentOrNull(),
    expiresAt: momentOrNull(),
  },
});

/** Whether payouts can rest on the evidence at a moment: its age counts even before anybody has marked it expired. */
export function isUsable({ status, expiresAt }: IdentityEvidence, now: Moment): boolean {
  return status === 'accepted' && (expiresAt === null || now < expiresAt);
}

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
