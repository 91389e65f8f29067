import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { need } from '../../writes/write.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { EVENTS_OF_RUN } from './cases.ts';
import { presentCertification } from './present.ts';
import {
  type Certification,
  type CertificationRun,
  certificationRunsTable,
  certificationsTable,
} from './table.ts';

/**
 * POST /v1/sandbox/webhooks/{id}/certify: a worker tries the receiver. The run's events have versions among the
 * subscription's, so that no receiver takes later events for stale.
 */
export const certifyWebhook: WriteHandler<'certifyWebhook'> = {
  kind: 'write',
  needs: ({ path }) => [
    need(webhooksTable, { id: path.id }),
    need(certificationRunsTable, { webhookId: path.id }),
  ],
  decide: ({ path }, loaded, { head, newId, now, serverNow }) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    if (webhook.status === 'disabled')
      throw new ApiError('invalid_state', { message: 'The subscription is disabled.' });
    if (loaded.find(certificationRunsTable, { webhookId: webhook.id }) !== undefined)
      throw new ApiError('invalid_state', {
        message: 'A certification of the subscription is already running.',
      });
    const tenantId = head.tenant.id;
    const certification: Certification = {
      id: newId('crt'),
      tenantId,
      webhookId: webhook.id,
      url: webhook.url,
      status: 'running',
      cases: [],
      slowestMs: null,
      startedAt: now,
      completedAt: null,
      writtenAt: serverNow,
    };
    const run: CertificationRun = {
      webhookId: webhook.id,
      tenantId,
      certificationId: certification.id,
      versionsAfter: webhook.version,
      leaseToken: null,
      leaseUntil: null,
    };
    return {
      reply: presentCertification(certification),
      effects: [
        insertRow(certificationsTable, certification),
        insertRow(certificationRunsTable, run),
        saveRow(webhooksTable, { ...webhook, version: webhook.version + EVENTS_OF_RUN }),
      ],
    };
  },
};
