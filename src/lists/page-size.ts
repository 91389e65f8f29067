/** The most bytes of a page, as the contract says, unless a single item has more. */
export const MOST_PAGE_BYTES = 1024 * 1024;
