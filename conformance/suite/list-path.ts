import type { Operation } from '../contract/operation.ts';
import type { Call } from './call.ts';

/** A call of a list, with the record of the caller's own that it hangs under, where it hangs under one. */
export async function withListPath(
  { id, isList, pathParameters }: Operation,
  call: Call,
  ownerOf: (list: string) => Promise<string>,
): Promise<Call> {
  if (!isList || pathParameters.length === 0 || call.path !== undefined) return call;
  return { ...call, path: { id: await ownerOf(id) } };
}
