import { setTimeout as delay } from 'node:timers/promises';
import { type SharedClock, systemClock } from '../../calendar/clock.ts';
import { CALL_FAILURES, type CallRules } from '../../calls/connector.ts';
import { type PostLimits, type PostOutcome, isTaken, postWebhook } from '../../calls/post.ts';
import { webhookHeaders } from '../../calls/sign.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn } from '../../db/present.ts';
import { runKept } from '../../db/statements/statement.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { type DueWork, workKey } from '../../workers/due-work.ts';
import { isBadTime } from '../../workers/failing-work.ts';
import { WorkPool } from '../../workers/loop.ts';
import type { WebhookPosting } from '../../workers/worker.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
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

/** What is asked, and on which clock. */
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
  const rows = await runKept(reader, sql, [...present.bindings, tenantId, webhookId]);
  return rows.map((row) => String(row['id']));
}

/** The deliveries of a subscription that are due and that nobody holds, in the order in which they are to be begun. */
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

/** Deliveries that wait no longer, since their subscription was disabled after they came about. */
export async function findOverDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and run < ${RUN} and status = 'pending' and ${IS_FREE}
      order by run`,
  );
}

/** Deliveries of a subscription that no longer exists, in any order. */
export async function findOrphanDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and ${RUN} is null`,
  );
}

/** How many attempts a process has under way, shared among accounts: each takes a connection, and no more while its receiver hangs. */
const PLACES = 2_048;

/** Deliveries that are cleared away in one commit. */
const CLEAR_STEP = 50;

/** Whoever has waited so long for a lease may lose it before the attempt is over. */
const LEASE_WAIT_MS = 30_000;

/** For how long the end of an attempt is tried to be kept, and what is waited between two tries. */
const KEEP_MS = 30_000;
const KEEP_REST_MS = 500;

/** What an attempt came to, for operators: a status other than 2xx is `status`. */
export const ATTEMPT_OUTCOMES = ['succeeded', 'status', ...CALL_FAILURES] as const;

export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** What deliveries are made and posted with. */
export interface DelivererDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  readonly newToken: () => string;
  readonly sealer: Pick<Sealer, 'open'>;
  /** Where may be posted to. */
  readonly rules: CallRules;
  /** Times in place of the usual. */
  readonly limits?: PostLimits;
  readonly environment: EventBody['environment'];
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly onFault: (error: unknown) => void;
  readonly onAlert?: ((message: string, facts: Readonly<Record<string, string>>) => void) | undefined;
  /** Places for attempts, in place of the usual number. */
  readonly places?: number;
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
 * Makes the deliveries of events and posts them: leases a subscription's that are due, posts with no transaction open, and
 * writes what came of it under the lease's token. A receiver that hangs takes places of its own account alone: never a
 * provider's, nor those of what calls nobody.
 */
export class WebhookDeliverer implements WebhookPosting {
  readonly #dependencies: DelivererDependencies;
  readonly #places: AccountPlaces;
  readonly #attempts: WorkPool;
  /** How many attempts of each subscription are under way, with its account. */
  readonly #underWay = new Map<string, { readonly tenantId: string; readonly attempts: number }>();
  /** Subscriptions of which attempts are being begun. */
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

  /** What waits in the database to be posted, whoever posts it. */
  readWaiting(): Promise<WaitingWebhooks> {
    const { database, clock } = this.#dependencies;
    return readWaitingWebhooks(database, clock);
  }

  /** Attempts under way, and those that have ended since the process began, by what they came to. */
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

  /** Clears away some of what waits no longer. */
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
   * How many attempts a subscription may begin. If its account is short of places, each subscription has one before any has more:
   * a receiver that is slow has its own subscription wait.
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

  /** Leases deliveries that are due, no more than those. */
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
    const { clock, sealer, rules, limits, environment, random, onAlert } = this.#dependencies;
    const message = { id: held.event.id, body: JSON.stringify(eventBody(held.event, environment)) };
    const secrets = held.secrets.map((secret) => openSecret(sealer, secret));
    const seconds = Math.floor((clock() ?? systemClock()) / 1_000);
    const headers = webhookHeaders(message, secrets, seconds);
    const outcome = await postWebhook(rules, { url: held.url, headers, body: message.body }, limits);
    this.#outcomes[outcomeOf(outcome.answer)] += 1;
    const { disabled } = await this.#keep(held, endOf(outcome, random()));
    if (disabled === null) return;
    const { tenantId, webhookId } = held.delivery;
    onAlert?.('webhook disabled', { tenantId, webhookId, reason: disabled });
  }

  /** Keeps the end of an attempt. Where the database is out for longer, the attempt is made again when its lease is over. */
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
