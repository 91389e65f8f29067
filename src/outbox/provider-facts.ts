import type { Network } from '../../generated/assets.ts';
import type { Moment } from '../calendar/clock.ts';
import { defineTable, moment, momentOrNull, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';
import type { Direction, FixedAmount } from '../money/rate.ts';
import type { Instruction, ProviderName } from './instruction.ts';
import type { Payment } from './order-payloads.ts';

/** What to wait for before relying on a new account, or PayID. */
export function activationMessageOf(withPayId: boolean): string {
  return withPayId
    ? 'A new account and its PayID can take a few minutes to activate for real-time payments.'
    : 'A new account can take a few minutes to activate for real-time payments.';
}

/** Time without a connected adapter, as found by a process with waiting orders. */
export interface ProviderAbsence {
  readonly provider: ProviderName;
  /** Empty for orders that any of the provider's adapters can carry out. */
  readonly adapter: string;
  /** On the server clock. */
  readonly beganAt: Moment;
  /** Null while it lasts. */
  readonly endedAt: Moment | null;
}

export const providerAbsencesTable = defineTable<ProviderAbsence>({
  name: 'provider_absences',
  key: ['provider', 'adapter'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    beganAt: moment(),
    endedAt: momentOrNull(),
  },
});

/** By which an order's absence is known. */
export function absentAdapterOf({ adapter }: Pick<Instruction, 'adapter'>): string {
  return adapter ?? '';
}

export interface IssuedAccount {
  readonly providerReference: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly payId: string | null;
  readonly activationMessage: string;
}

export interface IssuedAddress {
  readonly providerReference: string;
  readonly address: string;
  readonly tag: string | null;
}

/** A pure function of the holder. */
export interface DerivingIssuer<Derive> {
  readonly from: 'derivation';
  readonly derive: Derive;
}

/** Opens a few ahead for each tenant and kind. */
export interface PoolIssuer {
  readonly from: 'accountPool';
  /** The adapter of the provider that opens them. */
  readonly adapter: string;
  /** Ready or on their way. */
  readonly target: number;
}

/** With a PayID if asked for. */
export type DeriveAccount = (holderId: string, withPayId: boolean) => IssuedAccount;

/** In the network's form. */
export type DeriveAddress = (holderId: string, asset: Asset, network: Network) => IssuedAddress;

export interface CurrentRate {
  /** Destination units per source unit, to ten decimals. */
  readonly rate: string;
  readonly asOf: Moment;
}

/** Why a rail of the bank's cannot carry a payment, a sentence for people; undefined if it can. Pure. */
export type PaymentObstacle = (payment: Omit<Payment, 'asset'>) => string | undefined;

/** Whether a provider asks for a review before acceptance. */
export type Screen = (
  provider: 'bank' | 'chain' | 'exchange',
  principalMinor: bigint,
  asset: Asset,
) => 'provider_review' | undefined;

/**
 * Connected means configured: a provider that is down is connected. Refusals, previews and `runtimeCapabilities` follow
 * it.
 */
export interface ConnectedProviders {
  readonly bank: boolean;
  /** Empty if none is connected. */
  readonly networks: readonly Network[];
  readonly exchange: boolean;
  readonly identity: boolean;
}

export interface ProviderFacts {
  readonly connected: ConnectedProviders;
  /** The simulators' step; 0 for live providers. */
  readonly handOverDelayMs: Readonly<Record<ProviderName, number>>;
  /** For new instruments and routes. */
  readonly accounts: DerivingIssuer<DeriveAccount> | PoolIssuer;
  /** For new instruments and routes. */
  readonly addresses: DerivingIssuer<DeriveAddress> | PoolIssuer;
  /**
   * Less the spread, rounded down to ten decimals.
   * @param now on the tenant's clock, for a simulated market
   * @param fixed without it the rate of a usual amount
   * @throws ApiError service_unavailable without a usable rate, or if the market does not offer so much
   */
  readonly marketRate: (direction: Direction, now: Moment, fixed?: FixedAmount) => CurrentRate;
  /** Confirmations of a final transfer. */
  finalConfirmations(network: Network): number;
  readonly screen: Screen;
  readonly obstacle: PaymentObstacle;
}
