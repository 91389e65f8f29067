import { SearchIcon, SlidersIcon } from '@primer/octicons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Filters } from '../../api/records.ts';
import { labelOf } from '../../texts.ts';
import css from './list-filters.module.css';

export type Filter =
  | { readonly kind: 'choice'; readonly name: string; readonly words: readonly string[] }
  /** As a choice, for many words. */
  | { readonly kind: 'select'; readonly name: string; readonly words: readonly string[] }
  | { readonly kind: 'text'; readonly name: string; readonly label: string };

interface ListFiltersProps {
  readonly filters: readonly Filter[];
  readonly chosen: Filters;
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly hidden: readonly string[];
  readonly setHidden: (ids: readonly string[]) => void;
}

/** All filters stand in the address, so that a link shows the same list. */
export function ListFilters({ filters, chosen, columns, hidden, setHidden }: ListFiltersProps) {
  return (
    <div className={css.bar}>
      {filters.map((filter) => (
        <OneFilter key={filter.name} filter={filter} chosen={chosen[filter.name]} />
      ))}
      <details className={css.more}>
        <summary>
          <SlidersIcon size={14} /> Dates, columns
        </summary>
        <div className={css.panel}>
          <DateFilter name="from" label="From" value={chosen['from'] ?? ''} />
          <DateFilter name="to" label="To, and including" value={chosen['to'] ?? ''} />
          <fieldset className={css.columns}>
            <legend>Columns</legend>
            {columns.map(({ id, title }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  onChange={({ target }) =>
                    setHidden(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
                  }
                />
                {title}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
    </div>
  );
}

interface OneFilterProps<Kind extends Filter['kind']> {
  readonly filter: Extract<Filter, { kind: Kind }>;
  readonly chosen: string | undefined;
}

function OneFilter({ filter, chosen }: OneFilterProps<Filter['kind']>) {
  if (filter.kind === 'text') return <TextFilter filter={filter} chosen={chosen} />;
  return filter.kind === 'choice' ? <Choice filter={filter} /> : <Select filter={filter} chosen={chosen} />;
}

function Select({ filter: { name, words }, chosen = '' }: OneFilterProps<'select'>) {
  const set = useSetFilter();
  return (
    <select
      className={css.select}
      aria-label={labelOf(name)}
      value={chosen}
      onChange={({ target }) => set(name, target.value)}
    >
      <option value="">Any {labelOf(name).toLowerCase()}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {word.includes('.') ? word : labelOf(word)}
        </option>
      ))}
    </select>
  );
}

function useSetFilter(): (name: string, value: string) => void {
  const navigate = useNavigate();
  return (name, value) =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, [name]: value === '' ? undefined : value }),
      replace: true,
    });
}

function TextFilter({ filter, chosen: value = '' }: OneFilterProps<'text'>) {
  const set = useSetFilter();
  return (
    <form
      className={css.text}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('value');
        set(filter.name, typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <SearchIcon size={14} />
      <input
        key={value}
        name="value"
        type="search"
        defaultValue={value}
        aria-label={filter.label}
        placeholder={filter.label}
        maxLength={255}
        onBlur={({ target }) => {
          if (target.value.trim() !== value) set(filter.name, target.value.trim());
        }}
      />
    </form>
  );
}

function Choice({ filter }: Pick<OneFilterProps<'choice'>, 'filter'>) {
  return (
    <nav className={css.choice} aria-label={labelOf(filter.name)}>
      {[undefined, ...filter.words].map((word) => (
        <Link
          key={word ?? ''}
          to="."
          search={(old: object) => ({ ...old, [filter.name]: word })}
          replace
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {word === undefined ? 'All' : labelOf(word)}
        </Link>
      ))}
    </nav>
  );
}

function DateFilter({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) {
  const set = useSetFilter();
  return (
    <label className={css.date}>
      {label}
      <input
        type="date"
        defaultValue={value}
        key={value}
        max="2999-12-31"
        onBlur={({ target }) => {
          if (target.value !== value) set(name, target.value);
        }}
      />
    </label>
  );
}
