import { readJson, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { readMinor } from '../../conformance/json/minor-units.ts';

/** A movement as the list of transactions shows it. */
export interface ShownMovement {
  readonly id: string;
  readonly asset: string;
  readonly kind: string;
  readonly availableDelta: string;
  readonly reservedDelta: string;
  readonly reference: string;
  readonly occurredAt: string;
  readonly externalReference: string;
  readonly operationId?: string;
  readonly operationStatus?: string;
}

/** What the wallet holds of one asset, in its smallest units. */
export interface AssetStanding {
  readonly available: bigint;
  readonly reserved: bigint;
}

/** The balances, with the newest movement of the same snapshot. */
export interface Standing {
  readonly balances: ReadonlyMap<string, AssetStanding>;
  readonly newestMovementId: string | undefined;
}

/** Everything that the API shows of a tenant's money. */
export interface Books {
  readonly clientId: string;
  readonly standing: Standing;
  /** Up to the snapshot of the standing, oldest first. */
  readonly movements: readonly ShownMovement[];
  readonly payouts: readonly Shown[];
  readonly withdrawals: readonly Shown[];
  readonly conversions: readonly Shown[];
  readonly payins: readonly Shown[];
  readonly deposits: readonly Shown[];
  readonly beneficiaries: readonly Shown[];
  readonly destinations: readonly Shown[];
}

/** Payouts, withdrawals and conversions. */
export function operationsIn({ payouts, withdrawals, conversions }: Books): readonly Shown[] {
  return [...payouts, ...withdrawals, ...conversions];
}

interface Overview {
  readonly balances: readonly {
    readonly asset: string;
    readonly available: string;
    readonly reserved: string;
    readonly posted: string;
  }[];
  readonly recentMovements: readonly { readonly id: string }[];
}

/** Reads the overview's balances. @throws Error when a sum of its own is wrong */
async function readStanding(baseUrl: string, { secretKey }: TenantAccount): Promise<Standing> {
  const overview = await readJson<Overview>(baseUrl, secretKey, '/v1/treasury');
  const balances = overview.balances.map((balance): [string, AssetStanding] => {
    const { asset } = balance;
    const available = readMinor(balance.available, asset);
    const reserved = readMinor(balance.reserved, asset);
    if (available + reserved !== readMinor(balance.posted, asset))
      throw new Error(`posted of ${asset} is not available + reserved`);
    return [asset, { available, reserved }];
  });
  return { balances: new Map(balances), newestMovementId: overview.recentMovements[0]?.id };
}

/** What can be spent of an asset now, in its smallest units. */
export async function readAvailable(baseUrl: string, account: TenantAccount, asset: string): Promise<bigint> {
  return (await readStanding(baseUrl, account)).balances.get(asset)?.available ?? 0n;
}

/** Reads the movements that the list shows now, newest first. */
export async function readMovements(baseUrl: string, { secretKey }: TenantAccount): Promise<ShownMovement[]> {
  return (await readList(baseUrl, secretKey, '/v1/treasury/transactions')) as unknown as ShownMovement[];
}

/** Reads a tenant's books; what happens while they are read is left out of standing and movements alike. */
export async function readBooks(baseUrl: string, tenant: TenantAccount): Promise<Books> {
  const standing = await readStanding(baseUrl, tenant);
  const movements = (await readMovements(baseUrl, tenant)).reverse();
  const end = movements.findIndex(({ id }) => id === standing.newestMovementId) + 1;
  if (standing.newestMovementId !== undefined && end === 0) {
    throw new Error(`The list lacks the movement ${standing.newestMovementId} that the overview showed`);
  }
  const list = async (name: string): Promise<Shown[]> =>
    readList(baseUrl, tenant.secretKey, `/v1/treasury/${name}`);
  return {
    clientId: tenant.clientId,
    standing,
    movements: movements.slice(0, end),
    payouts: await list('payouts'),
    withdrawals: await list('withdrawals'),
    conversions: await list('conversions'),
    payins: await list('payins'),
    deposits: await list('deposits'),
    beneficiaries: await list('beneficiaries'),
    destinations: await list('destinations'),
  };
}
