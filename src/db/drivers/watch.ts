import type { Knex } from 'knex';
import type { OwnStatement, StoredRow } from '../statements/statement.ts';
import {
  DatabaseOut,
  type OutageKind,
  StatementGivenUp,
  classifyFailure,
  isContactLost,
  isDiskFailure,
  isReadOnly,
} from './failure.ts';

export interface OutageBegan {
  readonly kind: OutageKind;
  readonly reason: string;
}

/** Null for a sound database. */
export type Finding = OutageBegan | null;

/** Runs a statement. */
export type Ask = (statement: OwnStatement) => Promise<readonly StoredRow[]>;

/** What a probe has reached, whatever the watch admits. */
export interface ProbeConnection {
  readonly read: Ask;
  readonly write: Ask;
}

/** Looks at what the database contains. */
export type Confirm = (connection: ProbeConnection) => Promise<Finding>;

/** Answers within a bound, whatever the database does; never rejects. */
export interface Probe {
  /** @param confirm asked once the database answers and takes writes */
  ask(confirm: Confirm): Promise<Finding>;
  close(): void;
}

/** An outage that is over. */
export interface OutageEnded {
  readonly kind: OutageKind;
  readonly durationMs: number;
  /** Requests answered 503 because of it. */
  readonly refused: number;
}

export interface OutageListener {
  began(outage: OutageBegan): void;
  ended(outage: OutageEnded): void;
}

export interface Statement {
  readonly cut: (error: Error) => void;
  readonly limitMs: number;
  readonly isCommit: boolean;
  since: number;
}

/** Between looks through statements under way. */
const LOOK_MS = 250;

/** Without any answer for so long, the database is probed. */
const SILENCE_MS = 1_000;

/** After so long without an answer to a COMMIT, the database is probed. */
export const SLOW_COMMIT_MS = 2_000;

/** Between probes during an outage. */
const ASK_AGAIN_MS = 500;

/** A finding stands for so long: callers of `/readyz` cannot keep the database busy. */
const STANDS_MS = 200;

/** Reads go on meanwhile. */
const REFUSES_WRITES_ALONE: ReadonlySet<OutageKind> = new Set(['read_only', 'unconfirmed', 'regressed']);

/** A probe finds that they are over. */
const PROBED: ReadonlySet<OutageKind> = new Set(['unreachable', 'read_only', 'unconfirmed']);

/**
 * Bounds every statement. Without answers, or after a lost connection, it probes; during an outage only probes are
 * sent, what was under way is cut off and new work is refused at once: an outage costs each caller one short wait.
 */
export class DatabaseWatch {
  readonly #probe: Probe;
  #confirm: Confirm = () => Promise.resolve(null);
  readonly #statements = new Set<Statement>();
  #listener: OutageListener | undefined;
  #outage: (OutageBegan & { readonly since: number; refused: number }) | undefined;
  /** Counted, so that one that begins and ends during a wait is noticed. */
  #outages = 0;
  /** Refused before the outage was certain. */
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

