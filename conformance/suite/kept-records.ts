import { textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount } from '../json/minor-units.ts';
import type { Pair } from './addresses.ts';
import type { BalanceReading } from './balance.ts';
import type { Call } from './call.ts';

/** A record that a tenant has one of, for whatever only needs any. */
export type KeptRecord =
  | 'beneficiaryId'
  | 'instrumentId'
  | 'payinId'
  | 'payoutId'
  | 'movementId'
  | 'addressId'
  | 'depositId'
  | 'destinationId';

/** What makes them: the tenant itself. */
interface Maker {
  readonly its: (kind: KeptRecord) => Promise<string>;
  readonly pair: () => Promise<Pair>;
  readonly balance: () => Promise<BalanceReading>;
  readonly do: (operationId: string, call: Call) => Promise<Json>;
  readonly newBeneficiary: () => Promise<string>;
  readonly newInstrument: (pair?: Pair) => Promise<string>;
  readonly newDestination: (pair: Pair) => Promise<string>;
  readonly newPayin: (amount: string, outcome: string, instrumentId?: string) => Promise<JsonObject>;
  readonly newDeposit: (amount: string, outcome: string, instrumentId: string) => Promise<JsonObject>;
  readonly newPayout: (amount: string) => Promise<JsonObject>;
}

const MUCH = '5000.00';

async function makePayin(tenant: Maker): Promise<string> {
  const payin = await tenant.newPayin(MUCH, 'credited', await tenant.its('instrumentId'));
  // A history of losses may have left less than nothing.
  const { available } = await tenant.balance();
  if (available < 100_000n) await tenant.newPayin(toAmount(200_000n - available), 'credited');
  return textAt(payin, 'id');
}

async function makePayout(tenant: Maker): Promise<string> {
  await tenant.its('payinId');
  return textAt(await tenant.newPayout('5.03'), 'id');
}

/** How a tenant's record of each kind is made; each gives the id of the record. */
export const KEPT_RECORDS: Readonly<Record<KeptRecord, (tenant: Maker) => Promise<string>>> = {
  beneficiaryId: async (tenant) => tenant.newBeneficiary(),
  instrumentId: async (tenant) => tenant.newInstrument(),
  payinId: makePayin,
  payoutId: makePayout,
  movementId: async (tenant) =>
    textAt(await tenant.do('getPayout', { path: { id: await tenant.its('payoutId') } }), 'movementIds', 0),
  addressId: async (tenant) => tenant.newInstrument(await tenant.pair()),
  depositId: async (tenant) =>
    textAt(await tenant.newDeposit(MUCH, 'credited', await tenant.its('addressId')), 'id'),
  destinationId: async (tenant) => tenant.newDestination(await tenant.pair()),
};
