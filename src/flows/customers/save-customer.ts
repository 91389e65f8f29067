import { saveRow } from '../../db/row-effect.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { customersTable } from './customer.ts';
import { endCheck, endCheckOrder, isAwaited, openChecks } from './customer-check.ts';
import type { CustomerChange } from './move-verification.ts';

/**
 * Saves a customer that somebody else than the identity provider has changed, with all that tells of it, and ends the
 * checks, with their orders, that nobody waits for any more.
 */
export function saveCustomer(
  { customer, effects }: CustomerChange,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const ended = openChecks(customer.id, loaded).filter((check) => !isAwaited(check, customer));
  return [
    saveRow(customersTable, customer),
    ...effects,
    ...ended.flatMap((check) => [
      endCheck(check, 'void', context),
      ...endCheckOrder(check.id, loaded, context),
    ]),
  ];
}
