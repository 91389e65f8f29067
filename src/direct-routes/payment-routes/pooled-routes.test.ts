import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf, Schema } from '../../contract/operation-types.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { insertRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { eventsTable } from '../../outbox/event.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { receiveReport } from '../../provider-seam/inbox/receive-report.ts';
import type { Report } from '../../provider-seam/port/provider.ts';
import { countRows } from '../../testing/databases/count-rows.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testCustomer } from '../../testing/worlds/test-customer.ts';
import { TEST_ADMISSION } from '../../testing/worlds/test-key.ts';
import { testRequest } from '../../testing/worlds/test-request.ts';
import { TO_AUD, TO_STABLECOIN } from '../../testing/worlds/test-tenant.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { accountPoolsOf } from '../../treasury/receiving-accounts/account-pool.ts';
import { maintainAccountPools } from '../../treasury/receiving-accounts/maintain-account-pools.ts';
import { poolEntriesTable } from '../../treasury/receiving-accounts/table.ts';
import { hashIdempotencyKey, idempotentWrite } from '../../writes/idempotency.ts';
import { customersTable } from '../customers/table.ts';
import { createPaymentRoute } from './create-payment-route.ts';
import { deactivatePaymentRoute } from './deactivate-payment-route.ts';
import { type PaymentRoute, paymentRoutesTable } from './table.ts';

const ISSUER = { from: 'accountPool', adapter: 'stand_in', target: 1 } as const;
const PROVIDERS = { ...testFacts(0), accounts: ISSUER, addresses: ISSUER };
const BANK = { provider: 'bank', adapter: 'stand_in' } as const;
const CHAIN = { provider: 'chain', adapter: 'stand_in' } as const;

type Body = RequestOf<'createPaymentRoute'>['body'];
type Account = Schema<'AudToStablecoinRoute'>;
type Address = Schema<'StablecoinToAudRoute'>;

