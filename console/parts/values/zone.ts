import { useSyncExternalStore } from 'react';
import { type Zone, ZONES } from './moments.ts';

export const ZONE_NAMES: Readonly<Record<Zone, string>> = {
  sydney: 'Sydney',
  browser: "This browser's",
  utc: 'UTC',
};

const KEY = 'corridor.zone';

const listeners = new Set<() => void>();

function readZone(): Zone {
  const kept = localStorage.getItem(KEY);
  return ZONES.find((zone) => zone === kept) ?? 'sydney';
}

export function setZone(zone: Zone): void {
  localStorage.setItem(KEY, zone);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useZone = (): Zone => useSyncExternalStore(subscribe, readZone);
