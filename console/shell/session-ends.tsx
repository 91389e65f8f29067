import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { serverNow } from '../api/server-time.ts';
import { readAgain, sessionQuery, useSession } from '../api/session.ts';

const SessionEndsDialog = lazy(async () => ({
  default: (await import('./session-ends-dialog.tsx')).SessionEndsDialog,
}));

const NOTICE_MS = 120_000;

/** Asks before an idle session ends. Reading the page again is a use. */
export function SessionEnds() {
  const { idleExpiresAt, expiresAt } = useSession();
  const queries = useQueryClient();
  const [isNear, setIsNear] = useState(false);
  const isLast = expiresAt <= idleExpiresAt;
  useEffect(() => {
    setIsNear(false);
    const timer = setTimeout(() => setIsNear(true), Date.parse(idleExpiresAt) - serverNow() - NOTICE_MS);
    return () => clearTimeout(timer);
  }, [idleExpiresAt]);
  const stay = async () => {
    setIsNear(false);
    await readAgain();
    await queries.invalidateQueries(sessionQuery);
  };
  if (!isNear) return null;
  return (
    <Suspense>
      <SessionEndsDialog isLast={isLast} onStay={() => void stay()} onClose={() => setIsNear(false)} />
    </Suspense>
  );
}
