import type { Moment } from '../calendar/clock.ts';
import { headNeeds } from './heads.ts';
import type { TenantHead } from './tenant.ts';
import type { WorkingSet } from './working-set.ts';
import type { Loaded, Need, TenantlessWrite, Write } from './write.ts';

export type Asked =
  | { readonly write: Write<unknown>; readonly head: TenantHead }
  | { readonly write: TenantlessWrite<unknown>; readonly head: null };

function firstNeeds(asked: Asked, serverNow: Moment): readonly Need[] {
  return asked.head === null ? asked.write.needs(serverNow) : asked.write.needs(asked.head, serverNow);
}

/**
 * A write's rows in a group's working set: asked for once to load them, and again in its turn, with the head as earlier
 * writes have left it.
 */
export class DeclaredReads {
  readonly #set: WorkingSet;
  #headNeeds: readonly Need[] | undefined;
  /** What the group has loaded for the write. */
  #loaded: readonly Need[] = [];

  constructor(set: WorkingSet) {
    this.#set = set;
  }

  /** By the head alone; loaded first. */
  first(asked: Asked, serverNow: Moment): readonly Need[] {
    return (this.#loaded = this.#tell(() => firstNeeds(asked, serverNow)));
  }

  /** By the first rows; loaded second. */
  further(asked: Asked): readonly Need[] {
    const further = this.#tell(() => this.#furtherNeeds(asked, this.#loaded));
    this.#loaded = [...this.#loaded, ...further];
    return further;
  }

  // An earlier write may leave a head with which the needs can be told: a fault counts in its turn.
  #tell(ask: () => readonly Need[]): readonly Need[] {
    try {
      return ask();
    } catch {
      return [];
    }
  }

  #furtherNeeds(asked: Asked, first: readonly Need[]): readonly Need[] {
    if (asked.write.furtherNeeds === undefined) return [];
    const loaded = this.#view(asked, first);
    return asked.head === null
      ? asked.write.furtherNeeds(loaded)
      : asked.write.furtherNeeds(loaded, asked.head);
  }

  #view({ write, head }: Asked, needs: readonly Need[]): Loaded {
    if (head === null) return this.#set.viewOf(null, needs);
    this.#headNeeds ??= headNeeds(write.tenantId);
    return this.#set.viewOf(write.tenantId, [...this.#headNeeds, ...needs]);
  }

  /** Undefined if it now names rows that were not loaded. */
  now(asked: Asked, serverNow: Moment): Loaded | undefined {
    const first = firstNeeds(asked, serverNow);
    if (!this.#hold(first, 0)) return undefined;
    const further = this.#furtherNeeds(asked, first);
    return this.#hold(further, first.length) ? this.#view(asked, [...first, ...further]) : undefined;
  }

  /** What stands where it was named to be loaded is not looked up again. */
  #hold(needs: readonly Need[], offset: number): boolean {
    return needs.every((each, index) => isSame(each, this.#loaded[offset + index]) || this.#set.holds(each));
  }
}

function isSame(one: Need, other: Need | undefined): boolean {
  if (one.table !== other?.table) return false;
  const fields = Object.keys(one.match);
  return (
    fields.length === Object.keys(other.match).length &&
    fields.every((field) => one.match[field] === other.match[field])
  );
}
