import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CreatedTenant } from '../access/tenants/create-tenant.ts';
import type { Schema } from '../contract/operation-types.ts';
import type { TermsPatch } from '../operations/policy/next-configuration.ts';
import { setConfiguration } from '../operator/set-configuration.ts';
import type { TestReply, TestRequest, TestService } from './test-service.ts';

type Payout = Schema<'Payout'>;
type Payin = Schema<'Payin'>;

/** A tenant of a test server, with what tests do again and again in its name. */
export interface TestTenant extends CreatedTenant {
  /** Sends a request with the tenant's secret key, unless it names another. */
  readonly request: (method: string, path: string, request?: TestRequest) => Promise<TestReply>;
  /** The body of a GET that must succeed. */
  readonly get: <Body = Record<string, unknown>>(path: string) => Promise<Body>;
  /** The body of a POST that must succeed. */
  readonly post: <Body = Record<string, unknown>>(path: string, body?: unknown) => Promise<Body>;
  readonly newInstrument: (body?: object) => Promise<Schema<'FundingInstrument'>>;
  readonly newBeneficiary: (body?: object) => Promise<Schema<'IndividualBeneficiary'>>;
  /** A credited pay-in at an instrument of its own, unless it is told otherwise. */
  readonly fund: (amount: string, body?: object) => Promise<Payin>;
  /** A payout to a beneficiary of its own, unless it is told otherwise. */
  readonly newPayout: (body?: object) => Promise<Payout>;
  readonly payout: (id: string) => Promise<Payout>;
  /** The AUD balance, as the overview shows it. */
  readonly balance: () => Promise<Schema<'Balance'>>;
  /** The balance as `available/reserved/pending`. */
  readonly figures: () => Promise<string>;
  /** Carries out what is due. */
  readonly settle: () => Promise<void>;
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

/** Makes the helpers of a tenant that exists. */
export function createTestTenant(
  { worker, lane }: TestService,
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
  const post = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const reply = await request('POST', path, { body });
    expect([200, 201], reply.text).toContain(reply.status);
    return reply.body as Body;
  };
  const newInstrument: TestTenant['newInstrument'] = (body = {}) =>
    post('/v1/treasury/funding-instruments', { type: 'aud_account', ...body });
  const newBeneficiary: TestTenant['newBeneficiary'] = (body = PERSON) =>
    post('/v1/treasury/beneficiaries', body);
  const balance: TestTenant['balance'] = async () => {
    const { balances } = await get<Schema<'TreasuryOverview'>>('/v1/treasury');
    return balances.find(({ asset }) => asset === 'AUD')!;
  };
  return {
    ...created,
    request,
    get,
    post,
    newInstrument,
    newBeneficiary,
    fund: async (amount, body = {}) =>
      post('/v1/sandbox/payins', {
        ...('fundingInstrumentId' in body ? {} : { fundingInstrumentId: (await newInstrument()).id }),
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
    balance,
    figures: async () => {
      const { available, reserved, pending } = await balance();
      return `${available}/${reserved}/${pending}`;
    },
    settle: () => worker.settle(clientId),
    configure: async (patch) => {
      await lane.submit(setConfiguration(clientId, patch, 'for a test', 'test'));
    },
  };
}
