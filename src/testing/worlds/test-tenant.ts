import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { OPERATOR } from '../../identity/actor.ts';
import { issueStepUp } from '../../access/step-up/issue.ts';
import type { CreatedTenant } from '../../access/tenants/create-tenant.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { parseSignedAmount, type Asset } from '../../money/amount.ts';
import type { UserRole } from '../../access/users/table.ts';
import type { TermsPatch } from '../../treasury/policy/set-configuration.ts';
import { adjustBalance } from '../../treasury/overview/adjust.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import type { TransferDirection } from '../../direct-routes/transfers/table.ts';
import type { TestReply, TestRequest, TestService } from '../server/test-service.ts';
import { addMember } from './add-member.ts';
import { newInvoice } from './test-invoice.ts';

type Payout = Schema<'Payout'>;
type Payin = Schema<'Payin'>;
type Deposit = Schema<'Deposit'>;
type Destination = Schema<'StablecoinDestination'>;
type Withdrawal = Schema<'Withdrawal'>;
type Quote = Schema<'ConversionQuote'>;
type Conversion = Schema<'Conversion'>;

/** A tenant of a test server, with what tests do again and again in its name. */
export interface TestTenant extends CreatedTenant {
  /** Sends a request with the tenant's secret key, unless it names another. */
  readonly request: (method: string, path: string, request?: TestRequest) => Promise<TestReply>;
  /** The body of a GET that must succeed. */
  readonly get: <Body = Record<string, unknown>>(path: string) => Promise<Body>;
  /** The body of a POST that must succeed. */
  readonly post: <Body = Record<string, unknown>>(path: string, body?: unknown) => Promise<Body>;
  /** A subscription, with its secret; to every event where no other types are given. */
  readonly newWebhook: (body?: object) => Promise<Schema<'WebhookWithSecret'>>;
  readonly newDelivery: (webhookId: string) => Promise<Schema<'WebhookDeliveryDetail'>>;
  /** A secret key of a viewer, with its text, unless it is told otherwise. */
  /** The identifier of a request; only on a server that keeps them is it one that is kept. */
  readonly keptRequest: () => Promise<string>;
  readonly newApiKey: (body?: object) => Promise<Schema<'ApiKeyWithSecret'>>;
  readonly newInstrument: (body?: object) => Promise<Schema<'AudFundingInstrument'>>;
  /** An address to be paid USDC on Base into, unless it is told otherwise. */
  readonly newAddress: (body?: object) => Promise<Schema<'StableFundingInstrument'>>;
  readonly newBeneficiary: (body?: object) => Promise<Schema<'IndividualBeneficiary'>>;
  /** Identity evidence of a beneficiary, with a share token of its own unless it is given. */
  readonly newEvidence: (beneficiaryId: string, shareToken?: string) => Promise<Schema<'IdentityEvidence'>>;
  /** A person whose verification has begun, unless it is told otherwise. */
  readonly newCustomer: (body?: object) => Promise<Schema<'Customer'>>;
  readonly customer: (id: string) => Promise<Schema<'Customer'>>;
  /** A customer who holds entitlements, both unless it is told otherwise. */
  readonly newEntitledCustomer: (entitlements?: readonly string[]) => Promise<Schema<'Customer'>>;
  /** A route of a customer of its own from AUD to USDC on Base, unless it is told otherwise. */
  readonly newRoute: (body?: object, customerId?: string) => Promise<Schema<'PaymentRoute'>>;
  /** A credited pay-in at an instrument of its own, unless it is told otherwise. */
  readonly fund: (amount: string, body?: object) => Promise<Payin>;
  /** A credited deposit at an address of its own, unless it is told otherwise. */
  readonly deposit: (amount: string, body?: object) => Promise<Deposit>;
  /** A payout to a beneficiary of its own, unless it is told otherwise. */
  readonly newPayout: (body?: object) => Promise<Payout>;
  readonly payout: (id: string) => Promise<Payout>;
  /** A saved address for USDC on Base, unless it is told otherwise. */
  readonly newDestination: (body?: object) => Promise<Destination>;
  /** A withdrawal to a destination of its own, unless it is told otherwise. */
  readonly newWithdrawal: (body?: object) => Promise<Withdrawal>;
  readonly withdrawal: (id: string) => Promise<Withdrawal>;
  /** A quote of USDC for 10.00 AUD, unless it is told otherwise. */
  readonly newQuote: (body?: object) => Promise<Quote>;
  readonly quote: (id: string) => Promise<Quote>;
  /** The conversion of a quote of its own. */
  readonly newConversion: (body?: object) => Promise<Conversion>;
  readonly conversion: (id: string) => Promise<Conversion>;
  /** A draft of a month that is over, which takes the clock to its end where none is. */
  readonly newInvoice: () => Promise<Schema<'Invoice'>>;
  /** What a customer has sent to a route of its own: the transfer as it begins. */
  readonly newTransfer: (direction: TransferDirection, amount: string) => Promise<Schema<'Transfer'>>;
  readonly transfer: (id: string) => Promise<Schema<'Transfer'>>;
  /** Pins a rate of the tenant's, or lets it go with null. */
  readonly pin: (source: Asset, destination: Asset, rate: string | null) => Promise<void>;
  /** Moves what is available of an asset, as the operator would. */
  readonly adjust: (asset: Asset, amount: string) => Promise<void>;
  /** A balance, of AUD unless it is told otherwise, as the overview shows it. */
  readonly balance: (asset?: Asset) => Promise<Schema<'Balance'>>;
  /** A balance as `available/reserved/pending`. */
  readonly figures: (asset?: Asset) => Promise<string>;
  /** Carries out what is due. */
  readonly settle: () => Promise<void>;
  /** A member who has nothing to sign in with, a viewer unless it is told otherwise; the identifier. */
  readonly newMember: (role?: UserRole) => Promise<string>;
  /** An invitation of somebody new, by a confirmation of the operator's. */
  readonly newInvitation: () => Promise<Schema<'Invitation'>>;
  /** A token of a confirmation that holds. */
  readonly stepUp: () => Promise<string>;
  /** Puts the next version of its configuration in force. */
  readonly configure: (patch: TermsPatch) => Promise<void>;
}

