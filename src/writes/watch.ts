/** Too much waits, the deadline passed, or the database failed. */
export type WriteQueueRefusal = 'no_room' | 'deadline' | 'database';

export interface GroupFigures {
  /** Wait of each decided write. */
  readonly waitedMs: readonly number[];
  /** From asking for a connection to the transaction's end. */
  readonly ms: number;
  /** Null with nothing to commit. */
  readonly commitMs: number | null;
}

/** Told once a group; must be quick and never throw. */
export interface WriteQueueWatch {
  /** A group begins to decide. */
  deciding(): void;
  groupEnded(group: GroupFigures): void;
  refused(reason: WriteQueueRefusal): void;
}
