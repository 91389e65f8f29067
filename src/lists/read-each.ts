declare const UNREAD: unique symbol;

/** An operation's query parameters, which nobody sees until all of them are read. */
export interface Unread<Query> {
  readonly [UNREAD]: Query;
}

/** What reads each parameter: one that the contract gains does not compile until somebody reads it. */
type Readers<Query> = { readonly [Name in keyof Query]-?: (value: Query[Name]) => unknown };

/** Reads every query parameter of an operation; one that was not sent is undefined. */
export function readEach<Query, Own extends Readers<Query>>(
  query: Unread<Query>,
  readers: Own,
): { readonly [Name in keyof Own]: Own[Name] extends (value: never) => infer Value ? Value : never } {
  const sent = query as unknown as Query;
  const read = Object.entries<(value: never) => unknown>(readers as never).map(([name, reader]) => [
    name,
    reader(sent[name as keyof Query] as never),
  ]);
  return Object.fromEntries(read) as ReturnType<typeof readEach<Query, Own>>;
}
