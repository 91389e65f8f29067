import { objectsAt, textAt, textsAt, type Json } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { feeOfEntry, readPolicy } from './policy.ts';
import type { Tenant } from './tenant.ts';

/** Rails that reach the account to which the suite's routes pay. */
const REACHING = ['bsb_account', 'npp'];

/** What a tenant's configuration and its developer fees leave of a transfer that the suite makes. */
function obstacleIn(configuration: Json, schedule: Json): string | undefined {
  const rails = (name: string): string[] => textsAt(configuration, 'capabilities', name);
  if (
    rails('audInboundRails').length === 0 ||
    !rails('audOutboundRails').some((one) => REACHING.includes(one))
  )
    return 'no rail takes AUD in, or none pays it to a bank account';
  const rules = objectsAt(configuration, 'limits', 'rules');
  if (rules.some((rule) => textAt(rule, 'operation') === 'transfer')) return 'limits apply to transfers';
  const entries = objectsAt(configuration, 'pricing', 'fees').filter(
    (fee) => textAt(fee, 'operation') === 'transfer',
  );
  const isDear = entries.some((entry) => {
    const unit = toMinor('1', textAt(entry, 'asset'));
    return 2n * feeOfEntry(entry, unit) > unit;
  });
  const flat = toMinor(textAt(schedule, 'transfer', 'flatAud'));
  return isDear || flat > 30n ? 'fees leave too little of a small transfer' : undefined;
}

/** Why money cannot be sent freely through payment routes; undefined if it can. */
export async function readRouteObstacle(tenant: Tenant): Promise<string | undefined> {
  if (!tenant.knows('getTransfer')) return 'the document has no transfers';
  const configuration = await tenant.do('getEffectiveConfiguration');
  const { obstacle } = readPolicy(configuration);
  return obstacle ?? obstacleIn(configuration, await tenant.do('getDeveloperFees'));
}
