import type { Knex } from 'knex';
import type { DatabaseConfig } from '../../config/database.ts';
import { openReplicaReader } from '../drivers/open-replica.ts';
import { ReadReplica, type ReplicaListener } from './read-replica.ts';

/** Looked at once, so that an address that leads elsewhere is told at the start. Null without an address. */
export async function openReplica(
  { readUrl, readLagMs: lagMs }: Pick<DatabaseConfig, 'readUrl' | 'readLagMs'>,
  primary: Knex,
  listener: ReplicaListener,
  elapsed: () => number,
): Promise<ReadReplica | null> {
  if (readUrl === null) return null;
  const open = (): Knex => openReplicaReader(readUrl);
  const replica = new ReadReplica({ primary, open, lagMs, elapsed, listener });
  await replica.start();
  return replica;
}
