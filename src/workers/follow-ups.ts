import type { DueRow } from '../writes/ready-rows.ts';
import { type DueKind, type DueWork, workKey } from './due-work.ts';

/** Work that waits for one provider's places, or for those of local work; what is beyond it, looks find. */
const MOST_WAITING = 1_000;

/**
 * - `full`: there is no place for it now.
 * - `under_way`: it is being carried out, as it was before the commit.
 * - `not_now`: it has failed, or its provider is not to be called; looks find it when it can be.
 */
export type Begun = 'begun' | 'full' | 'under_way' | 'not_now';

export interface FollowUpDependencies {
  readonly kinds: readonly DueKind[];
  readonly begin: (work: DueWork) => Begun;
  /** Makes a look. */
  readonly look: () => void;
}

/** Work that waits for the same places; accounts take turns. */
class Line {
  readonly #accounts = new Map<string, DueWork[]>();
  #size = 0;

  get isFull(): boolean {
    return this.#size >= MOST_WAITING;
  }

  put(work: DueWork): void {
    const account = this.#accounts.get(work.tenantId);
    if (account === undefined) this.#accounts.set(work.tenantId, [work]);
    else account.push(work);
    this.#size += 1;
  }

  take(): DueWork | undefined {
    for (const [tenantId, works] of this.#accounts) {
      const work = works.shift();
      // The account goes behind the others.
      this.#accounts.delete(tenantId);
      if (works.length > 0) this.#accounts.set(tenantId, works);
      if (work === undefined) continue;
      this.#size -= 1;
      return work;
    }
    return undefined;
  }
}

function lineOf({ provider, kind }: DueWork, kinds: ReadonlyMap<string, DueKind>): string {
  return kinds.get(kind)?.carriedOutBy === 'calls' ? (provider ?? '') : '';
}

/**
 * Begins what a commit of this process made due, without a look: a life costs the database no search, and of several
 * processes the one that has the row at hand goes on with it. Looks find what a process left that ended.
 */
export class FollowUps {
  readonly #dependencies: FollowUpDependencies;
  readonly #kinds: ReadonlyMap<string, DueKind>;
  readonly #byTable = new Map<string, DueKind[]>();
  readonly #lines = new Map<string, Line>();
  /** What waits in the lines and has not been begun by a look meanwhile. */
  readonly #waiting = new Set<string>();
  /** What a commit asked for while it was under way. */
  readonly #again = new Map<string, DueWork>();
  #isRunning = false;

  constructor(dependencies: FollowUpDependencies) {
    this.#dependencies = dependencies;
    const { kinds } = dependencies;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    for (const kind of kinds) this.#byTable.set(kind.table, [...(this.#byTable.get(kind.table) ?? []), kind]);
  }

  start(): void {
    this.#isRunning = true;
  }

  /** What waits is left to other processes, and to the next start. */
  stop(): void {
    this.#isRunning = false;
    this.#lines.clear();
    this.#waiting.clear();
    this.#again.clear();
  }

  /** Takes a row that a commit wrote. */
  note({ table, row, inMs }: DueRow): void {
    if (!this.#isRunning) return;
    for (const kind of this.#byTable.get(table) ?? []) {
      const { followUp } = kind;
      const found = followUp?.(row);
      if (found === null) continue;
      const follow = (): void => {
        if (found === undefined) this.#dependencies.look();
        else this.#begin({ ...found, kind: kind.kind, isLeased: false });
      };
      if (inMs === 0) follow();
      else setTimeout(follow, inMs).unref();
    }
  }

  /** A look has begun it. */
  forget(work: DueWork): void {
    this.#waiting.delete(workKey(work));
  }

  /** A place has become free. */
  ended(work: DueWork): void {
    const name = workKey(work);
    const again = this.#again.get(name);
    this.#again.delete(name);
    if (again !== undefined) this.#begin(again);
    this.#drain(lineOf(work, this.#kinds));
  }

  #begin(work: DueWork): void {
    if (!this.#isRunning) return;
    const begun = this.#dependencies.begin(work);
    if (begun === 'under_way') this.#again.set(workKey(work), work);
    else if (begun === 'full') this.#wait(work);
  }

  #wait(work: DueWork): void {
    const name = workKey(work);
    if (this.#waiting.has(name)) return;
    const place = lineOf(work, this.#kinds);
    const line = this.#lines.get(place) ?? new Line();
    this.#lines.set(place, line);
    if (line.isFull) return;
    line.put(work);
    this.#waiting.add(name);
  }

  #drain(place: string): void {
    const line = this.#lines.get(place);
    for (let work = line?.take(); work !== undefined; work = line?.take()) {
      if (!this.#waiting.delete(workKey(work))) continue;
      const begun = this.#dependencies.begin(work);
      if (begun === 'under_way') this.#again.set(workKey(work), work);
      if (begun !== 'full') continue;
      // To the end of its account's; it was first, and is not lost.
      this.#wait(work);
      return;
    }
  }
}
