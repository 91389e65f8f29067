import type { Browser, ConsoleReply } from '../../contract/caller-port.ts';
import type { ConsoleOperationId, ConsoleReplyOf, ConsoleRequestOf } from '../../contract/console-types.ts';
import type { RequestFacts } from '../../identity/actor.ts';
import type { UserServices } from '../users/user-services.ts';
import type { SessionCredential } from './credential.ts';

/** What a call of the console works with. */
export interface ConsoleContext {
  readonly users: UserServices;
  readonly browser: Browser;
  /** What is kept of the request beside what it changes. */
  readonly request: RequestFacts;
}

/** What a call of a signed-in user works with. */
export interface SignedInContext extends ConsoleContext {
  readonly credential: SessionCredential;
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
