import { readJson, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { toCents } from './cents.ts';

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

/** The balance of AUD in cents, with the newest movement of the same snapshot. */
export interface Standing {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly newestMovementId: string | undefined;
}

/** Everything that the API shows of a tenant's money. */
export interface Books {
  readonly clientId: string;
  readonly standing: Standing;
  /** Up to the snapshot of the standing, oldest first. */
  readonly movements: readonly ShownMovement[];
  readonly payouts: readonly Shown[];
  readonly payins: readonly Shown[];
  readonly beneficiaries: readonly Shown[];
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

/** Reads the overview's balance of AUD. @throws Error when its own sum is wrong */
export async function readStanding(baseUrl: string, { secretKey }: TenantAccount): Promise<Standing> {
  const overview = await readJson<Overview>(baseUrl, secretKey, '/v1/treasury');
  const balance = overview.balances.find(({ asset }) => asset === 'AUD');
  if (balance === undefined) throw new Error('The overview shows no balance of AUD');
  const available = toCents(balance.available);
  const reserved = toCents(balance.reserved);
  if (available + reserved !== toCents(balance.posted)) throw new Error('posted is not available + reserved');
  return { available, reserved, newestMovementId: overview.recentMovements[0]?.id };
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
  const { secretKey } = tenant;
  return {
    clientId: tenant.clientId,
    standing,
    movements: movements.slice(0, end),
    payouts: await readList(baseUrl, secretKey, '/v1/treasury/payouts'),
    payins: await readList(baseUrl, secretKey, '/v1/treasury/payins'),
    beneficiaries: await readList(baseUrl, secretKey, '/v1/treasury/beneficiaries'),
  };
}
