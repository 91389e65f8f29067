import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RECORD_PAGES, type RecordObject } from '../../record-pages.ts';

interface RecordLinkProps {
  readonly object: RecordObject;
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function RecordLink({ object, id, className, children }: RecordLinkProps) {
  return (
    <Link to={RECORD_PAGES[object]} params={{ id }} className={className}>
      {children}
    </Link>
  );
}

/** Any identifier: the page of it is found when it is opened. */
export function IdLink({ id }: { readonly id: string }) {
  return (
    <Link to="/o/$id" params={{ id }}>
      <code>{id}</code>
    </Link>
  );
}
