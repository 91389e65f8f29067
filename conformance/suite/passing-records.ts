import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

/** Records that are made for one call each, of which an account has only so many at once. */
export interface PassingRecords {
  readonly list: string;
  readonly query: JsonObject;
  /** How many more are made until it is seen to it again that there is room. */
  readonly clearedEvery: number;
  /** How many of the newest may still be in use. */
  readonly left: number;
  readonly isPassing: (record: JsonObject, tenant: Tenant) => boolean;
  /** Whether nobody can use it any more, however new it is. */
  readonly isLeftBehind?: (record: JsonObject, tenant: Tenant) => boolean;
  /** The operation that takes one away. */
  readonly remove: string;
}

/**
 * Makes what is called before each such record is made: it takes older ones away, this run's and those of earlier ones, because an
 * account is judged again and again.
 */
export function roomFor(records: PassingRecords): (tenant: Tenant) => Promise<void> {
  const made = new WeakMap<Tenant, number>();
  const clearings = new WeakMap<Tenant, Promise<void>>();
  const clear = async (tenant: Tenant): Promise<void> => {
    const all = objectsAt(await tenant.do(records.list, { query: { ...records.query, limit: 200 } }), 'data');
    const isLeftBehind = (each: JsonObject): boolean => records.isLeftBehind?.(each, tenant) ?? false;
    const passing = all.filter((each) => !isLeftBehind(each) && records.isPassing(each, tenant));
    for (const each of [...all.filter(isLeftBehind), ...passing.slice(records.left)])
      await tenant.do(records.remove, { path: { id: textAt(each, 'id') } });
  };
  return async (tenant) => {
    const count = made.get(tenant) ?? 0;
    made.set(tenant, count + 1);
    if (count % records.clearedEvery === 0) clearings.set(tenant, clear(tenant));
    // Whoever comes while there is no room waits for it too.
    await clearings.get(tenant);
  };
}
