import { canonicalJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

const LISTS = ['listBeneficiaries', 'listFundingInstruments', 'listPayins', 'listPayouts'];

/** Kinds of movement that only a request of the tenant causes; the others may follow from earlier requests. */
const CAUSED = [
  'funding_credited',
  'payout_reserved',
  'withdrawal_reserved',
  'conversion_reserved',
  'admin_adjustment',
];

/**
 * What a tenant's requests have left behind, part by part, so that what should leave nothing is seen to do so. Operations
 * that earlier requests began may move on meanwhile without a trace in it.
 */
export async function footprintOf(tenant: Tenant): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const list of LISTS) {
    const records = objectsAt(await tenant.do(list, { query: { limit: 20 } }), 'data');
    const isOperation = list === 'listPayouts';
    const marks = records.map(
      (each) => `${textAt(each, 'id')}${isOperation ? '' : ` ${textAt(each, 'status')}`}`,
    );
    parts.set(list, marks.join('\n'));
  }
  for (const kind of CAUSED) {
    const newest = await tenant.do('listTransactions', { query: { limit: 1, kind } });
    parts.set(`listTransactions ${kind}`, textAt(newest, 'data', 0, 'id'));
  }
  parts.set('getTreasurySettings', canonicalJson(await tenant.do('getTreasurySettings')));
  parts.set('getClock', canonicalJson(valueAt(await tenant.do('getClock'), 'frozen') ?? null));
  return parts;
}

/** The parts of two footprints that differ. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}
