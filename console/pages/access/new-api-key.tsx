import { Link } from '@tanstack/react-router';
import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import type { Fields } from '../../api/fields.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { startOfDay } from '../../parts/values/moments.ts';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { Secret } from '../../parts/forms/secret.tsx';
import { useZone } from '../../parts/values/zone.ts';
import type { Zone } from '../../parts/values/moments.ts';
import { labelOf } from '../../texts.ts';
import { LimitFields, listOf } from './api-key-limits.tsx';

type Body = components['schemas']['CreateApiKeyRequest'];

const wordsOf = (words: readonly string[]) => words.map((word) => ({ value: word, text: labelOf(word) }));

function bodyOf({ name = '', type, role, allowedIps, scopes, lastDay }: Fields, zone: Zone): Body {
  return {
    name: name.trim(),
    type: type as Body['type'],
    role: role as Body['role'],
    ...(scopes === undefined ? {} : { scopes: listOf(scopes) as NonNullable<Body['scopes']> }),
    ...(allowedIps === undefined ? {} : { allowedIps: listOf(allowedIps) }),
    ...(lastDay === undefined ? {} : { expiresAt: startOfDay(lastDay, zone, 1) }),
  };
}

export function NewApiKeyPage() {
  const zone = useZone();
  return (
    <NewRecordPage
      object="api_key"
      operation="createApiKey"
      title="New API key"
      lead="A program signs in with it. Its role and scopes limit what it can do."
      submit="Make the key"
      make={(fields, key) => post('/v1/api-keys', { key, body: bodyOf(fields, zone) })}
      shownOf={({ id, key }) => (
        <>
          <Secret title="API key" text={key} />
          <p>
            <Link to="/developers/keys/$id" params={{ id }}>
              To the key
            </Link>
          </p>
        </>
      )}
    >
      {() => (
        <>
          <FormField name="name" label="Name" required autoComplete="off" />
          <SelectField name="type" label="Kind" options={wordsOf(WORDS.KeyType)} />
          <SelectField name="role" label="Role" options={wordsOf(WORDS.GrantedRole)} />
          <LimitFields />
          <FormField name="lastDay" label="Last day (optional)" type="date" />
        </>
      )}
    </NewRecordPage>
  );
}
