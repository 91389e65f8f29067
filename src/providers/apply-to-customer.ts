import { applyCheck, type CheckFinding } from '../flows/customers/apply-check.ts';
import {
  checkOrderNeed,
  customerChecksTable,
  customerNeeds,
  type CustomerCheck,
} from '../flows/customers/customer-check.ts';
import { customersTable, type Customer } from '../flows/customers/customer.ts';
import { need } from '../writes/write.ts';
import type { SubjectFinder } from './find-subject.ts';
import { about, dispute, type Applied, type Applier, type Subject } from './report-applier.ts';

/** What the identity provider was asked about a customer, this once. */
interface CheckName {
  readonly kind: 'customer_check';
  readonly checkId: string;
}

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
const customerApplier: Applier<CheckName, Customer> = {
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
  isAtRest: ({ checkId }, loaded) => loaded.find(customerChecksTable, { id: checkId })?.status !== 'open',
};

/** A check of a customer that reports are about. */
export function aboutCheck(checkId: string): Subject<Customer> {
  return about(customerApplier, { kind: 'customer_check', checkId });
}

/** Checks of customers, by their orders; an operator names a customer, and means its last verification. */
export const CUSTOMER_FINDER: SubjectFinder = {
  kept: { customer_check: ({ checkId }: CheckName) => aboutCheck(checkId) },
  ordered: { check_customer: aboutCheck },
  open: {
    table: customerChecksTable.name,
    statuses: `'open'`,
    need: (id) => need(customerChecksTable, { id }),
    isOpen: (id, loaded) => {
      return loaded.find(customerChecksTable, { id })?.status === 'open';
    },
  },
  findRecord: async (db, { id }) => {
    const [check] = await db(customerChecksTable.name)
      .where({ customer_id: id, decides: 'verification' })
      .orderBy('id', 'desc')
      .limit(1)
      .select<{ tenant_id: string; id: string }[]>('tenant_id', 'id');
    return check && { tenantId: check.tenant_id, subject: aboutCheck(check.id) };
  },
};
