import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTenant } from '../access/tenants/create-tenant.ts';
import { readConfig } from '../config/config.ts';
import { OPERATOR } from '../identity/actor.ts';
import { newId } from '../identity/ids.ts';
import type { Order } from '../outbox/instruction.ts';
import { type Service, openService } from '../service.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { createConversionQuote } from '../treasury/conversions/create-quote.ts';
import { createFundingInstrument } from '../treasury/funding-instruments/create-funding-instrument.ts';
import { findFundingInstrument } from '../treasury/funding-instruments/reads.ts';
import type { Answer, MarketRate } from './port/provider.ts';

const WAIT = { interval: 50 };

class TestExchange extends TestProvider {
  rates = (): Promise<MarketRate[]> =>
    Promise.resolve([{ source: 'AUD', destination: 'USDC', rate: '0.6600000000', asOf: Date.now() }]);
}

/** A bank that does what it is asked at once. */
function openAtOnce({ instructionId, kind, subject }: Order): Promise<Answer> {
  const report = { eventId: `done ${instructionId}`, about: { instructionId }, says: 'issued' } as const;
  const accountNumber = String(BigInt(`0x${Buffer.from(instructionId).toString('hex')}`) % 900_000_000n);
  const issued = kind === 'issue_account' ? { bsb: '802985', accountNumber } : { payId: 'ada@pay.example' };
  return Promise.resolve({
    outcome: 'done',
    reports: [{ ...report, providerReference: `ACC-${subject}`, issued }],
  });
}

eachDatabase((dialect) => {
  let database: TestDatabase;
  let service: Service;

  beforeAll(async () => {
    database = await createTestDatabase(dialect, 'production');
    const secret = 's'.repeat(32);
    const production = {
      CORRIDOR_ENV: 'production',
      ...PRODUCTION_VARIABLES,
      CORRIDOR_SECRET: secret,
      DATABASE_URL: database.url,
    };
    const providers = {
      bank: new TestProvider({ name: 'bank', adapter: 'live', carryOut: openAtOnce }),
      exchange: new TestExchange({ name: 'exchange', adapter: 'live' }),
    };
    const config = readConfig({ ...production, CORRIDOR_WRITE_DEADLINE_MS: '60000' });
    service = await openService(config, pino({ level: 'silent' }), { providers });
    const facts = { name: 'Ada', environment: 'production', createdBy: 'test', actor: OPERATOR } as const;
    await service.writeQueue.submit(createTenant(facts, newId, Date.now()));
    service.worker.start();
    for (const each of service.beside) each.start();
  });
  afterAll(async () => {
    await service.close();
    await database.remove();
  });

  const tenantId = async (): Promise<string> => {
    const row = await service.database.reader('tenants').first<{ id: string }>('id');
    return row.id;
  };

  it('quotes at the rates of an exchange that is connected', async () => {
    const body = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '10.00' } as const;
    const request = { path: {}, query: {}, body: { ...body, destinationNetwork: 'base' as const } };
    const write = handlerWrite(createConversionQuote, request, await tenantId());
    const quote = await vi.waitFor(() => service.writeQueue.submit(write), WAIT);
    expect(quote.rate).toBe('0.6583500000');
  });

  it('opens accounts from the account pool of a bank that is connected, and addresses of nobody', async () => {
    const id = await tenantId();
    const body = { type: 'aud_account', withPayId: { type: 'email' } } as const;
    const write = handlerWrite(createFundingInstrument, { path: {}, query: {}, body }, id);
    const { id: instrumentId } = await vi.waitFor(() => service.writeQueue.submit(write), WAIT);
    await vi.waitFor(async () => {
      const instrument = await findFundingInstrument(service.database.reader, id, instrumentId);
      expect(instrument).toMatchObject({ status: 'active', payId: 'ada@pay.example', version: 2 });
    }, WAIT);
    const address = { type: 'stable_address', asset: 'USDC', network: 'base' } as const;
    const refused = handlerWrite(createFundingInstrument, { path: {}, query: {}, body: address }, id);
    await expect(service.writeQueue.submit(refused)).rejects.toMatchObject({ code: 'capability_disabled' });
  });
});
