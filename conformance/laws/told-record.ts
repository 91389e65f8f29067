import type { JsonObject } from '../json/json.ts';

/** One change that an event must tell of. */
export interface Change {
  /** The type's part behind its point. */
  readonly change: string;
  readonly status: string | null;
  /** On the account's clock; undefined where no record shows it. */
  readonly at?: string;
}

/** A record as it is now, with what of it is known of its past. */
export interface ToldRecord {
  /** As events name its kind. */
  readonly object: string;
  readonly id: string;
  readonly value: JsonObject;
  /** Whether it came into being since the reading began, so that all of its events must be there. */
  readonly isNew: boolean;
}
