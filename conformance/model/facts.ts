import { ASSETS } from '../suite/balance.ts';
import type { Outcome } from './act.ts';
import { balanceOf, type ModelOperation, type ModelQuote, type WalletState } from './wallet-state.ts';

export function operationFacts(operation: ModelOperation | undefined): Outcome['facts'] {
  if (operation === undefined) return {};
  const { status, principal, fee, movements, late } = operation;
  return {
    status,
    debit: String(principal + fee),
    movements: String(movements),
    late: late.join('+'),
  };
}

export function quoteFacts(quote: ModelQuote | undefined): Outcome['facts'] {
  if (quote === undefined) return {};
  const { status, source, destination, fee } = quote;
  return {
    status,
    source: `${source.asset} ${source.minor}`,
    destination: `${destination.asset} ${destination.minor}`,
    fee: String(fee),
  };
}

export function balanceFacts(state: WalletState): Outcome['facts'] {
  return Object.fromEntries(
    ASSETS.map((asset) => {
      const { available, reserved, pending } = balanceOf(state, asset);
      return [asset, `${available} ${reserved} ${pending}`];
    }),
  );
}
