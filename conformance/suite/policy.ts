import { toMinor } from '../json/minor-units.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';

/** What an effective configuration says of AUD payouts and pay-ins. */
export interface Policy {
  readonly configurationId: string;
  readonly isPlain: boolean;
  /** Why payouts cannot be tried freely; undefined where they can. */
  readonly obstacle: string | undefined;
  readonly creditLimitMinor: bigint;
  readonly holdbackBps: bigint;
  readonly refundsFee: boolean;
  readonly platformTakesLoss: boolean;
  readonly feeOf: (operation: 'payout' | 'payin', principalMinor: bigint) => bigint;
}

/**
 * The fee of one entry: flat + bps of the principal, half up, then bounded by minimum and maximum (interface, section 11).
 * Minor units in and out.
 */
function feeOfEntry(entry: JsonObject, principal: bigint): bigint {
  const bps = BigInt(Number(entry['bps'] ?? 0));
  const unbounded = toMinor(textAt(entry, 'flat')) + (principal * bps + 5_000n) / 10_000n;
  const least = entry['minimum'] === undefined ? unbounded : toMinor(textAt(entry, 'minimum'));
  const atLeast = unbounded < least ? least : unbounded;
  const most = entry['maximum'] === undefined ? atLeast : toMinor(textAt(entry, 'maximum'));
  return atLeast > most ? most : atLeast;
}

function obstacleIn(configuration: Json): string | undefined {
  if (valueAt(configuration, 'capabilities', 'payoutsEnabled') === false) return 'payouts are switched off';
  if (valueAt(configuration, 'capabilities', 'fundingEnabled') === false) return 'funding is switched off';
  if (valueAt(configuration, 'identity', 'requireIdentityEvidence') === true)
    return 'identity evidence is required';
  const rules = objectsAt(configuration, 'limits', 'rules');
  const isLimited = rules.some((rule) => ['payout', 'payin'].includes(textAt(rule, 'operation')));
  const daily = valueAt(configuration, 'limits', 'beneficiaryDailyMaximum');
  if (isLimited || (typeof daily === 'number' && daily > 0)) return 'limits apply to payouts or pay-ins';
  if (textAt(configuration, 'returns', 'replenishment') === 'manual') return 'losses are replenished by hand';
  return undefined;
}

/** Reads from an effective configuration what the model of the wallet has to know. */
export function readPolicy(configuration: Json): Policy {
  const fees = objectsAt(configuration, 'pricing', 'fees');
  const credit = objectsAt(configuration, 'limits', 'creditLimits').findLast(
    (limit) => textAt(limit, 'asset') === 'AUD',
  );
  const holdback = valueAt(configuration, 'returns', 'holdbackBps');
  return {
    configurationId: textAt(configuration, 'id'),
    isPlain: fees.length === 0,
    obstacle: obstacleIn(configuration),
    creditLimitMinor: toMinor(textAt(credit, 'amount')),
    holdbackBps: BigInt(typeof holdback === 'number' ? holdback : 0),
    refundsFee: valueAt(configuration, 'returns', 'refundDeductedFee') === true,
    platformTakesLoss: textAt(configuration, 'returns', 'lossAllocation') === 'platform',
    feeOf: (operation, principal) => {
      const entry = fees.findLast(
        (fee) => textAt(fee, 'operation') === operation && textAt(fee, 'asset') === 'AUD',
      );
      const fee = entry === undefined ? 0n : feeOfEntry(entry, principal);
      // An inbound fee takes no more than arrived.
      return operation === 'payin' && fee > principal ? principal : fee;
    },
  };
}
