import type { ReactNode } from 'react';
import type { components } from '../../../generated/api.ts';
import { Amount, Money } from '../../parts/values/amount.tsx';
import pages from '../../parts/frame/page.module.css';
import { reasonText } from '../../parts/records/reason.ts';
import { Notice } from '../../parts/frame/states.tsx';
import { toneOf } from '../../parts/values/status.tsx';
import { Simulator } from '../../parts/records/simulator.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { labelOf } from '../../texts.ts';

type Receipt = components['schemas']['Payin'] | components['schemas']['Deposit'];

function receiptHeading({ gross: { amount, currency } }: Receipt): ReactNode {
  return (
    <span className={pages.recordAmount}>
      <Amount amount={amount} currency={currency} form="whole" />
    </span>
  );
}

const MONEY: Readonly<Record<string, string>> = {
  held: 'It is not part of the balance until it is released.',
  returned: 'It is no longer part of the balance.',
};

function receiptNotice({ status, reason }: Receipt): ReactNode {
  const tone = toneOf(status);
  if (tone !== 'wait' && tone !== 'back') return null;
  return (
    <Notice tone={tone}>
      <strong>{labelOf(status)}.</strong> {reason !== undefined && reasonText(reason)} {MONEY[status]}
    </Notice>
  );
}

const receiptFacts = ({
  gross,
  inboundFee,
  netCredit,
}: Receipt): readonly (readonly [string, ReactNode])[] => [
  ['Received', <Money key="g" money={gross} form="whole" />],
  ['Fee', <Money key="f" money={inboundFee} form="whole" />],
  [
    'Credited',
    <strong key="n">
      <Money money={netCredit} form="whole" />
    </strong>,
  ],
];

/** Fields that the cards show elsewhere, or that say nothing to people. */
const NO_DETAILS = [
  'id',
  'clientId',
  'gross',
  'inboundFee',
  'netCredit',
  'movementId',
  'status',
  'nextAction',
  'asset',
];

interface ReceiptKind {
  readonly machine: 'payin' | 'deposit';
  /** The control call, for people. */
  readonly path: string;
  readonly advance: (id: string, to: string, key: string) => Promise<unknown>;
}

/** What the records of pay-ins and deposits show alike. */
export const receiptParts = ({ machine, path, advance }: ReceiptKind) => ({
  machine,
  headingOf: receiptHeading,
  noticeOf: receiptNotice,
  simulatorOf: ({ id, status }: Receipt) => (
    <Simulator machine={machine} status={status} path={path} advance={(to, key) => advance(id, to, key)} />
  ),
  movementsOf: ({ movementId }: Receipt) => (movementId === undefined ? [] : [movementId]),
  cardsOf: (receipt: Receipt) => [
    { title: 'Amounts', facts: receiptFacts(receipt) },
    { title: 'Details', facts: factsOf(receipt, NO_DETAILS) },
  ],
});
