import type { JsonObject } from '../json/json.ts';
import { plainQuote } from './plain-bodies.ts';
import type { Tenant } from './tenant.ts';

/** One kind of operation: how it is made, shown and named. */
export interface OperationKind {
  /** As its state machine and its events name it. */
  readonly name: 'payout' | 'withdrawal' | 'conversion';
  /** As the records name it. */
  readonly kind: 'payout' | 'stable_withdrawal' | 'conversion';
  /** The operation that creates it. */
  readonly create: string;
  readonly get: string;
  readonly list: string;
  /** What the suite makes it take from the wallet. */
  readonly asset: 'AUD' | 'USDC';
  /** Makes one of an amount of that asset; it must be funded. */
  readonly make: (tenant: Tenant, amount: string, more?: JsonObject) => Promise<JsonObject>;
}

/** The kinds of operation. */
export const OPERATION_KINDS: readonly OperationKind[] = [
  {
    name: 'payout',
    kind: 'payout',
    create: 'createPayout',
    get: 'getPayout',
    list: 'listPayouts',
    asset: 'AUD',
    make: (tenant, amount, more) => tenant.newPayout(amount, more),
  },
  {
    name: 'withdrawal',
    kind: 'stable_withdrawal',
    create: 'createWithdrawal',
    get: 'getWithdrawal',
    list: 'listWithdrawals',
    asset: 'USDC',
    make: (tenant, amount, more) => tenant.newWithdrawal(amount, more),
  },
  {
    name: 'conversion',
    kind: 'conversion',
    create: 'acceptConversionQuote',
    get: 'getConversion',
    list: 'listConversions',
    asset: 'AUD',
    make: (tenant, amount, more) => tenant.newConversion(plainQuote(amount), more),
  },
];

/** Makes one that is held and stays so, with its funds brought in first. */
export async function makeHeld(
  tenant: Tenant,
  { asset, make }: OperationKind,
  whole = 3,
): Promise<JsonObject> {
  await tenant.ensureFunds(undefined, asset);
  return make(tenant, `${whole}.03`);
}
