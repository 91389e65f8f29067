import type { Logger } from 'pino';
import type { Word } from '../../generated/words.ts';
import type { Clock } from '../calendar/clock.ts';
import type { Config } from '../config/config.ts';
import type { CallerPort, ServedConsole } from '../contract/caller-port.ts';
import type { DueWork, Market, ReadContext, ServedHandlers, UrlJudge } from '../contract/handler.ts';
import type { AnyOperationId } from '../contract/operation-types.ts';
import type { Database } from '../db/connection.ts';
import type { ReadReplica } from '../db/replica/read-replica.ts';
import type { Epochs } from '../epochs/epochs.ts';
import type { NewId } from '../identity/ids.ts';
import type { CursorSigner } from '../lists/cursor.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { ProviderMessageInbox } from './answer-delivery.ts';
import type { Exposition } from './answer-metrics.ts';
import type { ContractGuard } from './guard/contract-guard.ts';
import type { LogRequest } from './log/logger.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { ReadShares } from './read-shares.ts';
import type { RefusalWaits } from './refusal-waits.ts';
import type { UnreadAnswers } from './reply/unread-answers.ts';
import type { RequestNotes } from '../contract/noted-request.ts';
import type { FindRoute } from './request/route-table.ts';

export interface EdgeDependencies {
  readonly config: Config;
  readonly database: Database;
  /** Null or undefined where reads of history have no replica. */
  readonly replica?: Pick<ReadReplica, 'read'> | null | undefined;
  readonly writeQueue: WriteQueue;
  readonly handlers: ServedHandlers;
  readonly cursors: CursorSigner;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly dueWork: DueWork;
  readonly market: Market;
  /** Seals replies with secrets, and opens them for a replay. */
  readonly sealer: Sealer;
  /** Judges URLs of subscriptions. */
  readonly urls: UrlJudge;
  /** Aborted when the process is told to end: it still serves, but is not ready. */
  readonly stopping: AbortSignal;
  readonly health: ReadContext['health'];
  readonly epochs: Epochs;
  readonly watch?: HttpWatch | undefined;
  /** Undefined where traces are passed on alone. */
  readonly tracing?: Tracing | undefined;
  /** Undefined if no requests are kept. */
  readonly requests?: (RequestNotes & NonNullable<ReadContext['requests']>) | undefined;
  /** Undefined if `/metrics` does not exist. */
  readonly exposition?: Exposition | undefined;
  /** For deliveries, beside the contract's paths. */
  readonly deliveries?: ProviderMessageInbox | undefined;
  /** Undefined where none can be injected. */
  readonly faults?: InjectedFaults | undefined;
  /** Null if it is off. */
  readonly guard: ContractGuard | null;
}

export interface Edge extends EdgeDependencies {
  readonly isStopping: () => boolean;
  readonly logRequest: LogRequest;
  readonly findRoute: FindRoute;
  readonly callers: CallerPort;
  readonly console: ServedConsole;
  readonly rateLimiter: RateLimiter;
  readonly refusalWaits: RefusalWaits;
  readonly readShares: ReadShares;
  readonly unread: UnreadAnswers;
}

/** Told of each ended exchange; must be quick and never throw. */
export interface HttpWatch {
  /** The event loop works on this operation until it turns to something else. */
  working(operationId: AnyOperationId): void;
  /**
   * @param operationId undefined if the request named none
   * @param status undefined if the caller left before an answer
   */
  answered(operationId: AnyOperationId | undefined, status: number | undefined, ms: number): void;
  /** The parser refused it: there was no request. */
  refusedByParser(status: number): void;
}

/** How a call that its account wants to fail is answered (spec/schemas/sandbox/ApiFaultKind.yaml). */
export interface InjectedFault {
  readonly fault: Word<'ApiFaultKind'>;
  readonly delayMs: number;
}

/** In the sandbox. */
export interface InjectedFaults {
  take(tenantId: string, operationId: AnyOperationId): Promise<InjectedFault | undefined>;
}
