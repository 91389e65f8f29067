import { DUE_KINDS, PAST_KINDS, TIDIERS } from '../../capabilities.ts';
import type { Batch } from '../../provider-seam/batches/table.ts';
import {
  findDueDeliveries as findDueMessages,
  findPastDeliveries,
} from '../../provider-seam/inbox/delivery-table.ts';
import {
  findDueBatches,
  findFollowing,
  findLeftOver,
  findNextTenant,
} from '../../provider-seam/batches/find-batches.ts';
import { findWaitingRails, readGathered } from '../../provider-seam/batches/find-batches.ts';
import { findFirstDue, findReadyWork } from '../../workers/due-work.ts';
import { expireShareTokens } from '../../treasury/evidence/expire-share-tokens.ts';
import { findPast } from '../../workers/purge-find.ts';
import { MailSender } from '../../mail/send-mails.ts';
import { RecipientTeller } from '../../access/notifications/make-mails.ts';
import { purgeUserRows } from '../../workers/purge-own-rows.ts';
import { findDueDeliveries, findOrphanDeliveries } from '../../webhooks/deliveries/deliverer.ts';
import { findOverDeliveries } from '../../webhooks/deliveries/deliverer.ts';
import type { TestWriteQueue } from './test-write-queue.ts';
import { testHealth } from './test-worker.ts';

/** The moment at which workers look. */
export const PRESENT = Date.UTC(2026, 2, 1);

const BATCH = { id: 'bat_1', adapter: 'simulated', rail: 'becs', cutOffAt: PRESENT } as Batch;

const clock = (): number => PRESENT;

type Look = (test: TestWriteQueue, tenantId: string) => Promise<unknown>;

const given = ({ database, writeQueue }: TestWriteQueue) => ({ database, writeQueue, clock, onFault: fail });

function fail(error: unknown): never {
  throw error;
}

const ready = {
  kinds: DUE_KINDS,
  clock,
  callable: (['bank', 'chain', 'exchange', 'identity'] as const).map((name) => ({
    name,
    adapter: 'simulated',
  })),
  isSimulated: true,
};

const hooks = (tenantId: string) => ({ clock, tenantId, webhookId: 'whk_1', limit: 8 });

/** What workers ask again and again, by what they look for. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'what is ready': ({ database }) => findReadyWork(database, ready),
  'work that is left lying': ({ database }) => findReadyWork(database, { ...ready, waitedMs: 30_000 }),
  'what providers sent that is left lying': ({ database }) =>
    findDueMessages(database, { provider: 'bank', adapter: 'simulated' }, clock, 1, 30_000),
  'what is due for a tenant': ({ database }, tenantId) => findFirstDue(database, { ...ready, tenantId }),
  'what is due until a moment': ({ database }, tenantId) =>
    findFirstDue(database, { ...ready, tenantId, dueUntil: PRESENT }),
  'what providers sent': ({ database }) =>
    findDueMessages(database, { provider: 'bank', adapter: 'simulated' }, clock, 8),
  'what providers sent long ago': ({ database }) => findPastDeliveries(database.reader, PRESENT, 50),
  'deliveries that are due': ({ database }, tenantId) => findDueDeliveries(database, hooks(tenantId)),
  'deliveries that wait no longer': ({ database }, tenantId) => findOverDeliveries(database, hooks(tenantId)),
  'deliveries of nobody': ({ database }, tenantId) => findOrphanDeliveries(database, hooks(tenantId)),
  'rails on which orders wait': ({ database }) => findWaitingRails(database.reader, 'simulated'),
  'batches that are due': ({ database }) => findDueBatches(database.reader, 'simulated', PRESENT),
  'orders for a batch': ({ database }) => findNextTenant(database.reader, BATCH, 8),
  'what a batch has gathered': ({ database }) => readGathered(database.reader, BATCH),
  'what a batch has left over': ({ database }) => findLeftOver(database.reader, BATCH),
  'what follows a batch': ({ database }) => findFollowing(database.reader, BATCH, ['gathered', 'taken']),
  'share tokens that have ended': (test) => expireShareTokens(given(test)),
  'what people no longer need': (test) => purgeUserRows({ ...given(test), sealer: test.sealer }, TIDIERS),
  'whom to tell': (test) => new RecipientTeller(given(test)).round(new AbortController().signal),
  'mail that is due': ({ database, writeQueue, sealer }) =>
    new MailSender({
      database,
      writeQueue,
      sealer,
      clock,
      mailer: null,
      sources: [],
      elapsed: () => performance.now(),
      loop: testHealth([]).loop('mail'),
    } as never).round(new AbortController().signal),
  ...Object.fromEntries(
    PAST_KINDS.map(({ kind, isOfDays, source }): [string, Look] => [
      `what is kept no longer: ${kind}`,
      ({ database }) => findPast(database.reader, source, isOfDays === true ? '2026-03-01' : PRESENT, 0),
    ]),
  ),
};
