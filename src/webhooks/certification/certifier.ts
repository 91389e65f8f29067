import { type Db, isNoneOf } from '../../db/statements/statement.ts';
import { setMaxListeners } from 'node:events';
import type { Clock, Moment, SharedClock } from '../../calendar/clock.ts';
import type { CallRules } from '../../calls/connector.ts';
import { postWebhook } from '../../calls/post.ts';
import type { Database } from '../../db/connection.ts';
import { readPresent } from '../../db/present.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import type { Epochs } from '../../epochs/epochs.ts';
import type { NewId } from '../../identity/ids.ts';
import { systemBytes } from '../../identity/random.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import type { LoopHealth } from '../../workers/loop-health.ts';
import { ALONE, type Sharing } from '../../workers/processes.ts';
import { Bell, WorkPool } from '../../workers/loop.ts';
import { Rounds } from '../../workers/rounds.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { AccountPlaces } from '../deliveries/account-places.ts';
import { AccountTurns, inTurns } from '../../workers/account-turns.ts';
import { openSecret } from '../subscriptions/secrets.ts';
import type { Answer } from './cases.ts';
import { type RunFacts, composeRequest } from './compose-request.ts';
import {
  type CaseSender,
  type LeasedRun,
  NOTHING_SENT,
  type RunReport,
  endRun,
  leaseRun,
  releaseRun,
  runCases,
} from './run.ts';
import { type CertificationRun, certificationRunsTable } from './table.ts';

export interface FreeRunsQuery {
  readonly serverNow: Moment;
  readonly crowded: readonly string[];
  readonly most: number;
}

/** Unleased runs by the server clock, oldest first, a page at a time. */
async function findFreeRuns(
  db: Db,
  { serverNow, crowded, most }: FreeRunsQuery,
): Promise<CertificationRun[]> {
  const free = `(lease_until is null or lease_until <= ?) and ${isNoneOf('tenant_id', crowded.length)}
    order by certification_id limit ?`;
  return selectWhere(db, certificationRunsTable, free, [serverNow, ...crowded, most]);
}

/** Between looks for runs that other processes announced. */
const LOOK_MS = 1_000;

/** Concurrent runs, shared among accounts; each has at most ten requests under way. */
const PLACES = 32;

export interface CertifierDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit' | 'onCommit'>;
  readonly clock: SharedClock;
  /** The process's own clock, which receivers compare theirs with. */
  readonly ownClock: Clock;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly epochs: Pick<Epochs, 'of'>;
  readonly rules: CallRules;
  readonly loop: LoopHealth;
  readonly places?: number;
  /** With other processes; alone unless this is given. */
  readonly processes?: Sharing;
}

/**
 * Runs certifications in places of their own: a hanging receiver delays no delivery and no other account. Safe in
 * several processes; an interrupted run begins anew.
 */
export class Certifier {
  readonly #dependencies: CertifierDependencies;
  readonly #pool: WorkPool;
  readonly #places: AccountPlaces;
  readonly #turns: AccountTurns;
  readonly #most: number;
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  readonly #rounds: Rounds;

  constructor(dependencies: CertifierDependencies) {
    this.#dependencies = dependencies;
    const { places = PLACES } = dependencies;
    this.#pool = new WorkPool(places);
    this.#places = new AccountPlaces(places);
    this.#most = 2 * places;
    this.#turns = new AccountTurns(this.#most);
    const { processes = ALONE } = dependencies;
    this.#rounds = new Rounds({
      restMs: () => processes.paced(LOOK_MS),
      bell: this.#bell,
      loop: dependencies.loop,
      round: () => this.#look(),
    });
    // Each request under way listens to it.
    setMaxListeners(0, this.#stopping.signal);
    dependencies.writeQueue.onCommit((changed) => {
      if (changed.has(certificationRunsTable.name)) this.#bell.ring();
    });
  }

  get loops(): readonly LoopHealth[] {
    return this.#rounds.loops;
  }

  start(): void {
    this.#rounds.start();
  }

  /** Takes no more runs and interrupts those under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#rounds.stop();
    await this.#pool.idle();
  }

  async #look(): Promise<void> {
    const { database, clock } = this.#dependencies;
    if (this.#pool.free === 0) return;
    const serverNow = await readPresent(database.reader, database.dialect, clock);
    const resting = this.#turns.resting();
    const free = await findFreeRuns(database.reader, {
      serverNow,
      crowded: [...this.#places.crowded(), ...resting],
      // What this process has taken up and not leased yet is found too.
      most: this.#most,
    });
    if (this.#turns.found(free)) this.#bell.ring();
    for (const run of inTurns(free)) this.#begin(run);
  }

  #begin(run: CertificationRun): void {
    const { certificationId, tenantId } = run;
    if (this.#pool.has(certificationId) || this.#places.take(tenantId, 1) === 0) return;
    this.#pool.begin(
      certificationId,
      () => this.#certify(run).catch(this.#dependencies.loop.onFault),
      () => {
        this.#places.giveBack(tenantId, 1);
      },
    );
  }

  async #certify(free: CertificationRun): Promise<void> {
    const { writeQueue, newToken } = this.#dependencies;
    const leased = await writeQueue.submit(leaseRun(free, newToken()));
    if (leased === null) return;
    const report = await this.#report(leased);
    await writeQueue.submit(report === null ? releaseRun(leased) : endRun(leased, report));
  }

  async #report(leased: LeasedRun): Promise<RunReport | null> {
    if (leased.secrets.length === 0) return NOTHING_SENT;
    return runCases({
      send: this.#senderOf(leased),
      elapsedMs: () => performance.now(),
      isBrokenOff: () => this.#stopping.signal.aborted,
    });
  }

  /** Each request is signed and dated when it is sent. */
  #senderOf({ run, certification, secrets, now }: LeasedRun): CaseSender['send'] {
    const { sealer, newId, ownClock, rules, epochs } = this.#dependencies;
    const ids = new Map<number, string>();
    const idOf = (event: number): string => {
      const id = ids.get(event) ?? newId('evt');
      ids.set(event, id);
      return id;
    };
    const facts: RunFacts = {
      tenantId: run.tenantId,
      webhookId: run.webhookId,
      secrets: secrets.map((secret) => openSecret(sealer, secret)),
      strangersSecret: `whsec_${systemBytes(32).toString('base64')}`,
      idOf,
      versionsAfter: run.versionsAfter,
      now,
      epoch: epochs.of(ownClock()),
    };
    return async (request, limitMs): Promise<Answer> => {
      const post = { url: certification.url, ...composeRequest(request, facts, ownClock()) };
      // The body decides nothing: it is not awaited.
      const limits = { headMs: limitMs, bodyMs: 0, signal: this.#stopping.signal };
      const { answer, durationMs } = await postWebhook(rules, post, limits);
      return typeof answer === 'string'
        ? { error: answer, durationMs }
        : { status: answer.status, durationMs };
    };
  }
}
