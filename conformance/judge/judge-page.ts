import { headerOf, type Exchange } from '../http/exchange.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { momentOfListed } from '../json/listed.ts';

const DEFAULT_LIMIT = 50;

/** The most bytes of a page that holds more than one record. */
const MOST_BYTES = 1024 * 1024;

/** What a list is in the order of, where that can be seen: of events it is their commits, which no field shows. */
const ORDERS: Readonly<Record<string, 'moment' | 'commit'>> = {
  listTransactions: 'moment',
  listEvents: 'commit',
};

function judgeOrder(items: readonly JsonObject[], list: string): string[] {
  const order = ORDERS[list] ?? 'id';
  const faults: string[] = [];
  const ids = items.map((item) => textAt(item, 'id'));
  if (new Set(ids).size !== ids.length) faults.push('the page shows a record twice');
  const isFalling = (texts: readonly string[], mayRepeat: boolean): boolean =>
    texts.every((text, index) => {
      const before = texts[index - 1];
      return before === undefined || text < before || (mayRepeat && text === before);
    });
  if (order === 'id' && !isFalling(ids, false))
    faults.push('the page is not in the order of its ids, newest first');
  if (order === 'moment' && !isFalling(items.map(momentOfListed), true))
    faults.push('the page is not newest first');
  return faults;
}

function judgeFilters(items: readonly JsonObject[], query: URLSearchParams): string[] {
  const statusName = (item: JsonObject): string =>
    item['kind'] !== undefined && item['availableDelta'] !== undefined ? 'operationStatus' : 'status';
  const keeps = (item: JsonObject): boolean => {
    const status = query.get('status');
    const from = query.get('from');
    const to = query.get('to');
    const moment = Date.parse(momentOfListed(item));
    return (
      (status === null || textAt(item, statusName(item)) === status) &&
      (from === null || moment >= Date.parse(from)) &&
      (to === null || moment < Date.parse(to)) &&
      ['kind', 'externalReference', 'beneficiaryId', 'destinationId'].every(
        (name) => query.get(name) === null || textAt(item, name) === query.get(name),
      )
    );
  };
  return items.every(keeps) ? [] : ['the page shows a record that its filters leave out'];
}

function judgeLink(exchange: Exchange, hasMore: boolean, path: string, query: URLSearchParams): string[] {
  const link = headerOf(exchange, 'link');
  if (link === undefined) return hasMore ? ['there is more, and no Link leads to it'] : [];
  if (!hasMore) return ['a Link leads on from the last page'];
  const target = /^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? '';
  const [linkPath = '', linkQuery = ''] = target.split('?', 2);
  const next = new URLSearchParams(linkQuery);
  const cursor = valueAt(exchange.response?.json, 'nextCursor');
  const faults: string[] = [];
  if (!linkPath.endsWith(path)) faults.push('the Link leads to another path');
  if (typeof cursor === 'string' && next.get('cursor') !== cursor)
    faults.push('the Link carries another cursor');
  const kept = [...query].filter(([name]) => !['cursor', 'after'].includes(name));
  if (!kept.every(([name, value]) => next.get(name) === value))
    faults.push('the Link loses a filter or the limit');
  return faults;
}

/** Events that are followed always have a next place; a cursor alone does not show which way it leads. */
function mayBeFollowed({ operationId }: Exchange, query: URLSearchParams): boolean {
  return operationId === 'listEvents' && (query.has('after') || query.has('cursor'));
}

/** What a page breaks of the order and the filters of its records. */
export function judgePageRecords(exchange: Exchange): string[] {
  const items = objectsAt(exchange.response?.json, 'data');
  const query = new URLSearchParams(exchange.request.target.split('?', 2)[1] ?? '');
  return [...judgeOrder(items, exchange.operationId ?? ''), ...judgeFilters(items, query)];
}

/** What a page breaks of the rules that hold for every list ("Lists" in the contract's description). */
export function judgePage(exchange: Exchange): string[] {
  const body = exchange.response?.json;
  const items = objectsAt(body, 'data');
  const [path = '', queryText = ''] = exchange.request.target.split('?', 2);
  const query = new URLSearchParams(queryText);
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  const hasMore = valueAt(body, 'hasMore');
  const isMore = typeof hasMore === 'boolean' ? hasMore : headerOf(exchange, 'link') !== undefined;
  const faults: string[] = [];
  if (items.length > limit)
    faults.push(`the page holds ${items.length} records where ${limit} were asked for`);
  const bytes = Buffer.byteLength(exchange.response?.bodyText ?? '');
  if (items.length > 1 && bytes > MOST_BYTES)
    faults.push(`the page has ${bytes} bytes where ${MOST_BYTES} are the most`);
  const hasCursor = valueAt(body, 'nextCursor') !== null;
  if (
    typeof hasMore === 'boolean' &&
    hasMore !== hasCursor &&
    !(hasCursor && mayBeFollowed(exchange, query))
  ) {
    faults.push('hasMore and nextCursor contradict each other');
  }
  return [...faults, ...judgeLink(exchange, isMore, path, query)];
}
