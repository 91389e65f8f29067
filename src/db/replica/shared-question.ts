/**
 * One question at a time for all who wait: its answer is of a moment after each of them asked. Whoever comes while one is under
 * way has the next.
 */
export class SharedQuestion<Answer> {
  readonly #question: () => Promise<Answer>;
  #current: Promise<Answer> | undefined;
  #next: Promise<Answer> | undefined;

  constructor(question: () => Promise<Answer>) {
    this.#question = question;
  }

  /** @throws what the question throws */
  ask(): Promise<Answer> {
    if (this.#current === undefined) return this.#start();
    const over = this.#current.then(
      () => undefined,
      () => undefined,
    );
    this.#next ??= over.then(() => {
      this.#next = undefined;
      return this.#start();
    });
    return this.#next;
  }

  #start(): Promise<Answer> {
    const asked = this.#question().finally(() => {
      if (this.#current === asked) this.#current = undefined;
    });
    this.#current = asked;
    return asked;
  }
}
