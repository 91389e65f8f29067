import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../generated/operations.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { type ExampleRecords, makeExampleRecords } from '../../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../../testing/server/example-request.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import { type TestReply, type TestService, startTestService } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { TestProvider, bankThat } from '../../testing/worlds/test-provider.ts';
import { PERSON, SHOPPER, TO_AUD, TO_STABLECOIN, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { Refused, USUAL_LIMITS } from './provider.ts';

const PORTS = ['bank', 'chain', 'exchange', 'identity'] as const;

type Port = (typeof PORTS)[number];

const without = (...ports: readonly Port[]): Record<string, string> =>
  Object.fromEntries(ports.map((port) => [`CORRIDOR_${port.toUpperCase()}`, 'none']));

/** A call that some provider has to carry out. */
interface Call {
  readonly method?: string;
  readonly path: (records: ExampleRecords) => string;
  readonly body?: (records: ExampleRecords) => object;
  readonly needs: readonly Port[];
  /** What the call answers if a provider is missing. */
  readonly else?: string;
}

const payout = ({ beneficiaryId }: ExampleRecords): object => ({
  beneficiaryId,
  amount: '1.00',
  currency: 'AUD',
  externalReference: randomUUID(),
});

const withdrawal = ({ destinationId }: ExampleRecords): object => ({
  destinationId,
  amount: '1.00',
  externalReference: randomUUID(),
});

const INSTRUMENTS = '/v1/treasury/funding-instruments';

const routeOf = ({ entitledId }: ExampleRecords): string => `/v1/customers/${entitledId}/payment-routes`;

const CALLS: Readonly<Record<string, Call>> = {
  'a payout': { path: () => '/v1/treasury/payouts', body: payout, needs: ['bank'] },
  'an AUD account': { path: () => INSTRUMENTS, body: () => ({ type: 'aud_account' }), needs: ['bank'] },
  'a withdrawal': { path: () => '/v1/treasury/withdrawals', body: withdrawal, needs: ['chain'] },
  'a stable address': {
    path: () => INSTRUMENTS,
    body: () => ({ type: 'stable_address', asset: 'USDC', network: 'base' }),
    needs: ['chain'],
  },
  'a quote': {
    path: () => '/v1/treasury/conversion-quotes',
    body: () => ({ sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '1.00' }),
    needs: ['exchange'],
  },
  'the acceptance of a quote': {
    path: ({ quoteId }) => `/v1/treasury/conversion-quotes/${quoteId}/accept`,
    body: () => ({}),
    needs: ['exchange'],
  },
  'a rate': {
    method: 'GET',
    path: () => '/v1/rates?source=AUD&destination=USDC',
    needs: ['exchange'],
    else: '503 service_unavailable',
  },
  'a route to a stablecoin': {
    path: routeOf,
    body: () => TO_STABLECOIN,
    needs: ['bank', 'exchange', 'chain'],
  },
  'a route to AUD': { path: routeOf, body: () => TO_AUD, needs: ['bank', 'exchange', 'chain'] },
  evidence: {
    path: ({ beneficiaryId }) => `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`,
    body: () => ({ shareToken: randomUUID() }),
    needs: ['identity'],
  },
  'a beneficiary with evidence': {
    path: () => '/v1/treasury/beneficiaries',
    body: () => ({ ...PERSON, identity: { shareToken: randomUUID() } }),
    needs: ['identity'],
  },
};

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;
  /** A server on the same database for each port, to which the provider of that port is not connected. */
  let lacking: Readonly<Record<Port, TestServer>>;
  let unconnected: TestServer;

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
    await tenant.pin('AUD', 'USDC', '0.65');
    const started = PORTS.map(
      async (port) => [port, await startAnother({ variables: without(port) })] as const,
    );
    lacking = Object.fromEntries(await Promise.all(started)) as typeof lacking;
    unconnected = await startAnother({ variables: without(...PORTS) });
  });

  const send = (to: TestServer, { method = 'POST', path, body }: Call): Promise<TestReply> =>
    to.request(method, path(records), {
      key: tenant.secretKey,
      ...(body === undefined ? {} : { body: body(records) }),
    });

  /** What was ever ordered of a provider. */
  const orders = async (): Promise<string[]> => {
    const { reader } = server().service.database;
    return (await selectWhere(reader, instructionsTable, 'true')).map(
      ({ subject, kind }) => `${kind} ${subject}`,
    );
  };

  describe.each(PORTS)('without a provider behind the port %s', (port) => {
    const needing = Object.entries(CALLS).filter(([, { needs }]) => needs.includes(port));
    const others = Object.entries(CALLS).filter(([, { needs }]) => !needs.includes(port));

    it.each(needing)('%s is refused, and nothing is ordered', async (_name, call) => {
      const before = [await orders(), await tenant.figures(), await tenant.figures('USDC')];
      const reply = await send(lacking[port], call);
      expect(answerOf(reply)).toBe(call.else ?? '422 capability_disabled');
      expect([await orders(), await tenant.figures(), await tenant.figures('USDC')]).toEqual(before);
    });

    it.each(others)('%s goes on', async (name, call) => {
      const path =
        name === 'the acceptance of a quote'
          ? `/v1/treasury/conversion-quotes/${(await tenant.newQuote()).id}/accept`
          : call.path(records);
      const reply = await send(lacking[port], { ...call, path: () => path });
      expect([200, 201], reply.text).toContain(reply.status);
    });
  });

  it.each([
    ['payouts', payout, 'bank'],
    ['withdrawals', withdrawal, 'chain'],
  ] as const)('a preview of %s says what the creation would answer', async (kind, body, port) => {
    const path = `/v1/treasury/${kind}/preview`;
    const preview = await send(lacking[port], { path: () => path, body, needs: [] });
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({ canProceed: false, holdReason: 'capability_disabled' });
  });

  it('a quote is refused before its state is looked at, and a beneficiary before it is seen to be inactive', async () => {
    const { id } = await tenant.newQuote();
    const accept = `/v1/treasury/conversion-quotes/${id}/accept`;
    await tenant.post(accept, {});
    const reply = await send(lacking.exchange, { path: () => accept, body: () => ({}), needs: [] });
    expect(answerOf(reply)).toBe('422 capability_disabled');
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    await tenant.post(`/v1/treasury/beneficiaries/${beneficiaryId}/deactivate`);
    const inactive: ExampleRecords = { ...records, beneficiaryId };
    const path = `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`;
    const body = (): object => ({ shareToken: randomUUID() });
    expect(answerOf(await send(lacking.identity, { path: () => path, body, needs: [] }))).toBe(
      '422 capability_disabled',
    );
    const paid = await lacking.bank.request('POST', '/v1/treasury/payouts', {
      key: tenant.secretKey,
      body: payout(inactive),
    });
    expect(answerOf(paid)).toBe('422 capability_disabled');
  });

  it('the overview shows what is connected', async () => {
    const shownBy = async (to: TestServer): Promise<Schema<'RuntimeCapability'>> => {
      const reply = await to.request('GET', '/v1/treasury', { key: tenant.secretKey });
      return (reply.body as Schema<'TreasuryOverview'>).runtimeCapabilities[0]!;
    };
    const whole = await shownBy(server());
    expect(whole.assetNetworks).toHaveLength(13);
    const { configurationId } = whole;
    expect(await shownBy(lacking.bank)).toEqual({ ...whole, audInboundRails: [], audOutboundRails: [] });
    expect(await shownBy(lacking.chain)).toEqual({ ...whole, assetNetworks: [] });
    expect(await shownBy(unconnected)).toEqual({
      configurationId,
      assetNetworks: [],
      audInboundRails: [],
      audOutboundRails: [],
    });
  });

  describe('a customer, while no identity provider is connected,', () => {
    const ask = async (
      to: TestServer,
      method: string,
      path: string,
      body: object,
    ): Promise<Schema<'Customer'>> => {
      const reply = await to.request(method, path, { key: tenant.secretKey, body });
      expect([200, 201], reply.text).toContain(reply.status);
      return reply.body as Schema<'Customer'>;
    };
    const { individualDetails } = SHOPPER;

    it('stays not_started, until its details are given again to one that is connected', async () => {
      const made = await ask(unconnected, 'POST', '/v1/customers', SHOPPER);
      expect(made.verificationStatus).toBe('not_started');
      const path = `/v1/customers/${made.id}`;
      const again = await ask(unconnected, 'PATCH', path, { individualDetails });
      expect(again).toEqual(made);
      await ask(server(), 'PATCH', path, { metadata: { tier: 'gold' } });
      expect((await tenant.customer(made.id)).verificationStatus).toBe('not_started');
      const begun = await ask(server(), 'PATCH', path, { individualDetails });
      expect(begun.verificationStatus).toBe('in_progress');
      await tenant.settle();
      expect((await tenant.customer(made.id)).verificationStatus).toBe('approved');
    });

    it('is asked about an entitlement when it is requested again', async () => {
      const { id } = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
      await tenant.settle();
      const path = `/v1/customers/${id}`;
      const body = { entitlements: ['aud_offramp'] };
      const before = await orders();
      await ask(unconnected, 'PATCH', path, body);
      expect(await orders()).toEqual(before);
      await ask(server(), 'PATCH', path, body);
      await tenant.settle();
      expect((await tenant.customer(id)).entitlements).toContainEqual({
        entitlement: 'aud_offramp',
        status: 'approved',
      });
    });
  });

  it('no operation that production serves orders anything of a provider that is not connected', async () => {
    const other = await server().newTenant();
    const own = await makeExampleRecords(other);
    const before = await orders();
    const ids = OPERATION_IDS.filter((id) =>
      (OPERATIONS[id].environments as readonly string[]).includes('production'),
    );
    for (const id of ids) {
      const ask: typeof unconnected.request = (method, path, sent) =>
        unconnected.request(method, path, { key: other.secretKey, ...sent });
      await sendExample(ask, exampleRequest(id, own));
      expect(await orders(), id).toEqual(before);
    }
  });
});

