import type { Operation } from '../contract/operation.ts';
import type { Json } from '../json/json.ts';
import type { Trial } from './trial.ts';
import type { World } from './world.ts';

/** Whether a check applies to an operation; `ids` where it names those that it applies to. */
export type AppliesTo = ((operation: Operation) => boolean) & { readonly ids?: readonly string[] };

/** One promise, as the sentence that it protects, tried on every operation that it applies to. */
export interface Check {
  /** Kebab-case; stands in reports, capsules and the list of known gaps. */
  readonly name: string;
  /** The sentence that it protects. */
  readonly title: string;
  /** Whether the interface was given so, or decided here: `x-source` in the specification. */
  readonly source: 'given' | 'decision';
  /** Which document's operations it is about; the interface's unless it says otherwise. */
  readonly of?: 'console';
  readonly appliesTo: AppliesTo;
  /** Whether it needs nothing of the first account: it may be tried on another, beside those that do. */
  readonly isBeside?: true;
  /** Whether nothing may be tried on the other account meanwhile, since it looks at what that has, or keeps it from calling this one. */
  readonly usesOther?: true;
  /** Why it cannot be tried here; undefined if it can. */
  readonly lacks?: (world: World) => string | undefined;
  /** Tries it. What it throws ends it; a `Broken` is a promise that did not hold. */
  readonly run: (trial: Trial) => Promise<void>;
  /** Tries the commands that a capsule of it holds. */
  readonly again?: (trial: Trial, commands: readonly Json[]) => Promise<void>;
}

/** Picks operations by their ids. */
export function named(...ids: readonly string[]): AppliesTo {
  return Object.assign(({ id }: Operation) => ids.includes(id), { ids });
}
