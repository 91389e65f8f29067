import type { StablecoinDestination } from '../../treasury/destinations/table.ts';
import { TEST_KEY } from './test-key.ts';

/** An active destination for USDC on Base, but for what is given. */
export function testDestination(
  given: Pick<StablecoinDestination, 'tenantId'> & Partial<StablecoinDestination>,
): StablecoinDestination {
  return {
    id: 'dst_test',
    externalReference: 'cold-1',
    name: 'Cold wallet',
    asset: 'USDC',
    network: 'base',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    tag: null,
    version: 1,
    status: 'active',
    createdAt: 0,
    updatedAt: 0,
    deactivatedAt: null,
    createdBy: TEST_KEY,
    deactivatedBy: null,
    ...given,
  };
}
