import type { Moment } from '../calendar/clock.ts';
import type { Step } from '../db/statements/statement.ts';

/** The newest movement of a wallet. */
export interface MovementHead {
  readonly tenantId: string;
  readonly seq: number;
  readonly hash: string;
}

/** What a commit leaves behind, so that a database that lacks it is recognised. */
export interface CommitMark {
  /** Written with the commit; none if the last ones were a moment ago. */
  readonly steps: readonly Step[];
  /** It is certain. @param movement one that it brought */
  committed(movement: MovementHead | undefined): void;
}

export interface CommitMarks {
  begin(now: Moment): CommitMark;
}

/** For a write queue whose database is of no interest later. */
export const NO_MARKS: CommitMarks = {
  begin: () => ({ steps: [], committed: () => undefined }),
};
