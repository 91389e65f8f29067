import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { KEY_USE_REST_MS, type KeyUses } from './access/api-keys/key-uses.ts';
import { PAST_KINDS, TIDIERS } from './capabilities.ts';
import type { Clock, SharedClock } from './calendar/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connection.ts';
import type { DatabaseClock } from './db/database-clock.ts';
import { CLOCK_REST_MS, watchClock } from './workers/clock-watch.ts';
import type { Epochs } from './epochs/epochs.ts';
import { RESTORE_WATCH_REST_MS, type RestoreWatch } from './epochs/restore-watch.ts';
import type { RateBook } from './treasury/rates/rate-book.ts';
import { hasAccountPools, type AccountPools } from './treasury/receiving-accounts/account-pool.ts';
import type { NewId } from './identity/ids.ts';
import { chooseMailer } from './mail/smtp-mailer.ts';
import type { Subjects } from './provider-seam/inbox/find-subject.ts';
import type { ExchangeProvider, Provider } from './provider-seam/port/provider.ts';
import type { SimulatedNotes } from './workers/purge-rows.ts';
import { random } from './identity/random.ts';
import type { Sealer } from './sealing/sealer.ts';
import type { CallRules } from './calls/connector.ts';
import { ABSENCE_REST_MS, AbsenceWatch } from './provider-seam/orders/absence-watch.ts';
import { Certifier } from './webhooks/certification/certifier.ts';
import { EXPIRY_REST_MS, expireShareTokens } from './treasury/evidence/expire-share-tokens.ts';
import { ProviderIngest } from './provider-seam/ingest/ingest.ts';
import {
  maintainAccountPools,
  ACCOUNT_POOL_REST_MS,
} from './treasury/receiving-accounts/maintain-account-pools.ts';
import type { LoopHealth } from './workers/loop-health.ts';
import { BATCH_REST_MS, BatchMaker, takesFiles } from './provider-seam/batches/make-batch.ts';
import type { ProviderCalls } from './provider-seam/orders/calls.ts';
import type { KnownPauses } from './provider-seam/orders/pauses.ts';
import { askLines, LINES_REST_MS, LinesTeller } from './provider-seam/orders/lines.ts';
import { rateRestMs, RateRefresher } from './treasury/rates/refresh-rates.ts';
import { RECONCILER_REST_MS, reconcileDue } from './provider-seam/reconciliation/reconciler.ts';
import { Pruner, pruneRestMs } from './workers/purge.ts';
import { KEEPER_REST_MS, type RequestKeeper } from './meta/requests/keeper.ts';
import { type Processes, PROCESSES_REST_MS } from './workers/processes.ts';
import { Rounds } from './workers/rounds.ts';
import { MailSender } from './mail/send-mails.ts';
import { RecipientTeller } from './access/notifications/make-mails.ts';
import { TIDY_REST_MS, purgeUserRows } from './workers/purge-own-rows.ts';
import type { WorkerHealth } from './workers/worker-health.ts';
import type { WorkerName } from './workers/worker-names.ts';
import { WATCH_REST_MS, WorkerWatch, type Neglect } from './workers/watch.ts';
import type { Worker } from './workers/worker.ts';
import type { WriteQueue } from './writes/write-queue.ts';

export interface Background {
  /** One for each loop. */
  readonly loops: readonly LoopHealth[];
  start(): void;
  stop(): Promise<void>;
}

interface LoopParts {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly subjects: Subjects;
  readonly clock: SharedClock;
  readonly ownClock: Clock;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly health: WorkerHealth;
  readonly worker: Worker;
  readonly calls: Pick<ProviderCalls, 'lines'>;
  /** Those connected. */
  readonly providers: readonly Provider[];
  readonly notes: SimulatedNotes | null;
  readonly sealer: Sealer;
  readonly epochs: Epochs;
  readonly keyUses: KeyUses;
  /** Undefined if none are kept. */
  readonly requests: RequestKeeper | undefined;
  readonly rules: CallRules;
  readonly accountPools: AccountPools;
  readonly exchange: ExchangeProvider | null;
  readonly book: RateBook;
  readonly restoreWatch: RestoreWatch;
  readonly ownTime: DatabaseClock;
  readonly processes: Processes;
  readonly pauses: KnownPauses;
  readonly elapsed: () => number;
  readonly flushFaults: () => void;
}

