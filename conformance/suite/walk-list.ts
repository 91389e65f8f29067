import { headerOf, type Exchange } from '../http/exchange.ts';
import { objectsAt, valueAt, type JsonObject } from '../json/json.ts';
import type { Call } from './call.ts';
import type { Trial } from './trial.ts';

/** More pages than any list of a test tenant has. */
const MOST_PAGES = 2_000;

/** The cursor of the next page: from the body, or where the list has none there, from its Link. */
export function nextCursorOf(exchange: Exchange): string | undefined {
  const cursor = valueAt(exchange.response?.json, 'nextCursor');
  if (typeof cursor === 'string') return cursor;
  if (cursor === null) return undefined;
  const target = /^<([^>]+)>/.exec(headerOf(exchange, 'link') ?? '')?.[1];
  return new URLSearchParams(target?.split('?')[1] ?? '').get('cursor') ?? undefined;
}

/** Reads a list from page to page, to its end, until enough was read, or until a record that is not wanted any more. */
export async function walkList(
  trial: Trial,
  list: string,
  query: Readonly<Record<string, string | number>>,
  options: {
    readonly atMost?: number;
    readonly call?: Call;
    readonly until?: (record: JsonObject) => boolean;
  } = {},
): Promise<JsonObject[]> {
  const records: JsonObject[] = [];
  let cursor: string | undefined;
  for (let turn = 0; turn < MOST_PAGES; turn++) {
    const next = cursor === undefined ? query : { ...query, cursor };
    const exchange = await trial.call(list, { ...options.call, query: next });
    trial.demandSuccess(
      exchange,
      turn === 0 ? 'the first page of a list' : 'a page by the cursor of the one before',
    );
    const page = objectsAt(exchange.response?.json, 'data');
    const end = options.until === undefined ? -1 : page.findIndex(options.until);
    records.push(...(end < 0 ? page : page.slice(0, end)));
    if (end >= 0) return records;
    cursor = nextCursorOf(exchange);
    if (cursor === undefined || records.length >= (options.atMost ?? Infinity)) return records;
  }
  trial.demand(false, list, `a walk does not end within ${MOST_PAGES} pages`);
  return records;
}
