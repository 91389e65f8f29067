import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { ErrorCode } from '../errors/api-error.ts';
import type { UserRole } from '../flows/people/user.ts';
import { newId } from '../ids.ts';
import { brokenHandlers } from '../testing/server/broken-handlers.ts';
import { checkExchange } from '../testing/server/check-exchange.ts';
import { eachServer } from '../testing/server/each-server.ts';
import {
  OPERATION_IDS,
  answerOf,
  exampleRequest,
  makeExampleRecords,
  sendExample,
  unknownRecords,
  type ExampleRecords,
} from '../testing/server/example-request.ts';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import { publishEvents } from '../testing/worlds/webhook-world.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import type { TestServer } from '../testing/server/test-server.ts';
import {
  startTestService,
  type TestReply,
  type TestRequest,
  type TestService,
} from '../testing/server/test-service.ts';
import {
  AUD_TO_USDC,
  COLD_WALLET,
  LOCAL_HOOK,
  PERSON,
  SHOPPER,
  TO_STABLECOIN,
  VIEWER_KEY,
  type TestTenant,
} from '../testing/worlds/test-tenant.ts';
import { signedIn } from '../testing/worlds/test-user.ts';

/** A key that is a viewer's cannot have these. */
const BEYOND_VIEWERS = { scopes: ['treasury:write'] };

/** Before every event of a test. */
const LONG_AGO = '2020-01-01T00:00:00Z';

/** Codes that no request provokes, and why: this table may only shrink. */
const UNPROVOKED: Readonly<Partial<Record<ErrorCode, Partial<Record<OperationId | 'every write', string>>>>> =
  {
    insufficient_scope: {
      listErrors: 'the contract asks for no scope',
      listStateMachines: 'the contract asks for no scope',
    },
    idempotency_in_progress: { 'every write': 'a repeat waits in the lane for the first one and replays it' },
    service_unavailable: {
      getHealth: 'it reads nothing that could be out of reach',
      getContract: 'it reads nothing that could be out of reach',
      getDocs: 'it reads nothing that could be out of reach',
    },
  };

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

type Provoke = (operationId: OperationId) => Promise<TestReply>;

function isUnprovoked(operationId: OperationId, code: ErrorCode): boolean {
  const { idempotency, multiStep } = OPERATIONS[operationId];
  const reasons = UNPROVOKED[code] ?? {};
  return operationId in reasons || ('every write' in reasons && idempotency !== 'none' && !multiStep);
}

