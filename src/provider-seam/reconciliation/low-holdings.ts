import type { Network } from '../../../generated/assets.ts';
import type { Database } from '../../db/connection.ts';
import { exactSum, readExactSum, runStatement } from '../../db/statements/statement.ts';
import { providerActor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';
import { type HeldAsset, presentHeld } from '../../money/native-asset.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import type { TenantlessWrite } from '../../writes/write.ts';
import type { Holding, ProviderName } from '../port/provider.ts';

/** What waiting orders will take of an asset. */
export interface Ordered {
  readonly asset: Asset;
  /** Null where none is named, as for money in a bank. */
  readonly network: Network | null;
  readonly minor: bigint;
}

/** An order's amount has all decimals of its asset: without the point it is a number of minor units. */
const ORDERED = {
  sqlite: orderedSql((name) => `payload ->> '$.${name}'`, 'integer'),
  postgres: orderedSql((name) => `cast(payload as jsonb) ->> '${name}'`, 'bigint'),
};

function orderedSql(field: (name: string) => string, integer: string): string {
  const orders =
    `select ${field('asset')} as asset, ${field('network')} as network, ` +
    `cast(replace(${field('amount')}, '.', '') as ${integer}) as minor from instructions ` +
    `where provider = ? and status in ('pending', 'gathered') and ${field('amount')} is not null`;
  return `select asset, network, ${exactSum('minor', 'total')} from (${orders}) as orders group by asset, network`;
}

export async function readOrdered(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  provider: ProviderName,
): Promise<Ordered[]> {
  const rows = await runStatement(reader, ORDERED[dialect], [provider]);
  return rows.map((row) => ({
    asset: row['asset'] as Asset,
    network: row['network'] as Network | null,
    minor: readExactSum(row, 'total'),
  }));
}

/** The asset, on its network where the provider holds it by network: a full wallet on one pays nothing on another. */
interface Place {
  readonly asset: HeldAsset;
  readonly network: Network | null;
}

function sumAt(place: Place, parts: readonly (Place & { readonly minor: bigint })[]): bigint {
  return parts
    .filter(({ asset, network }) => asset === place.asset && (place.network ?? network) === network)
    .reduce((sum, { minor }) => sum + minor, 0n);
}

/** Raises an alarm for each place in which a provider holds less than its waiting orders take, and clears the others. */
export function tellLow(
  provider: ProviderName,
  holdings: readonly Holding[],
  ordered: readonly Ordered[],
): TenantlessWrite<null> {
  const held = holdings.map(({ amount, network = null }) => ({ ...amount, network }));
  const places = new Map(
    held.map((each) => [[provider, each.asset, each.network ?? []].flat().join('/'), each]),
  );
  return platformAlarms(providerActor(provider), (context) =>
    [...places].map(([subject, place]) => {
      const [has, wanted] = [sumAt(place, held), sumAt(place, ordered)];
      if (has >= wanted) return clearAlarm(context, 'holding_low', subject);
      const facts = { held: presentHeld(has, place.asset), ordered: presentHeld(wanted, place.asset) };
      return raiseAlarm(context, 'holding_low', subject, facts);
    }),
  );
}
