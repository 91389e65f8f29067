import { textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';

/** Fields that are taken in and never shown as they were sent. */
const HIDDEN = ['identity', 'withPayId', 'shareToken', 'sourceNetwork', 'destinationNetwork', 'entitlements'];

/** Where an amount of the body stands in the record. */
const AMOUNTS: Readonly<Record<string, string>> = { simulatePayin: 'gross', simulateDeposit: 'gross' };

/** Where a transfer shows what its funding said. */
const OF_TRANSFERS: Readonly<Record<string, readonly string[]>> = {
  amount: ['source', 'amount'],
  externalReference: ['depositReference'],
};

const QUOTED: Readonly<Record<string, readonly string[]>> = {
  sourceAsset: ['source', 'currency'],
  destinationAsset: ['destination', 'currency'],
  sourceAmount: ['source', 'amount'],
  destinationAmount: ['destination', 'amount'],
};

/** Where a field of the body stands in the record; undefined if it is not shown as it was sent. */
export function placeOf(id: string, name: string, body: JsonObject): readonly string[] | undefined {
  if (HIDDEN.includes(name)) return undefined;
  if (body['paymentRouteId'] !== undefined && OF_TRANSFERS[name] !== undefined) return OF_TRANSFERS[name];
  if (id === 'advanceTransfer' && name === 'reason') return ['statusHistory', '2', 'reason'];
  if (id === 'decideCustomerVerification' && name === 'reason') return ['verificationReason'];
  if (id === 'cancelPayout' || id === 'cancelWithdrawal') return ['statusHistory', '1', 'reason'];
  if (id === 'advanceOperation') return name === 'reason' ? ['statusHistory', '1', 'reason'] : ['status'];
  if (QUOTED[name] !== undefined) return QUOTED[name];
  if (name === 'amount') return [AMOUNTS[id] ?? 'principal', 'amount'];
  if (name === 'currency') return ['principal', 'currency'];
  if (id === 'reportTransferDeposit') return ['depositStatus'];
  if (name === 'outcome' || name === 'to') return ['status'];
  return [name];
}

/** The asset of an amount in a body. */
function assetOf(id: string, name: string, body: JsonObject): string {
  if (name === 'sourceAmount') return textAt(body, 'sourceAsset');
  if (name === 'destinationAmount') return textAt(body, 'destinationAsset');
  return ['createWithdrawal', 'simulateDeposit'].includes(id) ? 'USDC' : 'AUD';
}

function canonicalRate(rate: Json): Json {
  if (typeof rate !== 'string') return rate;
  const [whole = '0', fraction = ''] = rate.split('.');
  return `${BigInt(whole)}.${fraction.padEnd(10, '0')}`;
}

/**
 * What a field is shown as: amounts and rates have one spelling, what null takes away is absent, and everything else comes
 * back as it was sent.
 */
export function shownAs(id: string, name: string, sent: Json, body: JsonObject): Json | undefined {
  if (name === 'externalCustomerId' && sent === null) return undefined;
  if (name === 'rate') return canonicalRate(sent);
  const isAmount = ['amount', 'sourceAmount', 'destinationAmount'].includes(name);
  if (!isAmount || typeof sent !== 'string') return sent;
  const asset = assetOf(id, name, body);
  return toAmount(toMinor(sent, asset), asset);
}
