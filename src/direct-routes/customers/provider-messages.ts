import { selectWhere } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import {
  type Applied,
  type Applier,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import type { SubjectFinder } from '../../provider-seam/inbox/find-subject.ts';
import { configurationNeed } from '../../treasury/policy/table.ts';
import { type DecisionContext, type Effect, type Loaded, need } from '../../writes/write.ts';
import {
  type CheckStatus,
  type CustomerCheck,
  checkOrderNeed,
  customerChecksTable,
  customerNeeds,
  endCheck,
  endCheckOrder,
  isAwaited,
  openChecks,
} from './checks.ts';
import { type CustomerChange, moveVerification, tellChange } from './move.ts';
import { moveEntitlement } from './rules.ts';
import { type Customer, customersTable } from './table.ts';

/** A decision, or `held` for a person. */
export type CheckFinding = 'accepted' | 'rejected' | 'held';

const STATUSES = { accepted: 'approved', rejected: 'rejected', held: 'needs_review' } as const;

function changeBy(
  { decides }: CustomerCheck,
  customer: Customer,
  finding: CheckFinding,
  reason: string | null,
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  if (decides === 'verification')
    return moveVerification(customer, STATUSES[finding], reason, loaded, context);
  // An entitlement has no review of its own: it goes on waiting.
  const moved = finding === 'held' ? customer : moveEntitlement(customer, decides, STATUSES[finding]);
  return moved === customer ? { customer, effects: [] } : tellChange(moved, context);
}

/**
 * Applies a finding: verification or entitlement moves, and the check ends unless it is held.
 * @throws ApiError invalid_state if there is no way there, or the verification does not allow it
 */
function applyCheck(
  check: CustomerCheck,
  customer: Customer,
  { finding, reason }: { readonly finding: CheckFinding; readonly reason: string | null },
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  const change = changeBy(check, customer, finding, reason, loaded, context);
  const own: CheckStatus = finding === 'held' ? check.status : finding;
  const others = openChecks(customer.id, loaded).filter(({ id }) => id !== check.id);
  const effects: Effect[] = [
    saveRow(customersTable, change.customer),
    ...change.effects,
    ...(own === 'open' ? [] : [endCheck(check, own, context), ...endCheckOrder(check.id, loaded, context)]),
    // Their orders end when they are looked at next: the report names one check.
    ...others
      .filter((other) => !isAwaited(other, change.customer))
      .map((other) => endCheck(other, 'void', context)),
  ];
  return { customer: change.customer, effects };
}

interface CheckName {
  readonly kind: 'customer_check';
  readonly checkId: string;
}

const isFinding = (says: string): says is CheckFinding =>
  says === 'accepted' || says === 'rejected' || says === 'held';

/** A late finding moves nothing; one that contradicts the decision raises an alarm. */
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

/** Findings are applied while they are wanted, later under review. */
const customerApplier: Applier<CheckName, Customer> = {
  idsOf: ({ checkId }) => [checkId],
  needs: ({ checkId }, _given, head) => [
    need(customerChecksTable, { id: checkId }),
    checkOrderNeed(checkId),
    configurationNeed(head),
  ],
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

export function aboutCheck(checkId: string): Subject<Customer> {
  return about(customerApplier, { kind: 'customer_check', checkId });
}

/** By order; an operator names a customer and means its last verification. */
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
    const last = `customer_id = ? and decides = 'verification' order by id desc limit 1`;
    const [check] = await selectWhere(db, customerChecksTable, last, [id]);
    return check && { tenantId: check.tenantId, subject: aboutCheck(check.id) };
  },
};
