import type { Actor, RequestFacts } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import { type AuditedAction, auditEntry } from '../../outbox/audit-entry.ts';
import type { CommonContext, Loaded, Need, TenantlessEffect, TenantlessWrite } from '../../writes/write.ts';
import { sessionActor } from '../sessions/credential.ts';
import { endNeeds } from '../sessions/end-credentials.ts';
import type { Session } from '../sessions/table.ts';
import {
  type ConfirmedSession,
  confirmedSessionNeeds,
  confirmedSessionNow,
} from '../step-up/confirmed-session.ts';
import { type TakenGuess, guessGivenBack, guessNeed } from '../users/guess.ts';
import { type Notice, noticeMail } from '../users/mails.ts';
import { type User, type UserCredentials, credentialsTable, personLock } from '../users/table.ts';
import type { UserServices } from '../users/user-services.ts';

/** How a change of what a user signs in with is told: to the user by mail, and in the account's audit entries. */
export interface ToldChange extends Pick<AuditedAction, 'type' | 'changes'> {
  readonly notice: Notice;
}

interface PersonChange extends ToldChange {
  readonly user: User;
  readonly actor: Actor;
  readonly request: RequestFacts;
  readonly needs: readonly Need[];
  readonly decide: (loaded: Loaded, context: CommonContext) => readonly TenantlessEffect[];
}

/** A write under a person's own lock that changes what they sign in with. endNeeds are loaded. */
export function personWrite(change: PersonChange): TenantlessWrite<null> {
  const { user, actor, request, needs, notice, type, changes, decide } = change;
  const { id: resourceId, tenantId, email } = user;
  return {
    lock: personLock(email),
    actor,
    request,
    claimed: false,
    needs: () => [...needs, ...endNeeds(resourceId)],
    decide: (loaded, context) => ({
      reply: null,
      effects: [
        ...decide(loaded, context),
        queueMail(noticeMail(user, notice), context),
        auditEntry(context, { tenantId, type, resourceId, ...(changes === undefined ? {} : { changes }) }),
      ],
    }),
  };
}

/** What a confirmed user's change starts from. */
export interface ConfirmedNow {
  readonly loaded: Loaded;
  readonly context: CommonContext;
  readonly session: Session;
  readonly credentials: UserCredentials | undefined;
}

interface ConfirmedChange extends ToldChange {
  readonly request: RequestFacts;
  /** The guess that was right, to be given back. */
  readonly taken?: TakenGuess;
  readonly decide: (now: ConfirmedNow) => readonly TenantlessEffect[];
}

/**
 * The same by a signed-in user, whose confirmation must still hold.
 * @throws ApiError unauthenticated, step_up_required when it is decided
 */
export function confirmedWrite(
  users: UserServices,
  credential: ConfirmedSession,
  { taken, decide, ...change }: ConfirmedChange,
): TenantlessWrite<null> {
  const { user } = credential;
  return personWrite({
    ...change,
    user,
    actor: sessionActor(credential.session),
    needs: [...confirmedSessionNeeds(credential), ...(taken === undefined ? [] : [guessNeed(taken)])],
    decide: (loaded, context) => {
      const { session } = confirmedSessionNow(loaded, credential, users.sessions, context.serverNow);
      const credentials = loaded.find(credentialsTable, { userId: user.id });
      const effects = decide({ loaded, context, session, credentials });
      return taken === undefined ? effects : [...guessGivenBack(users, taken, loaded), ...effects];
    },
  });
}
