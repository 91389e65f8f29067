import { type ReactNode, useEffect, useRef } from 'react';
import css from './page.module.css';

interface PageProps {
  readonly title: string;
  /** In the place of the title, for eyes. */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The browser itself has the focus when it opens the first. */
let isFirst = true;

/** A page names itself to the browser, and takes the focus to its heading when it follows another. */
export function Page({ title, heading = title, lead, above, actions, children }: PageProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Corridor`;
  }, [title]);
  useEffect(() => {
    const { activeElement } = document;
    const isInUse = activeElement !== null && activeElement.closest('main, dialog, [role=dialog]') !== null;
    if (!isInUse && !isFirst) head.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div className={css.page}>
      {above}
      <header className={css.head}>
        <div className={css.titles}>
          <h1 ref={head} tabIndex={-1}>
            {heading}
          </h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
