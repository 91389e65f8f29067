import { readJson, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { textAt, type JsonObject } from '../../conformance/json/json.ts';
import { readBalance } from '../../conformance/suite/balance.ts';

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

export interface Books {
  readonly clientId: string;
  readonly overview: JsonObject;
  /** Up to the overview's snapshot, oldest first. */
  readonly movements: readonly ShownMovement[];
  readonly payouts: readonly Shown[];
  readonly withdrawals: readonly Shown[];
  readonly conversions: readonly Shown[];
  readonly quotes: readonly Shown[];
  readonly payins: readonly Shown[];
  readonly deposits: readonly Shown[];
  readonly beneficiaries: readonly Shown[];
  readonly destinations: readonly Shown[];
}

export function operationsIn({ payouts, withdrawals, conversions }: Books): readonly Shown[] {
  return [...payouts, ...withdrawals, ...conversions];
}

async function readOverview(baseUrl: string, { secretKey }: TenantAccount): Promise<JsonObject> {
  return readJson<JsonObject>(baseUrl, secretKey, '/v1/treasury');
}

export async function readAvailable(baseUrl: string, account: TenantAccount, asset: string): Promise<bigint> {
  return readBalance(await readOverview(baseUrl, account), asset).available;
}

/** Reads the movements that the list shows now, newest first. */
export async function readMovements(baseUrl: string, { secretKey }: TenantAccount): Promise<ShownMovement[]> {
  return (await readList(baseUrl, secretKey, '/v1/treasury/transactions')) as unknown as ShownMovement[];
}

/** Reads a tenant's books; what happens while they are read is left out of overview and movements alike. */
export async function readBooks(baseUrl: string, tenant: TenantAccount): Promise<Books> {
  const overview = await readOverview(baseUrl, tenant);
  const newestId = textAt(overview, 'recentMovements', 0, 'id');
  const movements = (await readMovements(baseUrl, tenant)).reverse();
  const end = movements.findIndex(({ id }) => id === newestId) + 1;
  if (newestId !== '' && end === 0) {
    throw new Error(`The list lacks the movement ${newestId} that the overview showed`);
  }
  const list = async (name: string): Promise<Shown[]> =>
    readList(baseUrl, tenant.secretKey, `/v1/treasury/${name}`);
  return {
    clientId: tenant.clientId,
    overview,
    movements: movements.slice(0, end),
    payouts: await list('payouts'),
    withdrawals: await list('withdrawals'),
    conversions: await list('conversions'),
    quotes: await list('conversion-quotes'),
    payins: await list('payins'),
    deposits: await list('deposits'),
    beneficiaries: await list('beneficiaries'),
    destinations: await list('destinations'),
  };
}
