import type { Knex } from 'knex';
import {
  DatabaseOut,
  type OutageKind,
  StatementGivenUp,
  classifyFailure,
  isContactLost,
  isDiskFailure,
  isReadOnly,
} from './failure.ts';

/** An outage that has begun, as the log tells it. */
export interface OutageBegan {
  readonly kind: OutageKind;
  readonly reason: string;
}

/** What a probe found: nothing to complain of, or why the database is out. */
export type Finding = OutageBegan | null;

/** A question to the database that is answered within a bound, whatever the database does. It never rejects. */
export interface Probe {
  ask(): Promise<Finding>;
  close(): void;
}

/** An outage that is over. */
export interface OutageEnded {
  readonly kind: OutageKind;
  readonly durationMs: number;
  /** The requests that were answered 503 because of it. */
  readonly refused: number;
}

/** Whoever is told of outages. */
export interface OutageListener {
  began(outage: OutageBegan): void;
  ended(outage: OutageEnded): void;
}

/** A statement under way. */
export interface Statement {
  readonly cut: (error: Error) => void;
  readonly limitMs: number;
  since: number;
}

/** How often statements under way are looked through. */
const LOOK_MS = 250;

/** How long no statement at all may be answered before the database is asked whether it is there. */
const SILENCE_MS = 1_000;

/** How often a database that is out is asked whether it is back. */
const ASK_AGAIN_MS = 500;

/** How long what a probe found stands, so that callers of `/readyz` cannot keep the database busy. */
const STANDS_MS = 200;

/**
 * Knows whether a database is there. It bounds every statement; where no statement is answered any more, or one says
 * that contact is lost, it asks by a probe. A database that is out is asked nothing else until a probe finds it back:
 * whatever was under way is cut off, and what comes is refused at once, so that an outage costs each caller one short
 * wait and no more.
 */
export class DatabaseWatch {
  readonly #probe: Probe;
  readonly #statements = new Set<Statement>();
  #listener: OutageListener | undefined;
  #outage: (OutageBegan & { readonly since: number; refused: number }) | undefined;
  /** Counted, so that one that begins and ends while somebody waits is noticed all the same. */
  #outages = 0;
  /** Requests refused while nobody knows yet whether it is an outage. */
  #refusedInDoubt = 0;
  #answeredAt = 0;
  #checkedAt = -Infinity;
  #lookedAt = 0;
  #looking: NodeJS.Timeout | undefined;
  #askingAgain: NodeJS.Timeout | undefined;
  #check: Promise<void> | undefined;
  #nextCheck: Promise<void> | undefined;
  #isClosed = false;

  constructor(probe: Probe) {
    this.#probe = probe;
  }

