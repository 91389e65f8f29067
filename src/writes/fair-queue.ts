import type { ApiError } from '../errors/api-error.ts';
import type { AnyWrite } from './write.ts';

/** The most writes that one transaction takes. */
const GROUP_LIMIT = 128;

/** How long another counts as being about after its last write: who pays again and again is not always in the queue. */
const ABOUT_MS = 1_000;

/** Whose line has so few writes is not one who floods: they wait for groups, and not behind themselves. */
const LIGHT = 2;

/** As many as this go together whoever is about: it is no flood, and to part them would help nobody. */
const FEW = 8;

/** Whether a caller waits for a write; of people's addresses, each is one of whoever signs in. */
function isAwaited({ request, lock }: AnyWrite<unknown>): boolean {
  return request !== undefined || lock?.startsWith('email:') === true;
}

/** The writes of one lock, in the order of their arrival. */
interface Line {
  readonly lock: string;
  readonly writes: WaitingWrite[];
  /** Somebody else takes from it, or nobody for a while. */
  isAside: boolean;
}

/**
 * Writes that wait, a line for each lock. Groups take from the lines in turns, one write at a time, so that who sends
 * very many waits behind themselves. Within a line the order of arrival stands.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  /** The lines that a group may take from; whose turn comes next is first. */
  readonly #turns = new Set<Line>();
  #lastLock: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;
  #lightUntil = Number.NEGATIVE_INFINITY;

  /** When the write that waits longest was submitted; undefined when none waits. */
  get oldest(): number | undefined {
    let oldest: number | undefined;
    for (const { writes } of this.#lines.values()) {
      const [first] = writes;
      if (first !== undefined && (oldest === undefined || first.submittedAt < oldest))
        oldest = first.submittedAt;
    }
    return oldest;
  }

  /** Adds a write behind those of its lock. */
  add(waiting: WaitingWrite): void {
    const { lock } = waiting;
    this.#note(waiting);
    const line = this.#lineOf(lock);
    line.writes.push(waiting);
    if (!line.isAside) this.#turns.add(line);
  }

  /** Notes that somebody else is about. What a process notes for itself, of no tenant and for no caller, is nobody. */
  #note({ write, lock, submittedAt }: WaitingWrite): void {
    if (write.tenantId === undefined && !isAwaited(write)) return;
    if (this.#lastLock !== undefined && this.#lastLock !== lock) this.#sharedUntil = submittedAt + ABOUT_MS;
    this.#lastLock = lock;
  }

  /** Puts writes that were taken back before those of their locks that came after them. */
  putBack(taken: readonly WaitingWrite[]): void {
    for (const waiting of [...taken].reverse()) {
      const line = this.#lineOf(waiting.lock);
      line.writes.unshift(waiting);
      if (!line.isAside) this.#turns.add(line);
    }
  }

  /**
   * Takes the next group, of all lines but those that were set aside; empty when none of them has a write.
   * @param share the most of one lock that it takes while others are about, and one of them has few writes (ADR 16)
   */
  take(now: number, share: number): WaitingWrite[] {
    if (this.#isAnyLight()) this.#lightUntil = now + ABOUT_MS;
    const isShared = now < this.#sharedUntil && now < this.#lightUntil;
    const most = isShared && !this.#areFew() ? share : GROUP_LIMIT;
    const taken: WaitingWrite[] = [];
    const counts = new Map<Line, number>();
    const served: Line[] = [];
    // A line that is put behind the others comes up again in this same loop.
    for (const line of this.#turns) {
      if (taken.length === GROUP_LIMIT) break;
      this.#turns.delete(line);
      const waiting = line.writes.shift();
      if (waiting === undefined) continue;
      taken.push(waiting);
      const count = (counts.get(line) ?? 0) + 1;
      counts.set(line, count);
      if (count < most) this.#turns.add(line);
      else served.push(line);
    }
    for (const line of served) this.#turns.add(line);
    for (const line of counts.keys()) this.#forget(line);
    return taken;
  }

  /** Takes the next group of one line that was set aside: a full one, since nobody else waits behind it. */
  takeAside(lock: string): WaitingWrite[] {
    return this.#lines.get(lock)?.writes.splice(0, GROUP_LIMIT) ?? [];
  }

  /** Keeps a line out of the turns until it is let back; what comes for its lock meanwhile waits in it. */
  setAside(lock: string): void {
    const line = this.#lineOf(lock);
    line.isAside = true;
    this.#turns.delete(line);
  }

  /** Gives a line its turns again. */
  letBack(lock: string): void {
    const line = this.#lineOf(lock);
    line.isAside = false;
    this.#turns.add(line);
    this.#forget(line);
  }

  /** Takes out every write that was submitted at that moment or before it. */
  takeOlder(submittedAt: number): WaitingWrite[] {
    const older: WaitingWrite[] = [];
    for (const line of this.#lines.values()) {
      const { writes } = line;
      let count = 0;
      while ((writes[count]?.submittedAt ?? Number.POSITIVE_INFINITY) <= submittedAt) count += 1;
      older.push(...writes.splice(0, count));
      this.#forget(line);
    }
    return older;
  }

  /** Whether somebody with few writes is there, whom a caller waits for. */
  #isAnyLight(): boolean {
    for (const { writes } of this.#turns)
      if (writes[0] !== undefined && writes.length <= LIGHT && isAwaited(writes[0].write)) return true;
    return false;
  }

  #areFew(): boolean {
    let count = 0;
    for (const { writes } of this.#turns) {
      count += writes.length;
      if (count > FEW) return false;
    }
    return true;
  }

  #lineOf(lock: string): Line {
    let line = this.#lines.get(lock);
    if (line === undefined) {
      line = { lock, writes: [], isAside: false };
      this.#lines.set(lock, line);
    }
    return line;
  }

  /** Lines come with their writes and go with them: there may be any number of tenants. */
  #forget(line: Line): void {
    if (line.writes.length > 0 || line.isAside) return;
    this.#turns.delete(line);
    this.#lines.delete(line.lock);
  }
}

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
