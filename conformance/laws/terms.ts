import { textAt, type Json, type JsonObject } from '../json/json.ts';
import { readPolicy, type Policy } from '../suite/policy.ts';

/** What the books must be read by, and do not say themselves. */
export interface Terms {
  readonly refundsFee: (operation: JsonObject) => boolean;
  /**
   * How low what is available of an asset may be taken, in its smallest units, zero or below: by an operation, or by
   * the operator if there is none, at a moment. Undefined if the reader does not know.
   */
  readonly floorOf: (asset: string, operation: JsonObject | undefined, at: string) => bigint | undefined;
}

/**
 * The terms by configurations that were in force.
 * @param usual what operations of any other configuration are taken to give back
 * @param since from when on these are all that were in force
 */
export function termsOf(configurations: readonly Json[], usual?: Policy, since = ''): Terms {
  const policies = new Map(configurations.map((each) => [textAt(each, 'id'), readPolicy(each)]));
  const policyOf = (operation: JsonObject): Policy | undefined =>
    policies.get(textAt(operation, 'configurationId'));
  const largestCredit = (asset: string): bigint =>
    [...policies.values()]
      .map((policy) => policy.creditLimitOf(asset))
      .reduce((largest, credit) => (credit > largest ? credit : largest), 0n);
  return {
    refundsFee: (operation) => (policyOf(operation) ?? usual)?.refundsFee === true,
    floorOf: (asset, operation, at) => {
      // A conversion names the configuration of its quote, and is covered by the one in force when it is accepted; the
      // operator's movements name none.
      if (operation === undefined || textAt(operation, 'kind') === 'conversion')
        return at < since ? undefined : -largestCredit(asset);
      const policy = policyOf(operation);
      return policy === undefined ? undefined : -policy.creditLimitOf(asset);
    },
  };
}
