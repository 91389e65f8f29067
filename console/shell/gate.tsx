import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { setOnSessionEnded } from '../api/clients.ts';
import { forgetIntents } from '../api/intent.ts';
import {
  noteSession,
  noteSignedOut,
  onSignedOutElsewhere,
  type Session,
  SessionContext,
  useSessionQuery,
} from '../api/session.ts';
import { Entrance } from '../pages/access/entrance.tsx';
import { SignIn } from '../pages/access/sign-in.tsx';
import { Loading } from '../parts/frame/loading.tsx';
import parts from '../parts/frame/parts.module.css';
import { forgetVisits } from '../parts/records/recent.ts';

const loadShell = () => import('./shell.tsx');

const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** Only with a session is there anything behind it. One that ends leaves the page as it is, and asks who is there. */
export function Gate() {
  const { data: session, error, refetch } = useSessionQuery();
  // Of the user whose page is drawn; it outlives the session.
  const [drawn, setDrawn] = useState<Session | null>(null);
  if (session !== undefined && session !== null && session !== drawn) setDrawn(session);

  useEffect(() => setOnSessionEnded(() => noteSession(null)), []);
  useEffect(
    () =>
      onSignedOutElsewhere(() => {
        setDrawn(null);
        forgetIntents();
      }),
    [],
  );

  const onSignedOut = () => {
    setDrawn(null);
    forgetIntents();
    forgetVisits();
    noteSignedOut();
  };

  if (drawn === null) {
    if (session === undefined) {
      return (
        <Entrance title="Corridor">
          {error === null ? <Loading rows={3} /> : <NoAnswer error={error} retry={() => void refetch()} />}
        </Entrance>
      );
    }
    return (
      <Entrance title="Sign in">
        <SignIn onSignedIn={noteSession} onFirstFactor={() => void loadShell()} />
      </Entrance>
    );
  }
  return (
    <SessionContext value={drawn} key={drawn.user.id}>
      <Suspense fallback={<Loading rows={8} />}>
        <Shell onSignedOut={onSignedOut}>
          <Outlet />
        </Shell>
        {session === null && (
          <SignInAgain email={drawn.user.email} onSignedIn={noteSession} onOther={onSignedOut} />
        )}
      </Suspense>
    </SessionContext>
  );
}

function NoAnswer({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <>
      <p role="alert">{error.message}</p>
      <button type="button" className={parts.button} onClick={retry}>
        Try again
      </button>
    </>
  );
}
