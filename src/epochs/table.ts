import type { Moment } from '../calendar/clock.ts';
import { defineTable, integer, moment, text, textOrNull } from '../db/statements/table.ts';

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

/** A mark that a commit leaves. */
export interface CommitPoint {
  /** 32 random hexadecimal digits. */
  readonly mark: string;
  readonly epoch: number;
  /** On the server's clock. */
  readonly writtenAt: Moment;
  readonly expiresAt: Moment;
}

export const commitPointsTable = defineTable<CommitPoint>({
  name: 'commit_points',
  key: ['mark'],
  columns: { mark: text(), epoch: integer(), writtenAt: moment(), expiresAt: moment() },
});
