import type { Exchange } from '../http/exchange.ts';
import { isObject, objectsAt, type JsonObject } from '../json/json.ts';

/** The kinds of record whose laws the suite knows. */
export type RecordKind =
  | 'payout'
  | 'payin'
  | 'beneficiary'
  | 'funding_instrument'
  | 'movement'
  | 'recent_movement'
  | 'balance'
  | 'settings'
  | 'preview';

/** One record in a response, and whether it stands in a list. */
export interface FoundRecord {
  readonly kind: RecordKind;
  readonly value: JsonObject;
}

const SINGLE: Readonly<Record<string, RecordKind>> = {
  createPayout: 'payout',
  getPayout: 'payout',
  advanceOperation: 'payout',
  simulatePayin: 'payin',
  advancePayin: 'payin',
  getPayin: 'payin',
  createBeneficiary: 'beneficiary',
  getBeneficiary: 'beneficiary',
  deactivateBeneficiary: 'beneficiary',
  createFundingInstrument: 'funding_instrument',
  getFundingInstrument: 'funding_instrument',
  deactivateFundingInstrument: 'funding_instrument',
  getTransaction: 'movement',
  getTreasurySettings: 'settings',
  updateTreasurySettings: 'settings',
  previewPayout: 'preview',
};

/** What the lists hold. */
export const LISTED: Readonly<Record<string, RecordKind>> = {
  listPayouts: 'payout',
  listPayins: 'payin',
  listBeneficiaries: 'beneficiary',
  listFundingInstruments: 'funding_instrument',
  listTransactions: 'movement',
};

const OVERVIEW: Readonly<Record<string, RecordKind>> = {
  balances: 'balance',
  fundingInstruments: 'funding_instrument',
  fundingReceipts: 'payin',
  recentMovements: 'recent_movement',
};

/** The records in a successful response, by what its operation answers with. */
export function recordsIn(exchange: Exchange): FoundRecord[] {
  const { operationId = '', response } = exchange;
  if (response === undefined || response.status >= 300 || !isObject(response.json)) return [];
  const body = response.json;
  const single = SINGLE[operationId];
  if (single !== undefined) return [{ kind: single, value: body }];
  const listed = LISTED[operationId];
  if (listed !== undefined) return objectsAt(body, 'data').map((value) => ({ kind: listed, value }));
  if (operationId !== 'getTreasury') return [];
  return Object.entries(OVERVIEW).flatMap(([name, kind]) =>
    objectsAt(body, name).map((value) => ({ kind, value })),
  );
}
