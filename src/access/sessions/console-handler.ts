import type { Browser, ConsoleReply } from '../../contract/caller-port.ts';
import type { ConsoleOperationId, ConsoleReplyOf, ConsoleRequestOf } from '../../contract/console-types.ts';
import type { RequestFacts } from '../../identity/actor.ts';
import type { UserServices } from '../users/user-services.ts';
import type { SessionCredential } from './credential.ts';

export interface ConsoleContext {
  readonly users: UserServices;
  readonly browser: Browser;
  readonly request: RequestFacts;
}

export interface SignedInContext extends ConsoleContext {
  readonly credential: SessionCredential;
  /**
   * The session as it is now.
   * @throws ApiError unauthenticated if it has ended
   */
  readonly lookAgain: () => Promise<SessionCredential>;
}

/** Callable without a session, or with a pending one. */
export interface OpenCall<Id extends ConsoleOperationId> {
  readonly kind: 'open';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: ConsoleContext,
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}

/** Callable by signed-in users. */
export interface SignedInCall<Id extends ConsoleOperationId> {
  readonly kind: 'signed_in';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: SignedInContext,
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}
