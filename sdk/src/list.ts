import { CorridorError } from './errors.ts';
import type { Answer } from './transport.ts';

/** One page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  /** The page behind this one; null behind the last. */
  readonly next: () => Promise<Page<Item> | null>;
}

/** Asks for the page behind a cursor, or for the first. */
export type AskPage = (cursor: string | undefined) => Promise<Answer>;

interface PageBody<Item> {
  readonly data: readonly Item[];
  readonly hasMore?: boolean;
  readonly nextCursor?: string | null;
}

/** The cursor of the next page: the body's, or that of the link, whose address is not followed. */
function cursorOf({ data, headers }: Answer): string | null {
  const { nextCursor } = data as PageBody<unknown>;
  if (nextCursor !== undefined) return nextCursor;
  const [, query] = /^<[^>?]*\?([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return query === undefined ? null : new URLSearchParams(query).get('cursor');
}

/** A list: awaited it is its first page, iterated its items. It sends nothing until it is used. */
export class List<Item> implements PromiseLike<Page<Item>>, AsyncIterable<Item> {
  readonly #ask: AskPage;
  #first: Promise<Page<Item>> | undefined;

  constructor(ask: AskPage) {
    this.#ask = ask;
  }

  async #page(cursor: string | undefined, known: ReadonlySet<string>): Promise<Page<Item>> {
    const answer = await this.#ask(cursor);
    const { data, hasMore } = answer.data as PageBody<Item>;
    const nextCursor = cursorOf(answer);
    const isMore = hasMore ?? nextCursor !== null;
    if (isMore && nextCursor !== null && known.has(nextCursor)) {
      const message = 'The list leads to a page that was read already.';
      throw new CorridorError({ code: 'cursor_repeated', message });
    }
    const next = async (): Promise<Page<Item> | null> =>
      isMore && nextCursor !== null ? this.#page(nextCursor, new Set([...known, nextCursor])) : null;
    return { data, hasMore: isMore, nextCursor, next };
  }

  then<Value = Page<Item>, Other = never>(
    onPage?: ((page: Page<Item>) => Value | PromiseLike<Value>) | null,
    onError?: ((error: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    this.#first ??= this.#page(undefined, new Set());
    return this.#first.then(onPage, onError);
  }

  /** Page by page. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    for (let page: Page<Item> | null = await this; page !== null; page = await page.next()) yield page;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}
