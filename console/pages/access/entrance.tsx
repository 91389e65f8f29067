import { type ReactNode, useEffect } from 'react';
import { Mark } from '../../parts/frame/brand.tsx';
import css from './entrance.module.css';

/** The frame of pages that need no session. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Corridor`;
  }, [title]);
  return (
    <main className={css.entrance}>
      <div className={css.box}>
        <div className={css.brand}>
          <Mark /> Corridor
        </div>
        {children}
      </div>
    </main>
  );
}
