import type { MovementEffect, OperationMoney } from '../laws/operation-effects.ts';
import type { Policy } from '../suite/policy.ts';

export interface ModelAmount {
  readonly asset: string;
  readonly minor: bigint;
}

export interface ModelOperation extends OperationMoney {
  readonly status: string;
  readonly reference: string | undefined;
  readonly late: readonly string[];
  readonly movements: number;
  /** Whether its provider leaves it alone: it was created held, or was moved by hand. */
  readonly isLeftAlone: boolean;
}

export interface ModelReceipt {
  readonly asset: string;
  readonly status: string;
  readonly net: bigint;
  readonly holdback: bigint;
}

export interface ModelQuote {
  readonly status: string;
  readonly source: ModelAmount;
  readonly destination: ModelAmount;
  readonly fee: bigint;
  /** With its ten decimals, as a whole number. */
  readonly rate: bigint;
}

export interface ModelBalance {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly pending: bigint;
}

/** What the wallet should hold, and every record that the run made, by the name it gave it. */
export interface WalletState {
  readonly balances: Readonly<Record<string, ModelBalance>>;
  readonly operations: ReadonlyMap<string, ModelOperation>;
  readonly receipts: ReadonlyMap<string, ModelReceipt>;
  readonly quotes: ReadonlyMap<string, ModelQuote>;
  /** The pinned rate of each direction, such as `AUD USDC`. */
  readonly rates: ReadonlyMap<string, bigint>;
  /** As they should be listed, newest first. */
  readonly movements: readonly MovementEffect[];
}

/** A wallet that has nothing of this run in it yet. */
export function emptyState(
  balances: Readonly<Record<string, ModelBalance>>,
  rates: ReadonlyMap<string, bigint> = new Map(),
): WalletState {
  return {
    balances,
    operations: new Map(),
    receipts: new Map(),
    quotes: new Map(),
    rates,
    movements: [],
  };
}

const NOTHING: ModelBalance = { available: 0n, reserved: 0n, pending: 0n };

export function balanceOf({ balances }: WalletState, asset: string): ModelBalance {
  return balances[asset] ?? NOTHING;
}

export function changeBalance(state: WalletState, asset: string, change: Partial<ModelBalance>): WalletState {
  const before = balanceOf(state, asset);
  const after: ModelBalance = {
    available: before.available + (change.available ?? 0n),
    reserved: before.reserved + (change.reserved ?? 0n),
    pending: before.pending + (change.pending ?? 0n),
  };
  return { ...state, balances: { ...state.balances, [asset]: after } };
}

/** Posts one movement. What a tenant did not choose and may not bear, the platform takes in a second movement. */
export function post(
  state: WalletState,
  movement: MovementEffect,
  policy: Policy,
  isLoss: boolean,
): WalletState {
  const { asset } = movement;
  const after: WalletState = {
    ...changeBalance(state, asset, movement),
    movements: [movement, ...state.movements],
  };
  return isLoss ? coverLoss(state, after, asset, policy) : after;
}

/** What went below zero, or further below it, in between is made good where the platform takes losses. */
export function coverLoss(
  before: WalletState,
  after: WalletState,
  asset: string,
  policy: Policy,
): WalletState {
  const { available } = balanceOf(before, asset);
  const floor = available < 0n ? available : 0n;
  const loss = floor - balanceOf(after, asset).available;
  if (!policy.platformTakesLoss || loss <= 0n) return after;
  return post(after, { kind: 'admin_adjustment', asset, available: loss, reserved: 0n }, policy, false);
}

function shownMovement({ kind, asset, available, reserved }: MovementEffect): string {
  return `${kind} ${asset} ${available} ${reserved}`;
}

/** Whether two states are the same to whoever looks from outside. */
export function keyOf(state: WalletState): string {
  const operations = [...state.operations].map(([name, { status, late, movements }]) => [
    name,
    status,
    late,
    movements,
  ]);
  const receipts = [...state.receipts].map(([name, { status }]) => [name, status]);
  const quotes = [...state.quotes].map(([name, { status, source, destination }]) => [
    name,
    status,
    String(source.minor),
    String(destination.minor),
  ]);
  const rates = [...state.rates].map(([direction, rate]) => [direction, String(rate)]);
  const sums = Object.entries(state.balances).map(([asset, balance]) => [
    asset,
    ...Object.values(balance).map(String),
  ]);
  const movements = state.movements.map(shownMovement);
  return JSON.stringify([
    sums.sort(),
    operations.sort(),
    receipts.sort(),
    quotes.sort(),
    rates.sort(),
    movements,
  ]);
}

/** The newest movements as text. */
export function newestMovements({ movements }: WalletState, limit: number): string {
  return movements.slice(0, limit).map(shownMovement).join('; ');
}
