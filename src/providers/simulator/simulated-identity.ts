import { SANDBOX } from '../../actor.ts';
import { sydneyDay } from '../../clock.ts';
import type { Order, OrderOf } from '../../outbox/instruction.ts';
import type { Lane } from '../../writes/lane.ts';
import { need, type Write } from '../../writes/write.ts';
import { Refused } from '../provider-errors.ts';
import { SIMULATED, type Answer, type Provider } from '../provider.ts';
import { judgeSimulatedCustomer } from './judge-simulated-customer.ts';
import { judgeSimulatedToken } from './judge-simulated-token.ts';
import { identityChecksTable, scheduleCheck, silenceCheck } from './simulated-check.ts';
import {
  leftAloneNeed,
  leftAloneTable,
  scheduleCustomerCheck,
  silenceCustomerCheck,
  simulatedCustomerChecksTable,
} from './simulated-customer.ts';
import { SIMULATED_LIMITS } from './simulated-provider.ts';

/** Takes a check into the provider's books, once. What waits for a person is noted, and stays silent. */
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

/** Takes a customer's check into the provider's books, once. What waits for a person is noted, and stays silent. */
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

/** Whether the provider has a check in its books; what it found out comes by its own report. */
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

/** An identity provider that looks at nobody: how a share token or an e-mail address begins says what it finds, a step later. */
export function simulateIdentity(lane: Lane, stepMs: number): Provider<Order> {
  return {
    name: 'identity',
    adapter: SIMULATED,
    limits: SIMULATED_LIMITS,
    carryOut: async (order): Promise<Answer> => {
      if (order.kind === 'hand_over_evidence') await lane.submit(takeCheck(order, stepMs));
      else if (order.kind === 'check_customer') await lane.submit(takeCustomerCheck(order, stepMs));
      else {
        throw new Refused(
          'not_simulated',
          `The simulated identity provider does not carry out ${order.kind}.`,
        );
      }
      return { outcome: 'taken', providerReference: `SIMID-${order.subject}` };
    },
    findOut: ({ tenantId, subject }) => lane.submit(findCheck(tenantId, subject)),
  };
}
