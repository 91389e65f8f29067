import type { components } from '../../../generated/api.ts';
import { useSearch } from '@tanstack/react-router';
import { SCOPES } from '../../../generated/scopes.ts';
import { useActive } from '../../api/records.ts';
import { post } from '../../api/writes.ts';
import { Amount, Money } from '../../parts/values/amount.tsx';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { beneficiaryName } from './beneficiary-name.ts';
import { bodyOfPayout } from './payment-bodies.ts';
import { type PaymentDescription, PaymentForm } from './payment-form.tsx';
import { useAvailable } from './use-available.ts';

export function NewPayoutPage() {
  const { beneficiary } = useSearch({ strict: false });
  const beneficiaries = useActive('beneficiary', '/v1/treasury/beneficiaries');
  const available = useAvailable('AUD');
  const nameOf = (id: string | undefined): string => {
    const found = beneficiaries.find((each) => each.id === id);
    return found === undefined ? 'the beneficiary' : beneficiaryName(found);
  };
  const description: PaymentDescription<Awaited<ReturnType<typeof ask>>> = {
    object: 'payout',
    title: 'New payout',
    lead: 'Australian dollars to a bank account or a PayID.',
    scope: SCOPES.createPayout,
    ask,
    make: (fields, key) => post('/v1/treasury/payouts', { key, body: bodyOfPayout(fields) }),
    factsOf: ({ principal, fee, sourceDebit }, fields) => [
      ['To', <bdi key="to">{nameOf(fields['beneficiaryId'])}</bdi>],
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
        available === undefined ? undefined : <Amount key="a" amount={available} currency="AUD" />,
      ],
    ],
    submitOf: ({ principal }) => (
      <>
        Pay <Money money={principal} form="whole" />
      </>
    ),
    children: <PayoutFields chosen={beneficiary} beneficiaries={beneficiaries} />,
  };
  return <PaymentForm of={description} />;
}

const ask = (fields: Readonly<Record<string, string>>) =>
  post('/v1/treasury/payouts/preview', { key: crypto.randomUUID(), body: bodyOfPayout(fields) });

interface PayoutFieldsProps {
  readonly chosen: string | undefined;
  readonly beneficiaries: readonly components['schemas']['Beneficiary'][];
}

function PayoutFields({ chosen, beneficiaries }: PayoutFieldsProps) {
  return (
    <>
      <SelectField
        // What a link names is chosen once the list is there.
        key={beneficiaries.length}
        name="beneficiaryId"
        label="Beneficiary"
        defaultValue={chosen}
        options={beneficiaries.map((each) => ({
          value: each.id,
          text: `${beneficiaryName(each)} (${each.externalReference})`,
        }))}
      />
      <FormField name="amount" label="Amount in AUD" inputMode="decimal" required autoComplete="off" />
      <FormField
        name="externalReference"
        label="Your reference"
        required
        maxLength={255}
        autoComplete="off"
      />
      <FormField
        name="statementReference"
        label="Reference on their statement (optional)"
        autoComplete="off"
      />
      <FormField name="purpose" label="Purpose (optional)" autoComplete="off" />
    </>
  );
}
