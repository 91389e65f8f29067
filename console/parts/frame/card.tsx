import type { ReactNode } from 'react';
import css from './parts.module.css';

interface CardProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** For what has its own margins, such as a table. */
  readonly flush?: boolean;
}

export function Card({ title, beside, children, flush = false }: CardProps) {
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.cardHead}>
        <h2>{title}</h2>
        {beside}
      </div>
      {flush ? children : <div className={css.cardBody}>{children}</div>}
    </section>
  );
}

/** What a record says, line by line; what is undefined has no line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const shown = facts.filter(([, value]) => value !== undefined && value !== null);
  return (
    <dl className={css.facts}>
      {shown.map(([label, value], index) => (
        <div key={index} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
