import { canonicalJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import type { Call } from './call.ts';
import { Broken } from './failure.ts';
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

/** What stands for a part that cannot be read: the check of that operation tells why. */
const UNREADABLE = 'nothing that can be read';

/** Reads an operation of the document for a part; what the document does not have leaves none. */
async function put(
  parts: Map<string, string>,
  name: string,
  { tenant, operation, call }: { tenant: Tenant; operation: string; call?: Call },
  read: (body: Json) => string,
): Promise<void> {
  if (!tenant.knows(operation)) return;
  try {
    parts.set(name, read(await tenant.do(operation, call)));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    parts.set(name, UNREADABLE);
  }
}

/** The newest movement of each kind that only a request causes: all of it stays if no wallet is moved. */
export async function walletFootprintOf(tenant: Tenant): Promise<Map<string, string>> {
  // Whatever a check needs brings its money in before it is looked.
  await tenant.ready();
  const parts = new Map<string, string>();
  for (const kind of CAUSED) {
    const call = { query: { limit: 1, kind } };
    const name = `listTransactions ${kind}`;
    await put(parts, name, { tenant, operation: 'listTransactions', call }, (body) =>
      textAt(body, 'data', 0, 'id'),
    );
  }
  return parts;
}

/** Operations that show one thing, and what of it only a request changes. */
const SHOWN: readonly (readonly [operation: string, read: (body: Json) => string])[] = [
  ['getTreasurySettings', canonicalJson],
  ['getDeveloperFees', canonicalJson],
  ['getEffectiveConfiguration', (body) => textAt(body, 'id')],
  ['getClock', (body) => canonicalJson(valueAt(body, 'frozen') ?? null)],
];

/**
 * What a tenant's requests have left behind, part by part, so that what should leave nothing is seen to do so. Operations
 * that earlier requests began may move on meanwhile without a trace in it.
 */
export async function footprintOf(tenant: Tenant): Promise<Map<string, string>> {
  // Whatever looking needs is there before it is looked.
  await tenant.ready();
  const parts = new Map<string, string>();
  for (const list of [...STANDING, ...MOVING]) {
    const mark = (each: JsonObject): string =>
      `${textAt(each, 'id')}${MOVING.includes(list) ? '' : ` ${textAt(each, 'status')}`}`;
    await put(parts, list, { tenant, operation: list, call: { query: { limit: 20 } } }, (body) =>
      objectsAt(body, 'data').map(mark).join('\n'),
    );
  }
  for (const [name, newest] of await walletFootprintOf(tenant)) parts.set(name, newest);
  for (const [operation, read] of SHOWN) await put(parts, operation, { tenant, operation }, read);
  return parts;
}

/** The parts of two footprints that differ. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}
