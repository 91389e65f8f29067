import { describe, expect, it } from 'vitest';
import { OPERATION_IDS } from '../testing/server/example-request.ts';
import { validatorsOf, type Validate } from './validators.ts';

/** More than any body has room for. */
const MANY = 50_000;

/** The most that one validator finds: it stops at 200, in each form of a union, of which no body has more than three. */
const MOST_FINDINGS = 3 * 200 + 50;

/** An array that counts how often its items are read. */
function countedArray(items: readonly unknown[]): { readonly array: unknown; readonly reads: () => number } {
  let reads = 0;
  const array = new Proxy(items, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  return { array, reads: () => reads };
}

const bodies = OPERATION_IDS.flatMap((id): [string, Validate][] => {
  const { body } = validatorsOf(id);
  return body === null ? [] : [[id, body]];
});

describe('what a validator does for a body that is wrong throughout', () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, place) => [`x${place}`, 1]));

  it.each(bodies)('is bounded for unknown fields: %s', (_id, validate) => {
    validate(unknown);
    expect(validate.errors?.length ?? 0).toBeLessThan(MOST_FINDINGS);
  });

  it.each([
    ['createApiKey', 'allowedIps'],
    ['createApiKey', 'scopes'],
    ['createWebhook', 'eventTypes'],
    ['updateCustomer', 'entitlements'],
    ['replaceNotificationSettings', 'recipients'],
  ] as const)('is bounded for items of an array: %s, %s', (id, field) => {
    const { body: validate } = validatorsOf(id);
    const wrong = countedArray(Array.from({ length: MANY }, () => 1));
    expect(validate?.({ [field]: wrong.array })).toBe(false);
    expect(validate?.errors?.length).toBeLessThan(MOST_FINDINGS);
    expect(wrong.reads()).toBeLessThan(MOST_FINDINGS);
    // Each is right by itself, and each is compared with no other.
    const distinct = countedArray(
      Array.from({ length: MANY }, (_, place) => `10.0.${place >> 8}.${place & 255}`),
    );
    expect(validate?.({ [field]: distinct.array })).toBe(false);
    expect(distinct.reads()).toBeLessThanOrEqual(MANY);
  });
});
