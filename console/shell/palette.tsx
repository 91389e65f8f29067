import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { SearchIcon } from '@primer/octicons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { components } from '../../generated/console-api.ts';
import { bodyOf, consoleApi } from '../api/clients.ts';
import { Money } from '../parts/values/amount.tsx';
import parts from '../parts/frame/parts.module.css';
import { useRecentVisits } from '../parts/records/recent.ts';
import { Status } from '../parts/values/status.tsx';
import { RECORD_PAGES } from '../record-pages.ts';
import { labelOf } from '../texts.ts';
import { useAllowed } from './navigation.tsx';
import css from './palette.module.css';
import { classes } from '../parts/frame/classes.ts';

type Hit = components['schemas']['SearchResult'];

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  readonly to: string;
  readonly id?: string;
  readonly hit?: Hit;
}

/** The service searches texts of at least so many characters. */
const LEAST = 2;
const MOST = 255;

const search = (q: string, signal: AbortSignal) =>
  bodyOf(consoleApi.GET('/console/api/search', { params: { query: { q } }, signal }));

function useEntries(typed: string): { readonly entries: readonly Entry[]; readonly error: Error | null } {
  const text = useDeferredValue(typed.trim());
  const pages = useAllowed()
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    .map(({ to, label }) => ({ key: to, title: label, kind: 'Page', to }));
  const isLongEnough = text.length >= LEAST;
  const { data, error } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => search(text, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const recent = useRecentVisits();
  if (!isLongEnough) {
    const visits = recent.map(({ object, id }) => ({
      key: id,
      title: id,
      kind: `${labelOf(object)}, visited`,
      to: RECORD_PAGES[object],
      id,
    }));
    return { entries: text === '' ? [...visits, ...pages] : pages, error: null };
  }
  const hits = (data?.data ?? []).map((hit) => ({
    key: hit.id,
    title: hit.title,
    kind: labelOf(hit.object),
    to: RECORD_PAGES[hit.object],
    id: hit.id,
    hit,
  }));
  return { entries: [...hits, ...pages], error };
}

/** Finds records by what people know of them, and pages by their names. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { entries, error } = useEntries(typed);
  const open = ({ to, id }: Entry) => {
    onClose();
    void navigate(id === undefined ? { to } : { to, params: { id } });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={parts.backdrop} />
        <Dialog.Popup className={classes(parts.dialog, css.palette)} aria-label="Search">
          <Autocomplete.Root
            inline
            open
            items={entries}
            filter={null}
            itemToStringValue={({ title }) => title}
            autoHighlight="always"
            keepHighlight
            value={typed}
            onValueChange={(value, { reason }) => {
              if (reason !== 'item-press') setTyped(value);
            }}
          >
            <div className={css.input}>
              <SearchIcon />
              <Autocomplete.Input
                aria-label="A reference, a name, an identifier, a transaction hash, or a page"
                placeholder="Find a payment, reference or id"
                maxLength={MOST}
              />
            </div>
            {error !== null && (
              <p className={css.note} role="alert">
                {error.message}
              </p>
            )}
            <Autocomplete.Empty className={css.note}>
              {typed.trim().length < LEAST
                ? 'Type at least two characters.'
                : 'Nothing has this name, reference or identifier.'}
            </Autocomplete.Empty>
            <Autocomplete.List className={css.list}>
              {(entry: Entry) => <Item key={entry.key} entry={entry} onOpen={() => open(entry)} />}
            </Autocomplete.List>
          </Autocomplete.Root>
          <Dialog.Close className={parts.hidden}>Close the search</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Item({ entry, onOpen }: { readonly entry: Entry; readonly onOpen: () => void }) {
  const { kind, title, hit } = entry;
  return (
    <Autocomplete.Item value={entry} className={css.item} onClick={onOpen}>
      <span className={css.kind}>{kind}</span>
      <bdi className={css.title}>{title}</bdi>
      {hit?.amount !== undefined && <Money money={hit.amount} />}
      {hit !== undefined && hit.status !== null && <Status status={hit.status} />}
    </Autocomplete.Item>
  );
}