const PAID_IN = TO_STABLECOIN as Body;
const SENT = { ...TO_AUD, source: undefined } as unknown as Body;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let customerId: string;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database, { providers: PROVIDERS });
  });

  beforeEach(async () => {
    tenantId = await test.newTenant();
    customerId = newId('cus');
    const customer = testCustomer({ id: customerId, tenantId });
    await test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(customersTable, customer)] }) }),
    );
    await configure({ capabilities: { assetNetworks: [{ asset: 'USDC', network: 'base', enabled: true }] } });
    await configure({ defaultRoutePair: { asset: 'USDC', network: 'base' } });
    await maintainAccountPools({
      database,
      writeQueue: test.writeQueue,
      clock: () => undefined,
      accountPools: accountPoolsOf(PROVIDERS),
      onFault: (error) => void test.faults.push(error),
    });
  });

  const configure = (patch: object) =>
    test.writeQueue.submit(setConfiguration(tenantId, patch, 'test', 'test'));
  const requestOf = (body: Body) => ({ path: { customerId }, query: {}, body });
  const create = async <Made extends Account | Address>(body: Body): Promise<Made> =>
    (await test.writeQueue.submit(handlerWrite(createPaymentRoute, requestOf(body), tenantId))) as Made;
  const orderOf = async (subject: string): Promise<Instruction> =>
    (await selectMatching(database.reader, instructionsTable, [{ tenantId, subject }]))[0]!;
  const tell = async (
    subject: string,
    report: Partial<Report>,
    source: typeof BANK | typeof CHAIN = BANK,
  ) => {
    const { id: instructionId } = await orderOf(subject);
    const eventId = `event ${(made += 1)}`;
    return receiveReport(test, source, { eventId, about: { instructionId }, says: 'issued', ...report });
  };
  /** Has everything opened that is ordered; answers what the accounts and addresses are. */
  const fill = async (): Promise<{ accountNumber: string; address: string }> => {
    const number = String((made += 1));
    const address = `0x${number.padStart(40, '0')}`;
    for (const { id, item, status } of await selectMatching(database.reader, poolEntriesTable, [
      { tenantId },
    ])) {
      if (status !== 'ordered') continue;
      const issued = item === 'AUD' ? { bsb: '802986', accountNumber: number } : { address };
      const source = item === 'AUD' ? BANK : CHAIN;
      expect(await tell(id, { providerReference: `ref ${number}`, issued }, source)).toBe('applied');
    }
    return { accountNumber: number, address };
  };
  const row = async (id: string): Promise<PaymentRoute> =>
    (await selectMatching(database.reader, paymentRoutesTable, [{ id }]))[0]!;
  const eventsOf = async (objectId: string): Promise<string[]> =>
    (await selectMatching(database.reader, eventsTable, [{ tenantId, objectId }]))
      .sort((one, other) => one.seq - other.seq)
      .map(({ type, objectVersion }) => `${type} ${objectVersion}`);

  describe('a payment route from the account pool', () => {
    it('has an account that exists, whose name and PayID the bank is asked for', async () => {
      const { accountNumber } = await fill();
      const { id, instructions } = await create<Account>(PAID_IN);
      expect(instructions.deposit).toMatchObject({ bsb: '802986', accountNumber });
      expect(instructions.deposit).not.toHaveProperty('payId');
      const account = { providerReference: `ref ${accountNumber}`, bsb: '802986', accountNumber };
      expect(await orderOf(id)).toMatchObject({
        kind: 'assign_account',
        provider: 'bank',
        payload: { ...account, accountName: 'Test Pty Ltd', payIdType: 'email' },
      });
      const poolEntries = await selectMatching(database.reader, poolEntriesTable, [
        { tenantId, paymentRouteId: id },
      ]);
      expect(poolEntries).toMatchObject([{ status: 'taken', fundingInstrumentId: null, accountNumber }]);
      const payId = `route${accountNumber}@pay.example`;
      expect(await tell(id, { issued: { payId } })).toBe('applied');
      expect(await row(id)).toMatchObject({ payId, version: 2, status: 'active' });
      expect(await eventsOf(id)).toEqual(['payment_route.created 1', 'payment_route.created 2']);
      expect((await orderOf(id)).status).toBe('done');
      expect(await tell(id, { issued: { payId: 'another@pay.example' } })).toBe('disputed');
    });

    it('has an address that exists, of the pair that the configuration names', async () => {
      const { address } = await fill();
      const { id, source, instructions } = await create<Address>(SENT);
      expect(source).toEqual({ asset: 'USDC', network: 'base' });
      expect(instructions.deposit.address).toBe(address);
      expect(await row(id)).toMatchObject({ depositAddress: address });
    });

    it('asks for no PayID where none may come in', async () => {
      await configure({ capabilities: { audInboundRails: ['npp'] } });
      await fill();
      const { id } = await create<Account>(PAID_IN);
      expect(await orderOf(id)).toMatchObject({ payload: { payIdType: null } });
      expect(await tell(id, { issued: { payId: 'a@pay.example' } })).toBe('applied');
      expect(await row(id)).toMatchObject({ payId: null, version: 1 });
    });

    it('is inactive, with an alarm, where the bank refuses it the account', async () => {
      await fill();
      const { id } = await create<Account>(PAID_IN);
      expect(await tell(id, { says: 'rejected', reason: 'No.' })).toBe('applied');
      expect(await row(id)).toMatchObject({
        status: 'inactive',
        version: 2,
        deactivatedBy: { kind: 'provider', id: 'bank' },
      });
      expect(await eventsOf(id)).toEqual(['payment_route.created 1', 'payment_route.deactivated 2']);
      const alarms = await selectMatching(database.reader, alarmsTable, [{ tenantId, subject: id }]);
      expect(alarms.map(({ kind }) => kind)).toEqual(['issue_refused']);
    });

    it('keeps its account when it is deactivated, and no PayID comes late', async () => {
      await fill();
      const { id } = await create<Account>(PAID_IN);
      const before = await row(id);
      const closing = { path: { id }, query: {}, body: undefined };
      await test.writeQueue.submit(handlerWrite(deactivatePaymentRoute, closing, tenantId));
      expect(await tell(id, { issued: { payId: 'a@pay.example' } })).toBe('ignored');
      const { bsb, accountNumber } = before;
      expect(await row(id)).toMatchObject({
        status: 'inactive',
        bsb,
        accountNumber,
        payId: null,
        version: 2,
      });
    });

    it.each([
      ['account', PAID_IN],
      ['address', SENT],
    ])(
      'without an %s answers 503 with when to come again, writes nothing, and leaves the key free',
      async (...given) => {
        const [, body] = given;
        const key = randomUUID();
        const request = requestOf(body);
        const send = () =>
          test.writeQueue.submit(
            idempotentWrite({
              request: {
                tenantId,
                actor: providerActor('bank'),
                ...testRequest(),
                keyHash: hashIdempotencyKey(key),
                fingerprint: 'the same',
              },
              successStatus: 201,
              needs: (head, serverNow) => createPaymentRoute.needs(request, head, serverNow),
              furtherNeeds: (loaded, head) => createPaymentRoute.furtherNeeds?.(request, loaded, head) ?? [],
              decide: (loaded, context) => createPaymentRoute.decide(request, loaded, context, undefined),
              admit: TEST_ADMISSION,
              checkReply: () => undefined,
            }),
          );
        const before = await countRows(database);
        await expect(send()).rejects.toMatchObject({
          code: 'service_unavailable',
          reason: 'no_receiving_account',
          retryAfterSeconds: 30,
        });
        expect(await countRows(database)).toEqual(before);
        await fill();
        const { status, bodyText } = await send();
        expect(status).toBe(201);
        expect(await send()).toMatchObject({ status: 201, bodyText });
      },
    );
  });
});
