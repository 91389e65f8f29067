import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testCustomer } from '../../testing/worlds/test-customer.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testRouteToAud, testRouteToStablecoin } from '../../testing/worlds/test-route.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { fundingInstrumentsTable } from '../../treasury/funding-instruments/table.ts';
import { deliveryRailOf } from '../../treasury/policy/rails.ts';
import {
  accountPlace,
  addressPlace,
  payIdPlace,
  receivingPlacesTable,
} from '../../treasury/receiving-accounts/table.ts';
import { customersTable } from '../customers/table.ts';
import { type PaymentRoute, paymentRoutesTable, referenceOf, sourceAssetOf } from './table.ts';

describe('a payment route', () => {
  it('asks for a reference of CR and the end of its identifier', () => {
    expect(referenceOf('rte_01kjrcj3tqfr8b4dd8ykqhx5m2')).toBe('CRD8YKQHX5M2');
    const references = new Set(Array.from({ length: 10_000 }, () => referenceOf(newId('rte'))));
    expect(references.size).toBe(10_000);
  });

  it('is funded in AUD, or in its stablecoin', () => {
    expect(sourceAssetOf({ direction: 'aud_to_stablecoin', asset: 'USDT' })).toBe('AUD');
    expect(sourceAssetOf({ direction: 'stablecoin_to_aud', asset: 'USDT' })).toBe('USDT');
  });

  it.each([
    ['bank_account', ['payid', 'npp', 'bsb_account'], 'bsb_account'],
    ['bank_account', ['payid', 'npp'], 'npp'],
    ['bank_account', ['payid'], undefined],
    ['payid', ['bsb_account', 'npp', 'payid'], 'payid'],
    ['payid', ['bsb_account', 'npp'], 'npp'],
    ['payid', ['bsb_account'], undefined],
  ] as const)('pays a %s over %j by %s', (type, audOutboundRails, rail) => {
    expect(deliveryRailOf({ type }, { capabilities: { audOutboundRails } } as never)).toBe(rail);
  });
});

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let customerId: string;
  let numbers = 0;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  beforeEach(async () => {
    tenantId = await test.newTenant();
    customerId = newId('cus');
    const customer = testCustomer({ id: customerId, tenantId });
    await test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(customersTable, customer)] }) }),
    );
  });

  const own = () => ({ id: newId('rte'), tenantId, customerId, accountNumber: String((numbers += 1)) });
  const toStablecoin = (given: object = {}) => testRouteToStablecoin({ ...own(), ...given });
  const toAud = (given: object = {}) => {
    const { accountNumber, ...rest } = own();
    return testRouteToAud({ ...rest, depositAddress: `T${accountNumber}`, network: 'tron', ...given });
  };
  const add = (route: PaymentRoute): Promise<null> =>
    test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(paymentRoutesTable, route)] }) }),
    );
  const save = (route: PaymentRoute): Promise<null> =>
    test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [saveRow(paymentRoutesTable, route)] }) }),
    );
  const read = async (id: string): Promise<PaymentRoute | undefined> =>
    (await selectMatching(database.reader, paymentRoutesTable, [{ id }]))[0];
  const holderOf = async (place: string): Promise<string | undefined> =>
    (await selectMatching(database.reader, receivingPlacesTable, [{ place }]))[0]?.holderId;
  const newInstrument = async (body: object): Promise<{ id: string; [name: string]: unknown }> => {
    const request = { path: {}, query: {}, body: body as never };
    const made = await test.writeQueue.submit(handlerWrite(createFundingInstrument, request, tenantId));
    return made;
  };

  describe('the row of a payment route', () => {
    it('comes back as it was written, in either direction', async () => {
      const limits = { minMinor: 0n, maxMinor: 99_999_999_999_999n, dailyMinor: 99_999_999_999_999n };
      for (const route of [
        toStablecoin({ payId: `${numbers}@pay.example`, metadata: { deep: [{}] }, ...limits }),
        toAud({ depositTag: '7', maxMinor: 999_999_999_999_990_000n }),
      ]) {
        await add(route);
        expect(await read(route.id)).toEqual(route);
      }
    });

    it('shares its reference with no other of the tenant', async () => {
      const route = toStablecoin();
      await add(route);
      await expect(add(toStablecoin({ reference: route.reference }))).rejects.toThrow();
    });

    it('is refused where its parts do not agree', async () => {
      for (const broken of [
        { minMinor: 2n, maxMinor: 1n },
        { minMinor: 2n, dailyMinor: 1n },
        { maxMinor: 0n },
        { minMinor: -1n },
        { status: 'inactive' },
        { deactivatedAt: 1 },
        { destinationAddress: null },
        { bsb: null },
        { depositAddress: 'elsewhere' },
        { customerId: newId('cus') },
      ]) {
        await expect(add(toStablecoin(broken)), JSON.stringify(Object.keys(broken))).rejects.toThrow();
      }
      for (const broken of [{ payee: null }, { payId: 'a@pay.example' }, { depositAddress: null }]) {
        await expect(add(toAud(broken)), JSON.stringify(broken)).rejects.toThrow();
      }
    });
  });

  describe('a place that money comes in at', () => {
    it('is claimed by whoever has it, under the name by which it is looked up', async () => {
      const account = toStablecoin({ payId: `Ada${(numbers += 1)}@Pay.example` });
      await add(account);
      expect(await holderOf(accountPlace(account.bsb, account.accountNumber))).toBe(account.id);
      expect(await holderOf(payIdPlace(account.payId!))).toBe(account.id);
      const address = toAud();
      await add(address);
      expect(await holderOf(addressPlace(address, address.depositAddress))).toBe(address.id);
      const instrument = await newInstrument({ type: 'stable_address', asset: 'USDC', network: 'base' });
      const pair = { asset: 'USDC', network: 'base' } as const;
      expect(await holderOf(addressPlace(pair, String(instrument['address'])))).toBe(instrument.id);
    });

    it('is never shared by a route and an instrument, nor by two routes', async () => {
      const payId = { withPayId: { type: 'email' } };
      const account = await newInstrument({ type: 'aud_account', ...payId });
      const { bsb, accountNumber } = account;
      await expect(add(toStablecoin({ bsb, accountNumber }))).rejects.toThrow();
      await expect(add(toStablecoin({ payId: account['payId'] }))).rejects.toThrow();
      const address = await newInstrument({ type: 'stable_address', asset: 'USDC', network: 'base' });
      const lower = String(address['address']).toLowerCase();
      await expect(add(toAud({ network: 'base', depositAddress: lower }))).rejects.toThrow();
      await add(toAud({ network: 'polygon', depositAddress: lower }));
      const first = toStablecoin();
      await add(first);
      await expect(add(toStablecoin({ accountNumber: first.accountNumber }))).rejects.toThrow();
      const late = toStablecoin();
      await add(late);
      await expect(save({ ...late, payId: String(account['payId']).toUpperCase() })).rejects.toThrow();
      await save({ ...late, payId: 'late@pay.example' });
      await expect(save({ ...first, payId: 'LATE@pay.example' })).rejects.toThrow();
      const [instrument] = await selectMatching(database.reader, fundingInstrumentsTable, [
        { id: account.id },
      ]);
      await expect(
        test.writeQueue.submit(
          probeWrite(tenantId, {
            decide: () => ({
              effects: [
                saveRow(fundingInstrumentsTable, { ...instrument!, payId: 'late@pay.example' } as never),
              ],
            }),
          }),
        ),
      ).rejects.toThrow();
    });

    it('stays with its holder for good', async () => {
      const route = toStablecoin();
      await add(route);
      const inactive = { ...route, status: 'inactive', version: 2, deactivatedAt: 1 } as const;
      await save({ ...inactive, deactivatedBy: route.createdBy });
      await expect(add(toStablecoin({ accountNumber: route.accountNumber }))).rejects.toThrow();
      const place = { place: accountPlace(route.bsb, route.accountNumber) };
      const places = () => database.writer('receiving_places').where(place);
      await expect(places().update({ holder_id: 'x' })).rejects.toThrow('append-only');
      await expect(places().delete()).rejects.toThrow('append-only');
    });
  });
});