  /** Tells of outages from now on. */
  listen(listener: OutageListener): void {
    this.#listener = listener;
    if (this.#outage !== undefined) listener.began(this.#outage);
  }

  /** @throws DatabaseOut where the database is known to be out for such use */
  admit(use: 'read' | 'write'): void {
    const outage = this.#outage;
    if (outage === undefined || outage.kind === 'disk') return;
    if (outage.kind === 'read_only' && use === 'read') return;
    throw this.#note(new DatabaseOut(outage.kind, outage.reason));
  }

  /** Why the database serves no request, or no write; null if it is not known to be out. */
  get outage(): OutageKind | null {
    return this.#outage?.kind ?? null;
  }

  /** Asks the database now. @throws DatabaseOut where it is out */
  async ask(): Promise<void> {
    const isKnown = this.#outage !== undefined || performance.now() - this.#checkedAt < STANDS_MS;
    if (!isKnown) await this.#checkNow();
    this.admit('write');
  }

  /** A statement begins; `cut` breaks its connection when it is given up. */
  begin(cut: (error: Error) => void, limitMs: number): Statement {
    const statement = { cut, limitMs, since: performance.now() };
    this.#statements.add(statement);
    if (this.#looking === undefined && !this.#isClosed) {
      this.#lookedAt = statement.since;
      this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
    }
    return statement;
  }

  /** A statement was answered, be it with an error. */
  answered(statement: Statement): void {
    this.#statements.delete(statement);
    this.#answeredAt = performance.now();
  }

  /** A statement, or the way to one, failed. Answers the error; from now on `isOfOutage` can be asked about it. */
  failed(error: unknown, statement?: Statement): unknown {
    if (statement !== undefined) {
      this.#statements.delete(statement);
      if (!isContactLost(error)) this.#answeredAt = performance.now();
    }
    return this.#note(error);
  }

  /** Something else than the probe found the database out. */
  found(outage: OutageBegan): void {
    if (!this.#isClosed) this.#begin(outage);
  }

  /** An outage of such a kind, if there is one, is over. */
  over(...kinds: OutageKind[]): void {
    if (this.#outage !== undefined && kinds.includes(this.#outage.kind)) this.#end();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#looking);
    clearTimeout(this.#askingAgain);
    this.#probe.close();
  }

  #note(error: unknown): unknown {
    if (error instanceof Error && !VERDICTS.has(error) && classifyFailure(error) === 'unavailable') {
      VERDICTS.set(error, { isOutage: this.#judge(error), refused: () => this.#countRefused() });
    }
    return error;
  }

  #judge(error: Error): boolean | Promise<boolean> {
    if (error instanceof DatabaseOut) return true;
    if (isDiskFailure(error)) this.found({ kind: 'disk', reason: error.message });
    if (this.#outage !== undefined) return true;
    if (this.#isClosed) return false;
    const isDoubted = isReadOnly(error) || isContactLost(error) || this.#check !== undefined;
    // By the time the probe answers, the outage that this error belongs to may have begun and ended.
    const known = this.#outages;
    return isDoubted && this.#checkNow().then(() => this.#outages > known);
  }

  #countRefused(): void {
    if (this.#outage !== undefined) this.#outage.refused += 1;
    else if (this.#check !== undefined) this.#refusedInDoubt += 1;
  }

  #look(): void {
    const now = performance.now();
    // A process that stood still itself has no right to blame the database: answers may lie unread.
    const late = now - this.#lookedAt - LOOK_MS;
    this.#lookedAt = now;
    if (this.#statements.size === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    // A statement may begin after the outage, on a connection that was promised before it.
    if (this.#outage?.kind === 'unreachable') this.#cutAll(this.#outage);
    let oldest = now;
    for (const statement of this.#statements) {
      if (late > LOOK_MS) statement.since += late;
      if (now - statement.since > statement.limitMs) {
        this.#statements.delete(statement);
        statement.cut(new StatementGivenUp(statement.limitMs));
      } else oldest = Math.min(oldest, statement.since);
    }
    const isSilent = now - Math.max(oldest, this.#answeredAt) > SILENCE_MS;
    if (isSilent && this.#outage === undefined && this.#check === undefined) void this.#checkNow();
  }

  /** Asks by the probe. A question under way may have been put before the doubt arose: then it is put once more. */
  #checkNow(): Promise<void> {
    if (this.#check === undefined) return this.#startCheck();
    this.#nextCheck ??= this.#check.then(() => {
      this.#nextCheck = undefined;
      return this.#check ?? this.#startCheck();
    });
    return this.#nextCheck;
  }

  #startCheck(): Promise<void> {
    const since = performance.now();
    this.#check = this.#probe.ask().then((finding) => {
      this.#check = undefined;
      this.#checkedAt = performance.now();
      // Where statements were answered meanwhile, it is the way of the probe alone that is barred.
      const isContradicted = finding?.kind === 'unreachable' && this.#answeredAt > since;
      if (finding === null) this.over('unreachable', 'read_only');
      else if (!isContradicted) this.found(finding);
      this.#refusedInDoubt = 0;
    });
    return this.#check;
  }

  #begin(finding: OutageBegan): void {
    const known = this.#outage;
    if (known?.kind === finding.kind) {
      this.#askAgainLater();
      return;
    }
    this.#end();
    this.#outage = { ...finding, since: performance.now(), refused: this.#refusedInDoubt };
    this.#outages += 1;
    this.#listener?.began(finding);
    if (finding.kind === 'unreachable') this.#cutAll(finding);
    this.#askAgainLater();
  }

  #cutAll({ kind, reason }: OutageBegan): void {
    for (const { cut } of this.#statements) cut(this.#note(new DatabaseOut(kind, reason)) as DatabaseOut);
    this.#statements.clear();
  }

  #askAgainLater(): void {
    // A file is looked after by whoever found it gone, and a disk by the next write.
    if (this.#outage?.kind !== 'unreachable' && this.#outage?.kind !== 'read_only') return;
    clearTimeout(this.#askingAgain);
    this.#askingAgain = setTimeout(() => void this.#checkNow(), ASK_AGAIN_MS).unref();
  }

  #end(): void {
    const outage = this.#outage;
    if (outage === undefined) return;
    this.#outage = undefined;
    clearTimeout(this.#askingAgain);
    const { kind, since, refused } = outage;
    this.#listener?.ended({ kind, refused, durationMs: Math.round(performance.now() - since) });
  }
}

interface Verdict {
  readonly isOutage: boolean | Promise<boolean>;
  readonly refused: () => void;
}

/** What is known of the errors that a watch has seen. */
const VERDICTS = new WeakMap<Error, Verdict>();

/** An error may be among its own causes: no more than so many are looked at. */
const MOST_CAUSES = 32;

function verdictOn(error: unknown): Verdict | undefined {
  let each = error;
  for (let depth = 0; depth < MOST_CAUSES && each instanceof Error; depth += 1) {
    const verdict = VERDICTS.get(each);
    if (verdict !== undefined) return verdict;
    each = each.cause;
  }
  return undefined;
}

/**
 * Whether an error, or what caused it, belongs to an outage of the database, which is told once for all of them. A
 * promise where that is still being found out.
 */
export function isOfOutage(error: unknown): boolean | Promise<boolean> {
  return verdictOn(error)?.isOutage ?? false;
}

/** Counts a request as refused by the outage that its failure belongs to, where it belongs to one. */
export function countRefused(error: unknown): void {
  verdictOn(error)?.refused();
}

/** The connections of a pool, and who waits for one. */
export interface PoolLoad {
  readonly inUse: number;
  readonly free: number;
  readonly waiting: number;
}

/** Counts the connections of a pool at this moment; none where it is closed. */
export function poolLoad(knex: Knex): PoolLoad {
  const { pool } = knex.client as Knex.Client;
  if (pool === undefined || !('numUsed' in pool)) return { inUse: 0, free: 0, waiting: 0 };
  return { inUse: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
