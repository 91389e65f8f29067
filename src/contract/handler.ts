import type { Word } from '../../generated/words.ts';
import type { OPERATIONS } from '../../generated/operations.ts';
import type { Actor } from '../identity/actor.ts';
import type { Clock, Moment } from '../calendar/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Role } from '../identity/roles.ts';
import type { Seller } from '../config/seller.ts';
import type { Database } from '../db/connection.ts';
import type { Db } from '../db/statements/statement.ts';
import type { Epochs } from '../epochs/epochs.ts';
import type { CursorSigner } from '../lists/cursor.ts';
import type { ProviderFacts } from '../outbox/provider-facts.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { Decision, DecisionContext, Loaded, Need } from '../writes/write.ts';
import type { CallersContext } from '../writes/standing.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { OperationId, OtherReplyOf, ReplyOf, RequestOf, Schema } from './operation-types.ts';

export interface Caller {
  readonly tenantId: string;
  readonly actor: Actor;
  /** Publishable keys live in browsers: some records they may not read whole. */
  readonly keyType: Word<'KeyType'>;
  /** Of the key, or the session's user. */
  readonly rank: Role;
  /** Of the key; null for all that its role implies. */
  readonly scopes: readonly string[] | null;
}

/** The market and its connected providers, for reads. */
export interface Market extends Pick<ProviderFacts, 'marketRate' | 'connected'> {
  /** From this age a rate is refused. */
  readonly rateStaleMs: number;
}

/** For reads, which never write. */
export interface ReadContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly cursors: CursorSigner;
  readonly environment: Environment;
  readonly seller: Seller;
  /** The process was told to end. */
  readonly isStopping: () => boolean;
  /** How the workers of this process stand. */
  readonly health: { readonly failingParts: readonly Schema<'FailingPart'>[] };
  readonly market: Market;
  readonly epochs: Pick<Epochs, 'of'>;
  /** Where kept requests are read; null if none are kept. */
  readonly requests: { readonly open: () => Promise<Db> } | null;
  /** Opens sealed values for their own account. */
  readonly sealer: Pick<Sealer, 'open'>;
  /** Without authentication there is none, and handlers never look. */
  readonly caller: Caller;
}

