import { applyCheck, type CheckFinding } from '../flows/customers/apply-check.ts';
import {
  checkOrderNeed,
  customerChecksTable,
  customerNeeds,
  type CustomerCheck,
} from '../flows/customers/customer-check.ts';
import { customersTable, type Customer } from '../flows/customers/customer.ts';
import { need } from '../writes/write.ts';
import { dispute, type Applied, type Applier } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

const isFinding = (says: string): says is CheckFinding =>
  says === 'accepted' || says === 'rejected' || says === 'held';

/** A check that was decided says no more; what contradicts its decision, somebody should look at. */
function late(check: CustomerCheck, customer: Customer, says: CheckFinding): Applied<Customer> {
  const isSame = check.status === says;
  const isDecided = check.status !== 'void';
  return {
    outcome: isSame ? 'applied' : 'ignored',
    record: customer,
    subjectId: check.id,
    ...(isDecided && !isSame ? { isContradiction: true } : {}),
    effects: [],
  };
}

/** What the identity provider has found out about a customer: applied while somebody waits for it, and else under review. */
export const customerApplier: Applier<SubjectOf<'customer_check'>, Customer> = {
  idsOf: ({ checkId }) => [checkId],
  needs: ({ checkId }) => [need(customerChecksTable, { id: checkId }), checkOrderNeed(checkId)],
  furtherNeeds: ({ checkId }, _given, loaded) => {
    const check = loaded.find(customerChecksTable, { id: checkId });
    return check === undefined ? [] : customerNeeds(check.customerId);
  },
  apply: ({ checkId }, { source, report, isReview }, loaded, context) => {
    const check = loaded.find(customerChecksTable, { id: checkId });
    if (check === undefined) return undefined;
    const customer = loaded.find(customersTable, { id: check.customerId });
    if (customer === undefined) throw new Error(`The check ${checkId} is about no customer`);
    const { says, reason = null } = report;
    if (source.provider !== 'identity') return dispute(customer, checkId, 'other_provider');
    if (!isFinding(says)) return dispute(customer, checkId, 'says_nothing_of_it');
    if (check.status !== 'open' && !isReview) return late(check, customer, says);
    const found = { finding: says, reason };
    const { customer: record, effects } = applyCheck(check, customer, found, loaded, context);
    return { outcome: 'applied', record, subjectId: checkId, effects };
  },
};
