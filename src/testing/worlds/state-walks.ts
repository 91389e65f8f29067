import { randomUUID } from 'node:crypto';
import type { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { TestReply } from '../server/test-service.ts';
import { SHOPPER, TO_AUD, TO_STABLECOIN, type TestTenant } from './test-tenant.ts';

/** A resource of any kind as the interface shows it. */
export type Walked = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };

/** Asks for a move by a documented call, or lets the time come at which it happens by itself. */
export type Step = (tenant: TestTenant, record: Walked) => Promise<TestReply>;

/** How one kind of resource is taken through its table of states by documented calls and magic values alone. */
export interface StateWalk {
  /** The ways in which one comes into being, by the state that it begins in. */
  readonly create: Readonly<Record<string, readonly ((tenant: TestTenant) => Promise<Walked>)[]>>;
  /** The ways along each edge, named as `from > to`. */
  readonly edges: Readonly<Record<string, readonly Step[]>>;
  readonly read: (tenant: TestTenant, record: Walked) => Promise<Walked>;
  /** The call that asks for a state, whatever the state is now; undefined where no call does. */
  readonly ask: (to: string) => Step | undefined;
  /** What else than 409 invalid_state answers a move that is no edge. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Moves that are made of several edges in one step, with the states that they pass. */
  readonly composed?: Readonly<Record<string, readonly string[]>>;
}

const EVIDENCE_AGE_SECONDS = 60;

const post =
  (pathOf: (record: Walked) => string, body: object = {}): Step =>
  (tenant, record) =>
    tenant.request('POST', pathOf(record), { body });

const readBy =
  (path: string): StateWalk['read'] =>
  (tenant, { id }) =>
    tenant.get(`${path}/${id}`);

const advanceBy =
  (path: string) =>
  (to: string): Step =>
    post(({ id }) => `/v1/sandbox/${path}/${id}/advance`, { to });

/** Lets time pass on the tenant's clock. */
const waitFor =
  (advanceSeconds: number): Step =>
  (tenant) =>
    tenant.request('POST', '/v1/sandbox/clock', { body: { advanceSeconds } });

/** Ways along edges that all are asked for by one call. */
function byAsking(
  ask: (to: string) => Step,
  edges: readonly (readonly [from: string, to: string])[],
): Record<string, readonly Step[]> {
  return Object.fromEntries(edges.map(([from, to]) => [`${from} > ${to}`, [ask(to)]]));
}

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

const convert = (amount: string, sourceAsset: string, destinationAsset: string) => (tenant: TestTenant) =>
  tenant.newConversion({ sourceAsset, destinationAsset, sourceAmount: amount });

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

const decide = (status: string): Step =>
  post(({ id }) => `/v1/sandbox/identity-evidence/${id}/decide`, { status });

async function newEvidence(tenant: TestTenant, how: string): Promise<Walked> {
  await tenant.post('/v1/sandbox/configuration', {
    reason: 'Evidence that is soon too old',
    identity: { evidenceMaxAgeSeconds: EVIDENCE_AGE_SECONDS },
  });
  const { id } = await tenant.newBeneficiary();
  return tenant.newEvidence(id, `${how}${randomUUID()}`);
}

async function readEvidence(tenant: TestTenant, { id, beneficiaryId }: Walked): Promise<Walked> {
  const path = `/v1/treasury/beneficiaries/${String(beneficiaryId)}/identity-evidence`;
  const { data } = await tenant.get<Schema<'IdentityEvidenceList'>>(path);
  return data.find((evidence) => evidence.id === id)!;
}

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;
const WAITING = { contact: { email: 'pending_mia@example.com', name: 'Mia Chen' } };

const customerPath = ({ id }: { readonly id: string }): string => `/v1/customers/${id}`;

const decideOnCustomer = (body: object): Step =>
  post(({ id }) => `/v1/sandbox/customers/${id}/verification`, body);

const verify = (verificationStatus: string): Step => decideOnCustomer({ verificationStatus });

const entitle = (status: string): Step =>
  decideOnCustomer({ entitlements: [{ entitlement: 'aud_onramp', status }] });

const changeCustomer =
  (body: object): Step =>
  (tenant, record) =>
    tenant.request('PATCH', customerPath(record), { body });

const giveDetails = changeCustomer({
  individualDetails: { ...SHOPPER.individualDetails, lastName: 'Chen-Weber' },
});

