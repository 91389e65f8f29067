import type { components } from '../../../generated/api.ts';
import { classes } from '../frame/classes.ts';
import css from '../frame/parts.module.css';

type Request = Pick<components['schemas']['KeptRequest'], 'status' | 'code' | 'replayed'>;

function toneOf(status: number | null): string | undefined {
  if (status === null || status >= 500) return css.bad;
  return status >= 400 ? css.wait : css.good;
}

/** How a request was answered. */
export function Answer({ request: { status, code, replayed } }: { readonly request: Request }) {
  return (
    <span>
      <span className={classes(css.status, toneOf(status))}>{status ?? 'No answer'}</span>
      {code !== null && (
        <>
          {' '}
          <code>{code}</code>
        </>
      )}
      {replayed && ' replayed'}
    </span>
  );
}
