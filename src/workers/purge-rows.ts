import { type Moment, sydneyDay } from '../calendar/clock.ts';
import type { RetentionDays } from '../config/config.ts';
import type { RowEffect } from '../db/statements/table.ts';
import { CLOCK } from '../identity/actor.ts';
import type { Instruction } from '../outbox/instruction.ts';
import type { DecisionContext, Loaded, Need, Write } from '../writes/write.ts';
import type { PastKey, PastSource } from './purge-find.ts';

/** What became of rows that were found to be past use; the others stay. */
export interface Pruned {
  readonly removed: number;
  /** Somebody else had removed them before. */
  readonly gone: number;
}

/** What it takes to see whether rows are past use. */
export interface PastPresent {
  readonly loaded: Loaded;
  readonly tenantId: string;
  /** Whether a time that began at this moment of the server's clock is over. */
  readonly isOver: (since: Moment | null) => boolean;
  /** The day before which a counter's window must have begun. */
  readonly bound: string;
  /** What simulated providers have noted; null where none is simulated. */
  readonly notes: SimulatedNotes | null;
  /** The rows that the same decision has removed so far. */
  readonly removed: ReadonlySet<object>;
}

/** A kind of row that is kept for a time and no longer, as it is registered with the pruner. */
export interface PastKind<Key extends PastKey = PastKey> {
  readonly kind: string;
  /** For how long: as the configuration says, or so many days. */
  readonly kept: keyof RetentionDays | number;
  /** Its time begins on a day, and not at a moment. */
  readonly isOfDays?: true;
  readonly source: PastSource<Key>;
  needs(tenantId: string, key: Key, notes: SimulatedNotes | null): readonly Need[];
  /** What only those rows can name. */
  furtherNeeds?(key: Key, loaded: Loaded): readonly Need[];
  /** What removes a row: nothing where it has to stay; undefined where it is gone already. */
  remove(key: Key, present: PastPresent): readonly RowEffect[] | undefined;
}

/** A row has to stay. */
export const STAYS: readonly RowEffect[] = [];

/** The day before which windows must have begun to be over for so long, on the tenant's clock as on the server's. */
function boundOf({ now, serverNow }: Pick<DecisionContext, 'now' | 'serverNow'>, keepMs: number): string {
  return sydneyDay(Math.min(now, serverNow) - keepMs);
}

/**
 * Removes rows of one tenant that are past use, after having looked once more, under the tenant's lock, whether they are.
 * Safe twice, and beside others that do the same.
 * @param keepMs how long they are kept, by the server's clock
 */
export function pruneRows(
  rule: PastKind,
  tenantId: string,
  keys: readonly PastKey[],
  { keepMs, notes }: { readonly keepMs: number; readonly notes: SimulatedNotes | null },
): Write<Pruned> {
  return {
    tenantId,
    actor: CLOCK,
    // Its rows tell whether it happened.
    claimed: true,
    needs: () => keys.flatMap((key) => rule.needs(tenantId, key, notes)),
    furtherNeeds: (loaded) => keys.flatMap((key) => rule.furtherNeeds?.(key, loaded) ?? []),
    decide: (loaded, context) => {
      const isOver = (since: Moment | null): boolean => since !== null && since < context.serverNow - keepMs;
      const removed = new Set<object>();
      const present = { loaded, tenantId, isOver, removed, notes, bound: boundOf(context, keepMs) };
      const ends = keys.map((key) => {
        const effects = rule.remove(key, present);
        for (const { row } of effects ?? []) removed.add(row);
        return effects;
      });
      const count = (is: (effects: readonly RowEffect[] | undefined) => boolean): number =>
        ends.filter(is).length;
      return {
        reply: {
          removed: count((effects) => effects !== undefined && effects.length > 0),
          gone: count((effects) => effects === undefined),
        },
        effects: ends.flatMap((effects) => effects ?? []),
      };
    },
  };
}
/** Which order it is about. */
export type OrderKey = Pick<Instruction, 'subject' | 'kind'>;
/** What simulated providers have noted of an order, for whoever removes what is past use. */

export interface SimulatedNotes {
  needs(order: OrderKey): readonly Need[];
  /** What removes the notes; undefined where there is still something to be reported. */
  remove(order: OrderKey, loaded: Loaded): readonly RowEffect[] | undefined;
}
