const SHOWN_FAULTS = 5;
const SHOWN_LENGTH = 400;

interface Tally {
  judged: number;
  faults: number;
}

export interface VerdictOptions {
  /** False leaves out how long anything took: on a machine that is busy with other work, time breaks promises by itself. */
  readonly timed: boolean;
}

export const UNTIMED = ['--no-timed', 'print how long it took, and judge nothing by it'] as const;

export class Verdict {
  readonly #tallies = new Map<string, Tally>();
  readonly isTimed: boolean;

  constructor({ timed }: VerdictOptions = { timed: true }) {
    this.isTimed = timed;
  }

  /** Whether something took longer than it may; never, if the run judges nothing by time. */
  isLate(ms: number, limitMs: number): boolean {
    return this.isTimed && ms > limitMs;
  }

  /** The words of a promise that name its limit; none, if the run does not judge by it. */
  within(limitMs: number): string {
    return this.isTimed ? ` within ${limitMs / 1_000} s` : '';
  }

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

  say(line: string): void {
    console.log(line);
  }

  get passed(): number {
    return [...this.#tallies.values()].filter(({ faults }) => faults === 0).length;
  }

  get failed(): number {
    return this.#tallies.size - this.passed;
  }

  printTable(): void {
    console.log('\n  judged  faults  promise');
    for (const [promise, { judged, faults }] of this.#tallies) {
      console.log(`  ${String(judged).padStart(6)}  ${String(faults).padStart(6)}  ${promise}`);
    }
    console.log(`\n${this.passed} promises held, ${this.failed} broken`);
  }
}
