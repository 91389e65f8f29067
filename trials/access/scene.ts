import { randomUUID } from 'node:crypto';
import { anyServer, type Cluster } from '../concurrency/cluster.ts';
import { createOwnedTenant, type OwnedAccount } from '../server/operator.ts';
import { enrol, type Person } from './person.ts';

export interface Scene extends Cluster {
  readonly account: OwnedAccount;
  readonly owner: Person;
}

export function serverAt({ servers }: Cluster, index: number): string {
  return servers[index % servers.length]?.url ?? '';
}

export function newEmail(): string {
  return `person-${randomUUID()}@example.com`;
}

export async function openScene(cluster: Cluster, name: string): Promise<Scene> {
  const account = await createOwnedTenant(cluster.database.url, name, newEmail());
  const owner = await enrol(anyServer(cluster), account.owner.enrolmentUrl);
  return { ...cluster, account, owner };
}
