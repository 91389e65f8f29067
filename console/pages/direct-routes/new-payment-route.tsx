import { useSearch } from '@tanstack/react-router';
import { ASSETS } from '../../../generated/assets.ts';
import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { nestedBody } from '../../parts/forms/nested-body.ts';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { BankFields } from '../treasury/bank-fields.tsx';
import { labelOf } from '../../texts.ts';

type Body = components['schemas']['CreatePaymentRouteRequest'];

const DIRECTIONS = WORDS.TransferDirection.map((word) => ({ value: word, text: labelOf(word) }));

const COINS = WORDS.StablecoinAsset.map((word) => ({ value: word, text: word }));

const networksOf = (asset: string | undefined) => {
  const found = WORDS.StablecoinAsset.find((word) => word === asset);
  return (found === undefined ? [] : ASSETS[found].networks).map((network) => ({
    value: network,
    text: labelOf(network),
  }));
};

export function NewPaymentRoutePage() {
  const { customer } = useSearch({ strict: false });
  return (
    <NewRecordPage
      object="payment_route"
      operation="createPaymentRoute"
      title="New route"
      lead="What arrives at the one end is delivered at the other, in the other currency."
      submit="Make the route"
      make={({ customerId = '', ...fields }, key) =>
        post('/v1/customers/{customerId}/payment-routes', {
          key,
          id: customerId,
          body: nestedBody(fields) as unknown as Body,
        })
      }
    >
      {(fields) => (
        <>
          <FormField
            name="customerId"
            label="Identifier of the customer"
            defaultValue={customer}
            required
            autoComplete="off"
          />
          <SelectField name="direction" label="Direction" options={DIRECTIONS} />
          {fields['direction'] === 'aud_to_stablecoin' && (
            <>
              <SelectField name="destination.currency" label="Stablecoin" options={COINS} />
              <SelectField
                name="destination.network"
                label="Network"
                options={networksOf(fields['destination.currency'])}
              />
              <FormField
                name="destination.address"
                label="Address"
                required
                autoComplete="off"
                spellCheck={false}
              />
            </>
          )}
          {fields['direction'] === 'stablecoin_to_aud' && (
            <>
              <SelectField name="source.asset" label="Stablecoin" options={COINS} />
              <SelectField
                name="source.network"
                label="Network"
                options={networksOf(fields['source.asset'])}
              />
              <BankFields kind={fields['destination.type']} />
            </>
          )}
        </>
      )}
    </NewRecordPage>
  );
}
