import { toMinor } from '../json/minor-units.ts';
import { isObject, objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import type { Pair } from './addresses.ts';

/** What fees and limits tell apart. */
export type PricedOperation =
  | 'payout'
  | 'payin'
  | 'deposit'
  | 'stable_withdrawal'
  | 'conversion'
  | 'transfer';

/** What moves a wallet. */
const PRICED: readonly string[] = ['payout', 'payin', 'deposit', 'stable_withdrawal', 'conversion'];

/** An amount that a fee is asked for, in its asset's smallest units, and the network where it is a stablecoin. */
export interface Priced {
  readonly minor: bigint;
  readonly asset: string;
  readonly network?: string;
}

/** What an effective configuration says of a wallet. */
export interface Policy {
  readonly configurationId: string;
  /** Why money cannot be moved freely; undefined if it can. */
  readonly obstacle: string | undefined;
  readonly holdbackBps: bigint;
  readonly refundsFee: boolean;
  readonly platformTakesLoss: boolean;
  readonly quoteTtlSeconds: number;
  readonly maximumSlippageBps: bigint;
  /** The network of an amount whose network is left open: the first of its asset that is on; none of AUD. */
  readonly networkOf: (asset: string) => string | undefined;
  readonly creditLimitOf: (asset: string) => bigint;
  readonly feeOf: (operation: PricedOperation, priced: Priced) => bigint;
}

/**
 * The fee of one entry: flat + bps of the principal, half up, then bounded by minimum and maximum
 * (`FeeRule` in the contract). Minor units in and out.
 */
export function feeOfEntry(entry: JsonObject, principal: bigint): bigint {
  const asset = textAt(entry, 'asset');
  const bps = BigInt(Number(entry['bps'] ?? 0));
  const unbounded = toMinor(textAt(entry, 'flat'), asset) + (principal * bps + 5_000n) / 10_000n;
  const least = entry['minimum'] === undefined ? unbounded : toMinor(textAt(entry, 'minimum'), asset);
  const atLeast = unbounded < least ? least : unbounded;
  const most = entry['maximum'] === undefined ? atLeast : toMinor(textAt(entry, 'maximum'), asset);
  return atLeast > most ? most : atLeast;
}

/** The entry that is charged: the last that names the network, else the last that names none. */
function entryFor(
  fees: readonly JsonObject[],
  operation: string,
  { asset, network }: Priced,
): JsonObject | undefined {
  const fitting = fees.filter(
    (fee) => textAt(fee, 'operation') === operation && textAt(fee, 'asset') === asset,
  );
  const named = network === undefined ? [] : fitting.filter((fee) => fee['network'] === network);
  return named.at(-1) ?? fitting.findLast((fee) => fee['network'] === undefined);
}

function obstacleIn(configuration: Json): string | undefined {
  const capabilities = valueAt(configuration, 'capabilities');
  const off = ['payoutsEnabled', 'fundingEnabled', 'stableWithdrawalsEnabled', 'conversionsEnabled'].find(
    (name) => isObject(capabilities) && capabilities[name] === false,
  );
  if (off !== undefined) return `${off} is switched off`;
  if (pairsIn(configuration).length === 0) return 'no pair of USDC and a network is switched on';
  if (valueAt(configuration, 'identity', 'requireIdentityEvidence') === true)
    return 'identity evidence is required';
  const rules = objectsAt(configuration, 'limits', 'rules');
  const isLimited = rules.some((rule) => PRICED.includes(textAt(rule, 'operation')));
  const daily = valueAt(configuration, 'limits', 'beneficiaryDailyMaximum');
  if (isLimited || (typeof daily === 'number' && daily > 0)) return 'limits apply to what moves money';
  if (textAt(configuration, 'returns', 'replenishment') === 'manual') return 'losses are replenished by hand';
  return undefined;
}

/** The pairs of an asset that a configuration switches on, in its order. */
export function pairsIn(configuration: Json, asset = 'USDC'): Pair[] {
  return objectsAt(configuration, 'capabilities', 'assetNetworks')
    .filter((pair) => pair['enabled'] === true && textAt(pair, 'asset') === asset)
    .map((pair) => ({ asset, network: textAt(pair, 'network') }));
}

/** The fee of an amount of money as a record shows it. */
export function feeOn(policy: Policy, operation: PricedOperation, money: Json | undefined): bigint {
  const asset = textAt(money, 'currency');
  const network = textAt(money, 'network');
  const minor = toMinor(textAt(money, 'amount'), asset);
  return policy.feeOf(operation, { minor, asset, ...(network === '' ? {} : { network }) });
}

/** Reads from an effective configuration what the model of the wallet has to know. */
export function readPolicy(configuration: Json): Policy {
  const fees = objectsAt(configuration, 'pricing', 'fees');
  const credits = objectsAt(configuration, 'limits', 'creditLimits');
  const holdback = valueAt(configuration, 'returns', 'holdbackBps');
  return {
    configurationId: textAt(configuration, 'id'),
    obstacle: obstacleIn(configuration),
    holdbackBps: BigInt(typeof holdback === 'number' ? holdback : 0),
    refundsFee: valueAt(configuration, 'returns', 'refundDeductedFee') === true,
    platformTakesLoss: textAt(configuration, 'returns', 'lossAllocation') === 'platform',
    quoteTtlSeconds: Number(valueAt(configuration, 'settlement', 'quoteTtlSeconds') ?? 0),
    maximumSlippageBps: BigInt(Number(valueAt(configuration, 'settlement', 'maximumSlippageBps') ?? 0)),
    networkOf: (asset) => pairsIn(configuration, asset)[0]?.network,
    creditLimitOf: (asset) => {
      const credit = credits.findLast((limit) => textAt(limit, 'asset') === asset);
      return toMinor(textAt(credit, 'amount'), asset);
    },
    feeOf: (operation, priced) => {
      const entry = entryFor(fees, operation, priced);
      const fee = entry === undefined ? 0n : feeOfEntry(entry, priced.minor);
      const isInbound = operation === 'payin' || operation === 'deposit';
      // An inbound fee takes no more than arrived.
      return isInbound && fee > priced.minor ? priced.minor : fee;
    },
  };
}
