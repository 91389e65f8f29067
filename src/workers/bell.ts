/** Lets a loop rest until it is rung, or for so long; a ring that comes before the rest ends it as well. */
export class Bell {
  #isRung = false;
  #end: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#end();
  }

  /** Forgets what was rung: whoever looks now sees what it was rung for. */
  silence(): void {
    this.#isRung = false;
  }

  /** Rests for so long at the most, and keeps no process alive by it. */
  async rest(ms: number): Promise<void> {
    if (this.#isRung) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