  listen(listener: OutageListener): void {
    this.#listener = listener;
    if (this.#outage !== undefined) listener.began(this.#outage);
  }

  /** What else every probe looks at. */
  confirmBy(confirm: Confirm): void {
    this.#confirm = confirm;
  }

  /**
   * Looks at what a new connection leads to.
   * @throws DatabaseOut if that is an outage
   */
  async confirm(connection: ProbeConnection): Promise<void> {
    const finding = await this.#confirm(connection);
    if (finding === null) return;
    this.found(finding);
    this.admit('write');
  }

  /** @throws DatabaseOut during an outage for this use */
  admit(use: 'read' | 'write'): void {
    const outage = this.#outage;
    if (outage === undefined || outage.kind === 'disk') return;
    if (REFUSES_WRITES_ALONE.has(outage.kind) && use === 'read') return;
    throw this.#note(new DatabaseOut(outage.kind, outage.reason));
  }

  /** Probes, whatever is known. */
  async look(): Promise<void> {
    await this.#checkNow();
  }

  /** Null if no outage is known. */
  get outage(): OutageKind | null {
    return this.#outage?.kind ?? null;
  }

  /** @throws DatabaseOut during an outage */
  async ask(): Promise<void> {
    const isKnown = this.#outage !== undefined || performance.now() - this.#checkedAt < STANDS_MS;
    if (!isKnown) await this.#checkNow();
    this.admit('write');
  }

  /** `cut` breaks its connection when it is given up. */
  begin(cut: (error: Error) => void, limitMs: number, isCommit = false): Statement {
    const statement = { cut, limitMs, isCommit, since: performance.now() };
    this.#statements.add(statement);
    if (this.#looking === undefined && !this.#isClosed) {
      this.#lookedAt = statement.since;
      this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
    }
    return statement;
  }

  answered(statement: Statement): void {
    this.#statements.delete(statement);
    this.#answeredAt = performance.now();
  }

  /** Answers the error; from now on `isOfOutage` knows it. */
  failed(error: unknown, statement?: Statement): unknown {
    if (statement !== undefined) {
      this.#statements.delete(statement);
      if (!isContactLost(error)) this.#answeredAt = performance.now();
    }
    return this.#note(error);
  }

  /** Found by something other than the probe. */
  found(outage: OutageBegan): void {
    if (!this.#isClosed) this.#begin(outage);
  }

  /** Ends an outage of such a kind. */
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
    // When the probe answers, this error's outage may be over.
    const known = this.#outages;
    return isDoubted && this.#checkNow().then(() => this.#outages > known);
  }

  #countRefused(): void {
    if (this.#outage !== undefined) this.#outage.refused += 1;
    else if (this.#check !== undefined) this.#refusedInDoubt += 1;
  }

  #look(): void {
    const now = performance.now();
    // A process that stood still must not blame the database: answers may lie unread.
    const late = now - this.#lookedAt - LOOK_MS;
    this.#lookedAt = now;
    if (this.#statements.size === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    // A statement may begin after the outage on a connection promised before it.
    if (this.#outage?.kind === 'unreachable') this.#cutAll(this.#outage);
    let oldest = now;
    let isCommitSlow = false;
    for (const statement of this.#statements) {
      if (late > LOOK_MS) statement.since += late;
      if (now - statement.since > statement.limitMs) {
        this.#statements.delete(statement);
        statement.cut(new StatementGivenUp(statement.limitMs));
      } else oldest = Math.min(oldest, statement.since);
      if (statement.isCommit && now - statement.since > SLOW_COMMIT_MS) isCommitSlow = true;
    }
    const isSilent = now - Math.max(oldest, this.#answeredAt) > SILENCE_MS;
    if (!isSilent && !isCommitSlow) return;
    if (this.#outage === undefined && this.#check === undefined) void this.#checkNow();
  }

  /** A probe under way may be older than the doubt: then it is repeated. */
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
    this.#check = this.#probe.ask(this.#confirm).then((finding) => {
      this.#check = undefined;
      this.#checkedAt = performance.now();
      // If statements were answered meanwhile, only the probe's way is barred.
      const isContradicted = finding?.kind === 'unreachable' && this.#answeredAt > since;
      if (finding === null) this.over(...PROBED);
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
    // A file is watched by what found it gone, a disk by the next write, an earlier database by the epochs.
    if (this.#outage === undefined || !PROBED.has(this.#outage.kind)) return;
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

/** An error may be among its own causes. */
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

/** Whether an error or its causes belong to an outage, which is told once; a promise while that is unknown. */
export function isOfOutage(error: unknown): boolean | Promise<boolean> {
  return verdictOn(error)?.isOutage ?? false;
}

/** For the outage that its failure belongs to. */
export function countRefused(error: unknown): void {
  verdictOn(error)?.refused();
}

export interface PoolLoad {
  readonly inUse: number;
  readonly free: number;
  readonly waiting: number;
}

/** All zero once closed. */
export function poolLoad(knex: Knex): PoolLoad {
  const { pool } = knex.client as Knex.Client;
  if (pool === undefined || !('numUsed' in pool)) return { inUse: 0, free: 0, waiting: 0 };
  return { inUse: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
