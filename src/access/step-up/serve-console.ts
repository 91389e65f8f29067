import type {
  BegunCall,
  Browser,
  ConsoleCall,
  PageHandler,
  ServedConsole,
} from '../../contract/caller-port.ts';
import type { ConsoleOperationId, ConsoleRequestOf } from '../../contract/console-types.ts';
import type { DocumentHandler } from '../../contract/handler.ts';
import type { AuthenticateSession } from '../sessions/authenticate.ts';
import type { OpenCall, SignedInCall } from '../sessions/console-handler.ts';
import type { UserServices } from '../users/user-services.ts';
import { type ConfirmedCall, type ConfirmedSession, confirmedSession } from './confirmed-session.ts';

type CallHandler<Id extends ConsoleOperationId> = OpenCall<Id> | SignedInCall<Id> | ConfirmedCall<Id>;

/** A missing handler does not compile. */
export type ConsoleHandlers = {
  readonly [Id in ConsoleOperationId]: CallHandler<Id> | PageHandler | DocumentHandler;
};

/** The contract has judged the request. */
type AnyCall = CallHandler<ConsoleOperationId>;
type AnyRequest = ConsoleRequestOf<never>;

async function begin(
  handler: AnyCall,
  users: UserServices,
  look: AuthenticateSession,
  browser: Browser,
): Promise<BegunCall> {
  if (handler.kind === 'open') {
    return {
      tenant: null,
      confirm: () => Promise.reject(new Error('A call that anybody may make needs no confirmation')),
      run: (input, request) => handler.run(input as AnyRequest, { users, browser, request }),
    };
  }
  const credential = await look(browser.session);
  let confirmed: ConfirmedSession | undefined;
  return {
    tenant: credential.tenant,
    confirm: async () => {
      confirmed = await confirmedSession(users.database, users.clock, credential);
      return confirmed.stepUp;
    },
    run: (input, request) => {
      const context = { users, browser, request, lookAgain: () => look(browser.session) };
      if (handler.kind === 'signed_in') return handler.run(input as AnyRequest, { ...context, credential });
      if (confirmed === undefined) throw new Error('A call that needs a confirmation has none');
      return handler.run(input as AnyRequest, { ...context, credential: confirmed });
    },
  };
}

/** @param look finds the signed-in user */
export function serveConsole(
  handlers: ConsoleHandlers,
  users: UserServices,
  look: AuthenticateSession,
): ServedConsole {
  const serve = (handler: AnyCall | PageHandler | DocumentHandler): ServedConsole[ConsoleOperationId] =>
    handler.kind === 'page' || handler.kind === 'document'
      ? handler
      : ({ kind: 'call', begin: (browser) => begin(handler, users, look, browser) } satisfies ConsoleCall);
  const served = Object.entries(handlers).map(([id, handler]) => [id, serve(handler as AnyCall)]);
  return Object.fromEntries(served) as ServedConsole;
}
