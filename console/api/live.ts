import { useEffect } from 'react';
import { cache } from './cache.ts';
import { SERVICE_PATH } from './clients.ts';
import { readAgain } from './session.ts';

/** Changes that come together are read together. */
const GATHER_MS = 500;

/** What the page needs comes first. */
const FIRST_MS = 1_000;

/** After a refusal, of which the browser does not try again by itself. */
const AGAIN_MS = 15_000;

/** What is made of records of several kinds. */
const SUMS = ['balances', 'movement', 'attention', 'event'];

interface Change {
  readonly object: string;
}

/** Reads again what a change concerns: its kind of record, and what is summed up. */
function createReader() {
  const changed = new Set<string>();
  let due: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    due = undefined;
    const names = new Set([...changed, ...SUMS]);
    changed.clear();
    void cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.has(String(name)) });
  };
  return {
    note: (object: string) => {
      changed.add(object);
      due ??= setTimeout(read, GATHER_MS);
    },
    stop: () => clearTimeout(due),
  };
}

/** Follows the account's changes while someone is signed in: what is shown is as it is now. */
export function useLive(): void {
  useEffect(() => {
    const reader = createReader();
    let source: EventSource | undefined;
    const connect = () => {
      source = new EventSource(`${SERVICE_PATH}/console/api/live`);
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        reader.note((JSON.parse(data) as Change).object);
      });
      source.addEventListener('resync', () => void readAgain());
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_MS);
      });
    };
    let again = setTimeout(connect, FIRST_MS);
    return () => {
      source?.close();
      clearTimeout(again);
      reader.stop();
    };
  }, []);
}
