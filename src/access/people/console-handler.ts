import type { ConsoleOperationId, ConsoleReplyOf, ConsoleRequestOf } from '../../contract/console-types.ts';
import type { DocumentHandler } from '../../contract/handler.ts';
import type { RequestFacts } from '../../request-facts.ts';
import type { People } from './people.ts';
import type { ConfirmedSession, SessionCredential } from './sessions/session-credential.ts';

/** The browser that calls, as its request shows it. */
export interface CallingBrowser {
  /** The address by which it reaches the service. Calls that change something always have one. */
  readonly publicOrigin: string | null;
  /** The values of its cookies, whatever they are worth. */
  readonly session: string | null;
  readonly device: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** What a call of the console works with. */
export interface ConsoleContext {
  readonly people: People;
  readonly browser: CallingBrowser;
  /** What is kept of the request beside what it changes. */
  readonly request: RequestFacts;
}

/** What a call of a signed-in user works with. */
export interface SignedInContext extends ConsoleContext {
  readonly credential: SessionCredential;
}

/** A reply, with the cookies that go with it: null has the browser forget one, and undefined leaves it. */
export interface ConsoleReply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: string | null;
  readonly device?: string;
}

/** A call that anybody may make, or whoever has a pending session. */
export interface OpenCall<Id extends ConsoleOperationId> {
  readonly kind: 'open';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: ConsoleContext,
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}

/** A call that a signed-in user makes. */
export interface SignedInCall<Id extends ConsoleOperationId> {
  readonly kind: 'signed_in';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: SignedInContext,
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}

/** A call that a signed-in user makes who has confirmed it by the second factor. */
export interface ConfirmedCall<Id extends ConsoleOperationId> {
  readonly kind: 'confirmed';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: ConsoleContext & { readonly credential: ConfirmedSession },
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}

/** A page that is the same for everybody. */
export interface PageHandler {
  readonly kind: 'page';
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What answers an operation of the console. */
export type ConsoleHandler<Id extends ConsoleOperationId> =
  OpenCall<Id> | SignedInCall<Id> | ConfirmedCall<Id> | PageHandler | DocumentHandler;

/** A handler for every operation of the console: one that is missing does not compile. */
export type ConsoleHandlers = { readonly [Id in ConsoleOperationId]: ConsoleHandler<Id> };
