/** The first of each account, then the second of each, and so on, in each account's own order. */
export function inTurns<Work extends { readonly tenantId: string }>(works: readonly Work[]): Work[] {
  const counts = new Map<string, number>();
  const ranked = works.map((work) => {
    const rank = counts.get(work.tenantId) ?? 0;
    counts.set(work.tenantId, rank + 1);
    return { work, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ work }) => work);
}

/**
 * Turns while more is due than one look finds: accounts found by a full look rest until all others were looked at, so
 * that much work does not hide little.
 */
export class AccountTurns {
  readonly #most: number;
  readonly #resting = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The accounts that the next look passes over. */
  resting(): readonly string[] {
    return [...this.#resting];
  }

  /** Answers whether the next look may find more at once. */
  found(works: readonly { readonly tenantId: string }[]): boolean {
    if (works.length >= this.#most) {
      for (const { tenantId } of works) this.#resting.add(tenantId);
      return true;
    }
    const passedOver = this.#resting.size > 0;
    this.#resting.clear();
    return passedOver;
  }
}
