import type { ListPage } from './list-page.ts';
import { MOST_PAGE_BYTES } from './condition.ts';

/** More than what stands around the items, the cursor with it. */
const FRAME_BYTES = 1024;

/** A page whose body carries its cursor. */
interface Page<Item> {
  readonly data: Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** A page as it goes out. */
export interface PageReply<Body> {
  readonly body: Body;
  readonly bodyText: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Fitting<Item> {
  readonly items: Item[];
  /** The items as JSON, with commas between them. */
  readonly itemsText: string;
  readonly nextCursor: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Shows rows until they fill a page; the first of them always. */
function fit<Row, Item>(page: ListPage<Row>, present: (row: Row) => Item): Fitting<Item> {
  const items: Item[] = [];
  const texts: string[] = [];
  let bytes = FRAME_BYTES;
  for (const row of page.rows) {
    const item = present(row);
    const text = JSON.stringify(item);
    bytes += Buffer.byteLength(text) + 1;
    if (items.length > 0 && bytes > MOST_PAGE_BYTES) break;
    items.push(item);
    texts.push(text);
  }
  const last = page.rows[items.length - 1];
  const hasMore = page.hasMore || items.length < page.rows.length;
  const nextCursor = hasMore && last !== undefined ? page.cursorBehind(last) : null;
  const headers: Record<string, string> =
    nextCursor === null ? {} : { Link: `<${page.targetOf(nextCursor)}>; rel="next"` };
  return { items, itemsText: texts.join(','), nextCursor, headers };
}

/** The reply that shows a page: as many of its rows as fit, and the cursor of the next page. */
export function presentPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): PageReply<Page<Item>> {
  const { items, itemsText, nextCursor, headers } = fit(page, present);
  const hasMore = nextCursor !== null;
  const bodyText = `{"data":[${itemsText}],"hasMore":${String(hasMore)},"nextCursor":${JSON.stringify(nextCursor)}}`;
  return { body: { data: items, hasMore, nextCursor }, bodyText, headers };
}

/** The reply that shows a page of a list whose body is `data` alone: the next page is in its `Link` header. */
export function presentLinkedPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): PageReply<{ readonly data: Item[] }> {
  const { items, itemsText, headers } = fit(page, present);
  return { body: { data: items }, bodyText: `{"data":[${itemsText}]}`, headers };
}
