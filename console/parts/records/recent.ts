import { useEffect } from 'react';
import { isRecordObject, type RecordObject } from '../../record-pages.ts';

export interface Visit {
  readonly object: RecordObject;
  readonly id: string;
}

const KEY = 'corridor.recent';

const MOST = 10;

/** The records that were opened last, newest first. Only their identifiers are kept: what they say stays with the service. */
export function recentVisits(): readonly Visit[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Visit[];
    return kept.filter(({ object, id }) => isRecordObject(object) && typeof id === 'string');
  } catch {
    return [];
  }
}

export function forgetVisits(): void {
  localStorage.removeItem(KEY);
}

export function useNoteVisit(object: RecordObject, id: string): void {
  useEffect(() => {
    const others = recentVisits().filter((visit) => visit.id !== id);
    localStorage.setItem(KEY, JSON.stringify([{ object, id }, ...others].slice(0, MOST)));
  }, [object, id]);
}
