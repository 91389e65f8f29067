import { useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { isRecordObject, type RecordObject } from '../../record-pages.ts';

export interface Visit {
  readonly object: RecordObject;
  readonly id: string;
}

const PREFIX = 'corridor.recent.';

const MOST = 10;

/** The records that were opened last, newest first. Only their identifiers are kept: what they say stays with the service. */
function readVisits(userId: string): readonly Visit[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '[]') as Visit[];
    return kept.filter(({ object, id }) => isRecordObject(object) && typeof id === 'string');
  } catch {
    return [];
  }
}

export const useRecentVisits = (): readonly Visit[] => readVisits(useSession().user.id);

/** Of every user of this browser. */
export function forgetVisits(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

export function useNoteVisit(object: RecordObject, id: string): void {
  const { user } = useSession();
  useEffect(() => {
    const others = readVisits(user.id).filter((visit) => visit.id !== id);
    localStorage.setItem(PREFIX + user.id, JSON.stringify([{ object, id }, ...others].slice(0, MOST)));
  }, [object, id, user.id]);
}
