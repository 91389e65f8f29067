import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { confirmed } from '../../api/confirmed.ts';
import type { Fields } from '../../api/fields.ts';
import { useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { patch } from '../../api/writes.ts';
import { Form, FormField } from '../../parts/forms/form.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { startOfDay, type Zone } from '../../parts/values/moments.ts';
import { useZone } from '../../parts/values/zone.ts';

type ApiKey = components['schemas']['ApiKey'];
type Body = components['schemas']['UpdateApiKeyRequest'];

export const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');

/** What limits a key, in a form for a new one and for one that exists. */
export function LimitFields({ apiKey }: { readonly apiKey?: ApiKey }) {
  return (
    <>
      <FormField
        name="scopes"
        label="Scopes (optional)"
        hint="With commas; those of the role if it is left empty."
        autoComplete="off"
        defaultValue={apiKey?.scopes?.join(', ')}
      />
      <FormField
        name="allowedIps"
        label="Addresses that may use it (optional)"
        hint="With commas; any if it is left empty."
        autoComplete="off"
        defaultValue={apiKey?.allowedIps?.join(', ')}
      />
    </>
  );
}

function bodyOf({ name = '', scopes, allowedIps, lastDay }: Fields, zone: Zone): Body {
  return {
    name: name.trim(),
    scopes: scopes === undefined ? null : (listOf(scopes) as NonNullable<Body['scopes']>),
    allowedIps: allowedIps === undefined ? null : listOf(allowedIps),
    ...(lastDay === undefined ? {} : { expiresAt: startOfDay(lastDay, zone, 1) }),
  };
}

/** Changes the name and the limits of a key that is not over. */
export function ApiKeyLimits({ apiKey }: { readonly apiKey: ApiKey }) {
  const can = useCan(SCOPES.updateApiKey);
  const intent = useIntent(`api-key-${apiKey.id}`);
  const zone = useZone();
  if (!can || apiKey.type === 'publishable' || ['expired', 'revoked'].includes(apiKey.status)) return null;
  return (
    <Card title="Name and limits">
      <Form
        submit="Save"
        intent={intent}
        send={(fields) =>
          confirmed(`Change the key ${apiKey.name}`, () =>
            patch('/v1/api-keys/{id}', {
              key: intent.key,
              id: apiKey.id,
              body: bodyOf(fields, zone),
            }),
          )
        }
        onDone={() => void readAgain()}
      >
        <FormField name="name" label="Name" required autoComplete="off" defaultValue={apiKey.name} />
        <LimitFields apiKey={apiKey} />
        <FormField
          name="lastDay"
          label="New last day (optional)"
          type="date"
          hint="Left empty, it stays as it is."
        />
      </Form>
    </Card>
  );
}
