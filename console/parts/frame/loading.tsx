import css from './parts.module.css';

/** Shown after 150 ms alone, so that a quick answer flickers nothing. */
export function Loading({ rows = 5 }: { readonly rows?: number }) {
  return (
    <div className={css.skeletons} role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.skeleton} style={{ width: `${90 - ((row * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