/** A person with a bank account, as a request names one. */
export const PERSON = {
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Lovelace',
  destination: { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'A Lovelace' },
};

/** A person to onboard, as a request names one. */
export const SHOPPER = {
  type: 'individual',
  contact: { email: 'mia.chen@example.com', name: 'Mia Chen' },
  individualDetails: {
    firstName: 'Mia',
    lastName: 'Chen',
    dob: '1991-05-23',
    nationality: 'NZ',
    country: 'AU',
  },
};

/** An address to withdraw to, as a request names one. */
export const COLD_WALLET = {
  name: 'Cold wallet',
  asset: 'USDC',
  network: 'base',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
};

/** A payment route from AUD to USDC on Base, as a request names one. */
export const TO_STABLECOIN = {
  direction: 'aud_to_stablecoin',
  destination: { address: COLD_WALLET.address, network: 'base', currency: 'USDC' },
};

/** A payment route from USDT on Tron to a PayID, as a request names one. */
export const TO_AUD = {
  direction: 'stablecoin_to_aud',
  source: { asset: 'USDT', network: 'tron' },
  destination: { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Lovelace' },
};

const USDC_TO_AUD = {
  direction: 'stablecoin_to_aud',
  source: { asset: 'USDC', network: 'base' },
  destination: PERSON.destination,
};

/** A key that may read, as a request names one. */
export const VIEWER_KEY = { name: 'Reader', type: 'secret', role: 'viewer' };

/** Where a test has its events sent: nobody listens there. */
export const LOCAL_HOOK = 'http://127.0.0.1:4000/hooks';

/** A conversion to get a quote for, as a request names one. */
export const AUD_TO_USDC = {
  sourceAsset: 'AUD',
  destinationAsset: 'USDC',
  sourceAmount: '10.00',
  destinationNetwork: 'base',
};

/** For a machine that is busy. */
// Not `vi.waitFor`, which works in a test alone: trials make these records too.
const LOOKS = 1_000;
const LOOK_MS = 20;

/** Makes the helpers of a tenant that exists. */
export function createTestTenant(
  { worker, writeQueue, requests }: TestService,
  send: (method: string, path: string, request?: TestRequest) => Promise<TestReply>,
  created: CreatedTenant,
): TestTenant {
  const { clientId, secretKey } = created;
  const request: TestTenant['request'] = (method, path, sent) =>
    send(method, path, { key: secretKey, ...sent });
  const get = async <Body>(path: string): Promise<Body> => {
    const reply = await request('GET', path);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as Body;
  };
  let lastInvoice: Promise<unknown> = Promise.resolve();
  const post = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const reply = await request('POST', path, { body });
    expect([200, 201], reply.text).toContain(reply.status);
    return reply.body as Body;
  };
  const stepUp: TestTenant['stepUp'] = async () => {
    const facts = { tenantId: clientId, actor: OPERATOR, reason: null, seconds: 315_360_000 };
    return (await writeQueue.submit(issueStepUp(facts))).stepUpToken;
  };
  const newInstrument: TestTenant['newInstrument'] = (body = {}) =>
    post('/v1/treasury/funding-instruments', { type: 'aud_account', ...body });
  const newAddress: TestTenant['newAddress'] = (body = {}) =>
    post('/v1/treasury/funding-instruments', {
      type: 'stable_address',
      asset: 'USDC',
      network: 'base',
      ...body,
    });
  const newBeneficiary: TestTenant['newBeneficiary'] = (body = PERSON) =>
    post('/v1/treasury/beneficiaries', body);
  const newDestination: TestTenant['newDestination'] = (body = {}) =>
    post('/v1/treasury/destinations', { ...COLD_WALLET, ...body });
  const newQuote: TestTenant['newQuote'] = (body = AUD_TO_USDC) =>
    post('/v1/treasury/conversion-quotes', body);
  const balance: TestTenant['balance'] = async (asset = 'AUD') => {
    const { balances } = await get<Schema<'TreasuryOverview'>>('/v1/treasury');
    return balances.find((each) => each.asset === asset)!;
  };
  const newCustomer: TestTenant['newCustomer'] = (body = {}) =>
    post('/v1/customers', { ...SHOPPER, ...body });
  const newEntitledCustomer: TestTenant['newEntitledCustomer'] = async (
    entitlements = ['aud_onramp', 'aud_offramp'],
  ) => {
    const { id } = await newCustomer({ entitlements });
    return post(`/v1/sandbox/customers/${id}/verification`, { verificationStatus: 'approved' });
  };
  const newRoute: TestTenant['newRoute'] = async (body = TO_STABLECOIN, customerId) =>
    post(`/v1/customers/${customerId ?? (await newEntitledCustomer()).id}/payment-routes`, body);
  return {
    ...created,
    request,
    get,
    post,
    newInstrument,
    newAddress,
    newBeneficiary,
    newWebhook: (body = {}) => post('/v1/webhooks', { url: LOCAL_HOOK, ...body }),
    newDelivery: (webhookId) => post(`/v1/webhooks/${webhookId}/test`, {}),
    newCustomer,
    newEntitledCustomer,
    newRoute,
    customer: (id) => get(`/v1/customers/${id}`),
    newEvidence: (beneficiaryId, shareToken = randomUUID()) =>
      post(`/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`, { shareToken }),
    fund: async (amount, body = {}) =>
      post('/v1/sandbox/payins', {
        ...('fundingInstrumentId' in body ? {} : { fundingInstrumentId: (await newInstrument()).id }),
        amount,
        ...body,
      }),
    deposit: async (amount, body = {}) =>
      post('/v1/sandbox/deposits', {
        ...('fundingInstrumentId' in body ? {} : { fundingInstrumentId: (await newAddress()).id }),
        amount,
        ...body,
      }),
    newPayout: async (body = {}) =>
      post('/v1/treasury/payouts', {
        ...('beneficiaryId' in body ? {} : { beneficiaryId: (await newBeneficiary()).id }),
        amount: '10.00',
        currency: 'AUD',
        externalReference: randomUUID(),
        ...body,
      }),
    payout: (id) => get(`/v1/treasury/payouts/${id}`),
    newDestination,
    newWithdrawal: async (body = {}) =>
      post('/v1/treasury/withdrawals', {
        ...('destinationId' in body ? {} : { destinationId: (await newDestination()).id }),
        amount: '10.00',
        externalReference: randomUUID(),
        ...body,
      }),
    withdrawal: (id) => get(`/v1/treasury/withdrawals/${id}`),
    newQuote,
    quote: (id) => get(`/v1/treasury/conversion-quotes/${id}`),
    newConversion: async (body) =>
      post(`/v1/treasury/conversion-quotes/${(await newQuote(body)).id}/accept`, {}),
    conversion: (id) => get(`/v1/treasury/conversions/${id}`),
    newInvoice: () => {
      // One takes the place of the one before it.
      const made = lastInvoice.then(() => newInvoice({ get, post }));
      lastInvoice = made.catch(() => undefined);
      return made;
    },
    newTransfer: async (direction, amount) => {
      const isFromAud = direction === 'aud_to_stablecoin';
      const { id: paymentRouteId } = await newRoute(isFromAud ? TO_STABLECOIN : USDC_TO_AUD);
      return post(`/v1/sandbox/${isFromAud ? 'payins' : 'deposits'}`, { paymentRouteId, amount });
    },
    transfer: (id) => get(`/v1/transfers/${id}`),
    pin: async (source, destination, rate) => {
      await post('/v1/sandbox/rates', { source, destination, rate });
    },
    adjust: async (asset, amount) => {
      await writeQueue.submit(adjustBalance(clientId, asset, parseSignedAmount(amount, asset), 'for a test'));
    },
    balance,
    figures: async (asset) => {
      const { available, reserved, pending } = await balance(asset);
      return `${available}/${reserved}/${pending}`;
    },
    settle: () => worker.settle(clientId),
    newMember: async (role = 'viewer') => (await addMember(writeQueue, clientId, role)).id,
    newInvitation: async () => {
      const headers = { 'step-up-token': await stepUp() };
      const body = { email: `${randomUUID()}@example.com`, role: 'viewer' };
      const reply = await request('POST', '/v1/team/invitations', { headers, body });
      expect(reply.status, reply.text).toBe(201);
      return reply.body as Schema<'Invitation'>;
    },
    keptRequest: async () => {
      // A place among those that wait.
      await requests?.write();
      const id = (await request('GET', '/v1/meta/caller')).headers.get('x-request-id') ?? '';
      // It is noted once its answer was taken; the loops of a test's server do not run by themselves.
      for (let left = LOOKS; left > 0; left--) {
        await requests?.write();
        const { status } = await request('GET', `/v1/requests/${id}`);
        if (status === (requests === undefined ? 404 : 200)) return id;
        await delay(LOOK_MS);
      }
      throw new Error(`The request ${id} was not noted`);
    },
    newApiKey: async (body = {}) => {
      const made = await request('POST', '/v1/api-keys', {
        body: { ...VIEWER_KEY, ...body },
        headers: { 'step-up-token': await stepUp() },
      });
      expect(made.status, made.text).toBe(201);
      return made.body as Schema<'ApiKeyWithSecret'>;
    },
    stepUp,
    configure: async (patch) => {
      await writeQueue.submit(setConfiguration(clientId, patch, 'for a test', 'test'));
    },
  };
}
