import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { IdentityEvidence } from './table.ts';

export function presentIdentityEvidence(evidence: IdentityEvidence): Schema<'IdentityEvidence'> {
  const { acceptedAt, expiresAt, reason } = evidence;
  return {
    id: evidence.id,
    beneficiaryId: evidence.beneficiaryId,
    status: evidence.status,
    level: evidence.level,
    createdAt: presentMoment(evidence.createdAt),
    updatedAt: presentMoment(evidence.updatedAt),
    ...(acceptedAt === null ? {} : { acceptedAt: presentMoment(acceptedAt) }),
    ...(expiresAt === null ? {} : { expiresAt: presentMoment(expiresAt) }),
    ...(reason === null ? {} : { reason }),
  };
}
