import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Certification } from './table.ts';

export function presentCertification(certification: Certification): Schema<'Certification'> {
  const { id, webhookId, url, status, startedAt, completedAt, slowestMs, cases } = certification;
  return {
    id,
    webhookId,
    url,
    status,
    startedAt: presentMoment(startedAt),
    ...(completedAt === null ? {} : { completedAt: presentMoment(completedAt) }),
    ...(slowestMs === null ? {} : { slowestMs }),
    cases: cases.map(({ name, expected, observed, verdict }) => ({ name, expected, observed, verdict })),
  };
}
