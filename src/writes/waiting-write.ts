import type { ApiError } from '../errors/api-error.ts';
import type { AnyWrite } from './write.ts';

/** A write from its submission until its caller is answered. */
export interface WaitingWrite {
  readonly write: AnyWrite<unknown>;
  /** What it waits for: no two writes of one lock run side by side, and none overtakes another. */
  readonly lock: string;
  /** What it counts for in the backlog. */
  readonly bytes: number;
  /** On the process's own clock, in milliseconds. */
  readonly submittedAt: number;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: ApiError) => void;
}