/** Rounds of many steps, or that wait for others, and delay no request. */
const LONG_ROUND_MS = 900_000;

/** Longest wait of due orders, reports, messages and webhooks. */
const PICKED_UP_MS = 30_000;

/** The same for mail and purges. */
const PICKED_UP_LATER_MS = 900_000;

/** Between looks for neglected work, and for work that may wait longer. */
const NEGLECT_MS = 10_000;
const LATER_NEGLECT_MS = 60_000;

function pruning({ retentionDays }: Config, parts: LoopParts): { pruner: Pruner; rounds: Rounds } {
  const loop = parts.health.loop('retention', LONG_ROUND_MS);
  const { ownClock: clock } = parts;
  const pruner = new Pruner({
    ...parts,
    clock,
    days: retentionDays,
    kinds: PAST_KINDS,
    onFault: loop.onFault,
  });
  const round = async (signal: AbortSignal): Promise<void> => {
    await pruner.round(signal);
  };
  return {
    pruner,
    rounds: new Rounds({ restsFirst: true, restMs: () => pruneRestMs(random()), round, loop }),
  };
}

function refreshingRates({ exchange, ...reading }: LoopParts): Rounds[] {
  if (exchange === null) return [];
  const loop = reading.health.loop('rates', exchange.limits.timeoutMs);
  const refresher = new RateRefresher({ ...reading, exchange, onFault: loop.onFault });
  return [new Rounds({ restMs: rateRestMs, round: (signal) => refresher.round(signal), loop })];
}

function maintainingAccountPools({ accountPools, ...keeping }: LoopParts): Rounds[] {
  if (!hasAccountPools(accountPools)) return [];
  const loop = keeping.health.loop('account_pool', LONG_ROUND_MS);
  const round = (signal: AbortSignal): Promise<void> =>
    maintainAccountPools({ ...keeping, accountPools, onFault: loop.onFault }, signal);
  return [new Rounds({ restMs: ACCOUNT_POOL_REST_MS, round, loop })];
}

function makingBatches({ orderMaxAgeMs }: Config, parts: LoopParts): Rounds[] {
  return parts.providers.filter(takesFiles).map((provider) => {
    const loop = parts.health.loop('batches', LONG_ROUND_MS);
    const maker = new BatchMaker({ ...parts, orderMaxAgeMs, onFault: loop.onFault }, provider);
    return new Rounds({ restMs: BATCH_REST_MS, round: (signal) => maker.round(signal), loop });
  });
}

function comparing(parts: LoopParts): Rounds[] {
  const { health, calls } = parts;
  const reconciliation = health.loop('reconciliation', LONG_ROUND_MS);
  const reconcile = (signal: AbortSignal): Promise<void> =>
    reconcileDue({ ...parts, onFault: reconciliation.onFault }, signal);
  const teller = new LinesTeller({ ...parts, lines: () => calls.lines(), process: randomUUID() });
  return [
    new Rounds({ restMs: RECONCILER_REST_MS, round: reconcile, loop: reconciliation }),
    new Rounds({
      restMs: LINES_REST_MS,
      // Whoever hears that a process has answered knows that it has read the pauses.
      round: async () => {
        await parts.pauses.read();
        await teller.round();
      },
      loop: health.loop('provider_lines'),
    }),
  ];
}

function watchingAbsences({ orderMaxAgeMs }: Config, parts: LoopParts): Rounds {
  const { health, database, writeQueue } = parts;
  const loop = health.loop('order_age', LONG_ROUND_MS);
  const ask = () => askLines(database, writeQueue);
  const watch = new AbsenceWatch({ ...parts, orderMaxAgeMs, ask, onFault: loop.onFault });
  return new Rounds({ restMs: ABSENCE_REST_MS, round: (signal) => watch.round(signal), loop });
}

function sendingMail({ users: { mail } }: Config, parts: LoopParts): MailSender {
  const keepsLinks = mail.kind === 'sandbox';
  const loop = parts.health.loop('mail', LONG_ROUND_MS);
  const sources = [new RecipientTeller({ ...parts, onFault: loop.onFault })];
  return new MailSender({ ...parts, random, mailer: chooseMailer(mail), keepsLinks, sources, loop });
}

