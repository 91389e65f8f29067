import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { nestedBody } from '../../parts/forms/nested-body.ts';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { BankFields } from './bank-fields.tsx';

type Body = components['schemas']['CreateBeneficiaryRequest'];

export function NewBeneficiaryPage() {
  return (
    <NewRecordPage
      object="beneficiary"
      operation="createBeneficiary"
      title="New beneficiary"
      lead="A person or a company that payouts go to."
      submit="Save the beneficiary"
      make={(fields, key) =>
        post('/v1/treasury/beneficiaries', { key, body: nestedBody(fields) as unknown as Body })
      }
    >
      {(fields) => <BeneficiaryFields type={fields['type']} destination={fields['destination.type']} />}
    </NewRecordPage>
  );
}

const TYPES = [
  { value: 'individual', text: 'A person' },
  { value: 'business', text: 'A company' },
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
      <BankFields kind={destination} />
      <FormField
        name="externalReference"
        label="Your reference (optional)"
        maxLength={255}
        autoComplete="off"
      />
    </>
  );
}
