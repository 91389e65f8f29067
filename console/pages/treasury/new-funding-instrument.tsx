import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { AssetAndNetwork } from './new-destination.tsx';

type Body = components['schemas']['CreateFundingInstrumentRequest'];

const TYPES = [
  { value: 'aud_account', text: 'A bank account for Australian dollars' },
  { value: 'stable_address', text: 'An address for a stablecoin' },
];

export function NewFundingInstrumentPage() {
  return (
    <NewRecordPage
      object="funding_instrument"
      operation="createFundingInstrument"
      title="New funding instrument"
      lead="What is paid into it becomes part of the balance."
      submit="Make it"
      make={(fields, key) =>
        post('/v1/treasury/funding-instruments', { key, body: fields as unknown as Body })
      }
    >
      {({ type, asset }) => (
        <>
          <SelectField name="type" label="What it is" options={TYPES} />
          {type === 'stable_address' && <AssetAndNetwork asset={asset} />}
          <FormField
            name="externalReference"
            label="Your reference (optional)"
            maxLength={255}
            autoComplete="off"
          />
        </>
      )}
    </NewRecordPage>
  );
}
