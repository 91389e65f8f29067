/**
 * Places for calls to receivers, shared among accounts. An account may hold as many as are free besides: one alone half of them,
 * two a third each. So there is always a free place for an account that has none, however long the calls of the others take.
 */
export class AccountPlaces {
  readonly #size: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** How many places nobody holds. */
  get free(): number {
    return this.#size - this.#taken;
  }

  /** How many an account holds. */
  heldBy(tenantId: string): number {
    return this.#held.get(tenantId) ?? 0;
  }

  /** How many more an account may take: every second one of those that are free beyond what it holds. */
  roomFor(tenantId: string): number {
    return Math.max(0, Math.ceil((this.free - this.heldBy(tenantId)) / 2));
  }

  /** The accounts that may take none now. */
  crowded(): string[] {
    return [...this.#held.keys()].filter((tenantId) => this.roomFor(tenantId) === 0);
  }

  /** Takes places for an account, as many of those wanted as it may have; answers how many. */
  take(tenantId: string, wanted: number): number {
    const taken = Math.min(wanted, this.roomFor(tenantId));
    this.#change(tenantId, taken);
    return taken;
  }

  /** Gives places back. */
  giveBack(tenantId: string, places: number): void {
    this.#change(tenantId, -places);
  }

  #change(tenantId: string, by: number): void {
    this.#taken += by;
    const held = this.heldBy(tenantId) + by;
    if (held === 0) this.#held.delete(tenantId);
    else this.#held.set(tenantId, held);
  }
}