async function readVerification(tenant: TestTenant, { id }: { readonly id: string }): Promise<Walked> {
  const customer = await tenant.customer(id);
  return { ...customer, status: customer.verificationStatus };
}

async function readEntitlement(tenant: TestTenant, { id }: { readonly id: string }): Promise<Walked> {
  const customer = await tenant.customer(id);
  return { ...customer, status: customer.entitlements[0]!.status };
}

async function newVerification(tenant: TestTenant, body: object = WAITING): Promise<Walked> {
  return readVerification(tenant, await tenant.newCustomer(body));
}

async function newEntitlement(tenant: TestTenant, body: object): Promise<Walked> {
  return readEntitlement(tenant, await tenant.newCustomer({ ...WAITING, ...body }));
}

/** An entitlement beside a verification that is approved, and that no simulated provider decides. */
async function newLateEntitlement(tenant: TestTenant, entitlements: readonly string[]): Promise<Walked> {
  const created = await newEntitlement(tenant, {});
  await verify('approved')(tenant, created);
  await changeCustomer({ entitlements })(tenant, created);
  return readEntitlement(tenant, created);
}

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
  identity_evidence: {
    create: { pending: [(tenant) => newEvidence(tenant, 'pending_')] },
    edges: {
      'pending > accepted': [decide('accepted')],
      'pending > rejected': [decide('rejected')],
      'accepted > expired': [waitFor(EVIDENCE_AGE_SECONDS)],
    },
    read: readEvidence,
    ask: (to) =>
      to === 'expired' ? waitFor(EVIDENCE_AGE_SECONDS) : to === 'pending' ? undefined : decide(to),
    answers: { 'pending > expired': '200', 'rejected > expired': '200', 'expired > expired': '200' },
  },
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
  customer_verification: {
    create: {
      not_started: [(tenant) => newVerification(tenant, { ...WAITING, individualDetails: undefined })],
      in_progress: [newVerification],
    },
    edges: {
      'not_started > in_progress': [verify('in_progress'), giveDetails],
      'in_progress > approved': [verify('approved')],
      'in_progress > rejected': [verify('rejected')],
      'in_progress > needs_review': [verify('needs_review')],
      'needs_review > approved': [verify('approved')],
      'needs_review > rejected': [verify('rejected')],
      'approved > needs_review': [verify('needs_review')],
      'rejected > in_progress': [verify('in_progress'), giveDetails],
    },
    read: readVerification,
    ask: verify,
    answers: answersOfStanding(['not_started', 'in_progress', 'needs_review', 'approved', 'rejected']),
    composed: {
      'not_started > approved': ['in_progress', 'approved'],
      'not_started > rejected': ['in_progress', 'rejected'],
      'not_started > needs_review': ['in_progress', 'needs_review'],
      'needs_review > in_progress': ['rejected', 'in_progress'],
      'approved > rejected': ['needs_review', 'rejected'],
      'approved > in_progress': ['needs_review', 'rejected', 'in_progress'],
      'rejected > approved': ['in_progress', 'approved'],
      'rejected > needs_review': ['in_progress', 'needs_review'],
    },
  },
  customer_entitlement: {
    create: {
      not_requested: [(tenant) => newLateEntitlement(tenant, []), (tenant) => newEntitlement(tenant, {})],
      in_progress: [
        (tenant) => newLateEntitlement(tenant, ['aud_onramp']),
        (tenant) => newEntitlement(tenant, { entitlements: ['aud_onramp'] }),
      ],
    },
    edges: {
      'not_requested > in_progress': [
        entitle('in_progress'),
        changeCustomer({ entitlements: ['aud_onramp'] }),
      ],
      'in_progress > approved': [entitle('approved')],
      'in_progress > rejected': [entitle('rejected'), verify('rejected')],
      'approved > suspended': [entitle('suspended'), verify('needs_review')],
      'suspended > approved': [entitle('approved')],
      'suspended > rejected': [entitle('rejected'), verify('rejected')],
      'rejected > in_progress': [entitle('in_progress'), changeCustomer({ entitlements: ['aud_onramp'] })],
    },
    read: readEntitlement,
    ask: entitle,
    answers: answersOfStanding(['not_requested', 'in_progress', 'approved', 'rejected', 'suspended']),
    composed: {
      'not_requested > approved': ['in_progress', 'approved'],
      'not_requested > rejected': ['in_progress', 'rejected'],
      'not_requested > suspended': ['in_progress', 'approved', 'suspended'],
      'in_progress > suspended': ['approved', 'suspended'],
      'approved > rejected': ['suspended', 'rejected'],
      'approved > in_progress': ['suspended', 'rejected', 'in_progress'],
      'rejected > approved': ['in_progress', 'approved'],
      'rejected > suspended': ['in_progress', 'approved', 'suspended'],
      'suspended > in_progress': ['rejected', 'in_progress'],
    },
  },
};

