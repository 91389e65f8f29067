import { useState } from 'react';
import type { Failure } from './failure.ts';
import type { Fields } from './fields.ts';
import { useSession } from './session.ts';

interface Kept {
  readonly key: string;
  readonly fields: Fields;
  /** An attempt was made that has no answer yet. */
  readonly isUnanswered: boolean;
}

const PREFIX = 'corridor.intent.';

const newIntent = (): Kept => ({ key: crypto.randomUUID(), fields: {}, isUnanswered: false });

function read(name: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '') as Kept;
    return typeof kept.key === 'string' ? kept : newIntent();
  } catch {
    return newIntent();
  }
}

/** Whether it took effect is unknown, and the same request with the same key is safe. */
const isUnknown = ({ status, code }: Failure): boolean =>
  status === 0 || status >= 500 || status === 408 || code === 'idempotency_in_progress';

/**
 * What a user wants to do once: its idempotency key and the fields of its form. It survives a time-out, a reload and a
 * confirmation, so that all attempts together take effect once.
 */
export interface Intent extends Kept {
  readonly keep: (fields: Fields) => void;
  readonly begin: (fields: Fields) => void;
  readonly done: () => void;
  /** A refusal that the service has stored under the key needs another key for other fields. */
  readonly refused: (failure: Failure) => void;
}

/** @param form its name, and that of the record that it is about; a draft is its user's alone */
export function useIntent(form: string): Intent {
  const name = `${useSession().user.id}.${form}`;
  const [kept, setKept] = useState(() => read(name));
  const keep = (next: Kept) => {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(next));
    setKept(next);
  };
  return {
    ...kept,
    keep: (fields) => keep({ ...kept, fields }),
    begin: (fields) => keep({ ...kept, fields, isUnanswered: true }),
    done: () => {
      sessionStorage.removeItem(PREFIX + name);
      setKept(newIntent());
    },
    refused: (failure) => {
      if (isUnknown(failure)) return;
      keep({ ...read(name), isUnanswered: false, ...(failure.isStored ? { key: crypto.randomUUID() } : {}) });
    },
  };
}

/** All that was typed in this tab and not sent. */
export function forgetIntents(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}
