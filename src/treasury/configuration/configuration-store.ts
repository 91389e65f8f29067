import type { Knex } from 'knex';
import { mapRows, selectList } from '../../db/rows.ts';
import { configurationsTable, type Configuration } from '../../flows/policy/configuration.ts';

/** The tenant's newest configuration, for reading. */
export async function getEffective(db: Knex, tenantId: string): Promise<Configuration> {
  const query = db('configurations')
    .select(db.raw(selectList(configurationsTable)))
    .where('tenant_id', tenantId)
    .orderBy('version', 'desc')
    .limit(1);
  const [configuration] = await mapRows(configurationsTable, query);
  if (configuration === undefined) throw new Error(`The tenant ${tenantId} has no configuration`);
  return configuration;
}
