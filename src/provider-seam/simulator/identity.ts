import { sydneyDay } from '../../calendar/clock.ts';
import { SANDBOX } from '../../identity/actor.ts';
import type { Order, OrderOf } from '../../outbox/instruction.ts';
import type { CustomerOrder } from '../../outbox/order-payloads.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Write, need } from '../../writes/write.ts';
import { type Answer, type Provider, Refused, SIMULATED } from '../port/provider.ts';
import { identityChecksTable, scheduleCheck, silenceCheck } from './checks.ts';
import {
  type CustomerFinding,
  leftAloneNeed,
  leftAloneTable,
  scheduleCustomerCheck,
  silenceCustomerCheck,
  simulatedCustomerChecksTable,
} from './customer-checks.ts';
import { SIMULATED_LIMITS } from './provider.ts';

const ACCEPTED: CustomerFinding = { says: 'accepted', reason: null };

const rejected = (reason: string): CustomerFinding => ({ says: 'rejected', reason });

const ADULT_YEARS = 18;

/** Dates as on the wire. */
function isUnderAge(dob: string, today: string): boolean {
  const [year = '', ...monthAndDay] = dob.split('-');
  // Who was born on 29 February turns 18 on 1 March.
  return [Number(year) + ADULT_YEARS, ...monthAndDay].join('-') > today;
}

/** By the beginning of the e-mail address. */
function magicOf(email: string): CustomerFinding | 'waits' | undefined {
  if (email.startsWith('reject_')) return rejected('documents_refused');
  if (email.startsWith('review_')) return { says: 'held', reason: null };
  return email.startsWith('pending_') ? 'waits' : undefined;
}

/**
 * By the beginning of the e-mail address (the tag `sandbox` in spec/openapi.yaml); a person under 18 is rejected,
 * everyone else accepted. An entitlement is refused where the verification was.
 * @param today the day in Sydney, on the tenant's clock
 * @returns null if it waits for ever
 */
export function judgeSimulatedCustomer(
  { decides, verificationStatus, contact, details }: CustomerOrder,
  today: string,
): CustomerFinding | null {
  const isVerification = decides === 'verification';
  if (!isVerification && verificationStatus !== 'approved') return rejected('verification_rejected');
  const magic = magicOf(contact.email);
  if (magic === 'waits' || (magic?.says === 'held' && !isVerification)) return null;
  if (magic !== undefined) return magic;
  const dob = details?.['dob'];
  return dob !== undefined && isUnderAge(dob, today) ? rejected('under_age') : ACCEPTED;
}

type IdentityOutcome = 'accepted' | 'rejected' | 'waits';

/** By the beginning of the share token. */
function judgeSimulatedToken(shareToken: string): IdentityOutcome {
  if (shareToken.startsWith('reject_')) return 'rejected';
  return shareToken.startsWith('pending_') ? 'waits' : 'accepted';
}

function takeCheck(
  { tenantId, subject: evidenceId, secret: shareToken = '' }: OrderOf<'hand_over_evidence'>,
  stepMs: number,
): Write<null> {
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: () => [need(identityChecksTable, { evidenceId })],
    decide: (loaded, { now }) => {
      if (loaded.find(identityChecksTable, { evidenceId }) !== undefined) return { reply: null, effects: [] };
      const key = { evidenceId, tenantId };
      const outcome = judgeSimulatedToken(shareToken);
      const check = outcome === 'waits' ? silenceCheck(key) : scheduleCheck(key, outcome, now + stepMs);
      return { reply: null, effects: [check] };
    },
  };
}

/** Once; a check that waits for a person stays silent. */
function takeCustomerCheck(
  { tenantId, subject: checkId, payload }: OrderOf<'check_customer'>,
  stepMs: number,
): Write<null> {
  const { customerId } = payload;
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: () => [need(simulatedCustomerChecksTable, { checkId }), leftAloneNeed(customerId)],
    decide: (loaded, { now }) => {
      if (loaded.find(simulatedCustomerChecksTable, { checkId }) !== undefined) {
        return { reply: null, effects: [] };
      }
      const key = { checkId, tenantId };
      const isLeftAlone = loaded.find(leftAloneTable, { customerId }) !== undefined;
      const finding = isLeftAlone ? null : judgeSimulatedCustomer(payload, sydneyDay(now));
      const noted =
        finding === null ? silenceCustomerCheck(key) : scheduleCustomerCheck(key, finding, now + stepMs);
      return { reply: null, effects: [noted] };
    },
  };
}

/** Whether the check is in the provider's books. */
function findCheck(tenantId: string, subject: string): Write<'in_progress' | 'absent'> {
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: () => [
      need(identityChecksTable, { evidenceId: subject }),
      need(simulatedCustomerChecksTable, { checkId: subject }),
    ],
    decide: (loaded) => {
      const check =
        loaded.find(identityChecksTable, { evidenceId: subject }) ??
        loaded.find(simulatedCustomerChecksTable, { checkId: subject });
      return { reply: check === undefined ? 'absent' : 'in_progress', effects: [] };
    },
  };
}

export function simulateIdentity(writeQueue: WriteQueue, stepMs: number): Provider<Order> {
  return {
    name: 'identity',
    adapter: SIMULATED,
    limits: SIMULATED_LIMITS,
    carryOut: async (order): Promise<Answer> => {
      if (order.kind === 'hand_over_evidence') await writeQueue.submit(takeCheck(order, stepMs));
      else if (order.kind === 'check_customer') await writeQueue.submit(takeCustomerCheck(order, stepMs));
      else {
        throw new Refused(
          'not_simulated',
          `The simulated identity provider does not carry out ${order.kind}.`,
        );
      }
      return { outcome: 'taken', providerReference: `SIMID-${order.subject}` };
    },
    queryStatus: ({ tenantId, subject }) => writeQueue.submit(findCheck(tenantId, subject)),
  };
}
