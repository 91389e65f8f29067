const SHOWN_FAULTS = 5;
const SHOWN_LENGTH = 400;

interface Tally {
  judged: number;
  faults: number;
}

/** Collects what a run found, promise by promise, and prints it as it goes. */
export class Verdict {
  readonly #tallies = new Map<string, Tally>();

  /** Judges one promise: held where there are no faults. `where` says in which part of the run. */
  judge(promise: string, faults: readonly string[], where = ''): void {
    const tally = this.#tallies.get(promise) ?? { judged: 0, faults: 0 };
    tally.judged += 1;
    tally.faults += faults.length;
    this.#tallies.set(promise, tally);
    if (faults.length === 0) return;
    console.log(`BROKEN  ${promise}${where === '' ? '' : ` (${where})`}`);
    for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`        ${fault.slice(0, SHOWN_LENGTH)}`);
    if (faults.length > SHOWN_FAULTS) console.log(`        … and ${faults.length - SHOWN_FAULTS} more`);
  }

  /** Prints a line of progress or a figure. */
  say(line: string): void {
    console.log(line);
  }

  get passed(): number {
    return [...this.#tallies.values()].filter(({ faults }) => faults === 0).length;
  }

  get failed(): number {
    return this.#tallies.size - this.passed;
  }

  /** Prints every promise with how often it was judged and what broke it. */
  printTable(): void {
    console.log('\n  judged  faults  promise');
    for (const [promise, { judged, faults }] of this.#tallies) {
      console.log(`  ${String(judged).padStart(6)}  ${String(faults).padStart(6)}  ${promise}`);
    }
    console.log(`\n${this.passed} promises held, ${this.failed} broken`);
  }
}
