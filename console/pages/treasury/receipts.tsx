import type { ReactNode } from 'react';
import type { components } from '../../../generated/api.ts';
import { Amount, Money } from '../../parts/values/amount.tsx';
import pages from '../../parts/frame/page.module.css';
import { reasonText } from '../../parts/records/reason.ts';
import { Notice } from '../../parts/frame/states.tsx';
import { toneOf } from '../../parts/values/status.tsx';
import { labelOf } from '../../texts.ts';

type Receipt = components['schemas']['Payin'] | components['schemas']['Deposit'];

export function receiptHeading({ gross: { amount, currency } }: Receipt): ReactNode {
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

export function receiptNotice({ status, reason }: Receipt): ReactNode {
  const tone = toneOf(status);
  if (tone !== 'wait' && tone !== 'back') return null;
  return (
    <Notice tone={tone}>
      <strong>{labelOf(status)}.</strong> {reason !== undefined && reasonText(reason)} {MONEY[status]}
    </Notice>
  );
}

export const receiptFacts = ({
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
