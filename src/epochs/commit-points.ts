import type { Moment } from '../calendar/clock.ts';
import { insertStatement } from '../db/statements/table-statements.ts';
import { type Dialect, type Step, keptStatement } from '../db/statements/statement.ts';
import type { RandomBytes } from '../identity/random.ts';
import type { CommitMark, CommitMarks, MovementHead } from '../writes/commit-mark.ts';
import { type CommitPoint, commitPointsTable } from './table.ts';

/** Between two points of a process. */
const EACH_MS = 1_000;

const DAY_MS = 86_400_000;

/** How long a point is kept; one of each ten minutes outlives the others. */
const KEPT_MS = DAY_MS;
const LASTING_EACH_MS = 600_000;
const LASTING_MS = 1_825 * DAY_MS;

/** An expired point stays for a while: a process whose clock is a little behind still looks for it. */
const GRACE_MS = 3_600_000;

/** The newest state of the database that a process knows of. */
export interface KnownState {
  /** Null before the first. */
  readonly newest: CommitPoint | null;
  /** The newest one that is kept for years. */
  readonly lasting: CommitPoint | null;
  /** Null before the first look. */
  readonly installation: string | null;
  /** PostgreSQL's system identifier; null if it has none, or does not tell it. */
  readonly system: string | null;
}

export const NOTHING_KNOWN: KnownState = { newest: null, lasting: null, installation: null, system: null };

/** Which database it is. */
export type Identity = Pick<KnownState, 'installation' | 'system'>;

interface Dependencies {
  readonly dialect: Dialect;
  readonly randomBytes: RandomBytes;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly epoch: () => number;
  /** Told of each newer state. */
  readonly save: (known: KnownState) => void;
}

function isLasting({ writtenAt, expiresAt }: CommitPoint): boolean {
  return expiresAt - writtenAt > KEPT_MS;
}

/**
 * What a process knows of the database's newest state, and the points that its own commits leave there: at most one a
 * second, so that they cost next to nothing. The last commits since are known by their newest movement.
 */
export class CommitPoints implements CommitMarks {
  readonly #dependencies: Dependencies;
  #known: KnownState;
  #movement: MovementHead | undefined;
  #takenAt = Number.NEGATIVE_INFINITY;

  constructor(dependencies: Dependencies, known: KnownState) {
    this.#dependencies = dependencies;
    this.#known = known;
  }

  get known(): KnownState & { readonly movement: MovementHead | undefined } {
    return { ...this.#known, movement: this.#movement };
  }

  begin(now: Moment): CommitMark {
    const isDue = this.#dependencies.elapsed() - this.#takenAt >= EACH_MS;
    if (isDue) this.#takenAt = this.#dependencies.elapsed();
    const point = isDue ? this.#newPoint(now) : undefined;
    return {
      steps: point === undefined ? [] : this.#stepsOf(point, now),
      committed: (movement) => {
        this.#movement = movement ?? this.#movement;
        if (point !== undefined) this.see(point);
      },
    };
  }

  /** A point that the database has. */
  see(point: CommitPoint, identity: Identity = this.#known): void {
    const { newest, lasting } = this.#known;
    const { installation, system } = identity;
    const isSame = installation === this.#known.installation && system === this.#known.system;
    const isOlder = newest !== null && point.writtenAt < newest.writtenAt;
    if (isOlder || (isSame && newest?.mark === point.mark)) return;
    this.#known = { newest: point, lasting: isLasting(point) ? point : lasting, installation, system };
    this.#dependencies.save(this.#known);
  }

  /** What was known belongs to an epoch that has ended. */
  forget(): void {
    this.#movement = undefined;
    this.#known = NOTHING_KNOWN;
  }

  #newPoint(writtenAt: Moment): CommitPoint {
    const { randomBytes, epoch } = this.#dependencies;
    const { lasting } = this.#known;
    const current = epoch();
    const isRecent = lasting?.epoch === current && Math.abs(writtenAt - lasting.writtenAt) < LASTING_EACH_MS;
    return {
      mark: Buffer.from(randomBytes(16)).toString('hex'),
      epoch: current,
      writtenAt,
      expiresAt: writtenAt + (isRecent ? KEPT_MS : LASTING_MS),
    };
  }

  #stepsOf(point: CommitPoint, now: Moment): Step[] {
    const { dialect } = this.#dependencies;
    const insert: Step = { statement: insertStatement(dialect, commitPointsTable, [point]) };
    if (!isLasting(point)) return [insert];
    const purge = keptStatement(dialect, 'delete from commit_points where expires_at < ?', [now - GRACE_MS]);
    return [insert, { statement: purge }];
  }
}
