/** What is measured: the service as it is, and what it is held against. */
export type Contestant = 'group commit' | 'one transaction a request' | 'validation alone';

/** The same service as another checkout of the code has it. */
export const OTHER_CHECKOUT = 'the other checkout';

/** A tenant's key with what its payouts need. */
export interface Wallet {
  readonly key: string;
  readonly beneficiaryId: string;
}

/** What a server under measurement says when it is ready. */
export interface Ready {
  readonly url: string;
  readonly wallets: readonly Wallet[];
}

/** What a server is started with. */
export interface ServerOptions {
  readonly contestant: Contestant;
  readonly databaseUrl: string;
  readonly wallets: number;
}
