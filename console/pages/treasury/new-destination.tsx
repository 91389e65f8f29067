import { ASSETS } from '../../../generated/assets.ts';
import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { labelOf } from '../../texts.ts';

type Body = components['schemas']['CreateDestinationRequest'];

/** A stablecoin, and then a network that has it. */
export function AssetAndNetwork({ asset }: { readonly asset: string | undefined }) {
  const found = WORDS.StablecoinAsset.find((word) => word === asset);
  return (
    <>
      <SelectField
        name="asset"
        label="Stablecoin"
        options={WORDS.StablecoinAsset.map((word) => ({ value: word, text: word }))}
      />
      {found !== undefined && (
        <SelectField
          name="network"
          label="Network"
          options={ASSETS[found].networks.map((network) => ({ value: network, text: labelOf(network) }))}
        />
      )}
    </>
  );
}

export function NewDestinationPage() {
  return (
    <NewRecordPage
      object="destination"
      operation="createDestination"
      title="New destination"
      lead="An address that withdrawals go to. What is sent to a wrong address is lost."
      submit="Save the destination"
      make={(fields, key) => post('/v1/treasury/destinations', { key, body: fields as unknown as Body })}
    >
      {(fields) => (
        <>
          <FormField name="name" label="Name" required autoComplete="off" />
          <AssetAndNetwork asset={fields['asset']} />
          <FormField name="address" label="Address" required autoComplete="off" spellCheck={false} />
          <FormField name="tag" label="Tag or memo, if the network has one (optional)" autoComplete="off" />
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
