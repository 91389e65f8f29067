import { ShieldLockIcon } from '@primer/octicons-react';
import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-time.ts';
import { useSession } from '../api/session.ts';
import css from './shell.module.css';

const secondsUntil = (at: string | null): number =>
  at === null ? 0 : Math.max(0, Math.floor((Date.parse(at) - serverNow()) / 1000));

/** How long the last confirmation still holds; nothing without one. */
export function ConfirmedChip() {
  const { stepUpExpiresAt } = useSession();
  const [seconds, setSeconds] = useState(() => secondsUntil(stepUpExpiresAt));
  useEffect(() => {
    setSeconds(secondsUntil(stepUpExpiresAt));
    const timer = setInterval(() => setSeconds(secondsUntil(stepUpExpiresAt)), 1_000);
    return () => clearInterval(timer);
  }, [stepUpExpiresAt]);
  if (seconds === 0) return null;
  return (
    <span className={css.clock} title="Changes of keys and of the team are not asked about again until then">
      <ShieldLockIcon size={14} /> Confirmed {Math.floor(seconds / 60)}:
      {String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
