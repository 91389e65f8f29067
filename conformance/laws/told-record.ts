import type { JsonObject } from '../json/json.ts';

/** One change that an event must tell of. */
export interface Change {
  /** The type's part behind its point. */
  readonly change: string;
  readonly status: string | null;
  /** On the account's clock; undefined if no record shows it. */
  readonly at?: string;
}

export interface ToldRecord {
  readonly object: string;
  readonly id: string;
  readonly value: JsonObject;
  /** Whether it came into being since the reading began, so that all of its events must be there. */
  readonly isNew: boolean;
}
