import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actorOrNull } from '../../db/actor-column.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull, waitsUntil } from '../../db/table.ts';

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
