import { randomUUID } from 'node:crypto';
import { anyServer, type Cluster } from '../concurrency/cluster.ts';
import { createOwnedTenant, type OwnedAccount } from '../server/operator.ts';
import { enrol, type Person } from './person.ts';

/** Several servers on one database, with an account and its owner. */
export interface Scene extends Cluster {
  readonly account: OwnedAccount;
  readonly owner: Person;
}

/** The address of a server by its number, of as many as there are. */
export function serverAt({ servers }: Cluster, index: number): string {
  return servers[index % servers.length]?.url ?? '';
}

/** An address that nobody has. */
export function newEmail(): string {
  return `person-${randomUUID()}@example.com`;
}

/** A new account on a cluster, whose first owner has enrolled. */
export async function openScene(cluster: Cluster, name: string): Promise<Scene> {
  const account = await createOwnedTenant(cluster.database.url, name, newEmail());
  const owner = await enrol(anyServer(cluster), account.owner.enrolmentUrl);
  return { ...cluster, account, owner };
}
