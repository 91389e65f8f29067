import type { components } from '../../../generated/api.ts';
import { Amount } from '../../parts/values/amount.tsx';
import type { Column } from '../../parts/lists/data-list.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { RECORD_PAGES, type RecordObject } from '../../record-pages.ts';
import { labelOf } from '../../texts.ts';

type Movement = components['schemas']['Movement'];

type Told = Pick<Movement, 'occurredAt' | 'kind' | 'externalReference' | 'operationStatus'>;

/** What happened, without amounts. */
export const tellingColumns: readonly Column<Told>[] = [
  { id: 'when', title: 'When', cell: ({ occurredAt }) => <When at={occurredAt} /> },
  { id: 'kind', title: 'What', isTitle: true, cell: ({ kind }) => labelOf(kind) },
  { id: 'reference', title: 'Reference', cell: ({ externalReference }) => <code>{externalReference}</code> },
  {
    id: 'status',
    title: 'Status',
    cell: ({ operationStatus }) => operationStatus !== undefined && <Status status={operationStatus} />,
  },
];

export const movementColumns: readonly Column<Movement>[] = [
  ...tellingColumns,
  {
    id: 'available',
    title: 'Available',
    isAmount: true,
    cell: ({ availableDelta, asset }) => <Amount amount={availableDelta} currency={asset} signed />,
  },
  {
    id: 'reserved',
    title: 'Reserved',
    isAmount: true,
    cell: ({ reservedDelta, asset }) => <Amount amount={reservedDelta} currency={asset} signed />,
  },
];

const CAUSES = {
  payout: 'payout',
  stable_withdrawal: 'withdrawal',
  conversion: 'conversion',
} as const satisfies Record<components['schemas']['OperationKind'], RecordObject>;

/** What made a movement: its payment, or else the movement itself. */
export function causeOf({ id, operationId, operationKind }: Movement): { object: RecordObject; id: string } {
  return operationId === undefined || operationKind === undefined
    ? { object: 'movement', id }
    : { object: CAUSES[operationKind], id: operationId };
}

export function openedBy(movement: Movement) {
  const { object, id } = causeOf(movement);
  return { to: RECORD_PAGES[object], params: { id } };
}
