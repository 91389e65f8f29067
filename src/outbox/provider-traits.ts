import type { Asset } from '../money/amount.ts';

/** An account that a bank has opened for a tenant to be paid into. */
export interface IssuedAccount {
  readonly providerReference: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly payId: string | null;
  readonly activationMessage: string;
}

/** What decisions have to know of the providers behind the ports. */
export interface ProviderTraits {
  /** How long after its cause an order falls due: the simulators' step; 0 for providers that are real. */
  readonly handOverDelayMs: number;
  /**
   * Issues an account for a new funding instrument to be paid into, with a PayID where one is asked for.
   * @throws ApiError service_unavailable where no provider is there to issue one.
   */
  issueAccount(instrumentId: string, withPayId: boolean): IssuedAccount;
  /** Why the provider's screening wants an operation reviewed before it is accepted, if it does. */
  reviewReason(principalMinor: bigint, asset: Asset): string | undefined;
}
