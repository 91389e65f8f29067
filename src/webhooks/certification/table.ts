import type { Word } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  integer,
  integerOrNull,
  json,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { CaseReport } from './cases.ts';

export type CertificationStatus = Word<'Certification.status'>;

/** The report on a receiver, kept for a time. */
export interface Certification {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** The subscription's URL at the start; later changes do not count. */
  readonly url: string;
  readonly status: CertificationStatus;
  readonly cases: readonly CaseReport[];
  /** Null while it runs, and if no answer came. */
  readonly slowestMs: number | null;
  /** On the tenant's clock. */
  readonly startedAt: Moment;
  readonly completedAt: Moment | null;
  /** On the server clock: the start of its retention. */
  readonly writtenAt: Moment;
}

export const certificationsTable = defineTable<Certification>({
  name: 'webhook_certifications',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    webhookId: text(),
    url: text(),
    status: text<CertificationStatus>(),
    cases: json<readonly CaseReport[]>(),
    slowestMs: integerOrNull(),
    startedAt: moment(),
    completedAt: momentOrNull(),
    writtenAt: moment(),
  },
});

/** One per subscription; removed at its end. */
export interface CertificationRun {
  readonly webhookId: string;
  readonly tenantId: string;
  readonly certificationId: string;
  /** The subscription's version at the start: the run's are above it. */
  readonly versionsAfter: number;
  /** Lease until a time of the server clock; null if free. */
  readonly leaseToken: string | null;
  readonly leaseUntil: Moment | null;
}

export const certificationRunsTable = defineTable<CertificationRun>({
  name: 'webhook_certification_runs',
  key: ['webhookId'],
  columns: {
    webhookId: text(),
    tenantId: text(),
    certificationId: text(),
    versionsAfter: integer(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
  },
});
