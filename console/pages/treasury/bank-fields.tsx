import { FormField, SelectField } from '../../parts/forms/form.tsx';

const KINDS = [
  { value: 'bank_account', text: 'A bank account in Australia' },
  { value: 'payid', text: 'A PayID' },
];

/** Where Australian dollars go; the fields of `BeneficiaryDestinationInput`. */
export function BankFields({ kind }: { readonly kind: string | undefined }) {
  return (
    <>
      <SelectField name="destination.type" label="Where the money goes" options={KINDS} />
      {kind === 'bank_account' && (
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
      {kind === 'payid' && (
        <FormField
          name="destination.payId"
          label="PayID: an e-mail address, a phone number or an ABN"
          required
          autoComplete="off"
        />
      )}
      {kind !== undefined && (
        <FormField name="destination.accountName" label="Name on the account" required autoComplete="off" />
      )}
    </>
  );
}
