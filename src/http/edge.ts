import type { Logger } from 'pino';
import type { Clock } from '../calendar/clock.ts';
import type { Config } from '../config/config.ts';
import type { CallerPort, ServedConsole } from '../contract/caller-port.ts';
import type {
  DocsAsset,
  DueWork,
  Market,
  ReadContext,
  ServedHandlers,
  UrlJudge,
} from '../contract/handler.ts';
import type { AnyOperationId } from '../contract/operation-types.ts';
import type { Database } from '../db/connection.ts';
import type { NewId } from '../identity/ids.ts';
import type { CursorSigner } from '../lists/cursor.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { ProviderMessageInbox } from './answer-delivery.ts';
import type { Exposition } from './answer-metrics.ts';
import type { ContractGuard } from './guard/contract-guard.ts';
import type { LogRequest } from './log/logger.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { ReadShares } from './read-shares.ts';
import type { RefusalWaits } from './refusal-waits.ts';
import type { UnreadAnswers } from './reply/unread-answers.ts';
import type { FindRoute } from './request/route-table.ts';

/** What the composition root gives the edge. */
export interface EdgeDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly handlers: ServedHandlers;
  readonly cursors: CursorSigner;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly dueWork: DueWork;
  readonly market: Market;
  /** Seals replies that show a secret, and opens what a read shows once more. */
  readonly sealer: Sealer;
  /** Judges where subscriptions may send. */
  readonly urls: UrlJudge;
  /** Aborted when the process has been told to end: it serves on for a while, and says that it is not ready. */
  readonly stopping: AbortSignal;
  /** How the workers of this process stand. */
  readonly health: ReadContext['health'];
  readonly watch?: HttpWatch | undefined;
  /** What `/metrics` answers beside the contract's paths; undefined where it does not exist. */
  readonly exposition?: Exposition | undefined;
  /** Takes deliveries of providers, beside the contract's paths. */
  readonly deliveries?: ProviderMessageInbox | undefined;
  /** Null where it is off. */
  readonly guard: ContractGuard | null;
}

/** The edge with the parts that it made for itself. */
export interface Edge extends EdgeDependencies {
  readonly isStopping: () => boolean;
  readonly logRequest: LogRequest;
  readonly findRoute: FindRoute;
  readonly callers: CallerPort;
  readonly console: ServedConsole;
  /** The files of the documentation page, by name. */
  readonly docsAssets: ReadonlyMap<string, DocsAsset>;
  readonly rateLimiter: RateLimiter;
  readonly refusalWaits: RefusalWaits;
  readonly readShares: ReadShares;
  readonly unread: UnreadAnswers;
}

/** Told of each exchange when it is over: it must be quick, and must not throw. */
export interface HttpWatch {
  /** The event loop is with an operation from now on, until it turns to something else. */
  working(operationId: AnyOperationId): void;
  /**
   * @param operationId undefined where the request named no operation of the contract
   * @param status undefined where the caller was gone before there was an answer
   */
  answered(operationId: AnyOperationId | undefined, status: number | undefined, ms: number): void;
  /** What came was no request that an operation could have answered. */
  refusedByParser(status: number): void;
}
