import type { ReactNode } from 'react';
import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import { post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { Amount, Money } from '../../parts/values/amount.tsx';
import { CanDo } from '../../parts/forms/can-do.tsx';
import type { Column } from '../../parts/lists/data-list.tsx';
import type { Filter } from '../../parts/lists/list-filters.tsx';
import { moneySentence } from '../../parts/records/money-sentence.ts';
import { findTransition, type MachineName } from '../../parts/records/progress.tsx';
import { reasonText } from '../../parts/records/reason.ts';
import type { FactsCard } from '../../parts/records/record-page.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { Simulator } from '../../parts/records/simulator.tsx';
import { Status, toneOf } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import pages from '../../parts/frame/page.module.css';
import { labelOf } from '../../texts.ts';

type Money = components['schemas']['Money'];

/** What payouts, withdrawals and conversions have in common. */
export interface Operation {
  readonly id: string;
  readonly status: (typeof WORDS)['OperationStatus'][number];
  readonly externalReference: string;
  readonly principal: Money;
  readonly fee: Money;
  readonly sourceDebit: Money;
  readonly holdReason?: string;
  readonly failureCode?: string;
  readonly failureMessage?: string;
  readonly nextAction: components['schemas']['NextAction'];
  readonly statusHistory: readonly {
    readonly status: string;
    readonly at: string;
    readonly reason?: string;
  }[];
  readonly movementIds: readonly string[];
  readonly adjustments: readonly components['schemas']['OperationAdjustment'][];
  readonly createdAt: string;
}

export const createdColumn: Column<Operation> = {
  id: 'created',
  title: 'Created',
  cell: ({ createdAt }) => <When at={createdAt} />,
};

export const referenceColumn: Column<Operation> = {
  id: 'reference',
  title: 'Reference',
  cell: ({ externalReference }) => <code>{externalReference}</code>,
};

export const statusColumn: Column<Operation> = {
  id: 'status',
  title: 'Status',
  cell: ({ status }) => <Status status={status} />,
};

export const principalColumn: Column<Operation> = {
  id: 'amount',
  title: 'Amount',
  isAmount: true,
  cell: ({ principal }) => <Money money={principal} />,
};

export function amountHeading({ principal: { amount, currency } }: Operation): ReactNode {
  return (
    <span className={pages.recordAmount}>
      <Amount amount={amount} currency={currency} form="whole" />
    </span>
  );
}

/** The movements of an operation: those of its life, and those of what was reported late. */
const movementsOf = ({ movementIds, adjustments }: Operation): readonly string[] => [
  ...new Set([...movementIds, ...adjustments.flatMap((adjustment) => adjustment.movementIds)]),
];

/** Why it does not go on, what became of the money, and what to do. */
function noticeOf(machine: MachineName, operation: Operation): ReactNode {
  const { status, holdReason, failureCode, failureMessage, nextAction, statusHistory } = operation;
  const tone = toneOf(status);
  if (tone !== 'wait' && tone !== 'bad' && tone !== 'back') return null;
  const before = statusHistory.at(-2)?.status ?? null;
  const ledger = findTransition(machine, before, status)?.ledger ?? [];
  const why = holdReason ?? failureMessage ?? failureCode ?? statusHistory.at(-1)?.reason;
  return (
    <Notice tone={tone}>
      <strong>{labelOf(status)}.</strong> {why !== undefined && reasonText(why)}{' '}
      {failureCode !== undefined && <code>{failureCode}</code>} {moneySentence(status, ledger)}
      {nextAction === 'none' ? '' : ` What to do: ${labelOf(nextAction).toLowerCase()}.`}
    </Notice>
  );
}

export const amountsCard = ({ principal, fee, sourceDebit }: Operation): FactsCard => ({
  title: 'Amounts',
  facts: [
    ['Principal', <Money key="p" money={principal} form="whole" />],
    ['Fee', <Money key="f" money={fee} form="whole" />],
    [
      'Taken from the wallet',
      <strong key="s">
        <Money money={sourceDebit} form="whole" />
      </strong>,
    ],
  ],
});

/** Until it is handed to its provider. */
const CANCELABLE: readonly string[] = ['accepted', 'held'];

interface CancelProps {
  readonly of: Operation;
  readonly operation: 'cancelPayout' | 'cancelWithdrawal';
  readonly path: '/v1/treasury/payouts/{id}/cancel' | '/v1/treasury/withdrawals/{id}/cancel';
}

export function Cancel({ of: { id, status }, operation, path }: CancelProps): ReactNode {
  if (!CANCELABLE.includes(status)) return null;
  return (
    <CanDo operation={operation}>
      <Action
        label="Cancel"
        act="Cancel the payment"
        question="Cancel it? What is reserved becomes available again."
        send={(key) => post(path, { key, id, body: {} })}
      />
    </CanDo>
  );
}

const simulatorOf = (machine: MachineName, { id, status }: Operation): ReactNode => (
  <Simulator
    machine={machine}
    status={status}
    path="/v1/sandbox/operations/{id}/advance"
    advance={(to, key) =>
      post('/v1/sandbox/operations/{id}/advance', {
        key,
        id,
        body: { to: to as components['schemas']['AdvanceOperationRequest']['to'] },
      })
    }
  />
);

/** What their records show alike. */
export const operationParts = (machine: MachineName) => ({
  machine,
  titleOf: ({ externalReference }: Operation) => externalReference,
  noticeOf: (operation: Operation) => (
    <>
      {noticeOf(machine, operation)}
      <Adjustments of={operation} />
    </>
  ),
  simulatorOf: (operation: Operation) => simulatorOf(machine, operation),
  movementsOf,
});

/** What their lists can be narrowed by. */
export const operationFilters: readonly Filter[] = [
  { kind: 'text', name: 'externalReference', label: 'Reference' },
  { kind: 'choice', name: 'status', words: WORDS.OperationStatus },
];

/** What was reported after the end. */
function Adjustments({ of: { adjustments } }: { readonly of: Operation }): ReactNode {
  if (adjustments.length === 0) return null;
  return adjustments.map(({ kind, at, reason }) => (
    <Notice key={`${kind} ${at}`} tone="back">
      <strong>{labelOf(kind)}</strong>, <When at={at} form="whole" />.{' '}
      {reason !== undefined && reasonText(reason)}
    </Notice>
  ));
}
