import type { Knex } from 'knex';
import { saveRow } from '../../db/statements/table.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { countersTable } from '../../treasury/policy/counters.ts';
import { need, type Write } from '../../writes/write.ts';
import { probeWrite } from './probe-write.ts';

const KEY = { counter: 'probe', period: 'always' };

/** A write that reads a number of the tenant's and writes one more; answers the number that it wrote. */
export function increment(
  tenantId: string,
  extra: Partial<Pick<Write<bigint>, 'claimed'>> = {},
): Write<bigint> {
  return probeWrite<bigint>(tenantId, {
    ...extra,
    needs: [need(countersTable, { tenantId, ...KEY })],
    decide: (loaded) => {
      const totalMinor = (loaded.find(countersTable, KEY)?.totalMinor ?? 0n) + 1n;
      return { reply: totalMinor, effects: [saveRow(countersTable, { tenantId, ...KEY, totalMinor })] };
    },
  });
}

/** How often the tenant's number was incremented. */
export async function countIncrements(db: Knex, tenantId: string): Promise<bigint> {
  const [counter] = await selectMatching(db, countersTable, [{ tenantId, ...KEY }]);
  return counter?.totalMinor ?? 0n;
}
