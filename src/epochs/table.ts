import type { Moment } from '../calendar/clock.ts';
import { defineTable, integer, moment, textOrNull } from '../db/statements/table.ts';

/** The first begins with the database's first migration, each later one when an operator says that it was restored. */
export interface Epoch {
  readonly epoch: number;
  /** On the server's clock; 0 of the first. */
  readonly beganAt: Moment;
  /** Why, and who said so; null of the first. */
  readonly reason: string | null;
  readonly actor: string | null;
}

export const epochsTable = defineTable<Epoch>({
  name: 'epochs',
  key: ['epoch'],
  columns: { epoch: integer(), beganAt: moment(), reason: textOrNull(), actor: textOrNull() },
});
