import type { ReactNode } from 'react';
import { Failure } from '../../api/failure.ts';
import { type Scope, useSession } from '../../api/session.ts';
import { labelOf } from '../../texts.ts';
import { CopyButton } from '../values/copy.tsx';
import { Loading } from './loading.tsx';
import css from './parts.module.css';
import { classes } from './classes.ts';

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The call that makes what a list lacks. */
export function Curl({ text }: { readonly text: string }) {
  return (
    <>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what="the command" />
    </>
  );
}

/** One part of a page that could not be read; the rest stands. */
export function PartFailed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const failure = error instanceof Failure ? error : null;
  // Sign-in stands over the page; what is asked again afterwards has an answer.
  if (failure?.status === 401) return <Loading />;
  if (failure?.code === 'not_found') {
    return (
      <Empty title="Not here">
        <p>There is no such record, or it is another account's.</p>
      </Empty>
    );
  }
  return (
    <div className={css.failure} role="alert">
      <span className={css.failureTitle}>{error.message}</span>
      {failure !== null && (
        <p>
          <code>{failure.code}</code>
          {failure.requestId !== null && (
            <>
              {' '}
              in request <code>{failure.requestId}</code>
            </>
          )}
        </p>
      )}
      <button type="button" className={css.button} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

export function NoPermission({ scope }: { readonly scope: Scope }) {
  const { role } = useSession();
  return (
    <Empty title="Your role does not include this">
      <p>
        It needs <code>{scope}</code>, which the role {labelOf(role).toLowerCase()} does not have. Ask an
        owner or an admin of the account.
      </p>
    </Empty>
  );
}

export function Notice({
  tone,
  children,
}: {
  readonly tone: 'wait' | 'bad' | 'busy' | 'back';
  readonly children: ReactNode;
}) {
  return <div className={classes(css.notice, css[tone])}>{children}</div>;
}
