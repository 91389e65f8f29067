import type { ApiError } from '../errors/api-error.ts';
import type { AnyWrite } from './write.ts';

/** Writes per transaction. */
const GROUP_LIMIT = 128;

/** A lock is active for so long after its last write: steady callers are not always in the queue. */
const ABOUT_MS = 1_000;

/** A lock with so few writes is no flood. */
const LIGHT = 2;

/** So many go together in any case: parting them would help no one. */
const FEW = 8;

/** Whether a caller waits; of e-mail locks, only those of people signing in. */
function isAwaited({ request, lock }: AnyWrite<unknown>): boolean {
  return request !== undefined || lock?.startsWith('email:') === true;
}

/**
 * The writes of one lock: those that callers wait for, and the process's own, each in the order of their arrival. They
 * take turns, so that a caller does not wait behind what its earlier requests have set off.
 */
class Line {
  readonly lock: string;
  /** Taken by another connection, or paused. */
  isAside = false;
  readonly #awaited: WaitingWrite[] = [];
  readonly #own: WaitingWrite[] = [];
  #isOwnNext = false;

  constructor(lock: string) {
    this.lock = lock;
  }

  get length(): number {
    return this.#awaited.length + this.#own.length;
  }

  /** Whether a caller waits, and few do. */
  get isLight(): boolean {
    return this.#awaited.length > 0 && this.#awaited.length <= LIGHT;
  }

  get oldest(): number {
    const [awaited, own] = [this.#awaited[0], this.#own[0]];
    return Math.min(
      awaited?.submittedAt ?? Number.POSITIVE_INFINITY,
      own?.submittedAt ?? Number.POSITIVE_INFINITY,
    );
  }

  push(waiting: WaitingWrite): void {
    this.#queueOf(waiting).push(waiting);
  }

  putBack(waiting: WaitingWrite): void {
    this.#queueOf(waiting).unshift(waiting);
  }

  take(): WaitingWrite | undefined {
    const isOwn = this.#awaited.length === 0 || (this.#isOwnNext && this.#own.length > 0);
    this.#isOwnNext = !isOwn;
    return (isOwn ? this.#own : this.#awaited).shift();
  }

  takeOlder(submittedAt: number): WaitingWrite[] {
    return [this.#awaited, this.#own].flatMap((writes) => {
      const younger = writes.findIndex((each) => each.submittedAt > submittedAt);
      return writes.splice(0, younger === -1 ? writes.length : younger);
    });
  }

  #queueOf({ write }: WaitingWrite): WaitingWrite[] {
    return isAwaited(write) ? this.#awaited : this.#own;
  }
}

/**
 * Waiting writes, a line per lock. Groups take one write a line in turns, so that a flood waits behind itself.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  /** Lines that a group may take from, the next one first. */
  readonly #turns = new Set<Line>();
  #lastLock: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;
  #lightUntil = Number.NEGATIVE_INFINITY;

  /** Of the longest wait; undefined if none waits. */
  get oldest(): number | undefined {
    let oldest = Number.POSITIVE_INFINITY;
    for (const line of this.#lines.values()) oldest = Math.min(oldest, line.oldest);
    return Number.isFinite(oldest) ? oldest : undefined;
  }

  add(waiting: WaitingWrite): void {
    const { lock } = waiting;
    this.#note(waiting);
    const line = this.#lineOf(lock);
    line.push(waiting);
    if (!line.isAside) this.#turns.add(line);
  }

  /** Records other activity; the process's own writes do not count. */
  #note({ write, lock, submittedAt }: WaitingWrite): void {
    if (write.tenantId === undefined && !isAwaited(write)) return;
    if (this.#lastLock !== undefined && this.#lastLock !== lock) this.#sharedUntil = submittedAt + ABOUT_MS;
    this.#lastLock = lock;
  }

  /** Returns writes to the heads of their lines. */
  putBack(taken: readonly WaitingWrite[]): void {
    for (const waiting of [...taken].reverse()) {
      const line = this.#lineOf(waiting.lock);
      line.putBack(waiting);
      if (!line.isAside) this.#turns.add(line);
    }
  }

  /**
   * The next group, without lines set aside.
   * @param share writes of one lock while others are active and one has few (ADR 16)
   */
  take(now: number, share: number): WaitingWrite[] {
    if (this.#isAnyLight()) this.#lightUntil = now + ABOUT_MS;
    const isShared = now < this.#sharedUntil && now < this.#lightUntil;
    const most = isShared && !this.#areFew() ? share : GROUP_LIMIT;
    const taken: WaitingWrite[] = [];
    const counts = new Map<Line, number>();
    const served: Line[] = [];
    // A line moved to the end comes up again in this loop.
    for (const line of this.#turns) {
      if (taken.length === GROUP_LIMIT) break;
      this.#turns.delete(line);
      const waiting = line.take();
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

  /** A full group of a line set aside: no one else waits behind it. */
  takeAside(lock: string): WaitingWrite[] {
    const line = this.#lines.get(lock);
    const taken: WaitingWrite[] = [];
    for (let next = line?.take(); next !== undefined; next = line?.take()) {
      taken.push(next);
      if (taken.length === GROUP_LIMIT) break;
    }
    return taken;
  }

  /** Out of the turns until let back; later writes wait in it. */
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

  /** Submitted at that moment or before. */
  takeOlder(submittedAt: number): WaitingWrite[] {
    const older: WaitingWrite[] = [];
    for (const line of this.#lines.values()) {
      older.push(...line.takeOlder(submittedAt));
      this.#forget(line);
    }
    return older;
  }

  /** Whether a light lock with a waiting caller is there. */
  #isAnyLight(): boolean {
    for (const line of this.#turns) if (line.isLight) return true;
    return false;
  }

  #areFew(): boolean {
    let count = 0;
    for (const { length } of this.#turns) {
      count += length;
      if (count > FEW) return false;
    }
    return true;
  }

  #lineOf(lock: string): Line {
    let line = this.#lines.get(lock);
    if (line === undefined) {
      line = new Line(lock);
      this.#lines.set(lock, line);
    }
    return line;
  }

  /** Lines go with their writes: there may be any number of tenants. */
  #forget(line: Line): void {
    if (line.length > 0 || line.isAside) return;
    this.#turns.delete(line);
    this.#lines.delete(line.lock);
  }
}

/** From submission to answer. */
export interface WaitingWrite {
  readonly write: AnyWrite<unknown>;
  /** Writes of one lock run in order, one at a time. */
  readonly lock: string;
  /** Its share of the backlog. */
  readonly bytes: number;
  /** Process clock, milliseconds. */
  readonly submittedAt: number;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: ApiError) => void;
}
