import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { moveNeeds, moveOperation, operationNeed } from './move.ts';
import { wasHandedOver } from './orders.ts';
import { type Operation, operationsTable } from './table.ts';

/** Stands in `failureMessage` where the account gave no reason. */
const UNSAID = 'Canceled by the account.';

export function cancelNeeds(id: string): Need[] {
  return [operationNeed(id)];
}

export function cancelFurtherNeeds(id: string, loaded: Loaded): Need[] {
  const operation = loaded.find(operationsTable, { id });
  return operation === undefined ? [] : moveNeeds(operation);
}

/**
 * Fails an operation whose order was not handed over, on behalf of its account. The lease of an order is a write under the
 * same wallet lock, so exactly one of the two wins.
 * @throws ApiError not_found; invalid_state if it is neither accepted nor held, or a provider may have its order
 */
export function cancelByAccount<Canceled extends Operation>(
  { id, kind, reason }: Pick<Canceled, 'id' | 'kind'> & { readonly reason: string | undefined },
  loaded: Loaded,
  context: DecisionContext,
): { readonly operation: Canceled; readonly effects: readonly Effect[] } {
  const known = loaded.find(operationsTable, { id });
  if (known?.kind !== kind) throw new ApiError('not_found');
  if (known.status !== 'accepted' && known.status !== 'held') {
    throw new ApiError('invalid_state', {
      message: `${id} is ${known.status}. Only an accepted or held operation can be canceled.`,
    });
  }
  if (wasHandedOver(known, loaded)) {
    throw new ApiError('invalid_state', {
      message: `${id} cannot be canceled: its order was handed to the provider, or may have been.`,
    });
  }
  const note = {
    ...(reason === undefined ? {} : { reason }),
    failureCode: 'canceled',
    failureMessage: reason ?? UNSAID,
  };
  const { operation, effects } = moveOperation(known, 'failed', note, loaded, context);
  // A move keeps the kind.
  return {
    operation: operation as Canceled,
    effects: [...effects, saveRow(operationsTable, operation)],
  };
}
