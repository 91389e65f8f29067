import { prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import type { Random } from '../../conformance/suite/random.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import { configure, createTenant } from '../server/operator.ts';
import type { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import type { Crowd } from './crowd.ts';

export interface Cluster {
  readonly database: DatabaseUnderTest;
  readonly servers: readonly ServerProcess[];
  readonly random: Random;
  readonly verdict: Verdict;
}

/** Servers on which as many race for each promise. */
export interface RacingCluster extends Cluster {
  readonly crowd: Crowd;
}

const TENANTS_AT_ONCE = 3;

export function anyServer({ servers, random }: Cluster): string {
  return random.pick(servers).url;
}

export const FEE = { amount: '0.50', hundredths: 50 } as const;

/** A new tenant with so much of each asset, whose operations have a fee, so that fees count too. */
export async function newTenant(cluster: Cluster, name: string, funds: string): Promise<TenantWorld> {
  const { url } = cluster.database;
  const account = await createTenant(url, name);
  await configure(url, account, {
    pricing: {
      fees: [
        { operation: 'payout', asset: 'AUD', flat: FEE.amount, bps: 0 },
        { operation: 'stable_withdrawal', asset: 'USDC', flat: FEE.amount, bps: 0 },
        { operation: 'conversion', asset: 'AUD', flat: FEE.amount, bps: 0 },
      ],
    },
    // However slow the machine is, a quote is there when it is accepted.
    settlement: { quoteTtlSeconds: 3600 },
  });
  return prepareTenant(anyServer(cluster), account, funds);
}

/** Some new tenants with funds and without fees. */
export async function newTenants(cluster: Cluster, count: number, funds: string): Promise<TenantWorld[]> {
  const worlds: TenantWorld[] = [];
  while (worlds.length < count) {
    const made = await atOnce(Math.min(TENANTS_AT_ONCE, count - worlds.length), async (index) => {
      const name = `Tenant ${worlds.length + index} Pty Ltd`;
      return prepareTenant(anyServer(cluster), await createTenant(cluster.database.url, name), funds);
    });
    worlds.push(...made);
  }
  return worlds;
}

export async function atOnce<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}
