import MiniSearch from 'minisearch';
import { type Entry, SEARCH_OPTIONS } from '../text/search-options.ts';
import { rootOf } from './root.ts';

const MOST = 8;

type Found = Pick<Entry, 'id' | 'kind' | 'title'>;

let index: Promise<MiniSearch<Entry>> | undefined;

async function load(): Promise<MiniSearch<Entry>> {
  const answer = await fetch(new URL('docs/search.json', rootOf(location)));
  if (!answer.ok) throw new Error(`the search cannot be loaded (${answer.status})`);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
}

/** Loaded when someone begins to search; a failed attempt is made again. */
function theIndex(): Promise<MiniSearch<Entry>> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

function linkTo({ id, kind, title }: Found): HTMLElement {
  const link = document.createElement('a');
  link.href = new URL(id.slice(1), rootOf(location)).href;
  const name = document.createElement('b');
  name.textContent = title;
  const of = document.createElement('span');
  of.textContent = kind;
  link.append(name, of);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function draw(place: HTMLElement, found: readonly Found[]): void {
  if (found.length === 0) {
    place.textContent = 'Nothing matches.';
    return;
  }
  const list = document.createElement('ul');
  list.append(...found.slice(0, MOST).map(linkTo));
  place.replaceChildren(list);
}

async function look(input: HTMLInputElement, place: HTMLElement): Promise<void> {
  const text = input.value.trim();
  if (text === '') {
    place.replaceChildren();
    return;
  }
  try {
    const results = (await theIndex()).search(text) as unknown as Found[];
    // An answer to what was typed before would replace a newer one.
    if (input.value.trim() === text) draw(place, results);
  } catch (error) {
    place.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** Down and up go through the field and what was found. */
function move(search: HTMLElement, input: HTMLInputElement, step: 1 | -1): void {
  const stops: HTMLElement[] = [input, ...search.querySelectorAll<HTMLElement>('a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

function start(search: HTMLElement): void {
  const [input, place] = [search.querySelector('input'), search.querySelector<HTMLElement>('#found')];
  if (input === null || place === null) return;
  search.hidden = false;
  input.addEventListener('focus', () => void theIndex().catch(() => undefined), { once: true });
  input.addEventListener('input', () => void look(input, place));
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      place.replaceChildren();
      input.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(search, input, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && document.activeElement === input) {
      place.querySelector('a')?.click();
    }
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

const search = document.querySelector<HTMLElement>('[data-search]');
if (search !== null) start(search);
