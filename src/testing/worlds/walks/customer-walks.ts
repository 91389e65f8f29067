import { SHOPPER, type TestTenant } from '../test-tenant.ts';
import { answersOfStanding, post, type StateWalk, type Step, type Walked } from './walk-steps.ts';

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

/** A customer, seen by the state of the verification. */
export async function newVerification(tenant: TestTenant, body: object = WAITING): Promise<Walked> {
  return readVerification(tenant, await tenant.newCustomer(body));
}

/** A customer, seen by the state of the first entitlement. */
export async function newEntitlement(tenant: TestTenant, body: object): Promise<Walked> {
  return readEntitlement(tenant, await tenant.newCustomer({ ...WAITING, ...body }));
}

/** An entitlement beside a verification that is approved, and that no simulated provider decides. */
async function newLateEntitlement(tenant: TestTenant, entitlements: readonly string[]): Promise<Walked> {
  const created = await newEntitlement(tenant, {});
  await verify('approved')(tenant, created);
  await changeCustomer({ entitlements })(tenant, created);
  return readEntitlement(tenant, created);
}

/** A customer's verification. */
export const verificationWalk: StateWalk = {
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
};

/** One entitlement of a customer. */
export const entitlementWalk: StateWalk = {
  create: {
    not_requested: [(tenant) => newLateEntitlement(tenant, []), (tenant) => newEntitlement(tenant, {})],
    in_progress: [
      (tenant) => newLateEntitlement(tenant, ['aud_onramp']),
      (tenant) => newEntitlement(tenant, { entitlements: ['aud_onramp'] }),
    ],
  },
  edges: {
    'not_requested > in_progress': [entitle('in_progress'), changeCustomer({ entitlements: ['aud_onramp'] })],
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
};
