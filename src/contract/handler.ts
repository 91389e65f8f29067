import type { OPERATIONS } from '../../generated/operations.ts';
import type { Actor } from '../identity/actor.ts';
import type { Clock, Moment } from '../calendar/clock.ts';
import type { Environment } from '../config/config.ts';
import type { Role } from '../identity/roles.ts';
import type { Seller } from '../config/seller.ts';
import type { Database } from '../db/connection.ts';
import type { CursorSigner } from '../lists/cursor.ts';
import type { ProviderFacts } from '../outbox/provider-facts.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { Decision, DecisionContext, Loaded, Need } from '../writes/write.ts';
import type { CallersContext } from '../writes/standing.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { OperationId, OtherReplyOf, ReplyOf, RequestOf, Schema } from './operation-types.ts';

/** Who asks, as the key says. */
export interface Caller {
  readonly tenantId: string;
  readonly actor: Actor;
  /** Publishable keys live in browsers: what they may read, they may not read whole. */
  readonly keyType: 'secret' | 'publishable';
  /** The role of the key, or of the session's user. */
  readonly rank: Role;
}

/** The market and the providers that are connected to it, as a read may look at them. */
export interface Market extends Pick<ProviderFacts, 'marketRate' | 'connected'> {
  /** How long after its moment a rate is of use. */
  readonly rateStaleMs: number;
}

/** What a read may use. It never writes. */
export interface ReadContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly cursors: CursorSigner;
  readonly environment: Environment;
  /** Who issues invoices. */
  readonly seller: Seller;
  /** Whether the process has been told to end. */
  readonly isStopping: () => boolean;
  /** How the workers of this process stand. */
  readonly health: { readonly failingParts: readonly Schema<'FailingPart'>[] };
  readonly market: Market;
  /** Opens what is kept sealed and shown to its own account. */
  readonly sealer: Pick<Sealer, 'open'>;
  /** Operations without authentication have no caller, and their handlers never look. */
  readonly caller: Caller;
}

