import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const KEY = 'corridor.single-keys';

export const hasSingleKeys = (): boolean => localStorage.getItem(KEY) !== 'off';

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/** Behind `g`. */
const PLACES: Readonly<Record<string, string>> = {
  o: '/',
  p: '/payouts',
  m: '/movements',
  r: '/recipients',
  w: '/developers/webhooks',
};

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog]';

function moveInList(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function makeNew(): void {
  document.querySelector<HTMLElement>('main header a[href$="/new"]')?.click();
}

interface Asked {
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

/** Ctrl K, ⌘K and / search; g with a letter goes to a page; j and k move in a list, n makes a new one; ? shows all keys. */
export function useShortcuts({ onFind, onHelp }: Asked): void {
  const navigate = useNavigate();
  // The g of a pair was pressed.
  const isGoing = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onFind();
        return;
      }
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey || !hasSingleKeys()) return;
      const place = PLACES[event.key];
      if (isGoing.current && place !== undefined) void navigate({ to: place });
      else if (event.key === '/') {
        event.preventDefault();
        onFind();
      } else if (event.key === 'j') moveInList(1);
      else if (event.key === 'k') moveInList(-1);
      else if (event.key === 'n') makeNew();
      else if (event.key === '?') onHelp();
      isGoing.current = event.key === 'g';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, onFind, onHelp]);
}