export interface Reply<Body> {
  readonly body: Body;
  /** Another success status of the contract. */
  readonly status?: number;
  /** The body, if it is written as JSON already. */
  readonly bodyText?: string;
  /** Milliseconds of the event loop that it took to write. */
  readonly heldMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReadHandler<Id extends OperationId> {
  readonly kind: 'read';
  readonly read: (
    request: RequestOf<Id>,
    context: ReadContext,
  ) => Promise<Reply<ReplyOf<Id> | OtherReplyOf<Id>>>;
}

/** With their headers. */
export interface BinaryContent {
  readonly bytes: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes such as a PDF: all or a refusal. */
export interface BinaryHandler<Id extends OperationId> {
  readonly kind: 'binary';
  readonly read: (request: RequestOf<Id>, context: ReadContext) => Promise<BinaryContent>;
}

/** Piece by piece while its caller takes it. */
export interface StreamHandler<Id extends OperationId> {
  readonly kind: 'stream';
  /** Beside every reply's; `Content-Type` if it says more than the media type. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A failure before the first piece is refused like any other. */
  readonly stream: (request: RequestOf<Id>, context: ReadContext) => AsyncIterable<string>;
}

/** The same document for an environment, until the service changes. */
export interface DocumentHandler {
  readonly kind: 'document';
  /**
   * Written once and kept.
   * @param basePath where an application that mounts this one has it; empty where none does
   */
  readonly write: (environment: Environment, basePath: string) => string;
}

/** A file of a page. */
export interface SiteAsset {
  /** It is read once for each name. */
  readonly name: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly read: () => Promise<Buffer>;
}

/** Refused by a rule, or the form in which it is kept. */
export type UrlVerdict =
  | { readonly kind: 'refused'; readonly rule: string }
  | { readonly kind: 'allowed'; readonly url: string };

/** Judges URLs to send to. */
export interface UrlJudge {
  /** In words; null for a valid URL. */
  faultOf(text: string): string | null;
  /** By text and by resolved addresses, within two seconds. */
  judge(text: string): Promise<UrlVerdict>;
}

/** What a write may read before it begins. */
export interface Outside extends ReadContext {
  readonly urls: UrlJudge;
  /** The service's address for links that people follow. */
  readonly publicUrl: () => string;
}

/**
 * What it needs and decides (see writes/). What no declared read can tell is looked up before, outside any transaction.
 */
export interface WriteHandler<Id extends OperationId, Found = undefined> {
  readonly kind: 'write';
  /** Refuses faults of the request alone that a schema cannot say; never stored. */
  readonly check?: (request: RequestOf<Id>, serverNow: Moment, outside: Outside) => void;
  /** Refuses faults at the tenant's present; never stored. */
  readonly checkAt?: (request: RequestOf<Id>, now: Moment) => void;
  /** Looks up what no row holds, in bounded time; its result is no refusal yet. */
  readonly lookUp?: (request: RequestOf<Id>, outside: Outside) => Promise<Found>;
  readonly needs: (request: RequestOf<Id>, head: TenantHead, serverNow: Moment) => readonly Need[];
  readonly furtherNeeds?: (request: RequestOf<Id>, loaded: Loaded, head: TenantHead) => readonly Need[];
  readonly decide: (
    request: RequestOf<Id>,
    loaded: Loaded,
    context: CallersContext,
    found: Found,
  ) => Decision<ReplyOf<Id>>;
}

/** Due work of a tenant. */
export interface DueWork {
  /** Carries out all that is due, as the workers would. */
  settle(tenantId: string): Promise<void>;
  /** The earliest due moment up to a limit. */
  findNextDue(tenantId: string, until: Moment): Promise<Moment | undefined>;
}

/** For control calls of many steps. */
export interface ControlContext extends ReadContext {
  readonly writeQueue: WriteQueue;
  readonly dueWork: DueWork;
}

/**
 * A control call of many idempotent steps: `plan` fixes what it pursues, so that a repeat after a crash pursues the
 * same; the reply is stored last.
 */
export interface ControlHandler<Id extends OperationId, Plan> {
  readonly kind: 'control';
  readonly plan: (request: RequestOf<Id>, context: DecisionContext) => Plan;
  readonly run: (plan: Plan, context: ControlContext) => Promise<ReplyOf<Id>>;
}

type MutationOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['multiStep'] extends true
  ? // oxlint-disable-next-line typescript/no-explicit-any -- each control call has a plan of its own, stored as JSON
    ControlHandler<Id, any>
  : // oxlint-disable-next-line typescript/no-explicit-any -- each write finds out what it alone understands
    WriteHandler<Id, any>;

type StreamedType = 'application/x-ndjson' | 'text/csv';

/** Media types that are no text. */
type BinaryType = 'application/pdf';

type ContentTypes<Id extends OperationId> = (typeof OPERATIONS)[Id]['contentTypes'];

type FormOf<Id extends OperationId, MediaType> = MediaType extends StreamedType
  ? StreamHandler<Id>
  : MediaType extends BinaryType
    ? BinaryHandler<Id>
    : (typeof OPERATIONS)[Id]['conditional'] extends true
      ? DocumentHandler
      : ReadHandler<Id>;

/** In the media type that its caller prefers, by default the first. */
export interface NegotiatedHandler<Id extends OperationId> {
  readonly kind: 'negotiated';
  readonly forms: { readonly [MediaType in ContentTypes<Id>[number]]: FormOf<Id, MediaType> };
}

type QueryOf<Id extends OperationId> =
  ContentTypes<Id> extends readonly [infer Only] ? FormOf<Id, Only> : NegotiatedHandler<Id>;

/** The kind of handler that an operation may have: with an idempotency key it writes, else it reads. */
export type HandlerOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['idempotency'] extends 'none'
  ? QueryOf<Id>
  : MutationOf<Id>;

/** A missing handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: HandlerOf<Id> };

/** Of the sandbox alone. */
type SandboxOperationId = {
  [Id in OperationId]: 'production' extends (typeof OPERATIONS)[Id]['environments'][number] ? never : Id;
}[OperationId];

/** For operations of each environment. */
export type CommonHandlers = Omit<Handlers, SandboxOperationId>;

/** For operations of the sandbox alone. */
export type SandboxHandlers = Pick<Handlers, SandboxOperationId>;

/** Operations of other environments need no handler. */
export type ServedHandlers = CommonHandlers & Partial<SandboxHandlers>;
