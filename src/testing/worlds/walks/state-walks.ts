import type { STATE_MACHINES } from '../../../../generated/state-machines.ts';
import { TO_AUD, TO_STABLECOIN, type TestTenant } from '../test-tenant.ts';
import { entitlementWalk, verificationWalk } from './customer-walks.ts';
import { evidenceWalk } from './evidence-walk.ts';
import { advanceBy, byAsking, post, readBy, waitFor, type StateWalk, type Step } from './walk-steps.ts';

/** Both ways through a route. */
export const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

/** Makes a conversion of an amount. */
export const convert =
  (amount: string, sourceAsset: string, destinationAsset: string) => (tenant: TestTenant) =>
    tenant.newConversion({ sourceAsset, destinationAsset, sourceAmount: amount });

const advanceOperation = advanceBy('operations');

const OPERATION_EDGES = byAsking(advanceOperation, [
  ['held', 'accepted'],
  ['held', 'failed'],
  ['accepted', 'submitted'],
  ['accepted', 'held'],
  ['accepted', 'failed'],
  ['submitted', 'settled'],
  ['submitted', 'failed'],
]);

/** What a report brings with it that overtook others (advanceOperation in the contract). */
const OVERTAKING = {
  'held > submitted': ['accepted', 'submitted'],
  'held > settled': ['accepted', 'submitted', 'settled'],
  'accepted > settled': ['submitted', 'settled'],
};

const OPERATION = { edges: OPERATION_EDGES, ask: advanceOperation, composed: OVERTAKING };

/** What pay-ins and deposits have in common. */
const RECEIPT_EDGES = [
  ['detected', 'confirming'],
  ['detected', 'credited'],
  ['confirming', 'credited'],
  ['detected', 'held'],
  ['confirming', 'held'],
  ['held', 'credited'],
  ['held', 'returned'],
  ['credited', 'returned'],
] as const;

const deactivating = (path: string): Pick<StateWalk, 'edges' | 'read' | 'ask'> => {
  const deactivate = post(({ id }) => `${path}/${id}/deactivate`);
  return {
    edges: { 'active > inactive': [deactivate] },
    read: readBy(path),
    ask: (to) => (to === 'inactive' ? deactivate : undefined),
  };
};

const moveInvoice = (to: string): Step =>
  post(({ id }) => `/v1/sandbox/invoices/${id}/advance`, { to, reason: 'for a test' });

const accept = post(({ id }) => `/v1/treasury/conversion-quotes/${id}/accept`);

/** Every table of states of the contract, with a way along each of its edges. */
export const STATE_WALKS: Readonly<Record<keyof typeof STATE_MACHINES, StateWalk>> = {
  payout: {
    ...OPERATION,
    create: {
      accepted: [(tenant) => tenant.newPayout()],
      held: [(tenant) => tenant.newPayout({ amount: '10.03' })],
    },
    edges: { ...OPERATION_EDGES, 'submitted > returned': [advanceOperation('returned')] },
    read: readBy('/v1/treasury/payouts'),
    composed: {
      ...OVERTAKING,
      'held > returned': ['accepted', 'submitted', 'returned'],
      'accepted > returned': ['submitted', 'returned'],
    },
  },
  withdrawal: {
    ...OPERATION,
    create: {
      accepted: [(tenant) => tenant.newWithdrawal()],
      held: [(tenant) => tenant.newWithdrawal({ amount: '10.03' })],
    },
    read: readBy('/v1/treasury/withdrawals'),
  },
  conversion: {
    ...OPERATION,
    create: {
      accepted: [convert('10.00', 'AUD', 'USDC'), convert('10', 'USDC', 'USDT')],
      held: [convert('10.03', 'AUD', 'USDT'), convert('10.03', 'USDC', 'AUD')],
    },
    read: readBy('/v1/treasury/conversions'),
  },
  payin: {
    create: { detected: [(tenant) => tenant.fund('5.00', { outcome: 'detected' })] },
    edges: byAsking(advanceBy('payins'), RECEIPT_EDGES),
    read: readBy('/v1/treasury/payins'),
    // The bank never takes back that it has announced a payment: no call asks for it.
    ask: (to) => (to === 'detected' ? undefined : advanceBy('payins')(to)),
  },
  deposit: {
    create: { detected: [(tenant) => tenant.deposit('5', { outcome: 'detected' })] },
    edges: byAsking(advanceBy('deposits'), [...RECEIPT_EDGES, ['confirming', 'detected']]),
    read: readBy('/v1/treasury/deposits'),
    ask: advanceBy('deposits'),
  },
  transfer: {
    create: {
      detected: DIRECTIONS.map((direction) => (tenant) => tenant.newTransfer(direction, '10.00')),
    },
    edges: byAsking(advanceBy('transfers'), [
      ['detected', 'held'],
      ['detected', 'converting'],
      ['held', 'converting'],
      ['held', 'returned'],
      ['converting', 'delivering'],
      ['converting', 'failed'],
      ['delivering', 'completed'],
      ['delivering', 'failed'],
      ['failed', 'returned'],
    ]),
    read: readBy('/v1/transfers'),
    // Money is detected once, and no call asks for it again.
    ask: (to) => (to === 'detected' ? undefined : advanceBy('transfers')(to)),
  },
  beneficiary: {
    ...deactivating('/v1/treasury/beneficiaries'),
    create: { active: [(tenant) => tenant.newBeneficiary()] },
  },
  funding_instrument: {
    ...deactivating('/v1/treasury/funding-instruments'),
    create: { active: [(tenant) => tenant.newInstrument(), (tenant) => tenant.newAddress()] },
  },
  destination: {
    ...deactivating('/v1/treasury/destinations'),
    create: { active: [(tenant) => tenant.newDestination()] },
  },
  payment_route: {
    ...deactivating('/v1/payment-routes'),
    create: {
      active: [(tenant) => tenant.newRoute(TO_STABLECOIN), (tenant) => tenant.newRoute(TO_AUD)],
    },
  },
  conversion_quote: {
    create: { open: [(tenant) => tenant.newQuote()] },
    edges: { 'open > accepted': [accept], 'open > expired': [waitFor(3_600)] },
    read: readBy('/v1/treasury/conversion-quotes'),
    ask: (to) => (to === 'accepted' ? accept : to === 'expired' ? waitFor(3_600) : undefined),
    answers: {
      'accepted > accepted': '409 quote_already_accepted',
      'expired > accepted': '422 quote_expired',
      'accepted > expired': '200',
      'expired > expired': '200',
    },
  },
  identity_evidence: evidenceWalk,
  invoice: {
    create: { draft: [(tenant) => tenant.newInvoice()] },
    edges: byAsking(moveInvoice, [
      ['draft', 'issued'],
      ['draft', 'void'],
      ['issued', 'settled'],
      ['issued', 'void'],
    ]),
    read: readBy('/v1/invoices'),
    // Nothing becomes a draft again: its month has another one.
    ask: (to) => (to === 'draft' ? undefined : moveInvoice(to)),
  },
  customer_verification: verificationWalk,
  customer_entitlement: entitlementWalk,
};
