/** A number of places for work of one kind. What hangs holds its own place, and nobody else's. */
export class WorkPool {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** How many pieces of work are under way. */
  get busy(): number {
    return this.#underWay.size;
  }

  /** How many can begin now. */
  get free(): number {
    return this.#size - this.busy;
  }

  /** Whether a piece of work is under way. */
  has(name: string): boolean {
    return this.#underWay.has(name);
  }

  /** Begins a piece of work, which must not throw; `onEnd` is called when its place is free again. */
  begin(name: string, work: () => Promise<unknown>, onEnd: () => void): void {
    const end = (): void => {
      this.#underWay.delete(name);
      onEnd();
    };
    this.#underWay.set(name, work().then(end));
  }

  /** Waits until nothing is under way. */
  async idle(): Promise<void> {
    while (this.busy > 0) await Promise.all(this.#underWay.values());
  }
}
