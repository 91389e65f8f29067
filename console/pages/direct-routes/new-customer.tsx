import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import type { Fields } from '../../api/fields.ts';
import { post } from '../../api/writes.ts';
import { CheckField, FormField, SelectField } from '../../parts/forms/form.tsx';
import { nestedBody } from '../../parts/forms/nested-body.ts';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { labelOf } from '../../texts.ts';

type Body = components['schemas']['CreateCustomerRequest'];

function bodyOf(fields: Fields): Body {
  const entitlements = WORDS.Entitlement.filter((word) => fields[word] === 'on');
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(WORDS.Entitlement as readonly string[]).includes(name)),
  );
  return { ...nestedBody(rest), entitlements } as unknown as Body;
}

const TYPES = [
  { value: 'individual', text: 'A person' },
  { value: 'business', text: 'A company' },
];

export function NewCustomerPage() {
  return (
    <NewRecordPage
      object="customer"
      operation="createCustomer"
      title="New customer"
      lead="Whom direct routes convert for. The identity provider verifies them."
      submit="Save the customer"
      make={(fields, key) => post('/v1/customers', { key, body: bodyOf(fields) })}
    >
      {({ type }) => (
        <>
          <SelectField name="type" label="Who it is" options={TYPES} />
          <FormField name="contact.name" label="Name of the contact" required autoComplete="off" />
          <FormField
            name="contact.email"
            label="E-mail address of the contact"
            type="email"
            required
            autoComplete="off"
          />
          {type === 'individual' && <PersonFields />}
          {type === 'business' && <CompanyFields />}
          {WORDS.Entitlement.map((word) => (
            <CheckField key={word} name={word} label={labelOf(word)} defaultChecked />
          ))}
          <FormField name="externalCustomerId" label="Your own id of them (optional)" autoComplete="off" />
        </>
      )}
    </NewRecordPage>
  );
}

function PersonFields() {
  return (
    <>
      <FormField name="individualDetails.firstName" label="First name" required autoComplete="off" />
      <FormField name="individualDetails.lastName" label="Last name" required autoComplete="off" />
      <FormField name="individualDetails.dob" label="Date of birth" type="date" required />
      <FormField
        name="individualDetails.nationality"
        label="Nationality, such as AU"
        required
        maxLength={2}
        autoComplete="off"
      />
      <FormField
        name="individualDetails.country"
        label="Country, such as AU"
        required
        maxLength={2}
        autoComplete="off"
      />
    </>
  );
}

function CompanyFields() {
  return (
    <>
      <FormField name="businessDetails.companyName" label="Registered name" required autoComplete="off" />
      <FormField
        name="businessDetails.registrationNumber"
        label="Registration number"
        required
        autoComplete="off"
      />
      <FormField
        name="businessDetails.country"
        label="Country, such as AU"
        required
        maxLength={2}
        autoComplete="off"
      />
    </>
  );
}