/** Of what a control call finds as it is asked for, it makes no move, and says so with the record as it stands. */
function answersOfStanding(states: readonly string[]): Record<string, string> {
  return Object.fromEntries(states.map((state) => [`${state} > ${state}`, '200']));
}

/** What a value in the request has become once everything that was due has happened: the states in their order. */
export interface MagicWalk {
  readonly what: string;
  readonly walk: keyof typeof STATE_MACHINES;
  readonly create: (tenant: TestTenant) => Promise<Walked>;
  readonly states: readonly string[];
}

const MAGIC_TRANSFERS: readonly (readonly [fraction: string, states: readonly string[]])[] = [
  ['00', ['detected', 'converting', 'delivering', 'completed']],
  ['01', ['detected', 'converting', 'failed', 'returned']],
  ['02', ['detected', 'converting', 'delivering', 'failed', 'returned']],
  ['03', ['detected', 'held']],
  ['04', ['detected', 'converting', 'delivering']],
];

const MAGIC_OPERATIONS: readonly (readonly [fraction: string, states: readonly string[]])[] = [
  ['00', ['accepted', 'submitted', 'settled']],
  ['01', ['accepted', 'submitted', 'failed']],
  ['02', ['accepted', 'submitted', 'failed']],
  ['03', ['held']],
  ['04', ['accepted', 'submitted']],
];

/** Every magic value of the sandbox that makes an operation or evidence move by itself. */
export const MAGIC_WALKS: readonly MagicWalk[] = [
  ...MAGIC_OPERATIONS.flatMap(([fraction, states]): MagicWalk[] => {
    const amount = `10.${fraction}`;
    const payoutStates = fraction === '02' ? ['accepted', 'submitted', 'returned'] : states;
    return [
      { what: amount, walk: 'payout', create: (to) => to.newPayout({ amount }), states: payoutStates },
      { what: amount, walk: 'withdrawal', create: (to) => to.newWithdrawal({ amount }), states },
      { what: amount, walk: 'conversion', create: convert(amount, 'AUD', 'USDC'), states },
    ];
  }),
  ...MAGIC_TRANSFERS.flatMap(([fraction, states]) =>
    DIRECTIONS.map((direction): MagicWalk => ({
      what: `10.${fraction} (${direction})`,
      walk: 'transfer',
      create: (to) => to.newTransfer(direction, `10.${fraction}`),
      states,
    })),
  ),
  { what: 'any token', walk: 'identity_evidence', create: (to) => newEvidence(to, ''), states: ['accepted'] },
  {
    what: 'a token that begins reject_',
    walk: 'identity_evidence',
    create: (to) => newEvidence(to, 'reject_'),
    states: ['rejected'],
  },
  {
    what: 'a token that begins pending_',
    walk: 'identity_evidence',
    create: (to) => newEvidence(to, 'pending_'),
    states: ['pending'],
  },
  ...(
    [
      ['mia', 'approved', 'approved'],
      ['reject_mia', 'rejected', 'rejected'],
      ['review_mia', 'needs_review', 'in_progress'],
      ['pending_mia', 'in_progress', 'in_progress'],
    ] as const
  ).flatMap(([name, verification, entitlement]): MagicWalk[] => {
    const contact = { email: `${name}@example.com`, name: 'Mia Chen' };
    const what = contact.email;
    const asking = { contact, entitlements: ['aud_onramp'] };
    return [
      {
        what,
        walk: 'customer_verification',
        create: (to) => newVerification(to, { contact }),
        states: [verification],
      },
      {
        what,
        walk: 'customer_entitlement',
        create: (to) => newEntitlement(to, asking),
        states: [entitlement],
      },
    ];
  }),
  ...(['detected', 'confirming', 'credited', 'held', 'returned'] as const).flatMap((outcome): MagicWalk[] => {
    const states = [outcome];
    return [
      { what: outcome, walk: 'payin', create: (to) => to.fund('5.00', { outcome }), states },
      { what: outcome, walk: 'deposit', create: (to) => to.deposit('5', { outcome }), states },
    ];
  }),
];
