import { canonicalJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

/** Lists whose records change their status only when somebody asks for it. */
const STANDING = [
  'listBeneficiaries',
  'listFundingInstruments',
  'listPayins',
  'listDestinations',
  'listDeposits',
];

/** Lists whose records move on by themselves. */
const MOVING = [
  'listPayouts',
  'listWithdrawals',
  'listConversions',
  'listConversionQuotes',
  'listIdentityEvidence',
  'listCustomers',
  'listPaymentRoutes',
  'listTransfers',
  'listWebhooks',
];

/** Kinds of movement that only a request of the tenant causes; the others may follow from earlier requests. */
const CAUSED = [
  'funding_credited',
  'payout_reserved',
  'withdrawal_reserved',
  'conversion_reserved',
  'admin_adjustment',
];

/** The newest movement of each kind that only a request causes: all of it stays if no wallet is moved. */
export async function walletFootprintOf(tenant: Tenant): Promise<Map<string, string>> {
  // Whatever a check needs brings its money in before it is looked.
  await tenant.fixture();
  if (tenant.knows('simulateDeposit')) await tenant.stable();
  const parts = new Map<string, string>();
  for (const kind of CAUSED) {
    const newest = await tenant.do('listTransactions', { query: { limit: 1, kind } });
    parts.set(`listTransactions ${kind}`, textAt(newest, 'data', 0, 'id'));
  }
  return parts;
}

/**
 * What a tenant's requests have left behind, part by part, so that what should leave nothing is seen to do so. Operations
 * that earlier requests began may move on meanwhile without a trace in it.
 */
export async function footprintOf(tenant: Tenant): Promise<Map<string, string>> {
  // Whatever looking needs is there before it is looked.
  await tenant.fixture();
  if (tenant.knows('simulateDeposit')) await tenant.stable();
  const parts = new Map<string, string>();
  for (const list of [...STANDING, ...MOVING].filter((each) => tenant.knows(each))) {
    const records = objectsAt(await tenant.do(list, { query: { limit: 20 } }), 'data');
    const marks = records.map(
      (each) => `${textAt(each, 'id')}${MOVING.includes(list) ? '' : ` ${textAt(each, 'status')}`}`,
    );
    parts.set(list, marks.join('\n'));
  }
  for (const [name, newest] of await walletFootprintOf(tenant)) parts.set(name, newest);
  parts.set('getTreasurySettings', canonicalJson(await tenant.do('getTreasurySettings')));
  parts.set('getDeveloperFees', canonicalJson(await tenant.do('getDeveloperFees')));
  parts.set('getEffectiveConfiguration', textAt(await tenant.do('getEffectiveConfiguration'), 'id'));
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
