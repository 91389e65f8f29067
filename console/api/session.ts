import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { components } from '../../generated/console-api.ts';
import { cache } from './cache.ts';
import { bodyOf, consoleApi } from './clients.ts';
import { Failure } from './failure.ts';

export type Session = components['schemas']['Session'];
export type Scope = components['schemas']['Scope'];

/** Asking is no use of the session: it does not keep an idle one alive. */
const ASK_EACH_MS = 60_000;

/** The user whose records are kept. */
let owner: string | null = null;

/** Nothing that was read for one user is shown to another. */
function keepFor(session: Session | null): void {
  if (session === null) return;
  if (owner !== null && owner !== session.user.id) {
    cache.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'session' });
  }
  owner = session.user.id;
}

/** Null without a session. */
async function readSession(): Promise<Session | null> {
  try {
    const session = await bodyOf(consoleApi.GET('/console/api/session'));
    keepFor(session);
    return session;
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  refetchInterval: ASK_EACH_MS,
});

/** Reads everything again, in the page that is open and in those that are opened next. */
export const readAgain = (): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'session' });

/** What an answer says of the session. All that was read is read again, since it may have failed without one. */
export function noteSession(session: Session | null): void {
  keepFor(session);
  cache.setQueryData(sessionQuery.queryKey, session);
  if (session !== null) {
    void readAgain();
  }
}

export const useSessionQuery = () => useQuery(sessionQuery);

export const SessionContext = createContext<Session | null>(null);

/** The signed-in user, on every page behind sign-in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This page is drawn without a session');
  return session;
}

export const useCan = (scope: Scope): boolean => useSession().scopes.includes(scope);

const channel = new BroadcastChannel('corridor-signed-out');

function forgetEverything(): void {
  cache.clear();
  owner = null;
  cache.setQueryData(sessionQuery.queryKey, null);
}

/** In this tab and in the others. */
export function noteSignedOut(): void {
  forgetEverything();
  channel.postMessage(null);
}

/** @returns what ends the listening */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const forget = () => {
    forgetEverything();
    listener();
  };
  channel.addEventListener('message', forget);
  return () => channel.removeEventListener('message', forget);
}
