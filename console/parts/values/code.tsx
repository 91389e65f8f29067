import css from '../frame/parts.module.css';

/** It scrolls sideways, also by keys. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <pre className={css.code} tabIndex={0} role="region" aria-label={label}>
      <code>{text}</code>
    </pre>
  );
}
