import { setTimeout as delay } from 'node:timers/promises';
import type { Clock, SharedClock } from '../../calendar/clock.ts';
import { CALL_FAILURES, type CallRules } from '../../calls/connector.ts';
import { type PostLimits, type PostOutcome, isTaken, postWebhook } from '../../calls/post.ts';
import { webhookHeaders } from '../../calls/sign.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn } from '../../db/present.ts';
import { runStatement } from '../../db/statements/statement.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { PASSED_ON, type Tracing } from '../../tracing/tracing.ts';
import { type DueWork, workKey } from '../../workers/due-work.ts';
import { isBadTime } from '../../workers/failing-work.ts';
import { WorkPool } from '../../workers/loop.ts';
import type { WebhookPosting } from '../../workers/worker.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Epochs } from '../../epochs/epochs.ts';
import { type EventBody, eventBody } from '../events/present.ts';
import { openSecret } from '../subscriptions/secrets.ts';
import { AccountPlaces } from './account-places.ts';
import { WEBHOOK_FAN_OUTS, WEBHOOK_LEASES, WEBHOOK_LINES } from './due.ts';
import { type AttemptEnd, type AttemptReply, endWebhookAttempt } from './end-attempt.ts';
import { type LeasedAttempt, leaseWebhookDeliveries } from './lease.ts';
import { clearWebhookDeliveries, makeWebhookDeliveries } from './make-deliveries.ts';
import { AT_ONCE } from './projection-lines.ts';
import { type WaitingWebhooks, readWaitingWebhooks } from './reads.ts';
import { mostAtOnce } from './table.ts';

export interface DeliveriesQuery {
  readonly clock: SharedClock;
  readonly tenantId: string;
  readonly webhookId: string;
  readonly limit: number;
}

const PRESENT = '(select +at from present)';

const IS_FREE = `(lease_until is null or lease_until <= ${PRESENT})`;

const RUN = '(select run from webhooks where id = (select webhook_id from asked))';

async function findIds(
  { reader, dialect }: Database,
  { clock, tenantId, webhookId, limit }: DeliveriesQuery,
  select: string,
): Promise<string[]> {
  const present = presentIn(dialect, clock);
  const sql = `with present (at) as materialized (select ${present.sql}),
    asked (tenant_id, webhook_id) as materialized (select cast(? as text), cast(? as text))
    ${select} limit ${limit}`;
  const rows = await runStatement(reader, sql, [...present.bindings, tenantId, webhookId], 'kept');
  return rows.map((row) => String(row['id']));
}

/** Due and unleased, in the order in which they begin. */
export async function findDueDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and run = ${RUN} and status = 'pending' and ${IS_FREE}
        and due_at <= (
          select coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms) from wallets
          where tenant_id = (select tenant_id from asked)
        )
      order by due_at, event_seq`,
  );
}

/** Made void by disabling their subscription. */
export async function findOverDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and run < ${RUN} and status = 'pending' and ${IS_FREE}
      order by run`,
  );
}

