import type { AudToStablecoinRoute, StablecoinToAudRoute } from '../../direct-routes/payment-routes/table.ts';
import { referenceOf } from '../../direct-routes/payment-routes/table.ts';
import { TEST_KEY } from './test-key.ts';

type Given<Route> = Pick<AudToStablecoinRoute, 'tenantId'> & Partial<Route>;

const COMMON = {
  customerId: 'cus_test',
  status: 'active',
  version: 1,
  asset: 'USDC',
  network: 'base',
  accountName: 'Test Pty Ltd',
  minMinor: null,
  maxMinor: null,
  dailyMinor: null,
  metadata: null,
  createdAt: 0,
  updatedAt: 0,
  deactivatedAt: null,
  createdBy: TEST_KEY,
  deactivatedBy: null,
} as const;

/** A route from AUD to USDC on Base without limits, but for what is given. */
export function testRouteToStablecoin(given: Given<AudToStablecoinRoute>): AudToStablecoinRoute {
  const id = given.id ?? 'rte_01kjrcj3tqfr8b4dd8ykqhx5m2';
  return {
    ...COMMON,
    id,
    direction: 'aud_to_stablecoin',
    destinationAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    providerReference: `account of ${id}`,
    bsb: '802985',
    accountNumber: '1',
    payId: null,
    reference: referenceOf(id),
    payee: null,
    depositAddress: null,
    depositTag: null,
    ...given,
  };
}

/** A route from USDC on Base to a bank account without limits, but for what is given. */
export function testRouteToAud(given: Given<StablecoinToAudRoute>): StablecoinToAudRoute {
  const id = given.id ?? 'rte_01kjrcm7e1e4ga9w7c4tvsn3zk';
  return {
    ...COMMON,
    id,
    direction: 'stablecoin_to_aud',
    payee: { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'Ada Lovelace' },
    providerReference: `address of ${id}`,
    depositAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    depositTag: null,
    reference: referenceOf(id),
    destinationAddress: null,
    bsb: null,
    accountNumber: null,
    payId: null,
    ...given,
  };
}
