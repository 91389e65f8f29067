/** Why the write queue sent a write away undecided: too much waits, its deadline passed, or the database failed it. */
export type WriteQueueRefusal = 'no_room' | 'deadline' | 'database';

/** A group that has come to its end, in milliseconds. */
export interface GroupFigures {
  /** How long each of the writes that it decided had waited when it began. */
  readonly waitedMs: readonly number[];
  /** From asking for a connection to the end of the transaction. */
  readonly ms: number;
  /** What COMMIT took of it; null where there was nothing to commit. */
  readonly commitMs: number | null;
}

/** Told of what the write queue does while it does it, once a group: it must be quick, and must not throw. */
export interface WriteQueueWatch {
  /** A group begins to decide. */
  deciding(): void;
  groupEnded(group: GroupFigures): void;
  refused(reason: WriteQueueRefusal): void;
}