withServer(({ server }) => {
  let service: TestService;
  let tenant: TestTenant;

  /** A chain that serves Base, and nothing else. */
  class Base extends TestProvider {
    readonly networks = ['base'] as const;
  }

  beforeAll(async () => {
    tenant = await server().newTenant();
    const chain = new Base({ name: 'chain', adapter: 'base', limits: USUAL_LIMITS });
    service = await startTestService(server().service.config.databaseUrl, {}, {}, undefined, {
      providers: { chain },
    });
    return () => service.close();
  });

  const send = (method: string, path: string, body?: object): Promise<TestReply> =>
    service.send(method, path, { key: tenant.secretKey, ...(body === undefined ? {} : { body }) });

  it('a chain for one network has the others unavailable, in previews, creations and the overview', async () => {
    await tenant.adjust('USDC', '100');
    const onBase = await tenant.newDestination();
    const onEthereum = await tenant.newDestination({ network: 'ethereum' });
    const body = (destinationId: string): object => ({
      destinationId,
      amount: '1.00',
      externalReference: randomUUID(),
    });
    const path = '/v1/treasury/withdrawals';
    expect((await send('POST', path, body(onBase.id))).status).toBe(201);
    expect(answerOf(await send('POST', path, body(onEthereum.id)))).toBe('422 asset_network_unavailable');
    expect((await send('POST', `${path}/preview`, body(onEthereum.id))).body).toMatchObject({
      canProceed: false,
      holdReason: 'asset_network_unavailable',
    });
    const address = { type: 'stable_address', asset: 'USDC', network: 'polygon' };
    expect(answerOf(await send('POST', INSTRUMENTS, address))).toBe('422 asset_network_unavailable');
    const { id } = await tenant.newEntitledCustomer();
    const routes = `/v1/customers/${id}/payment-routes`;
    expect(answerOf(await send('POST', routes, TO_AUD))).toBe('422 asset_network_unavailable');
    const { runtimeCapabilities } = (await send('GET', '/v1/treasury'))
      .body as unknown as Schema<'TreasuryOverview'>;
    expect(runtimeCapabilities[0]?.assetNetworks).toEqual([{ asset: 'USDC', network: 'base' }]);
  });
});

withServer(({ server }) => {
  it("a provider's own code of a failure is shown as it is", async () => {
    const tenant = await server().newTenant();
    await tenant.adjust('AUD', '100.00');
    const bank = bankThat(() => Promise.reject(new Refused('code_42', 'The bank says no.')));
    const service = await startTestService(server().service.config.databaseUrl, {}, {}, undefined, {
      providers: { bank },
    });
    try {
      const { id } = await tenant.newPayout();
      await service.worker.settle(tenant.clientId);
      const shown = await service.send('GET', `/v1/treasury/payouts/${id}`, { key: tenant.secretKey });
      expect(shown.body, shown.text).toMatchObject({
        status: 'failed',
        failureCode: 'code_42',
        failureMessage: 'The bank says no.',
      });
    } finally {
      await service.close();
    }
  });
});
