import type { RunAll } from './statement.ts';

/** What was to be committed was refused by the database itself: nothing was written, and the cause says why. */
export class CommitRefused extends Error {
  constructor(cause: unknown) {
    super('The database refused to commit', { cause });
  }
}

/** An open transaction that writes. Exactly one of commit and rollback ends it. */
export interface WriteTransaction {
  /** Runs statements in their order: on PostgreSQL all of them are sent at once. @throws the error of the first that fails */
  readonly load: RunAll;
  /**
   * Runs statements and COMMIT behind them, which are sent together on PostgreSQL.
   * @throws CommitRefused where nothing was written; any other error leaves that unknown.
   */
  readonly commit: RunAll;
  rollback(): Promise<void>;
}
