/** A page of a list, newest first. */
export interface TailPage<Row> {
  readonly data: readonly Row[];
  /** The page with the older ones; null behind the last. */
  readonly next: () => Promise<TailPage<Row> | null>;
}

/** Reads the newest page. */
export type ReadNewest<Row> = () => PromiseLike<TailPage<Row>>;

/**
 * Follows a list from one moment on. It goes by the list's own order alone: times are of a clock that a sandbox may set, and
 * two rows may have the same. No row ever comes to stand behind one that was seen.
 */
export class ListTail<Row extends { readonly id: string }> {
  readonly #readNewest: ReadNewest<Row>;
  /** The newest row that was given out; null if there was none yet. */
  #newest: string | null;

  private constructor(readNewest: ReadNewest<Row>, newest: string | null) {
    this.#readNewest = readNewest;
    this.#newest = newest;
  }

  /** Begins behind the newest row that there is now. */
  static async begin<Row extends { readonly id: string }>(
    readNewest: ReadNewest<Row>,
  ): Promise<ListTail<Row>> {
    const { data } = await readNewest();
    return new ListTail(readNewest, data[0]?.id ?? null);
  }

  /**
   * What has come since the last call, oldest first, however many pages that are. Where a page cannot be read nothing counts as
   * given out, and the next call gives it all.
   */
  async next(): Promise<readonly Row[]> {
    const found: Row[] = [];
    let page: TailPage<Row> | null = await this.#readNewest();
    while (page !== null) {
      const known = page.data.findIndex(({ id }) => id === this.#newest);
      found.push(...(known < 0 ? page.data : page.data.slice(0, known)));
      // Where the newest one has gone by its age, all that stand there came after it.
      page = known < 0 ? await page.next() : null;
    }
    this.#newest = found[0]?.id ?? this.#newest;
    return found.reverse();
  }
}
