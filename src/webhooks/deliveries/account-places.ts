/**
 * Places for calls to receivers. An account may hold as many as are free besides: one alone half, two a third each. So
 * a place is always free for an account without any, however long other calls take.
 */
export class AccountPlaces {
  readonly #size: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get free(): number {
    return this.#size - this.#taken;
  }

  heldBy(tenantId: string): number {
    return this.#held.get(tenantId) ?? 0;
  }

  /** Every second one of the places free beyond its own. */
  roomFor(tenantId: string): number {
    return Math.max(0, Math.ceil((this.free - this.heldBy(tenantId)) / 2));
  }

  /** Accounts that may take none now. */
  crowded(): string[] {
    return [...this.#held.keys()].filter((tenantId) => this.roomFor(tenantId) === 0);
  }

  /** Takes as many of the wanted places as allowed; answers how many. */
  take(tenantId: string, wanted: number): number {
    const taken = Math.min(wanted, this.roomFor(tenantId));
    this.#change(tenantId, taken);
    return taken;
  }

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
