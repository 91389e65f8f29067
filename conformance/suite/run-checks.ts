import type { Check } from './check.ts';
import { mistakeIn, ServerGone } from './failure.ts';
import { runCheck, untried, type Bounds, type CheckResult } from './run-check.ts';
import type { Worlds } from './open-world.ts';
import type { World } from './world.ts';

/** Which checks are tried, and who hears of them. */
export interface ChecksRun extends Bounds {
  readonly checks: readonly Check[];
  /** Whether nothing more is tried after the first failure. */
  readonly failFast?: boolean | undefined;
  /** Told of each check as it ends. */
  readonly onResult?: ((result: CheckResult) => void) | undefined;
}

/** What the checks came to, in their order. */
export interface ChecksOutcome {
  readonly results: readonly CheckResult[];
  /** Why the run ended before its last check; undefined if it did not. */
  readonly stopped: string | undefined;
}

/** A world with what every check has. */
export type Complete<Part> = Part & Pick<World, 'baseUrls' | 'isDirect' | 'receiver'>;

class ChecksUnderWay {
  readonly #options: ChecksRun;
  readonly results = new Map<Check, CheckResult>();
  stopped: string | undefined;

  constructor(options: ChecksRun) {
    this.#options = options;
  }

  /** Tries a check, unless the run has ended: then it is kept as not tried. */
  async try(check: Check, world: World): Promise<void> {
    const { onResult, failFast, checkMs, signal } = this.#options;
    const result = await this.#resultOf(check, world, { checkMs, signal });
    this.results.set(check, result);
    onResult?.(result);
    if (signal?.aborted === true) this.stopped ??= `The run was interrupted, in the check ${check.name}`;
    if (failFast === true && world.session.failures.length > 0)
      this.stopped ??= 'The run ended at its first failure';
  }

  async #resultOf(check: Check, world: World, bounds: Bounds): Promise<CheckResult> {
    if (this.stopped !== undefined) return untried(check, world, this.stopped);
    try {
      return await runCheck(check, world, bounds);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof ServerGone) {
        this.stopped ??= `${message}, in the check ${check.name}`;
        return untried(check, world, this.stopped);
      }
      world.session.mistakes.push({ check: check.name, operation: 'no operation', message, exchanges: [] });
      return untried(check, world, mistakeIn(message));
    }
  }
}

/**
 * Tries one check after the other on the first account and, where there is another of its own for them, those that need nothing of
 * the first beside them.
 */
export async function runChecks(options: ChecksRun, worlds: Complete<Worlds>): Promise<ChecksOutcome> {
  const { world, beside, ...place } = worlds;
  const underWay = new ChecksUnderWay(options);
  const tryAll = async (checks: readonly Check[], where: World): Promise<void> => {
    for (const check of checks) await underWay.try(check, where);
  };
  const isBeside = (check: Check): boolean => beside !== undefined && check.isBeside === true;
  const others =
    beside === undefined ? undefined : tryAll(options.checks.filter(isBeside), { ...beside, ...place });
  for (const check of options.checks.filter((each) => !isBeside(each))) {
    if (check.usesOther === true) await others;
    await underWay.try(check, { ...world, ...place });
  }
  await others;
  const results = options.checks.flatMap((check) => underWay.results.get(check) ?? []);
  return { results, stopped: underWay.stopped };
}
