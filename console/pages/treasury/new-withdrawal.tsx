import type { components } from '../../../generated/api.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SCOPES } from '../../../generated/scopes.ts';
import type { Fields } from '../../api/fields.ts';
import { useActive } from '../../api/records.ts';
import { post } from '../../api/writes.ts';
import { Amount, Money } from '../../parts/values/amount.tsx';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { labelOf } from '../../texts.ts';
import { bodyOfWithdrawal } from './payment-bodies.ts';
import { type PaymentDescription, PaymentForm } from './payment-form.tsx';
import { useAvailable } from './use-available.ts';

export function NewWithdrawalPage() {
  const { destination } = useSearch({ strict: false });
  const [chosenId, setChosenId] = useState(destination);
  const destinations = useActive('destination', '/v1/treasury/destinations');
  const chosen = destinations.find(({ id }) => id === chosenId);
  const available = useAvailable(chosen?.asset);
  const description: PaymentDescription<Awaited<ReturnType<typeof ask>>> = {
    object: 'withdrawal',
    title: 'New withdrawal',
    lead: 'A stablecoin to an address on its network. What is on a chain cannot be called back.',
    scope: SCOPES.createWithdrawal,
    ask,
    make: (fields, key) => post('/v1/treasury/withdrawals', { key, body: bodyOfWithdrawal(fields) }),
    factsOf: ({ principal, fee, sourceDebit, asset, network }) => [
      ['To', chosen === undefined ? undefined : <bdi key="to">{chosen.name}</bdi>],
      ['Address', chosen === undefined ? undefined : <code key="ad">{chosen.address}</code>],
      ['Network', labelOf(network)],
      ['They receive', <Money key="p" money={principal} form="whole" />],
      ['Fee', <Money key="f" money={fee} form="whole" />],
      [
        'Taken from the wallet',
        <strong key="s">
          <Money money={sourceDebit} form="whole" />
        </strong>,
      ],
      [
        'Available now',
        available === undefined ? undefined : <Amount key="a" amount={available} currency={asset} />,
      ],
    ],
    submitOf: ({ principal }) => (
      <>
        Send <Money money={principal} form="whole" />
      </>
    ),
    children: (
      <WithdrawalFields
        named={destination}
        asset={chosen?.asset}
        destinations={destinations}
        onChoose={setChosenId}
      />
    ),
  };
  return <PaymentForm of={description} />;
}

const ask = (fields: Fields) =>
  post('/v1/treasury/withdrawals/preview', { key: crypto.randomUUID(), body: bodyOfWithdrawal(fields) });

interface WithdrawalFieldsProps {
  readonly named: string | undefined;
  readonly asset: string | undefined;
  readonly destinations: readonly components['schemas']['StablecoinDestination'][];
  readonly onChoose: (id: string) => void;
}

function WithdrawalFields({ named, asset, destinations, onChoose }: WithdrawalFieldsProps) {
  return (
    <>
      <SelectField
        key={destinations.length}
        name="destinationId"
        label="Destination"
        defaultValue={named}
        onChoose={onChoose}
        options={destinations.map((each) => ({
          value: each.id,
          text: `${each.name} (${each.asset} on ${labelOf(each.network)})`,
        }))}
      />
      <FormField
        name="amount"
        label={asset === undefined ? 'Amount' : `Amount in ${asset}`}
        inputMode="decimal"
        required
        autoComplete="off"
      />
      <FormField
        name="externalReference"
        label="Your reference"
        required
        maxLength={255}
        autoComplete="off"
      />
    </>
  );
}
