import type { Policy } from '../suite/policy.ts';

/** A payout as the model knows it; amounts in cents. */
export interface ModelPayout {
  readonly status: string;
  readonly principal: bigint;
  readonly fee: bigint;
  readonly reference: string;
  /** Late reports that posted something. */
  readonly late: readonly string[];
  readonly movements: number;
}

/** A pay-in as the model knows it; amounts in cents. */
export interface ModelPayin {
  readonly status: string;
  readonly net: bigint;
  readonly holdback: bigint;
}

/** A movement as the model expects to see it listed. */
export interface ModelMovement {
  readonly kind: string;
  readonly available: bigint;
  readonly reserved: bigint;
}

/** What the wallet should hold, in cents, and every record that the run made, by the name it gave it. */
export interface WalletState {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly pending: bigint;
  readonly payouts: ReadonlyMap<string, ModelPayout>;
  readonly payins: ReadonlyMap<string, ModelPayin>;
  /** Newest first. */
  readonly movements: readonly ModelMovement[];
}

/** A wallet that has nothing of this run in it yet. */
export function emptyState(balance: Pick<WalletState, 'available' | 'reserved' | 'pending'>): WalletState {
  return { ...balance, payouts: new Map(), payins: new Map(), movements: [] };
}

/** Posts one movement. What a tenant did not choose and may not bear, the platform takes in a second movement. */
export function post(
  state: WalletState,
  movement: ModelMovement,
  policy: Policy,
  isLoss: boolean,
): WalletState {
  const after: WalletState = {
    ...state,
    available: state.available + movement.available,
    reserved: state.reserved + movement.reserved,
    movements: [movement, ...state.movements],
  };
  const floor = state.available < 0n ? state.available : 0n;
  const loss = floor - after.available;
  if (!isLoss || !policy.platformTakesLoss || loss <= 0n) return after;
  return post(after, { kind: 'admin_adjustment', available: loss, reserved: 0n }, policy, false);
}

/** Whether two states are the same to whoever looks from outside. */
export function keyOf(state: WalletState): string {
  const payouts = [...state.payouts].map(([name, { status, late, movements }]) => [
    name,
    status,
    late,
    movements,
  ]);
  const payins = [...state.payins].map(([name, { status }]) => [name, status]);
  const movements = state.movements.map(
    ({ kind, available, reserved }) => `${kind} ${available} ${reserved}`,
  );
  const sums = [state.available, state.reserved, state.pending].map(String);
  return JSON.stringify([sums, payouts.sort(), payins.sort(), movements]);
}