eachServer(({ server, dialect, startAnother }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;
  let limited: TestServer;
  let impatient: TestServer;
  let broken: TestService;
  let cutOff: { service: TestService; key: string; remove: () => Promise<void> };

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
    limited = await startAnother({ variables: { CORRIDOR_RATE_LIMIT: '0.001/1' } });
    impatient = await startAnother({ variables: { CORRIDOR_REQUEST_MS: '50' } });
    broken = await startTestService(server().service.config.databaseUrl, {}, brokenHandlers());
    const database = await createTestDatabase(dialect);
    const service = await startTestService(database.url);
    const { secretKey: key } = await service.newTenant();
    await service.database.destroy();
    cutOff = { service, key, remove: () => database.remove() };
  });

  afterAll(async () => {
    await broken.close();
    await cutOff.service.close();
    await cutOff.remove();
  });

  const send = (id: OperationId, request: TestRequest = {}, suffix = ''): Promise<TestReply> =>
    sendExample(tenant.request, exampleRequest(id, records), request, suffix);

  const sendJudged = async (service: TestService, id: OperationId, key: string): Promise<TestReply> => {
    const example = exampleRequest(id, records);
    const reply = await sendExample(service.send, example, { key });
    checkExchange(example.method, example.path, reply);
    return reply;
  };

  const onKeys = async (
    of: TestTenant,
    place: string,
    body: object,
    method: 'POST' | 'PATCH' = 'POST',
  ): Promise<TestReply> => {
    const headers = { 'step-up-token': await of.stepUp() };
    return of.request(method, `/v1/api-keys${place}`, { headers, body });
  };

  const revokedKey = async (): Promise<string> => {
    const { id } = await tenant.newApiKey();
    await onKeys(tenant, `/${id}/revoke`, {});
    return id;
  };

  const newKey = (facts: object): Promise<string> => server().newKey(tenant.clientId, facts);

  async function suspendedKey(): Promise<string> {
    const { clientId, secretKey } = await server().newTenant();
    await server().service.lane.submit(setTenantStatus(clientId, 'suspended'));
    return secretKey;
  }

  async function repeatAfterAMonth(id: OperationId): Promise<TestReply> {
    const idempotencyKey = randomUUID();
    await send(id, { idempotencyKey });
    server().passTime(MONTH_MS);
    return send(id, { idempotencyKey });
  }

  async function reuseKey(id: OperationId): Promise<TestReply> {
    const idempotencyKey = randomUUID();
    await tenant.request('POST', '/v1/treasury/beneficiaries', { body: PERSON, idempotencyKey });
    const body = id === 'createBeneficiary' ? { ...PERSON, firstName: 'Augusta' } : undefined;
    return send(id, { idempotencyKey, ...(body === undefined ? {} : { body }) });
  }

  /** The limit lets one request of a key pass, and the next only long after the test. */
  async function exhaustLimit(id: OperationId): Promise<TestReply> {
    const key = await newKey({});
    await sendExample(limited.request, exampleRequest(id, records), { key });
    return sendExample(limited.request, exampleRequest(id, records), { key });
  }

  /** The body is announced, and never comes. */
  async function breakOff(id: OperationId): Promise<TestReply> {
    const { method, path, headers: own = {} } = exampleRequest(id, records);
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${tenant.secretKey}`];
    const further = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
    const bytes = [...lines, ...further, 'Content-Length: 2', '', ''].join('\r\n');
    const [answer] = await exchangeRaw(impatient.url, bytes);
    const { status = 0, headers = {}, body = {} } = answer ?? {};
    const reply = { status, headers: new Headers(headers), text: JSON.stringify(body), body };
    checkExchange(method, path, reply);
    return reply;
  }

  /** A call whose process died a moment ago stands as one that still runs. */
  async function meetRunningCall(id: OperationId): Promise<TestReply> {
    const idempotencyKey = randomUUID();
    const { clientId, secretKey } = await server().newTenant();
    const own = { key: secretKey, idempotencyKey };
    await send(id, own);
    const leaseUntil = server().service.clock() + 60_000;
    await server()
      .service.database.writer('idempotency_keys')
      .where({ tenant_id: clientId })
      .update({ status: 0, body: null, lease_until: leaseUntil, request_id: newId('req') });
    return send(id, own);
  }

  /** What the edge refuses, whichever operation it is. */
  const anyOperation: Partial<Record<ErrorCode, Provoke>> = {
    invalid_request: (id) => send(id, {}, '?unknown=1'),
    invalid_cursor: (id) => send(id, {}, '?cursor=nonsense'),
    idempotency_key_required: (id) => send(id, { idempotencyKey: null }),
    idempotency_key_invalid: (id) => send(id, { idempotencyKey: '7 chars' }),
    idempotency_key_reused: reuseKey,
    idempotency_key_expired: repeatAfterAMonth,
    idempotency_in_progress: meetRunningCall,
    unauthenticated: (id) => send(id, { key: 'none' }),
    secret_key_required: (id) => send(id, { key: tenant.publishableKey }),
    insufficient_scope: async (id) => send(id, { key: await newKey({ scopes: [] }) }),
    origin_not_allowed: async (id) => {
      const { headers } = await signedIn(server(), tenant.clientId, 'owner');
      const sent = { ...headers, origin: 'http://elsewhere.example' };
      return sendExample(server().request, exampleRequest(id, records), { headers: sent });
    },
    step_up_required: (id) => send(id, { headers: { 'step-up-token': 'none' } }),
    ip_not_allowed: async (id) => send(id, { key: await newKey({ allowedIps: ['203.0.113.7'] }) }),
    account_suspended: async (id) => send(id, { key: await suspendedKey() }),
    not_found: (id) => {
      const { stepUpToken } = records;
      return sendExample(tenant.request, exampleRequest(id, { ...unknownRecords(), stepUpToken }));
    },
    payload_too_large: (id) => send(id, { body: ' '.repeat(100 * 1024 + 1) }),
    request_timeout: breakOff,
    unsupported_media_type: (id) => send(id, { body: '{}', headers: { 'content-type': 'text/plain' } }),
    rate_limited: exhaustLimit,
    headers_too_large: (id) => send(id, { headers: { 'x-long': 'x'.repeat(20_000) } }),
    internal_error: (id) => sendJudged(broken, id, tenant.secretKey),
    service_unavailable: (id) => sendJudged(cutOff.service, id, cutOff.key),
  };

  const post = (path: string, body?: unknown): Promise<TestReply> => tenant.request('POST', path, { body });

  const change = (id: string, body: object): Promise<TestReply> =>
    tenant.request('PATCH', `/v1/customers/${id}`, { body });

  /** Answers a payment route that a configuration, or its own destination, makes wrong; the tenant is new. */
  const routeUnder =
    (patch: object, destination: object = {}) =>
    async (): Promise<TestReply> => {
      const other = await server().newTenant();
      const { id } = await other.newEntitledCustomer();
      await other.configure(patch);
      const body = { ...TO_STABLECOIN, destination: { ...TO_STABLECOIN.destination, ...destination } };
      return other.request('POST', `/v1/customers/${id}/payment-routes`, { body });
    };

  /** Answers a payout that a configuration, or its own body, makes wrong; the tenant is new and rich. */
  const payoutUnder =
    (patch: object, body: object = {}) =>
    async (): Promise<TestReply> => {
      const rich = await server().newTenant();
      await rich.fund('1000.00');
      const { id } = await rich.newBeneficiary();
      await rich.configure(patch);
      const payout = { beneficiaryId: id, amount: '10.00', currency: 'AUD', externalReference: 'order' };
      return rich.request('POST', '/v1/treasury/payouts', { body: { ...payout, ...body } });
    };

  const rule = { operation: 'payout', asset: 'AUD', window: 'transaction', action: 'reject' };
  const limits = (facts: object): object => ({ limits: { rules: [{ ...rule, ...facts }] } });

  const disabledWebhook = async (): Promise<{ readonly id: string }> => {
    const { id } = await tenant.newWebhook();
    await tenant.request('PATCH', `/v1/webhooks/${id}`, { body: { status: 'disabled' } });
    return { id };
  };

  /** Answers what an owner's key does to the one member of its account, who is new. */
  const asOwner = async (method: string, role: UserRole, body?: object): Promise<TestReply> => {
    const own = await server().newTenant();
    const path = `/v1/team/members/${await own.newMember(role)}`;
    const key = await server().newKey(own.clientId, { role: 'owner' });
    const headers = { 'step-up-token': await own.stepUp() };
    return own.request(method, path, { key, headers, ...(body === undefined ? {} : { body }) });
  };

  const payInactive = (path: string) => async (): Promise<TestReply> => {
    const { id } = await tenant.newBeneficiary();
    await tenant.post(`/v1/treasury/beneficiaries/${id}/deactivate`);
    return post(path, { beneficiaryId: id, amount: '1.00', currency: 'AUD', externalReference: 'order' });
  };

  /** Answers a withdrawal that a configuration, or its own body, makes wrong; the tenant is new and rich. */
  const withdrawalUnder =
    (patch: object, body: object = {}) =>
    async (): Promise<TestReply> => {
      const rich = await server().newTenant();
      await rich.adjust('USDC', '1000');
      const { id } = await rich.newDestination();
      await rich.configure(patch);
      const withdrawal = { destinationId: id, amount: '10', externalReference: 'order', ...body };
      return rich.request('POST', '/v1/treasury/withdrawals', { body: withdrawal });
    };

  const stableLimits = (facts: object): object =>
    limits({ operation: 'stable_withdrawal', asset: 'USDC', ...facts });

  const withdrawInactive = (path: string) => async (): Promise<TestReply> => {
    const { id } = await tenant.newDestination();
    await tenant.post(`/v1/treasury/destinations/${id}/deactivate`);
    return post(path, { destinationId: id, amount: '1', externalReference: 'order' });
  };

  const quoteUnder =
    (patch: object, change: object = {}) =>
    async (): Promise<TestReply> => {
      const other = await server().newTenant();
      await other.configure(patch);
      const body = { ...AUD_TO_USDC, ...change };
      return other.request('POST', '/v1/treasury/conversion-quotes', { body });
    };

  /** Answers the acceptance of a quote after something has happened to its tenant, who is new and rich. */
  const acceptAfter =
    (happen: (rich: TestTenant, quoteId: string) => Promise<unknown>, body: object = {}) =>
    async (): Promise<TestReply> => {
      const rich = await server().newTenant();
      await rich.fund('1000.00');
      const { id } = await rich.newQuote();
      await happen(rich, id);
      return rich.request('POST', `/v1/treasury/conversion-quotes/${id}/accept`, { body });
    };

  const conversionLimits = (facts: object): object => limits({ operation: 'conversion', ...facts });

  /** What the rules of one operation refuse. */
  const oneOperation: Partial<Record<OperationId, Partial<Record<ErrorCode, () => Promise<TestReply>>>>> = {
    createFundingInstrument: {
      capability_disabled: async () => {
        const other = await server().newTenant();
        await other.configure({ capabilities: { fundingEnabled: false } });
        return other.request('POST', '/v1/treasury/funding-instruments', { body: { type: 'aud_account' } });
      },
      unsupported_asset_network: () =>
        post('/v1/treasury/funding-instruments', { type: 'stable_address', asset: 'USDC', network: 'tron' }),
      asset_network_unavailable: async () => {
        const other = await server().newTenant();
        await other.configure({ capabilities: { assetNetworks: [] } });
        const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
        return other.request('POST', '/v1/treasury/funding-instruments', { body });
      },
    },
    deactivateFundingInstrument: {
      invalid_state: async () => {
        const path = `/v1/treasury/funding-instruments/${(await tenant.newInstrument()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
    createBeneficiary: {
      identity_evidence_invalid: async () => {
        const body = { ...PERSON, identity: { shareToken: randomUUID() } };
        await tenant.newBeneficiary(body);
        return post('/v1/treasury/beneficiaries', body);
      },
    },
    createIdentityEvidence: {
      beneficiary_inactive: async () => {
        const { id } = await tenant.newBeneficiary();
        await tenant.post(`/v1/treasury/beneficiaries/${id}/deactivate`);
        return post(`/v1/treasury/beneficiaries/${id}/identity-evidence`, { shareToken: randomUUID() });
      },
      identity_evidence_invalid: async () => {
        const { id } = await tenant.newBeneficiary();
        const shareToken = randomUUID();
        await tenant.newEvidence(id, shareToken);
        return post(`/v1/treasury/beneficiaries/${id}/identity-evidence`, { shareToken });
      },
    },
    createCustomer: {
      duplicate_external_reference: async () => {
        const externalCustomerId = randomUUID();
        await tenant.newCustomer({ externalCustomerId });
        return post('/v1/customers', { ...SHOPPER, externalCustomerId });
      },
    },
    updateCustomer: {
      invalid_state: async () => {
        const { individualDetails } = SHOPPER;
        return change((await tenant.newCustomer()).id, { individualDetails });
      },
      duplicate_external_reference: async () => {
        const externalCustomerId = randomUUID();
        await tenant.newCustomer({ externalCustomerId });
        return change((await tenant.newCustomer()).id, { externalCustomerId });
      },
    },
    listCustomers: {
      admin_only: () => tenant.request('GET', `/v1/customers?clientId=${tenant.clientId}`),
    },
    decideCustomerVerification: {
      invalid_state: async () => {
        const { id } = await tenant.newCustomer();
        return post(`/v1/sandbox/customers/${id}/verification`, { verificationStatus: 'not_started' });
      },
    },
    configureSandbox: {
      unsupported_asset_network: () =>
        post('/v1/sandbox/configuration', {
          capabilities: { assetNetworks: [{ asset: 'USDC', network: 'tron', enabled: true }] },
          reason: 'a test',
        }),
      limit_exceeded: async () => {
        const other = await server().newTenant();
        const configure = (from: number): Promise<TestReply> => {
          const keys = Array.from({ length: 30 }, (_each, index) => [`key${from + index}`, 'value'] as const);
          const body = { accounting: { glMapping: Object.fromEntries(keys) }, reason: 'a test' };
          return other.request('POST', '/v1/sandbox/configuration', { body });
        };
        await configure(0);
        return configure(30);
      },
    },
    decideIdentityEvidence: {
      invalid_state: async () => {
        const { id: beneficiaryId } = await tenant.newBeneficiary();
        const { id } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
        await tenant.post(`/v1/sandbox/identity-evidence/${id}/decide`, { status: 'rejected' });
        return post(`/v1/sandbox/identity-evidence/${id}/decide`, { status: 'accepted' });
      },
    },
    createWebhook: {
      webhook_url_refused: () => post('/v1/webhooks', { url: 'http://10.0.0.1/' }),
      limit_exceeded: async () => {
        const full = await server().newTenant();
        const account = server().service.database.writer('tenants').where('id', full.clientId);
        await account.update({ webhook_count: 200 });
        return full.request('POST', '/v1/webhooks', { body: { url: LOCAL_HOOK } });
      },
    },
    updateWebhook: {
      webhook_url_refused: async () => {
        const { id } = await tenant.newWebhook();
        return tenant.request('PATCH', `/v1/webhooks/${id}`, { body: { url: 'ftp://127.0.0.1/' } });
      },
    },
    createApiKey: {
      limit_exceeded: async () => {
        const full = await server().newTenant();
        const counts = server().service.database.writer('api_key_counts').where('tenant_id', full.clientId);
        await counts.update({ lasting: 100 });
        return onKeys(full, '', VIEWER_KEY);
      },
    },
    updateApiKey: {
      invalid_state: async () => onKeys(tenant, `/${await revokedKey()}`, { name: 'Till' }, 'PATCH'),
      limit_exceeded: async () =>
        onKeys(tenant, `/${(await tenant.newApiKey()).id}`, BEYOND_VIEWERS, 'PATCH'),
    },
    rotateApiKey: {
      invalid_state: async () => onKeys(tenant, `/${await revokedKey()}/rotate`, {}),
      limit_exceeded: async () => onKeys(tenant, `/${(await tenant.newApiKey()).id}/rotate`, BEYOND_VIEWERS),
    },
    revokeApiKey: { invalid_state: async () => onKeys(tenant, `/${await revokedKey()}/revoke`, {}) },
    updateMember: { invalid_state: () => asOwner('PATCH', 'owner', { role: 'viewer' }) },
    removeMember: { invalid_state: () => asOwner('DELETE', 'owner') },
    createInvitation: {
      invalid_state: async () => {
        const { email } = await tenant.newInvitation();
        await server().service.database.writer('users').where('id', records.memberId).update({ email });
        return send('createInvitation', { body: { email, role: 'viewer' } });
      },
      limit_exceeded: async () => {
        const full = await server().newTenant();
        await full.newInvitation();
        const team = server().service.database.writer('teams').where('tenant_id', full.clientId);
        await team.update({ members: 200 });
        const headers = { 'step-up-token': await full.stepUp() };
        const body = { email: 'ada@example.com', role: 'viewer' };
        return full.request('POST', '/v1/team/invitations', { headers, body });
      },
    },
    revokeInvitation: {
      invalid_state: async () => {
        const { id: invitationId } = await tenant.newInvitation();
        const example = exampleRequest('revokeInvitation', { ...records, invitationId });
        await sendExample(tenant.request, example);
        return sendExample(tenant.request, example);
      },
    },
    redeliverWebhookDelivery: {
      invalid_state: async () => {
        const { id } = await disabledWebhook();
        return post(`/v1/webhook-deliveries/${(await tenant.newDelivery(id)).id}/redeliver`, {});
      },
    },
    replayWebhook: {
      invalid_state: async () =>
        post(`/v1/webhooks/${(await disabledWebhook()).id}/replay`, { from: LONG_AGO }),
      limit_exceeded: async () => {
        const { lane } = server().service;
        const many = await server().newTenant();
        const { id } = await many.newWebhook({ eventTypes: ['treasury_settings.updated'] });
        for (let part = 0; part < 21; part += 1)
          await publishEvents({ lane }, many.clientId, 500, 'treasury_settings.updated');
        const body = { from: LONG_AGO, onlyFailed: false, dryRun: true };
        // None of them is pending.
        await server().service.database.writer('webhook_fan_outs').where('tenant_id', many.clientId).delete();
        return many.request('POST', `/v1/webhooks/${id}/replay`, { body });
      },
    },
    certifyWebhook: {
      invalid_state: async () => post(`/v1/sandbox/webhooks/${(await disabledWebhook()).id}/certify`),
    },
    deactivateBeneficiary: {
      invalid_state: async () => {
        const path = `/v1/treasury/beneficiaries/${(await tenant.newBeneficiary()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
    createPayout: {
      capability_disabled: payoutUnder({ capabilities: { payoutsEnabled: false } }),
      beneficiary_inactive: payInactive('/v1/treasury/payouts'),
      duplicate_external_reference: async () => {
        const { beneficiaryId, externalReference } = await tenant.newPayout();
        const body = { beneficiaryId, externalReference, amount: '1.00', currency: 'AUD' };
        return post('/v1/treasury/payouts', body);
      },
      identity_evidence_required: payoutUnder({ identity: { requireIdentityEvidence: true } }),
      identity_evidence_invalid: async () => {
        const { id: beneficiaryId } = await tenant.newBeneficiary();
        const { id: other } = await tenant.newBeneficiary();
        const { id: evidenceId } = await tenant.newEvidence(other);
        const body = { beneficiaryId, evidenceId, externalReference: randomUUID() };
        return post('/v1/treasury/payouts', { ...body, amount: '1.00', currency: 'AUD' });
      },
      limit_exceeded: payoutUnder(limits({ maximum: '9.99' })),
      amount_below_minimum: payoutUnder(limits({ minimum: '10.01', maximum: '100.00' })),
      insufficient_funds: payoutUnder({}, { amount: '1000.01' }),
    },
    previewPayout: { beneficiary_inactive: payInactive('/v1/treasury/payouts/preview') },
    createDestination: {
      unsupported_asset_network: () => post('/v1/treasury/destinations', { ...COLD_WALLET, network: 'tron' }),
      asset_network_unavailable: async () => {
        const other = await server().newTenant();
        await other.configure({ capabilities: { assetNetworks: [] } });
        return other.request('POST', '/v1/treasury/destinations', { body: COLD_WALLET });
      },
      invalid_destination_address: () =>
        post('/v1/treasury/destinations', { ...COLD_WALLET, address: `0x${'0'.repeat(40)}` }),
    },
    deactivateDestination: {
      invalid_state: async () => {
        const path = `/v1/treasury/destinations/${(await tenant.newDestination()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
    createPaymentRoute: {
      unsupported_asset_network: routeUnder({}, { network: 'tron' }),
      capability_disabled: routeUnder({ capabilities: { audInboundRails: [] } }),
      asset_network_unavailable: routeUnder({ capabilities: { assetNetworks: [] } }),
      invalid_destination_address: routeUnder({}, { address: `0x${'0'.repeat(40)}` }),
      customer_not_entitled: async () => {
        const { id } = await tenant.newEntitledCustomer(['aud_offramp']);
        return post(`/v1/customers/${id}/payment-routes`, TO_STABLECOIN);
      },
    },
    deactivatePaymentRoute: {
      invalid_state: async () => {
        const path = `/v1/payment-routes/${(await tenant.newRoute()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
    createWithdrawal: {
      capability_disabled: withdrawalUnder({ capabilities: { stableWithdrawalsEnabled: false } }),
      asset_network_unavailable: withdrawalUnder({ capabilities: { assetNetworks: [] } }),
      destination_inactive: withdrawInactive('/v1/treasury/withdrawals'),
      duplicate_external_reference: async () => {
        const { destinationId, externalReference } = await tenant.newWithdrawal();
        return post('/v1/treasury/withdrawals', { destinationId, externalReference, amount: '1' });
      },
      limit_exceeded: withdrawalUnder(stableLimits({ maximum: '9.999999' })),
      amount_below_minimum: withdrawalUnder(stableLimits({ minimum: '10.000001', maximum: '100' })),
      insufficient_funds: withdrawalUnder({}, { amount: '1000.000001' }),
    },
    previewWithdrawal: { destination_inactive: withdrawInactive('/v1/treasury/withdrawals/preview') },
    createConversionQuote: {
      unsupported_asset_network: quoteUnder({}, { destinationNetwork: 'tron' }),
      capability_disabled: quoteUnder({ capabilities: { conversionsEnabled: false } }),
      asset_network_unavailable: quoteUnder({ capabilities: { assetNetworks: [] } }),
      limit_exceeded: quoteUnder(conversionLimits({ maximum: '9.99' })),
      amount_below_minimum: quoteUnder(conversionLimits({ minimum: '10.01', maximum: '100.00' })),
    },
    acceptConversionQuote: {
      capability_disabled: acceptAfter((rich) =>
        rich.configure({ capabilities: { conversionsEnabled: false } }),
      ),
      asset_network_unavailable: acceptAfter((rich) =>
        rich.configure({ capabilities: { assetNetworks: [] } }),
      ),
      duplicate_external_reference: acceptAfter(
        async (rich) => {
          const { id } = await rich.newQuote();
          await rich.post(`/v1/treasury/conversion-quotes/${id}/accept`, { externalReference: 'order' });
        },
        { externalReference: 'order' },
      ),
      quote_already_accepted: acceptAfter((rich, id) =>
        rich.post(`/v1/treasury/conversion-quotes/${id}/accept`, {}),
      ),
      quote_expired: acceptAfter((rich) => rich.post('/v1/sandbox/clock', { advanceSeconds: 30 })),
      quote_slippage_exceeded: acceptAfter((rich) => rich.pin('AUD', 'USDC', '0.5')),
      limit_exceeded: acceptAfter((rich) => rich.configure(conversionLimits({ maximum: '9.99' }))),
      amount_below_minimum: acceptAfter((rich) =>
        rich.configure(conversionLimits({ minimum: '10.01', maximum: '100.00' })),
      ),
      insufficient_funds: acceptAfter((rich) => rich.adjust('AUD', '-990.01')),
    },
    simulatePayin: {
      invalid_state: () =>
        post('/v1/sandbox/payins', { fundingInstrumentId: records.addressId, amount: '1.00' }),
    },
    simulateDeposit: {
      invalid_state: () =>
        post('/v1/sandbox/deposits', { fundingInstrumentId: records.instrumentId, amount: '1.00' }),
    },
    advanceDeposit: {
      invalid_state: () => post(`/v1/sandbox/deposits/${records.depositId}/advance`, { to: 'confirming' }),
    },
    advancePayin: {
      invalid_state: () => post(`/v1/sandbox/payins/${records.payinId}/advance`, { to: 'confirming' }),
    },
    advanceOperation: {
      invalid_state: () => post(`/v1/sandbox/operations/${records.payoutId}/advance`, { to: 'accepted' }),
    },
    draftInvoice: { invalid_state: () => post('/v1/sandbox/invoices', { month: '2001-01' }) },
    adjustInvoice: {
      invalid_state: async () => {
        const { id } = await tenant.newInvoice();
        await tenant.post(`/v1/sandbox/invoices/${id}/advance`, { to: 'issued' });
        return post(`/v1/sandbox/invoices/${id}/adjust`, { amount: '1.00', description: 'Too late' });
      },
    },
    advanceInvoice: {
      invalid_state: async () => {
        const { id } = await tenant.newInvoice();
        return post(`/v1/sandbox/invoices/${id}/advance`, { to: 'settled' });
      },
    },
    advanceTransfer: {
      invalid_state: () => post(`/v1/sandbox/transfers/${records.transferId}/advance`, { to: 'completed' }),
    },
    setClock: { invalid_state: () => post('/v1/sandbox/clock', { frozenAt: '2026-01-01T00:00:00Z' }) },
  };

  const provokeOf = (id: OperationId, code: ErrorCode): (() => Promise<TestReply>) | undefined => {
    const general = anyOperation[code];
    return oneOperation[id]?.[code] ?? (general && ((): Promise<TestReply> => general(id)));
  };

  describe.each(OPERATION_IDS)('%s answers', (id) => {
    const codes: readonly ErrorCode[] = OPERATIONS[id].errors;

    it.each(codes.filter((code) => !isUnprovoked(id, code)))('%s', async (code) => {
      const provoke = provokeOf(id, code);
      if (provoke === undefined) throw new Error(`Nothing here makes ${id} answer ${code}`);
      const reply = await provoke();
      expect(answerOf(reply)).toMatch(new RegExp(`^\\d{3} ${code}$`));
    });
  });

  it('keeps no provocation and no excuse for what the contract does not say', () => {
    const errorsOf = (id: OperationId): readonly ErrorCode[] => OPERATIONS[id].errors;
    for (const [id, provocations] of Object.entries(oneOperation)) {
      for (const code of Object.keys(provocations)) expect(errorsOf(id as OperationId)).toContain(code);
    }
    for (const [code, reasons] of Object.entries(UNPROVOKED)) {
      for (const id of Object.keys(reasons).filter((each) => each !== 'every write')) {
        expect(errorsOf(id as OperationId)).toContain(code);
      }
    }
  });
});