/** A reply with its headers, where it has some. */
export interface Reply<Body> {
  readonly body: Body;
  /** Another status than the usual, where the contract has one that is no error. */
  readonly status?: number;
  /** The body as JSON, where it has been written already. */
  readonly bodyText?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation that only reads. */
export interface ReadHandler<Id extends OperationId> {
  readonly kind: 'read';
  readonly read: (
    request: RequestOf<Id>,
    context: ReadContext,
  ) => Promise<Reply<ReplyOf<Id> | OtherReplyOf<Id>>>;
}

/** Bytes that are no text, with the headers that go with them. */
export interface BinaryContent {
  readonly bytes: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation that only reads, and answers bytes, such as a PDF: all of them, or a refusal. */
export interface BinaryHandler<Id extends OperationId> {
  readonly kind: 'binary';
  readonly read: (request: RequestOf<Id>, context: ReadContext) => Promise<BinaryContent>;
}

/** An operation that only reads, and answers piece by piece while its caller takes it. */
export interface StreamHandler<Id extends OperationId> {
  readonly kind: 'stream';
  /** Sent beside those of every reply; `Content-Type` where it says more than the contract's media type. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The pieces of the reply's text. What fails before the first of them is refused as in any other operation. */
  readonly stream: (request: RequestOf<Id>, context: ReadContext) => AsyncIterable<string>;
}

/** An operation that answers everybody of an environment with the same document, until the service changes. */
export interface DocumentHandler {
  readonly kind: 'document';
  /**
   * Written once and kept.
   * @param basePath where an application that mounts this one has it; empty where none does
   */
  readonly write: (environment: Environment, basePath: string) => string;
}

/** A file that the documentation page loads. */
export interface DocsAsset {
  readonly contentType: string;
  readonly read: () => Promise<Buffer>;
}

/** What becomes of a URL to send to: the rule that refuses it, or the form in which it is kept. */
export type UrlVerdict =
  { readonly kind: 'refused'; readonly rule: string } | { readonly kind: 'allowed'; readonly url: string };

/** Judges where may be sent to. */
export interface UrlJudge {
  /** Why a text is no URL, in words; null where it is one. */
  faultOf(text: string): string | null;
  /** Judges a URL by its text and by what its name resolves to, in two seconds at most. */
  judge(text: string): Promise<UrlVerdict>;
}

/** What a write may ask, and read, before it begins. */
export interface Outside extends ReadContext {
  readonly urls: UrlJudge;
  /** Where browsers reach the service, for links that people follow. */
  readonly publicUrl: () => string;
}

/**
 * An operation that changes something: what it needs and what it decides (see writes/). What no declared read can tell is
 * found out before, with no transaction open, and the decision gets it.
 */
export interface WriteHandler<Id extends OperationId, Found = undefined> {
  readonly kind: 'write';
  /** Refuses what the request alone shows to be wrong and the contract's schema cannot say; such a 400 is never stored. */
  readonly check?: (request: RequestOf<Id>, serverNow: Moment, outside: Outside) => void;
  /** Refuses what the request shows to be wrong at the present of the tenant's clock; such a 400 is never stored either. */
  readonly checkAt?: (request: RequestOf<Id>, now: Moment) => void;
  /** Finds out what the decision rests on and no row holds. Its time is bounded, and what it finds is no refusal yet. */
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

/** What falls due for a tenant, as the workers see it. */
export interface DueWork {
  /** Carries out what is due, through the same doors as the workers, until nothing is left. */
  settle(tenantId: string): Promise<void>;
  /** The earliest moment, up to a limit, at which something falls due. */
  findNextDue(tenantId: string, until: Moment): Promise<Moment | undefined>;
}

/** What a control call of many steps works with. */
export interface ControlContext extends ReadContext {
  readonly writeQueue: WriteQueue;
  readonly dueWork: DueWork;
}

/**
 * A control call of the sandbox that takes many steps. Each step is safe twice; `plan` fixes what the call pursues,
 * so that a repeat after a crash pursues the same, and the reply is stored last.
 */
export interface ControlHandler<Id extends OperationId, Plan> {
  readonly kind: 'control';
  readonly plan: (request: RequestOf<Id>, context: DecisionContext) => Plan;
  readonly run: (plan: Plan, context: ControlContext) => Promise<ReplyOf<Id>>;
}

type MutationOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['multiStep'] extends true
  ? // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each control call has a plan of its own, stored as JSON
    ControlHandler<Id, any>
  : // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each write finds out what it alone understands
    WriteHandler<Id, any>;

/** Media types whose answers may be too long to be held at once. */
type StreamedType = 'application/x-ndjson' | 'text/csv';

/** Media types whose answers are no text. */
type BinaryType = 'application/pdf';

type ContentTypes<Id extends OperationId> = (typeof OPERATIONS)[Id]['contentTypes'];

/** What answers in one media type. */
type FormOf<Id extends OperationId, MediaType> = MediaType extends StreamedType
  ? StreamHandler<Id>
  : MediaType extends BinaryType
    ? BinaryHandler<Id>
    : (typeof OPERATIONS)[Id]['conditional'] extends true
      ? DocumentHandler
      : ReadHandler<Id>;

/** An operation that only reads, and answers in the media type that its caller prefers; the first of them is the usual. */
export interface NegotiatedHandler<Id extends OperationId> {
  readonly kind: 'negotiated';
  readonly forms: { readonly [MediaType in ContentTypes<Id>[number]]: FormOf<Id, MediaType> };
}

type QueryOf<Id extends OperationId> =
  ContentTypes<Id> extends readonly [infer Only] ? FormOf<Id, Only> : NegotiatedHandler<Id>;

/** The one kind of handler that an operation may have: what the contract gives an idempotency key writes, all else reads. */
export type HandlerOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['idempotency'] extends 'none'
  ? QueryOf<Id>
  : MutationOf<Id>;

/** A handler for every operation of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Id in OperationId]: HandlerOf<Id> };

/** The operations that the sandbox alone serves. */
type SandboxOperationId = {
  [Id in OperationId]: 'production' extends (typeof OPERATIONS)[Id]['environments'][number] ? never : Id;
}[OperationId];

/** A handler for every operation that each environment serves. */
export type CommonHandlers = Omit<Handlers, SandboxOperationId>;

/** A handler for every operation that the sandbox alone serves. */
export type SandboxHandlers = Pick<Handlers, SandboxOperationId>;

/** What a server may serve: what its environment does not serve, it needs no handler for. */
export type ServedHandlers = CommonHandlers & Partial<SandboxHandlers>;
