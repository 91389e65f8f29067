import { saveRow } from '../../db/row-effect.ts';
import { parseAmount } from '../../money/amount.ts';
import type { ProviderTraits } from '../../outbox/provider-traits.ts';
import type { Lane } from '../../writes/lane.ts';
import { need } from '../../writes/write.ts';
import type { BankPort } from '../bank.ts';
import { issueSimulatedAccount } from './issue-simulated-account.ts';
import { magicOf } from './magic-amount.ts';
import { simulatedPaymentsTable, type SimulatedPayment } from './simulated-payment.ts';

/** What decisions have to know of the simulated bank. */
export function simulatedBankTraits(stepMs: number): ProviderTraits {
  return {
    handOverDelayMs: stepMs,
    issueAccount: issueSimulatedAccount,
    reviewReason: (principalMinor, asset) =>
      magicOf(principalMinor, asset) === 'review' ? 'provider_review' : undefined,
  };
}

const OUTCOMES: Readonly<Record<ReturnType<typeof magicOf>, SimulatedPayment['nextReport']>> = {
  fail: 'failed',
  return: 'returned',
  stall: null,
  review: 'settled',
  none: 'settled',
};

/**
 * A bank that moves no money: it takes every order into its own books and reports what became of it one step later,
 * on the tenant's clock, through the same door as a real bank would.
 */
export function createSimulatedBank(lane: Lane, stepMs: number): BankPort {
  return {
    submitPayment: async (order) => {
      const nextReport = OUTCOMES[magicOf(parseAmount(order.amount, 'AUD'), 'AUD')];
      await lane.submit({
        tenantId: order.tenantId,
        claimed: true,
        needs: () => [need(simulatedPaymentsTable, { operationId: order.operationId })],
        decide: (loaded, context) => {
          const known = loaded.find(simulatedPaymentsTable, { operationId: order.operationId });
          if (known !== undefined) return { reply: undefined, effects: [] };
          const payment: SimulatedPayment = {
            operationId: order.operationId,
            tenantId: order.tenantId,
            nextReport,
            dueAt: nextReport === null ? null : context.now + stepMs,
          };
          return { reply: undefined, effects: [saveRow(simulatedPaymentsTable, payment)] };
        },
      });
      return { outcome: 'taken', providerReference: `SIMBANK-${order.operationId}` };
    },
  };
}
