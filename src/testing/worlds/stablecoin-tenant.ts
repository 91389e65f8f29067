import type { TestServer } from '../server/test-server.ts';
import type { TestTenant } from './test-tenant.ts';

/** A new tenant with 1,000 of each stablecoin, who pays these fees. */
export async function newStablecoinTenant(
  server: TestServer,
  fees: readonly object[] = [],
): Promise<TestTenant> {
  const tenant = await server.newTenant();
  await tenant.adjust('USDC', '1000');
  await tenant.adjust('USDT', '1000');
  if (fees.length > 0) await tenant.configure({ pricing: { fees } });
  return tenant;
}
