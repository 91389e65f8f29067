import type { components } from '../../../generated/api.ts';
import type { Fields } from '../../api/intent.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';

type Body = components['schemas']['CreateBeneficiaryRequest'];

/** Names with a dot are fields of an object inside; one that was left empty is left out. */
function bodyOf(fields: Fields): Body {
  const own: Record<string, unknown> = {};
  const destination: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    const [first = '', second] = name.split('.');
    if (second === undefined) own[first] = text.trim();
    else destination[second] = text.trim();
  }
  return { ...own, destination } as Body;
}

export function NewBeneficiaryPage() {
  return (
    <NewRecordPage
      object="beneficiary"
      operation="createBeneficiary"
      title="New beneficiary"
      lead="A person or a company that payouts go to."
      submit="Save the beneficiary"
      make={(fields, key) => post('/v1/treasury/beneficiaries', { key, body: bodyOf(fields) })}
    >
      {(fields) => <BeneficiaryFields type={fields['type']} destination={fields['destination.type']} />}
    </NewRecordPage>
  );
}

const TYPES = [
  { value: 'individual', text: 'A person' },
  { value: 'business', text: 'A company' },
];

const DESTINATIONS = [
  { value: 'bank_account', text: 'A bank account in Australia' },
  { value: 'payid', text: 'A PayID' },
];

interface BeneficiaryFieldsProps {
  readonly type: string | undefined;
  readonly destination: string | undefined;
}

function BeneficiaryFields({ type, destination }: BeneficiaryFieldsProps) {
  return (
    <>
      <SelectField name="type" label="Who it is" options={TYPES} />
      {type === 'individual' && (
        <>
          <FormField name="firstName" label="First name" required autoComplete="off" />
          <FormField name="lastName" label="Last name" required autoComplete="off" />
        </>
      )}
      {type === 'business' && (
        <>
          <FormField name="businessName" label="Name of the company" required autoComplete="off" />
          <FormField name="abn" label="ABN (optional)" inputMode="numeric" autoComplete="off" />
        </>
      )}
      <SelectField name="destination.type" label="Where the money goes" options={DESTINATIONS} />
      {destination === 'bank_account' && (
        <>
          <FormField
            name="destination.bsb"
            label="BSB, six digits"
            inputMode="numeric"
            required
            autoComplete="off"
          />
          <FormField
            name="destination.accountNumber"
            label="Account number"
            inputMode="numeric"
            required
            autoComplete="off"
          />
        </>
      )}
      {destination === 'payid' && (
        <FormField
          name="destination.payId"
          label="PayID: an e-mail address, a phone number or an ABN"
          required
          autoComplete="off"
        />
      )}
      {destination !== undefined && (
        <FormField name="destination.accountName" label="Name on the account" required autoComplete="off" />
      )}
      <FormField
        name="externalReference"
        label="Your reference (optional)"
        maxLength={255}
        autoComplete="off"
      />
    </>
  );
}
