import type { Word } from '../../../generated/words.ts';
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

/** Rejected and expired are final. */
export type IdentityEvidenceStatus = Word<'IdentityEvidenceStatus'>;

/** An identity provider's finding on a beneficiary. */
export interface IdentityEvidence {
  readonly id: string;
  readonly tenantId: string;
  readonly beneficiaryId: string;
  readonly status: IdentityEvidenceStatus;
  /** Null in rows from before actors were kept. */
  readonly statusBy: Actor | null;
  readonly version: number;
  readonly level: string;
  /** The provider's reason, if it gave one. */
  readonly reason: string | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly acceptedAt: Moment | null;
  /** Null for evidence that never expires. */
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

/** Whether payouts can rest on it: its age counts even before it is marked expired. */
export function isUsable({ status, expiresAt }: IdentityEvidence, now: Moment): boolean {
  return status === 'accepted' && (expiresAt === null || now < expiresAt);
}

/** How long a share token waits for its provider before its evidence is rejected. */
const WAITS_MS = 20 * 60_000;

/** Why evidence is rejected if its share token waited too long or was lost. */
export const SHARE_TOKEN_EXPIRED = 'share_token_expired';

/** A share token works once; only its hash is kept. */
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

export function shareTokenNeed(tenantId: string, shareToken: string): Need {
  return need(shareTokensTable, { tenantId, tokenHash: hashShareToken(shareToken) });
}

/** @throws ApiError identity_evidence_invalid for a token used before, for any beneficiary */
export function checkShareTokenIsNew(shareToken: string, loaded: Loaded): void {
  const tokenHash = hashShareToken(shareToken);
  if (loaded.find(shareTokensTable, { tokenHash }) !== undefined) {
    throw new ApiError('identity_evidence_invalid', { message: 'The share token was used before.' });
  }
}

/** Sealed beside its order: never readable in a row, dump or log. */
export function sealShareToken(
  shareToken: string,
  instructionId: string,
  { sealer, serverNow }: Pick<DecisionContext, 'sealer' | 'serverNow'>,
): SealedSecret {
  return { sealed: sealer.seal(secretPlace(instructionId), shareToken), sealedUntil: serverNow + WAITS_MS };
}
