import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { confirmed } from '../../api/confirmed.ts';
import { useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { put } from '../../api/writes.ts';
import { CheckField, Form, SelectField } from '../../parts/forms/form.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { labelOf } from '../../texts.ts';
import { SettingsPage } from '../settings-page.tsx';

type Settings = components['schemas']['TreasurySettings'];

export const TreasurySettingsPage = () => (
  <SettingsPage
    title="Treasury settings"
    lead="Whose name payouts carry."
    operation="getTreasurySettings"
    name="treasury-settings"
    read={() => bodyOf(api.GET('/v1/treasury/settings'))}
  >
    {(settings) => <Treasury settings={settings} />}
  </SettingsPage>
);

function Treasury({ settings }: { readonly settings: Settings }) {
  const intent = useIntent('treasury-settings');
  const canWrite = useCan(SCOPES.updateTreasurySettings);
  return (
    <Card title="Payouts">
      <Facts
        facts={factsOf({ tenantRemitterName: settings.tenantRemitterName, updatedAt: settings.updatedAt })}
      />
      {canWrite ? (
        <Form
          submit="Save"
          intent={intent}
          send={({ payoutRemitter, poboEnabled }) =>
            confirmed('Change treasury settings', () =>
              put('/v1/treasury/settings', {
                key: intent.key,
                body: {
                  payoutRemitter: payoutRemitter as Settings['payoutRemitter'],
                  poboEnabled: poboEnabled === 'on',
                },
              }),
            )
          }
          onDone={() => void readAgain()}
        >
          <SelectField
            name="payoutRemitter"
            label="Sent by"
            defaultValue={settings.payoutRemitter}
            options={WORDS.Remitter.map((word) => ({ value: word, text: labelOf(word) }))}
          />
          <CheckField
            name="poboEnabled"
            label="Payouts can name another sender"
            defaultChecked={settings.poboEnabled}
          />
        </Form>
      ) : (
        <Facts facts={factsOf({ sentBy: settings.payoutRemitter, poboEnabled: settings.poboEnabled })} />
      )}
    </Card>
  );
}