function certifying({ environment }: Config, parts: LoopParts): Certifier[] {
  if (environment !== 'sandbox') return [];
  return [new Certifier({ ...parts, loop: parts.health.loop('certification') })];
}

function keepingRequests({ requests, health }: LoopParts): Rounds[] {
  if (requests === undefined) return [];
  return [
    new Rounds({ restMs: KEEPER_REST_MS, round: () => requests.write(), loop: health.loop('request_log') }),
  ];
}

/** Keeps this process among those that are counted until it stops. */
function countingProcesses({ health, processes }: LoopParts): Background {
  const loop = health.loop('processes');
  const rounds = new Rounds({ restMs: PROCESSES_REST_MS, round: () => processes.round(), loop });
  return {
    loops: rounds.loops,
    start: () => rounds.start(),
    stop: async () => {
      await rounds.stop();
      // The others will miss it.
      await processes.leave().catch(() => undefined);
    },
  };
}

/** Whether a worker neglects its work. */
function neglectOf(worker: WorkerName, everyMs: number, isNeglected: () => Promise<boolean>): Neglect {
  const find = async (): Promise<ReadonlySet<WorkerName>> => new Set((await isNeglected()) ? [worker] : []);
  return { everyMs, workers: [worker], find };
}

/** Watches the other loops. */
function watchingWorkers(
  parts: LoopParts,
  {
    ingest,
    mails,
    pruner,
  }: { readonly ingest: ProviderIngest; readonly mails: MailSender; readonly pruner: Pruner },
): Background {
  const { health, worker } = parts;
  const loop = health.loop('worker_watch');
  const watch = new WorkerWatch({
    ...parts,
    now: parts.elapsed,
    onFault: loop.onFault,
    neglects: [
      {
        everyMs: NEGLECT_MS,
        workers: worker.workers,
        find: () => worker.findNeglected(PICKED_UP_MS),
      },
      neglectOf('provider_messages', NEGLECT_MS, () => ingest.isNeglected(PICKED_UP_MS)),
      neglectOf('mail', LATER_NEGLECT_MS, () => mails.isNeglected(PICKED_UP_LATER_MS)),
      neglectOf('retention', LATER_NEGLECT_MS, () => pruner.isNeglected(PICKED_UP_LATER_MS)),
    ],
  });
  const rounds = new Rounds({ restMs: WATCH_REST_MS, round: () => watch.round(), loop });
  return {
    loops: rounds.loops,
    start: () => {
      health.start();
      rounds.start();
    },
    stop: async () => {
      health.stop();
      await rounds.stop();
    },
  };
}

export function composeLoops(
  config: Config,
  parts: LoopParts,
): { readonly pruner: Background; readonly beside: readonly Background[] } {
  const { health, keyUses } = parts;
  const { pruner, rounds } = pruning(config, parts);
  const ingest = new ProviderIngest(parts);
  const mails = sendingMail(config, parts);
  const tokens = health.loop('share_tokens', LONG_ROUND_MS);
  const expire = (): Promise<void> => expireShareTokens({ ...parts, onFault: tokens.onFault });
  const purging = {
    round: () => purgeUserRows(parts, TIDIERS),
    loop: health.loop('user_retention', LONG_ROUND_MS),
  };
  const beside = [
    new Rounds({ restMs: EXPIRY_REST_MS, round: expire, loop: tokens }),
    ...maintainingAccountPools(parts),
    ...refreshingRates(parts),
    ingest,
    ...makingBatches(config, parts),
    watchingAbsences(config, parts),
    ...comparing(parts),
    mails,
    new Rounds({ restMs: TIDY_REST_MS, ...purging }),
    ...certifying(config, parts),
    new Rounds({
      restMs: CLOCK_REST_MS,
      round: () => watchClock({ ...parts, host: hostname() }),
      loop: health.loop('clock_watch'),
    }),
    new Rounds({
      restMs: RESTORE_WATCH_REST_MS,
      round: () => parts.restoreWatch.round(),
      loop: health.loop('restore_watch'),
    }),
    new Rounds({ restMs: KEY_USE_REST_MS, round: () => keyUses.write(), loop: health.loop('key_uses') }),
    ...keepingRequests(parts),
    countingProcesses(parts),
    watchingWorkers(parts, { ingest, mails, pruner }),
  ];
  return { pruner: rounds, beside };
}
