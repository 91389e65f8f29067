import { movementsTable } from '../../ledger/movement.ts';
import { searchKind } from '../../lists/search.ts';
import { presentAmount } from '../../money/amount.ts';

/** Their references are those of what they belong to, which is found by them. */
export const MOVEMENT_SEARCH = searchKind({
  scope: 'treasury:read',
  table: movementsTable,
  prefixes: ['mov'],
  ways: [],
  show: ({ id, kind, occurredAt, asset, availableDeltaMinor }) => ({
    object: 'movement',
    id,
    title: `${kind} ${presentAmount(availableDeltaMinor, asset)} ${asset}`,
    status: null,
    amount: null,
    occurredAt,
  }),
});
