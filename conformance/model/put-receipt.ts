import type { Policy } from '../suite/policy.ts';
import { changeBalance, post, type ModelReceipt, type WalletState } from './wallet-state.ts';

function pendingOf({ status, net }: ModelReceipt): bigint {
  return status === 'detected' || status === 'confirming' ? net : 0n;
}

export function putReceipt(
  state: WalletState,
  name: string,
  before: ModelReceipt | undefined,
  after: ModelReceipt,
  policy: Policy,
): WalletState {
  const { asset, net, holdback } = after;
  const pending = pendingOf(after) - (before === undefined ? 0n : pendingOf(before));
  const next = {
    ...changeBalance(state, asset, { pending }),
    receipts: new Map(state.receipts).set(name, after),
  };
  if (after.status === 'credited') {
    const credited = {
      kind: 'funding_credited',
      asset,
      available: net - holdback,
      reserved: holdback,
    };
    return post(next, credited, policy, false);
  }
  if (after.status === 'returned' && before?.status === 'credited') {
    const returned = {
      kind: 'funding_returned',
      asset,
      available: holdback - net,
      reserved: -holdback,
    };
    return post(next, returned, policy, true);
  }
  return next;
}
