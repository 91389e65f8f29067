import { Link } from '@tanstack/react-router';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { Amount } from '../../parts/values/amount.tsx';
import { CanDo } from '../../parts/forms/can-do.tsx';
import parts from '../../parts/frame/parts.module.css';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { IdLink } from '../../parts/records/record-link.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { causeOf, movementColumns } from './movement-columns.tsx';

const LIST: ListDescription<'/v1/treasury/transactions'> = {
  object: 'movement',
  path: '/v1/treasury/transactions',
  scope: SCOPES.listTransactions,
  title: 'Movements',
  lead: 'Every change of a balance, newest first. A row opens what caused it.',
  actions: (
    <CanDo operation="getStatement">
      <Link className={parts.button} to="/reports">
        Statement and CSV
      </Link>
    </CanDo>
  ),
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.OperationStatus },
    { kind: 'select', name: 'kind', words: WORDS.MovementKind },
  ],
  columns: movementColumns,
  opens: causeOf,
  empty: { title: 'Nothing has moved yet', text: 'A pay-in or a deposit makes the first movement.' },
};

export const MovementsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/transactions/{id}'> = {
  object: 'movement',
  path: '/v1/treasury/transactions/{id}',
  scope: SCOPES.getTransaction,
  list: { to: '/movements', label: 'Movements' },
  titleOf: ({ kind }) => labelOf(kind),
  leadOf: ({ occurredAt, seq, asset }) => (
    <>
      Movement {seq} of the {asset} wallet · <When at={occurredAt} form="whole" />
    </>
  ),
  statusOf: ({ operationStatus }) => operationStatus,
  cardsOf: ({
    availableDelta,
    reservedDelta,
    asset,
    externalReference,
    reference,
    reason,
    operationId,
    hash,
  }) => [
    {
      title: 'Amounts',
      facts: [
        ['Available', <Amount key="a" amount={availableDelta} currency={asset} form="whole" signed />],
        ['Reserved', <Amount key="r" amount={reservedDelta} currency={asset} form="whole" signed />],
      ],
    },
    {
      title: 'Cause',
      facts: [
        ['Payment', operationId === undefined ? undefined : <IdLink id={operationId} />],
        ['Reference', <code key="e">{externalReference}</code>],
        ['Internal reference', <code key="i">{reference}</code>],
        ['Reason', reason],
      ],
    },
    { title: 'Proof', facts: [['Hash', <code key="h">{hash}</code>]] },
  ],
};

export const MovementPage = () => <RecordPage of={RECORD} />;
