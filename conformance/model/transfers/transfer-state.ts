import type { DeveloperTerms } from '../../judge/developer-fee.ts';
import type { Direction } from '../../suite/transfers.ts';
import type { Outcome } from '../act.ts';

/** The bounds of a route, in the smallest units of what its customer sends. */
export interface ModelLimits {
  readonly min?: bigint;
  readonly max?: bigint;
  readonly daily?: bigint;
}

export interface ModelRoute {
  readonly name: string;
  readonly direction: Direction;
  readonly asset: string;
  readonly network: string | undefined;
  readonly into: string;
  readonly limits: ModelLimits;
  isActive: boolean;
  /** What has come in, by its day in Sydney. */
  readonly counted: Map<string, bigint>;
}

/** What is fixed with a rate, in smallest units; the developer fee also in cents. */
export interface ModelPrice {
  readonly rate: bigint;
  readonly developerFee: bigint;
  readonly converted: bigint;
  readonly destination: bigint;
  readonly developerFeeAud: bigint;
}

export interface ModelTransfer {
  readonly name: string;
  readonly route: ModelRoute;
  readonly gross: bigint;
  /** The day in Sydney in which it is counted. */
  readonly day: string;
  readonly fact: string;
  readonly platformFee: bigint;
  readonly developerTerms: DeveloperTerms;
  price: ModelPrice | undefined;
  readonly history: string[];
  holdReason: string;
  /** Why it was held when it was, whatever became of its deposit since. */
  heldFor: string;
  depositStatus: string;
  waitsForDeposit: boolean;
  /** A control call has moved it: nothing else does any more. */
  isSteered: boolean;
}

export function statusOfModel({ history }: ModelTransfer): string {
  return history.at(-1) ?? '';
}

export function transferFacts(
  transfer: ModelTransfer,
  developerFeeNow: bigint | undefined,
): Outcome['facts'] {
  const { price, history, holdReason, depositStatus, platformFee } = transfer;
  const developerFee = price?.developerFee ?? developerFeeNow;
  return {
    way: history.join(' → '),
    hold: holdReason || 'none',
    deposit: depositStatus,
    platformFee: String(platformFee),
    developerFee: String(developerFee ?? 'unknown'),
    rate: String(price?.rate ?? 'none'),
    converted: String(price?.converted ?? 'none'),
    destination: String(price?.destination ?? 'none'),
    developerFeeAud: String(price?.developerFeeAud ?? 'none'),
  };
}
