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

/** What became of a certification; it is `running` until its run has ended. */
export type CertificationStatus = 'running' | 'passed' | 'failed';

/** What a receiver did with requests that were made for it to be tried by: the report, which is kept for a time. */
export interface Certification {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** The subscription's when it began: a change in between changes nothing of it. */
  readonly url: string;
  readonly status: CertificationStatus;
  /** In their order; none while it runs. */
  readonly cases: readonly CaseReport[];
  /** The longest that an answer took; null while it runs, and where none came. */
  readonly slowestMs: number | null;
  /** On the tenant's clock. */
  readonly startedAt: Moment;
  readonly completedAt: Moment | null;
  /** On the server's clock: from then on it is kept for a time. */
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

/** A certification that runs: one a subscription. It goes with its end. */
export interface CertificationRun {
  readonly webhookId: string;
  readonly tenantId: string;
  readonly certificationId: string;
  /** The versions that the subscription had told of when it began: those above it are the run's. */
  readonly versionsAfter: number;
  /** Who carries it out, and until when on the server's clock; null where nobody does. */
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
