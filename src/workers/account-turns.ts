/** Of each account the first, then of each the second, and so on; an account's own order stays. */
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
 * Whose turn it is while more work is due than one look finds. The accounts that such a look found rest until all others were
 * looked at, so that those with much work do not hide those with little.
 */
export class AccountTurns {
  readonly #most: number;
  readonly #resting = new Set<string>();

  /** @param most how much a look finds */
  constructor(most: number) {
    this.#most = most;
  }

  /** The accounts that the next look passes over. */
  resting(): readonly string[] {
    return [...this.#resting];
  }

  /** Notes what a look has found; answers whether the next one may find more at once. */
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
