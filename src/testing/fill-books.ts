import { advanceOperation } from '../sandbox/advance-operation.ts';
import { simulatePayin } from '../sandbox/simulate-payin.ts';
import { setConfiguration } from '../operator/set-configuration.ts';
import { createBeneficiary } from '../treasury/beneficiaries/create-beneficiary.ts';
import { createFundingInstrument } from '../treasury/funding-instruments/create-funding-instrument.ts';
import { createPayout } from '../treasury/payouts/create-payout.ts';
import { handlerWrite } from './handler-write.ts';
import type { TestLane } from './test-lane.ts';

/** Ways of a payout through the table of states, one of each kind of end, and late reports behind them. */
const WAYS = [
  [],
  ['held'],
  ['submitted'],
  ['settled'],
  ['failed'],
  ['returned'],
  ['settled', 'late_return'],
  ['failed', 'late_execution'],
] as const;

/**
 * Fills the books of a new tenant: pay-ins in every status, one of them with an open hold-back, and payouts on every
 * way through their table of states. Answers the tenant's identifier.
 */
export async function fillBooks({ lane, newTenant }: TestLane): Promise<string> {
  const tenantId = await newTenant(1_000_000n);
  const patch = {
    returns: { holdbackBps: 1_000 },
    pricing: {
      fees: ['payin', 'payout'].map((operation) => ({ operation, asset: 'AUD', flat: '1.00', bps: 10 })),
    },
  };
  await lane.submit(setConfiguration(tenantId, patch, 'test', 'test'));
  const none = { path: {}, query: {} };
  const request = { ...none, body: { type: 'aud_account' as const } };
  const { id: fundingInstrumentId } = await lane.submit(
    handlerWrite(createFundingInstrument, request, tenantId),
  );
  for (const outcome of ['detected', 'confirming', 'credited', 'held', 'returned'] as const) {
    const body = { fundingInstrumentId, amount: '100.00', outcome };
    await lane.submit(handlerWrite(simulatePayin, { ...none, body }, tenantId));
  }
  const body = {
    ...{ type: 'individual' as const, firstName: 'Ada', lastName: 'Byron' },
    destination: {
      type: 'bank_account' as const,
      bsb: '802985',
      accountNumber: '1',
      accountName: 'Ada Byron',
    },
  };
  const { id: beneficiaryId } = await lane.submit(
    handlerWrite(createBeneficiary, { ...none, body }, tenantId),
  );
  for (const [index, way] of WAYS.entries()) {
    const payout = {
      beneficiaryId,
      amount: '10.00',
      currency: 'AUD' as const,
      externalReference: `order ${index}`,
    };
    const { id } = await lane.submit(handlerWrite(createPayout, { ...none, body: payout }, tenantId));
    for (const to of way) {
      await lane.submit(handlerWrite(advanceOperation, { query: {}, path: { id }, body: { to } }, tenantId));
    }
  }
  return tenantId;
}
