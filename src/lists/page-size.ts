/** Items a page holds where the caller names no limit. */
export const DEFAULT_LIMIT = 50;

/** The most bytes of a page, as the contract says, unless a single item has more. */
export const MOST_PAGE_BYTES = 1024 * 1024;
