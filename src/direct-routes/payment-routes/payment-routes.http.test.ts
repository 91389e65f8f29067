import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { eventsTable } from '../../outbox/event.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { COLD_WALLET, TO_AUD, TO_STABLECOIN, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Route = Schema<'PaymentRoute'>;
type ToStablecoin = Schema<'AudToStablecoinRoute'>;
type ToAud = Schema<'StablecoinToAudRoute'>;

const PATH = '/v1/payment-routes';

eachServer(({ server }) => {
  let tenant: TestTenant;
  let customerId: string;

  beforeEach(async () => {
    tenant = await server().newTenant('Harbour Trading Pty Ltd');
    ({ id: customerId } = await tenant.newEntitledCustomer());
  });

  const make = <Made extends Route>(body: object): Promise<Made> =>
    tenant.post<Made>(`/v1/customers/${customerId}/payment-routes`, body);

  describe('a payment route', () => {
    it('from AUD has an account with a PayID of its own, and says all of how to pay to it', async () => {
      const metadata = { plan: 'gold', deep: [{ a: null }] };
      const limits = { min: '0', max: '0500.5', daily: '2000' };
      const { clientId } = tenant;
      const route = await make<ToStablecoin>({ ...TO_STABLECOIN, limits, metadata });
      const { deposit, reference } = route.instructions;
      const { bsb, accountNumber, payId: { value: payId = '' } = {} } = deposit;
      const shown = { min: '0.00', max: '500.50', daily: '2000.00' };
      expect(reference).toBe(`CR${route.id.slice(-10).toUpperCase()}`);
      expect(route).toEqual({
        id: matching(/^rte_[0-9a-z]{26}$/),
        counterpartyId: clientId,
        customerId,
        direction: 'aud_to_stablecoin',
        destination: { network: 'base', address: COLD_WALLET.address, currency: 'USDC' },
        status: 'active',
        instructions: {
          title: 'Send AUD to receive USDC on Base',
          reference,
          deposit: {
            kind: 'aud',
            bsb: matching(/^\d{6}$/),
            accountNumber: matching(/^\d{1,9}$/),
            reference,
            payId: { type: 'email', value: matching(/^\S+@\S+$/) },
          },
          destinationSummary: 'USDC on Base to 0x5aAe…eAed',
          steps: [
            `Pay Australian dollars to BSB ${bsb}, account number ${accountNumber}, or to the PayID ${payId}.`,
            'The account is in the name of Harbour Trading Pty Ltd.',
            'Pay at least 0.00 AUD at a time, at most 500.50 AUD at a time, and at most 2000.00 AUD in one day (Sydney time).',
            `Use the reference ${reference} for your payment.`,
            `What you pay is converted at the current market rate, less fees, and the USDC on Base goes to the address ${COLD_WALLET.address}.`,
          ],
          limits: shown,
        },
        limits: shown,
        metadata,
        createdAt: matching(/Z$/),
        updatedAt: route.createdAt,
      });
      expect(await tenant.get(`${PATH}/${route.id}`)).toEqual(route);
      expect(await tenant.get(`${PATH}/${route.id}/instructions`)).toEqual(route.instructions);
      expect(await tenant.get(PATH)).toEqual({ data: [route], hasMore: false, nextCursor: null });
    });

    it('from a stablecoin has an address of its own, and warns of what would be lost', async () => {
      const route = await make<ToAud>({ ...TO_AUD, limits: { daily: '1.5' } });
      const { address } = route.instructions.deposit;
      expect(route).toEqual({
        id: matching(/^rte_/),
        counterpartyId: tenant.clientId,
        customerId,
        direction: 'stablecoin_to_aud',
        source: { asset: 'USDT', network: 'tron' },
        destination: { ...TO_AUD.destination, payIdType: 'email' },
        status: 'active',
        instructions: {
          title: 'Send USDT on Tron to receive AUD',
          reference: matching(/^CR[0-9A-Z]{10}$/),
          deposit: { kind: 'stablecoin', network: 'tron', currency: 'USDT', address: matching(/^T/) },
          destinationSummary: 'Ada Lovelace, PayID ending com',
          steps: [
            `Send USDT on Tron to the address ${address}.`,
            'The address is in the name of Harbour Trading Pty Ltd.',
            'Send at most 1.500000 USDT in one day (Sydney time).',
            `Quote the reference ${route.instructions.reference} if you ask about a payment.`,
            'What you send is converted at the current market rate, less fees, and the Australian dollars go to Ada Lovelace, PayID ending com.',
            'Do not send anything else to this address: other assets, and USDT on other networks, are lost.',
          ],
          limits: { daily: '1.500000' },
        },
        limits: { daily: '1.500000' },
        createdAt: matching(/Z$/),
        updatedAt: route.createdAt,
      });
      expect(await tenant.get(`${PATH}/${route.id}`)).toEqual(route);
      expect(await tenant.get(`${PATH}/${route.id}/instructions`)).toEqual(route.instructions);
    });

    it('can be one of several of a customer to one destination, each with its own account', async () => {
      const routes = await Promise.all(
        Array.from({ length: 10 }, () => make<ToStablecoin>({ ...TO_STABLECOIN, limits: {} })),
      );
      const of = (pick: (route: ToStablecoin) => unknown): number => new Set(routes.map(pick)).size;
      expect(of(({ instructions: { deposit } }) => `${deposit.bsb} ${deposit.accountNumber}`)).toBe(10);
      expect(of(({ instructions }) => instructions.deposit.payId?.value)).toBe(10);
      expect(of(({ instructions }) => instructions.reference)).toBe(10);
      expect(Object.keys(routes[0]!)).not.toContain('limits');
      expect(Object.keys(routes[0]!.instructions)).not.toContain('limits');
      expect(routes[0]!.instructions.steps).toHaveLength(4);
    });

    it('shows a bank account by its last three digits', async () => {
      const account = { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'Ada' };
      const { destination, instructions } = await make<ToAud>({ ...TO_AUD, destination: account });
      expect(destination).toEqual(account);
      expect(instructions.destinationSummary).toBe('Ada, account ending 678');
      expect(instructions.steps.join(' ')).not.toContain('12345678');
    });

    it('has no PayID where none may come in', async () => {
      await tenant.configure({ capabilities: { audInboundRails: ['bsb_account'] } });
      const { deposit, steps } = (await make<ToStablecoin>(TO_STABLECOIN)).instructions;
      expect(Object.keys(deposit)).not.toContain('payId');
      expect(steps[0]).toBe(
        `Pay Australian dollars to BSB ${deposit.bsb}, account number ${deposit.accountNumber}.`,
      );
    });

    it('moves no money, and concerns no switch of the wallet', async () => {
      const off = { fundingEnabled: false, payoutsEnabled: false };
      await tenant.configure({
        capabilities: { ...off, stableWithdrawalsEnabled: false, conversionsEnabled: false },
      });
      const { id } = await make(TO_STABLECOIN);
      await make(TO_AUD);
      await tenant.post(`${PATH}/${id}/deactivate`);
      expect(await tenant.figures()).toBe('0.00/0.00/0.00');
      expect((await tenant.get<{ data: object[] }>('/v1/treasury/transactions')).data).toEqual([]);
    });

    it.each([
      ['no body', undefined],
      ['an empty one', {}],
    ])('is deactivated once, with %s, and stays readable', async (_name, body) => {
      const before = await make(TO_AUD);
      const after = await tenant.post<Route>(`${PATH}/${before.id}/deactivate`, body);
      expect(after).toEqual({
        ...before,
        status: 'inactive',
        updatedAt: after.deactivatedAt,
        deactivatedAt: matching(/Z$/),
      });
      expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
      expect(await tenant.get(`${PATH}/${before.id}/instructions`)).toEqual(before.instructions);
      const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
      expect(answerOf(again)).toBe('409 invalid_state');
    });

    it('tells of its creation and its deactivation', async () => {
      const { id } = await make(TO_STABLECOIN);
      await tenant.post(`${PATH}/${id}/deactivate`);
      const events = await selectMatching(server().service.database.reader, eventsTable, [
        { tenantId: tenant.clientId, objectId: id },
      ]);
      const told = events.map(({ type, object, objectStatus, objectVersion }) =>
        [type, object, objectStatus, objectVersion].join(' '),
      );
      expect(told.sort()).toEqual([
        'payment_route.created payment_route active 1',
        'payment_route.deactivated payment_route inactive 2',
      ]);
    });

    it('is listed by status, direction and customer; a filter that names nobody finds nothing', async () => {
      const { id: otherId } = await tenant.newEntitledCustomer();
      const first = await make(TO_STABLECOIN);
      const second = await make(TO_AUD);
      const third = await tenant.post<Route>(`/v1/customers/${otherId}/payment-routes`, TO_AUD);
      await tenant.post(`${PATH}/${second.id}/deactivate`);
      const stranger = await server().newTenant();
      const { id: strangersId } = await stranger.newEntitledCustomer();
      await stranger.post(`/v1/customers/${strangersId}/payment-routes`, TO_AUD);
      const idsOf = async (query: string): Promise<string[]> =>
        (await tenant.get<{ data: Route[] }>(`${PATH}?${query}`)).data.map(({ id }) => id);
      expect(await idsOf('')).toEqual([third.id, second.id, first.id]);
      expect(await idsOf('status=active')).toEqual([third.id, first.id]);
      expect(await idsOf('direction=stablecoin_to_aud')).toEqual([third.id, second.id]);
      expect(await idsOf(`customerId=${customerId}&status=active`)).toEqual([first.id]);
      expect(await idsOf(`customerId=${strangersId}`)).toEqual([]);
      expect(await idsOf('customerId=cus_00000000000000000000000000')).toEqual([]);
      expect(await idsOf(`from=${third.createdAt}&to=${third.createdAt}`)).toEqual([]);
      expect(await idsOf('from=2099-01-01T00:00:00Z')).toEqual([]);
    });
  });
});
