import { CheckIcon, CopyIcon } from '@primer/octicons-react';
import { useEffect, useState } from 'react';
import css from '../frame/parts.module.css';
import { classes } from '../frame/classes.ts';

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** Of which it is the text, for readers of screens. */
  readonly what: string;
  /** For eyes, if the place does not say it. */
  readonly label?: string;
}

export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <button
      type="button"
      className={classes(css.button, css.quiet)}
      onClick={copy}
      aria-label={`Copy ${what}`}
    >
      {copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      {label}
      <span className={css.hidden} role="status">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  );
}

export function Copyable({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <span className={css.copyable}>
      <code>{text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}
