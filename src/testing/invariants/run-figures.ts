import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { KINDS, type Books } from './books.ts';
import { FIRST_BATCH } from './stage.ts';

/** What a run has done and met, to be shown at its end. */
export class RunFigures {
  readonly #statuses = new Map<string, Set<string>>();
  readonly #kinds = new Set<string>();
  readonly #codes = new Map<string, number>();
  sequences = 0;
  commands = 0;
  refused = 0;
  movements = 0;

  /** Counts in what a sequence did and reached. */
  add(books: Books): void {
    this.sequences += 1;
    // What set the tenant up is no part of the sequence.
    const own = books.exchanges.filter(({ batch }) => batch >= FIRST_BATCH);
    this.commands += own.length;
    this.movements += books.lines.length;
    for (const { kind } of books.lines) this.#kinds.add(kind);
    for (const { status, code, reply } of own) {
      if (status >= 400) {
        this.refused += 1;
        this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
      } else this.#note(reply);
    }
    const { payouts, withdrawals, conversions, quotes, receipts, evidence } = books;
    const { beneficiaries, destinations, instruments } = books;
    for (const each of [...payouts, ...withdrawals, ...conversions]) {
      for (const { status } of each.statusHistory) this.#note({ id: each.id, status });
    }
    for (const each of [...quotes, ...receipts, ...evidence]) this.#note(each);
    for (const each of [...beneficiaries, ...destinations, ...instruments]) this.#note(each);
  }

  #note({ id, status }: { readonly id?: unknown; readonly status?: unknown }): void {
    if (typeof id !== 'string' || typeof status !== 'string') return;
    const prefix = id.slice(0, 3);
    this.#statuses.set(prefix, (this.#statuses.get(prefix) ?? new Set()).add(status));
  }

  /** The share of requests that were refused, from 0 to 1. */
  get refusedShare(): number {
    return this.refused / Math.max(this.commands, 1);
  }

  /** Kinds of movement and statuses of the tables of states that the run never met. */
  missing(kinds: readonly string[]): string[] {
    const prefixes = Object.entries(KINDS);
    return [
      ...kinds.filter((kind) => !this.#kinds.has(kind)),
      ...prefixes.flatMap(([prefix, machine]) =>
        STATE_MACHINES[machine].states
          .filter((state) => this.#statuses.get(prefix)?.has(state) !== true)
          .map((state) => `${machine} ${state}`),
      ),
    ];
  }

  /** The figures in words. */
  toString(): string {
    const states = [...this.#statuses.values()].reduce((count, statuses) => count + statuses.size, 0);
    const codes = [...this.#codes].sort(([, one], [, other]) => other - one);
    return (
      `${this.sequences} sequences, ${this.commands} commands, ${(this.refusedShare * 100).toFixed(0)} % refused, ` +
      `${this.movements} movements of ${this.#kinds.size} kinds, ${states} states visited; refusals: ` +
      codes.map(([code, count]) => `${code} ${count}`).join(', ')
    );
  }
}
