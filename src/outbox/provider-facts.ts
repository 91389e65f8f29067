import type { Network } from '../../generated/assets.ts';
import type { Moment } from '../calendar/clock.ts';
import { defineTable, moment, momentOrNull, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';
import type { Direction } from '../money/rate.ts';
import type { Instruction, ProviderName } from './instruction.ts';

/** What to wait for before a new account, or its PayID, is relied on for real-time payments. */
export function activationMessageOf(withPayId: boolean): string {
  return withPayId
    ? 'A new account and its PayID can take a few minutes to activate for real-time payments.'
    : 'A new account can take a few minutes to activate for real-time payments.';
}

/** The time during which no process was connected to an adapter, as found by a process that had orders waiting for it. */
export interface ProviderAbsence {
  readonly provider: ProviderName;
  /** Empty for orders that no adapter has been given: any of the provider's can carry them out. */
  readonly adapter: string;
  /** On the server's clock. */
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

/** The adapter by which an order's absence is known. */
export function absentAdapterOf({ adapter }: Pick<Instruction, 'adapter'>): string {
  return adapter ?? '';
}

/** An account that a bank has opened for a tenant to be paid into. */
export interface IssuedAccount {
  readonly providerReference: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly payId: string | null;
  readonly activationMessage: string;
}

/** An address that a custodian has opened for a tenant to be paid into. */
export interface IssuedAddress {
  readonly providerReference: string;
  readonly address: string;
  readonly tag: string | null;
}

/** Issues at once, as a pure function of the instrument or route that takes it: nobody is called. */
export interface DerivingIssuer<Derive> {
  readonly from: 'derivation';
  readonly derive: Derive;
}

/** Has a few opened ahead for each tenant and kind, by orders to a provider; a new instrument or route takes one. */
export interface PoolIssuer {
  readonly from: 'accountPool';
  /** The adapter of the provider that opens them. */
  readonly adapter: string;
  /** How many are to be there or on their way. */
  readonly target: number;
}

/** Derives an account for a new funding instrument or payment route, with a PayID where one is asked for. */
export type DeriveAccount = (holderId: string, withPayId: boolean) => IssuedAccount;

/** Derives an address of its own for a new funding instrument or payment route, in the network's own form. */
export type DeriveAddress = (holderId: string, asset: Asset, network: Network) => IssuedAddress;

/** A rate, and the moment of the market that it is of. */
export interface CurrentRate {
  /** Destination units for one source unit, to ten decimals. */
  readonly rate: string;
  readonly asOf: Moment;
}

/** Why a provider's screening wants an operation reviewed before it is accepted, if it does. */
export type Screen = (
  provider: 'bank' | 'chain' | 'exchange',
  principalMinor: bigint,
  asset: Asset,
) => string | undefined;

/**
 * Which providers are connected, that is, configured: a provider that is down is connected all the same. Refusals, previews and
 * `runtimeCapabilities` all follow from it.
 */
export interface ConnectedProviders {
  readonly bank: boolean;
  /** The networks that the chain's provider serves; empty if none is connected. */
  readonly networks: readonly Network[];
  readonly exchange: boolean;
  readonly identity: boolean;
}

/** What decisions have to know of the providers behind the ports. */
export interface ProviderFacts {
  readonly connected: ConnectedProviders;
  /** How long after its cause an order falls due, by its provider: the simulators' step; 0 for one that is real. */
  readonly handOverDelayMs: Readonly<Record<ProviderName, number>>;
  /** Where the accounts come from that new funding instruments and payment routes are paid into. */
  readonly accounts: DerivingIssuer<DeriveAccount> | PoolIssuer;
  /** Where their addresses come from. */
  readonly addresses: DerivingIssuer<DeriveAddress> | PoolIssuer;
  /**
   * The market's rate, less the house's spread and rounded down.
   * @param now on the tenant's clock, of which a simulated market's rate is a function; a real one's is that of the moment
   * @throws ApiError service_unavailable where no exchange is there to ask, or none of its rates can be used.
   */
  readonly marketRate: (direction: Direction, now: Moment) => CurrentRate;
  /** How many confirmations the chain reports of a transfer on a network that is final. */
  finalConfirmations(network: Network): number;
  readonly screen: Screen;
}
