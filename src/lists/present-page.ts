import type { ListPage } from './list-page.ts';
import { MOST_PAGE_BYTES } from './condition.ts';

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
}

interface Fitting<Item> {
  readonly items: Item[];
  readonly itemsText: string;
  readonly nextCursor: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Until they fill a page; always the first. */
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

/**
 * Presented when it is first looked at: in the turn of the event loop in which it is sent, for which its account rests
 * (decision 63).
 */
function presentLater<Row, Item, Body>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
  bodyOf: (fitting: Fitting<Item>) => Body,
  textOf: (fitting: Fitting<Item>) => string,
): PageReply<Body> {
  let fitted: Fitting<Item> | undefined;
  const fitting = (): Fitting<Item> => (fitted ??= fit(page, present));
  return {
    get body() {
      return bodyOf(fitting());
    },
    get bodyText() {
      return textOf(fitting());
    },
    get headers() {
      return fitting().headers;
    },
  };
}

/** As many rows as fit, and the next cursor. */
export function presentPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): PageReply<Page<Item>> {
  return presentLater(
    page,
    present,
    ({ items, nextCursor }) => ({ data: items, hasMore: nextCursor !== null, nextCursor }),
    ({ itemsText, nextCursor }) =>
      `{"data":[${itemsText}],"hasMore":${String(nextCursor !== null)},"nextCursor":${JSON.stringify(nextCursor)}}`,
  );
}

/** For lists whose body is `data` alone: the next page is in `Link`. */
export function presentLinkedPage<Row, Item>(
  page: ListPage<Row>,
  present: (row: Row) => Item,
): PageReply<{ readonly data: Item[] }> {
  return presentLater(
    page,
    present,
    ({ items }) => ({ data: items }),
    ({ itemsText }) => `{"data":[${itemsText}]}`,
  );
}
