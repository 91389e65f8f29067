import { BeakerIcon, ClockIcon, SearchIcon, ThreeBarsIcon, XIcon } from '@primer/octicons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SCOPES } from '../../generated/scopes.ts';
import { api, bodyOf } from '../api/clients.ts';
import { useLive } from '../api/live.ts';
import { useCan, useSession } from '../api/session.ts';
import { Mark } from '../parts/frame/brand.tsx';
import parts from '../parts/frame/parts.module.css';
import { Loading } from '../parts/frame/loading.tsx';
import { When } from '../parts/values/when.tsx';
import { Account } from './account.tsx';
import { ConfirmedChip } from './confirmed-chip.tsx';
import { Navigation } from './navigation.tsx';
import { SessionEnds } from './session-ends.tsx';
import { StepUp } from './step-up.tsx';
import css from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { classes } from '../parts/frame/classes.ts';

const loadPalette = () => import('./palette.tsx');

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

interface ShellProps {
  readonly onSignedOut: () => void;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ onSignedOut, children }: ShellProps) {
  const { environment } = useSession();
  const [isFinding, setIsFinding] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isHelping, setIsHelping] = useState(false);
  useLive();
  useShortcuts({ onFind: () => setIsFinding(true), onHelp: () => setIsHelping(true) });
  useEffect(() => setIsOpen(false), [path]);
  return (
    <div className={css.shell} data-environment={environment}>
      <a className={css.skip} href="#page">
        Skip to the page
      </a>
      <aside className={css.side} data-open={isOpen}>
        <div className={css.brand}>
          <Mark /> Corridor
          <button
            type="button"
            className={classes(parts.button, parts.quiet, css.narrow)}
            aria-label="Close the navigation"
            onClick={() => setIsOpen(false)}
          >
            <XIcon />
          </button>
        </div>
        <Navigation />
      </aside>
      {isOpen && (
        <button
          type="button"
          className={css.cover}
          aria-label="Close the navigation"
          onClick={() => setIsOpen(false)}
        />
      )}
      <div className={css.main}>
        <Top
          onSignedOut={onSignedOut}
          onFind={() => setIsFinding(true)}
          onOpen={() => setIsOpen(true)}
          isOpen={isOpen}
        />
        <main id="page" className={css.page}>
          <Suspense fallback={<Loading rows={8} />}>{children}</Suspense>
        </main>
      </div>
      <Suspense>
        {isFinding && <Palette onClose={() => setIsFinding(false)} />}
        {isHelping && <KeysDialog onClose={() => setIsHelping(false)} />}
      </Suspense>
      <SessionEnds />
      <StepUp />
    </div>
  );
}

interface TopProps {
  readonly onSignedOut: () => void;
  readonly onFind: () => void;
  readonly onOpen: () => void;
  readonly isOpen: boolean;
}

function Top({ onSignedOut, onFind, onOpen, isOpen }: TopProps) {
  return (
    <header className={css.top}>
      <button
        type="button"
        className={classes(parts.button, parts.quiet, css.narrow)}
        aria-label="Open the navigation"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <ThreeBarsIcon />
      </button>
      <button
        type="button"
        className={css.find}
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={onFind}
      >
        <SearchIcon />
        <span>Find a payment, reference or id</span>
        <kbd>{navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <ConfirmedChip />
      <Badge />
      <Account onSignedOut={onSignedOut} />
    </header>
  );
}

function Badge() {
  const { environment } = useSession();
  const canRead = useCan(SCOPES.getClock);
  if (environment === 'production') return <span className={css.live}>Live</span>;
  return (
    <>
      <span className={css.sandbox}>
        <BeakerIcon size={14} /> Sandbox
      </span>
      {canRead && <Clock />}
    </>
  );
}

/** The clock of the account, which a sandbox can set. */
function Clock() {
  const { data } = useQuery({
    queryKey: ['clock'],
    queryFn: () => bodyOf(api.GET('/v1/sandbox/clock')),
  });
  if (data === undefined) return null;
  return (
    <span className={css.clock} title={data.frozen ? 'The clock is frozen' : "The account's clock"}>
      <ClockIcon size={14} /> <When at={data.now} />
      {data.frozen && ' (frozen)'}
    </span>
  );
}
