import type { ListPage } from './list-page.ts';
import { MOST_PAGE_BYTES } from './condition.ts';
import { inTurns } from './in-turns.ts';

/** More than surrounds the items, cursor included. */
const FRAME_BYTES = 1024;

interface Page<Item> {
  readonly data: Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export interface PageReply<Body> {
  readonly body: Body;
  readonly bodyText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly heldMs: number;
}

interface Fitting<Item> {
  readonly items: Item[];
  readonly itemsText: string;
  readonly nextCursor: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly heldMs: number;
}

/** Until they fill a page; always the first. */
async function fit<Row, Item>(page: ListPage<Row>, present: (row: Row) => Item): Promise<Fitting<Item>> {
  const items: Item[] = [];
  const texts: string[] = [];
  let bytes = FRAME_BYTES;
  const heldMs = await inTurns(page.rows, (row) => {
    const item = present(row);
    const text = JSON.stringify(item);
    const size = Buffer.byteLength(text) + 1;
    bytes += size;
    if (items.length > 0 && bytes > MOST_PAGE_BYTES) return 'enough';
    items.push(item);
    texts.push(text);
    return size;
  });
  const last = page.rows[items.length - 1];
  const hasMore = page.hasMore || items.length < page.rows.length;
  const nextCursor = hasMore && last !== undefined ? page.cursorBehind(last) : null;
  const headers: Record<string, string> =
    nextCursor === null ? {} : { Link: `<${page.targetOf(nextCursor)}>; rel="next"` };
  return { items, itemsText: texts.join(','), nextCursor, headers, heldMs: page.heldMs + heldMs };
}

/** As many rows as fit, and the next cursor. */
export async function presentPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): Promise<PageReply<Page<Item>>> {
  const { items, itemsText, nextCursor, headers, heldMs } = await fit(page, present);
  const hasMore = nextCursor !== null;
  const bodyText = `{"data":[${itemsText}],"hasMore":${String(hasMore)},"nextCursor":${JSON.stringify(nextCursor)}}`;
  return { body: { data: items, hasMore, nextCursor }, bodyText, headers, heldMs };
}

/** For lists whose body is `data` alone: the next page is in `Link`. */
export async function presentLinkedPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): Promise<PageReply<{ readonly data: Item[] }>> {
  const { items, itemsText, headers, heldMs } = await fit(page, present);
  return { body: { data: items }, bodyText: `{"data":[${itemsText}]}`, headers, heldMs };
}
