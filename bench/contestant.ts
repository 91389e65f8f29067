/** What is measured: the service as it is, and what it is held against. */
export type Contestant = 'group commit' | 'one transaction a request' | 'validation alone';

/** The same service as another checkout of the code has it. */
export const OTHER_CHECKOUT = 'the other checkout';

/** A tenant's key with what its payouts need. */
export interface Wallet {
  readonly tenantId: string;
  readonly key: string;
  readonly beneficiaryId: string;
}

/** What a server under measurement says when it is ready. */
export interface Ready {
  readonly url: string;
  readonly wallets: readonly Wallet[];
}

/** What a server under measurement can be asked. */
export type Question = 'process' | 'lane';

/** What the server's process has used so far: memory in bytes. */
export interface ProcessFigures {
  readonly cpu: NodeJS.CpuUsage;
  readonly resident: number;
  readonly peakResident: number;
}

/** What a timed lane did since it was asked last. */
export interface LaneFigures {
  /** How long each write was in the lane, from its submission to its answer, in ms, by its tenant. */
  readonly inLaneMs: Readonly<Record<string, readonly number[]>>;
  /** The most that was unanswered at once. */
  readonly peakWrites: number;
  readonly peakBytes: number;
}

/** What a server is started with. */
export interface ServerOptions {
  readonly contestant: Contestant;
  readonly databaseUrl: string;
  readonly wallets: number;
  /** Whether the lane is timed, where it is the service's own. */
  readonly isTimed?: boolean;
}
