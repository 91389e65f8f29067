/** An operation's money, in its assets' smallest units; principal and fee are of its own asset. */
export interface OperationMoney {
  readonly kind: 'payout' | 'withdrawal' | 'conversion';
  readonly asset: string;
  readonly principal: bigint;
  readonly fee: bigint;
  readonly destination: { readonly asset: string; readonly minor: bigint } | undefined;
}

/** What a movement does to a wallet, in its asset's smallest units. */
export interface MovementEffect {
  readonly kind: string;
  readonly asset: string;
  readonly available: bigint;
  readonly reserved: bigint;
}

export const RESERVING: Readonly<Record<OperationMoney['kind'], string>> = {
  payout: 'payout_reserved',
  withdrawal: 'withdrawal_reserved',
  conversion: 'conversion_reserved',
};

/** What a kind of movement does to the wallet for an operation; `refundsFee` says whether a return gives its fee back. */
export function effectOf(kind: string, operation: OperationMoney, refundsFee: boolean): MovementEffect {
  const { asset, principal, fee, destination } = operation;
  const total = principal + fee;
  switch (kind) {
    case 'reservation_released':
      return { kind, asset, available: total, reserved: -total };
    case 'reservation_captured':
      return { kind, asset, available: 0n, reserved: -total };
    case 'payout_returned':
      return { kind, asset, available: principal + (refundsFee ? fee : 0n), reserved: 0n };
    case 'late_execution_debited':
      return { kind, asset, available: -total, reserved: 0n };
    case 'conversion_credited': {
      const { asset: credited = asset, minor = 0n } = destination ?? {};
      return { kind, asset: credited, available: minor, reserved: 0n };
    }
    default:
      return { kind, asset, available: -total, reserved: total };
  }
}

export function endingKinds(kind: OperationMoney['kind'], status: string): readonly string[] {
  switch (status) {
    case 'settled':
      return ['reservation_captured', ...(kind === 'conversion' ? ['conversion_credited'] : [])];
    case 'returned':
      return ['reservation_captured', 'payout_returned'];
    case 'failed':
      return ['reservation_released'];
    default:
      return [];
  }
}

/**
 * The kinds of movement that a report brings about after the end: each kind of report has its effect once, and none
 * after the money has come back (`OperationAdjustment` in the contract).
 * @param late the reports after the end that came before it
 */
export function lateKinds(
  kind: OperationMoney['kind'],
  status: string,
  late: readonly string[],
  report: string,
): readonly string[] {
  if (late.includes('late_return') || late.includes(report)) return [];
  const isExecuted = status !== 'failed' || late.includes('late_execution');
  const credit = kind === 'conversion' ? ['conversion_credited'] : [];
  const execution = isExecuted ? [] : ['late_execution_debited', ...credit];
  if (report === 'late_execution') return execution;
  const mayReturn = kind === 'payout' && status !== 'returned';
  return mayReturn ? [...execution, 'payout_returned'] : [];
}
