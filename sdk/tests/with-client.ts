import { afterAll, afterEach, beforeAll } from 'vitest';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import {
  Corridor,
  type CorridorError,
  type CorridorOptions,
  isCorridorError,
  type Payout,
} from '../src/client.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** What the tests of the client have. */
export interface ClientContext {
  readonly tenant: () => TestTenant;
  readonly key: () => string;
  readonly proxy: () => FaultProxy;
  /** A client whose requests go through the proxy. */
  readonly client: (options?: CorridorOptions) => Corridor;
  /** The body of a payout, with a reference of its own. */
  readonly payout: (externalReference: string) => {
    readonly beneficiaryId: string;
    readonly amount: string;
    readonly currency: 'AUD';
    readonly externalReference: string;
  };
  /** The payouts with a reference, by another way than the proxy. */
  readonly paid: (externalReference: string) => Promise<Payout[]>;
}

/** The error of a call that must fail. */
export async function errorOf(work: PromiseLike<unknown>): Promise<CorridorError> {
  try {
    await work;
  } catch (error) {
    if (isCorridorError(error)) return error;
    throw error;
  }
  throw new Error('It did not fail');
}

/** Defines tests of the client against the real server, behind a proxy that does the faults. */
export function withClient(define: (context: ClientContext) => void): void {
  withServer(({ server }) => {
    let tenant: TestTenant;
    let key: string;
    let proxy: FaultProxy;
    let beneficiaryId: string;

    beforeAll(async () => {
      tenant = await server().newTenant();
      await tenant.fund('100000.00');
      key = (await tenant.newApiKey({ role: 'admin' })).key;
      beneficiaryId = (await tenant.newBeneficiary()).id;
      proxy = await startFaultProxy(server().service.url);
    });
    afterEach(() => {
      proxy.fates = [];
      proxy.always = 'pass';
      proxy.seen.length = 0;
    });
    afterAll(() => proxy.close());

    define({
      tenant: () => tenant,
      key: () => key,
      proxy: () => proxy,
      client: (options = {}) => new Corridor({ key, baseUrl: proxy.url, ...options }),
      payout: (externalReference) => ({ beneficiaryId, amount: '1.00', currency: 'AUD', externalReference }),
      paid: async (reference) =>
        (await tenant.get<{ data: Payout[] }>(`/v1/treasury/payouts?externalReference=${reference}`)).data,
    });
  });
}
