import type { Operation } from '../contract/operation.ts';
import type { Call } from './call.ts';

/** A call of a list, with the record that it hangs under where it hangs under one: the tenant's own beneficiary. */
export async function withListPath(
  { isList, pathParameters }: Operation,
  call: Call,
  ownBeneficiary: () => Promise<string>,
): Promise<Call> {
  if (!isList || pathParameters.length === 0 || call.path !== undefined) return call;
  return { ...call, path: { id: await ownBeneficiary() } };
}
