import type { DatabaseUnderTest } from './database-under-test.ts';

/** Where a process that died leaves a lease, and the column that says how long it holds. */
const HELD = {
  instructions: 'lease_until',
  idempotency_keys: 'lease_until',
  webhook_deliveries: 'lease_until',
  webhook_lines: 'held_until',
};

/** Ends the leases that dead processes left, as their time would: a short run does not wait up to a minute for each. */
export async function endLeases(database: DatabaseUnderTest): Promise<void> {
  for (const [table, column] of Object.entries(HELD)) {
    await database.query(`update ${table} set ${column} = 0 where ${column} is not null`);
  }
}
