/** Group commit that keeps requests, with their bodies or without. */
export type Keeping = 'keeping heads' | 'keeping bodies';

export type Contestant = 'group commit' | 'one transaction a request' | 'validation alone' | Keeping;

export const OTHER_CHECKOUT = 'the other checkout';

export interface Wallet {
  readonly tenantId: string;
  readonly key: string;
  readonly beneficiaryId: string;
}

export interface Ready {
  readonly url: string;
  readonly wallets: readonly Wallet[];
}

export type Question = 'process' | 'writeQueue';

/** What the server's process has used so far: memory in bytes. */
export interface ProcessFigures {
  readonly cpu: NodeJS.CpuUsage;
  readonly resident: number;
  readonly peakResident: number;
}

/** What a timed write queue did since it was asked last. */
export interface WriteQueueFigures {
  readonly queuedMs: Readonly<Record<string, readonly number[]>>;
  readonly peakWrites: number;
  readonly peakBytes: number;
}

export interface ServerOptions {
  readonly contestant: Contestant;
  readonly databaseUrl: string;
  readonly wallets: number;
  readonly isTimed?: boolean;
  /** Whether what is paid out settles: by default the tenants' clocks stand still. */
  readonly isSettling?: boolean;
}
