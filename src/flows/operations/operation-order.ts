import type { Moment } from '../../clock.ts';
import { presentAmount } from '../../money/amount.ts';
import { saveRow } from '../../db/row-effect.ts';
import {
  instructionsTable,
  type Instruction,
  type Order,
  type OrderPayload,
  type ProviderName,
} from '../../outbox/instruction.ts';
import type { Effect, Loaded } from '../../writes/write.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import type { Operation } from './operation.ts';

function payloadOf(operation: Operation): OrderPayload {
  const amount = presentAmount(operation.principalMinor, operation.asset);
  switch (operation.kind) {
    case 'payout': {
      const { rail, destination, remitterName, statementReference } = operation.details;
      return {
        provider: 'bank',
        payload: { amount, asset: 'AUD', rail, destination, remitterName, statementReference },
      };
    }
    case 'stable_withdrawal': {
      const { address, tag } = operation.details;
      if (operation.network === null) throw new Error(`The withdrawal ${operation.id} has no network`);
      return {
        provider: 'chain',
        payload: { amount, asset: operation.asset, network: operation.network, address, tag },
      };
    }
    case 'conversion': {
      const { rate } = operation.details;
      const { amountMinor, ...destination } = operation.details.destination;
      const wanted = { ...destination, amount: presentAmount(amountMinor, destination.asset) };
      return { provider: 'exchange', payload: { amount, asset: operation.asset, destination: wanted, rate } };
    }
  }
}

/** The order that tells a provider to carry an operation out: its frozen facts, due at a moment of the tenant's clock. */
export function orderOf(operation: Operation, dueAt: Moment): Order {
  return { operationId: operation.id, tenantId: operation.tenantId, dueAt, ...payloadOf(operation) };
}

const PROVIDERS: Readonly<Record<OperationKind, ProviderName>> = {
  payout: 'bank',
  stable_withdrawal: 'chain',
  conversion: 'exchange',
};

/** Who carries out operations of a kind, and reports on them. */
export function providerOf(kind: OperationKind): ProviderName {
  return PROVIDERS[kind];
}

/** Effects without what they say of orders to a provider. */
export function withoutInstructions(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => !('table' in effect && effect.table === (instructionsTable as unknown)));
}

/**
 * Ends an order that is still to be sent, so that nobody sends it any more: the provider has it, or it is taken back.
 * @param serverNow on the server's clock
 */
export function endInstruction(
  loaded: Loaded,
  operationId: string,
  status: 'done' | 'withdrawn',
  serverNow: Moment,
): Effect[] {
  const instruction = loaded.find(instructionsTable, { operationId });
  if (instruction?.status !== 'pending') return [];
  const ended: Instruction = {
    ...instruction,
    status,
    leaseToken: null,
    leaseUntil: null,
    finishedAt: serverNow,
  };
  return [saveRow(instructionsTable, ended)];
}
