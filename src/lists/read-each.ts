declare const UNREAD: unique symbol;

/** Query parameters, hidden until all are read. */
export interface Unread<Query> {
  readonly [UNREAD]: Query;
}

/** A new parameter of the contract does not compile until it is read. */
type Readers<Query> = { readonly [Name in keyof Query]-?: (value: Query[Name]) => unknown };

/** A parameter that was not sent is undefined. */
export function readEach<Query, Own extends Readers<Query>>(
  query: Unread<Query>,
  readers: Own,
): { readonly [Name in keyof Own]: Own[Name] extends (value: never) => infer Value ? Value : never } {
  const sent = query as unknown as Query;
  const values = Object.entries<(value: never) => unknown>(readers as never).map(([name, read]) => [
    name,
    read(sent[name as keyof Query] as never),
  ]);
  return Object.fromEntries(values) as ReturnType<typeof readEach<Query, Own>>;
}