/** Their subscription is gone; in any order. */
export async function findOrphanDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and ${RUN} is null`,
  );
}

/** Concurrent attempts of a process, shared among accounts: each costs one connection while its receiver hangs. */
const PLACES = 2_048;

/** Deliveries cleared away in one commit. */
const CLEAR_STEP = 50;

/** After such a wait the lease may end before the attempt does. */
const LEASE_WAIT_MS = 30_000;

/** How long storing an attempt's end is retried, and the pause between. */
const KEEP_MS = 30_000;
const KEEP_REST_MS = 500;

/** By outcome; a status other than 2xx is `status`. */
export const ATTEMPT_OUTCOMES = ['succeeded', 'status', ...CALL_FAILURES] as const;

export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

export interface DelivererDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  /** Dates what is sent. */
  readonly ownClock: Clock;
  readonly newToken: () => string;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly rules: CallRules;
  readonly limits?: PostLimits;
  readonly environment: EventBody['environment'];
  readonly epochs: Pick<Epochs, 'of'>;
  /** In [0, 1). */
  readonly random: () => number;
  readonly onFault: (error: unknown) => void;
  readonly onAlert?: ((message: string, facts: Readonly<Record<string, string>>) => void) | undefined;
  readonly places?: number;
  /** Undefined where traces are passed on alone. */
  readonly tracing?: Tracing;
}

function outcomeOf(answer: PostOutcome['answer']): AttemptOutcome {
  if (typeof answer === 'string') return answer;
  return isTaken(answer) ? 'succeeded' : 'status';
}

function endOf({ answer, durationMs, requestHeaders }: PostOutcome, random: number): AttemptEnd {
  const common = { durationMs, requestHeaders, random };
  const outcome = isTaken(answer) ? 'succeeded' : 'failed';
  if (typeof answer === 'string') {
    const nothing = {
      responseStatus: null,
      responseBody: null,
      responseBodyTruncated: null,
      retryAfter: null,
    };
    return { ...common, ...nothing, outcome, error: answer };
  }
  const { status: responseStatus, body: responseBody, isTruncated, retryAfter } = answer;
  const came = { responseStatus, responseBody, responseBodyTruncated: isTruncated, retryAfter };
  return { ...common, ...came, outcome, error: null };
}

/**
 * Makes deliveries of events and posts them: leases a subscription's due ones, posts outside any transaction, writes
 * the result under the lease's token. A hanging receiver takes places of its own account alone.
 */
export class WebhookDeliverer implements WebhookPosting {
  readonly #dependencies: DelivererDependencies;
  readonly #places: AccountPlaces;
  readonly #attempts: WorkPool;
  /** Attempts under way by subscription. */
  readonly #underWay = new Map<string, { readonly tenantId: string; readonly attempts: number }>();
  /** Subscriptions whose attempts are being begun. */
  readonly #beginning = new Set<string>();
  readonly #outcomes = Object.fromEntries(ATTEMPT_OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    AttemptOutcome,
    number
  >;

  constructor(dependencies: DelivererDependencies) {
    this.#dependencies = dependencies;
    const places = dependencies.places ?? PLACES;
    this.#places = new AccountPlaces(places);
    this.#attempts = new WorkPool(places);
  }

  get hasRoom(): boolean {
    return this.#places.free > 0;
  }

  crowded(): readonly string[] {
    return this.#places.crowded();
  }

  waiting(): readonly string[] {
    return [...this.#underWay].flatMap(([id, { tenantId }]) =>
      this.#isShort(tenantId) ? [workKey({ kind: WEBHOOK_LINES.kind, id })] : [],
    );
  }

  readWaiting(): Promise<WaitingWebhooks> {
    const { database, clock } = this.#dependencies;
    return readWaitingWebhooks(database, clock);
  }

  /** Attempts under way, and outcomes since the process began. */
  figures(): { readonly underWay: number; readonly outcomes: Readonly<Record<AttemptOutcome, number>> } {
    return { underWay: this.#attempts.busy, outcomes: { ...this.#outcomes } };
  }

  async idle(): Promise<void> {
    await this.#attempts.idle();
  }

  async carryOut(work: DueWork): Promise<void> {
    const { kind, tenantId, id } = work;
    if (kind === WEBHOOK_FAN_OUTS.kind) {
      await this.#dependencies.writeQueue.submit(makeWebhookDeliveries(tenantId, id));
      return;
    }
    if (this.#beginning.has(id)) return;
    this.#beginning.add(id);
    try {
      if (kind === WEBHOOK_LEASES.kind || work.dueAt === AT_ONCE) await this.#clear(tenantId, id);
      await this.#begin(tenantId, id);
    } finally {
      this.#beginning.delete(id);
    }
  }

  /** Clears away a few void deliveries. */
  async #clear(tenantId: string, webhookId: string): Promise<void> {
    const { database, writeQueue, clock } = this.#dependencies;
    const query = { clock, tenantId, webhookId, limit: CLEAR_STEP };
    const over = await findOverDeliveries(database, query);
    const ids = over.length > 0 ? over : await findOrphanDeliveries(database, query);
    if (ids.length > 0) await writeQueue.submit(clearWebhookDeliveries(tenantId, webhookId, ids));
  }

  /** Whether an account holds more places than it may still take. */
  #isShort(tenantId: string): boolean {
    return this.#places.heldBy(tenantId) > this.#places.roomFor(tenantId);
  }

  /**
   * While its account is short of places, each subscription gets one before any gets more: a slow receiver delays its
   * own subscription.
   */
  #wantedFor(tenantId: string, webhookId: string): number {
    if (!this.#isShort(tenantId)) return mostAtOnce(null);
    return this.#underWay.has(webhookId) ? 0 : 1;
  }

  async #begin(tenantId: string, webhookId: string): Promise<void> {
    const taken = this.#places.take(tenantId, this.#wantedFor(tenantId, webhookId));
    let begun = 0;
    try {
      for (const held of await this.#lease(tenantId, webhookId, taken)) {
        begun += 1;
        this.#count(tenantId, webhookId, 1);
        this.#attempts.begin(
          held.token,
          () => this.#attempt(held).catch(this.#dependencies.onFault),
          () => {
            this.#places.giveBack(tenantId, 1);
            this.#count(tenantId, webhookId, -1);
          },
        );
      }
    } finally {
      this.#places.giveBack(tenantId, taken - begun);
    }
  }

  /** No more than are due. */
  async #lease(tenantId: string, webhookId: string, most: number): Promise<readonly LeasedAttempt[]> {
    const { database, writeQueue, clock, newToken } = this.#dependencies;
    if (most === 0) return [];
    const ids = await findDueDeliveries(database, { clock, tenantId, webhookId, limit: most });
    if (ids.length === 0) return [];
    const since = performance.now();
    const deliveries = ids.map((id) => ({ id, token: newToken() }));
    const leased = await writeQueue.submit(leaseWebhookDeliveries({ tenantId, webhookId, deliveries }));
    return performance.now() - since > LEASE_WAIT_MS ? [] : leased;
  }

  #count(tenantId: string, webhookId: string, by: number): void {
    const attempts = (this.#underWay.get(webhookId)?.attempts ?? 0) + by;
    if (attempts === 0) this.#underWay.delete(webhookId);
    else this.#underWay.set(webhookId, { tenantId, attempts });
  }

  async #attempt(held: LeasedAttempt): Promise<void> {
    const { ownClock, sealer, rules, limits, random, onAlert, tracing = PASSED_ON } = this.#dependencies;
    const message = { id: held.event.id, body: JSON.stringify(eventBody(held.event, this.#dependencies)) };
    const secrets = held.secrets.map((secret) => openSecret(sealer, secret));
    const seconds = Math.floor(ownClock() / 1_000);
    const { tenantId: account, type, id: eventId, request } = held.event;
    const span = tracing.begin({
      name: 'webhook',
      kind: 'client',
      parent: request?.trace ?? null,
      facts: { 'corridor.tenant_id': account, 'corridor.event_type': type, 'corridor.event_id': eventId },
    });
    const { traceparent } = span;
    const signed = webhookHeaders(message, secrets, seconds);
    const headers = traceparent === null ? signed : { ...signed, traceparent };
    const outcome = await postWebhook(rules, { url: held.url, headers, body: message.body }, limits);
    const came = outcomeOf(outcome.answer);
    span.end({
      isFailed: came !== 'succeeded',
      facts: { 'error.type': came === 'succeeded' ? undefined : came },
    });
    this.#outcomes[came] += 1;
    const { disabled } = await this.#keep(held, endOf(outcome, random()));
    if (disabled === null) return;
    const { tenantId, webhookId } = held.delivery;
    onAlert?.('webhook disabled', { tenantId, webhookId, reason: disabled });
  }

  /** If the database is out too long, the attempt is repeated after its lease. */
  async #keep(held: LeasedAttempt, end: AttemptEnd): Promise<AttemptReply> {
    const since = performance.now();
    for (;;) {
      try {
        return await this.#dependencies.writeQueue.submit(endWebhookAttempt(held, end));
      } catch (error) {
        if (!isBadTime(error) || performance.now() - since > KEEP_MS) throw error;
        await delay(KEEP_REST_MS);
      }
    }
  }
}
