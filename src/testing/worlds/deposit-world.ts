import { beforeEach } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../server/each-server.ts';
import type { TestReply } from '../server/test-service.ts';
import type { TestTenant } from './test-tenant.ts';

type Deposit = Schema<'Deposit'>;
type Movement = Schema<'Movement'>;

/** An empty wallet of USDC: available, reserved and pending. */
export const NOTHING = '0.000000/0.000000/0.000000';

/** What a deposit of 100 with its fee of 1 makes of an empty wallet. */
export const FIGURES: Readonly<Record<Deposit['status'], string>> = {
  detected: '0.000000/0.000000/99.000000',
  confirming: '0.000000/0.000000/99.000000',
  credited: '99.000000/0.000000/0.000000',
  held: NOTHING,
  returned: NOTHING,
};

/** A server, and for each test a new tenant with an address for USDC on Base, who pays 0.50 and 50 basis points. */
export interface DepositWorld {
  readonly server: Parameters<Parameters<typeof eachServer>[0]>[0]['server'];
  readonly startAnother: Parameters<Parameters<typeof eachServer>[0]>[0]['startAnother'];
  readonly tenant: () => TestTenant;
  readonly instrumentId: () => string;
  /** A deposit of 100 that comes to rest where the body asks. */
  readonly deposit: (body?: object) => Promise<Deposit>;
  readonly advance: (id: string, to: string, reason?: string) => Promise<TestReply>;
  /** The tenant's movements, oldest first. */
  readonly movements: () => Promise<Movement[]>;
  readonly kinds: () => Promise<string[]>;
}

/** Describes the same tests of deposits once for each kind of database. */
export function eachDepositWorld(define: (world: DepositWorld) => void): void {
  eachServer(({ server, startAnother }) => {
    let tenant: TestTenant;
    let instrumentId: string;

    beforeEach(async () => {
      tenant = await server().newTenant();
      await tenant.configure({
        pricing: {
          fees: [
            { operation: 'deposit', asset: 'USDC', flat: '7.00', bps: 0 },
            { operation: 'deposit', asset: 'USDC', network: 'base', flat: '0.50', bps: 50 },
          ],
        },
      });
      instrumentId = (await tenant.newAddress()).id;
    });

    const movements = async (): Promise<Movement[]> =>
      (await tenant.get<{ data: Movement[] }>('/v1/treasury/transactions')).data.toReversed();

    define({
      server,
      startAnother,
      tenant: () => tenant,
      instrumentId: () => instrumentId,
      deposit: (body = {}) => tenant.deposit('100', { fundingInstrumentId: instrumentId, ...body }),
      advance: (id, to, reason) =>
        tenant.request('POST', `/v1/sandbox/deposits/${id}/advance`, {
          body: { to, ...(reason === undefined ? {} : { reason }) },
        }),
      movements,
      kinds: async () => (await movements()).map(({ kind }) => kind),
    });
  });
}
