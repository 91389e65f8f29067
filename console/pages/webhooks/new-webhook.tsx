import { Link } from '@tanstack/react-router';
import { EVENT_TYPES } from '../../../generated/events.ts';
import type { components } from '../../../generated/api.ts';
import type { Fields } from '../../api/fields.ts';
import { post } from '../../api/writes.ts';
import { FormField } from '../../parts/forms/form.tsx';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { Secret } from '../../parts/forms/secret.tsx';

type Body = components['schemas']['CreateWebhookRequest'];

function bodyOf({ url = '', description, eventTypes }: Fields): Body {
  const types = (eventTypes ?? '').split(/[\s,]+/).filter((type) => type !== '');
  return {
    url: url.trim(),
    ...(description === undefined ? {} : { description }),
    ...(types.length === 0 ? {} : { eventTypes: types as NonNullable<Body['eventTypes']> }),
  };
}

export function NewWebhookPage() {
  return (
    <NewRecordPage
      object="webhook"
      operation="createWebhook"
      title="New subscription"
      lead="Events are sent to its URL, signed with its secret."
      submit="Subscribe"
      make={(fields, key) => post('/v1/webhooks', { key, body: bodyOf(fields) })}
      shownOf={({ id, secret }) => (
        <>
          <Secret title="Signing secret" text={secret} />
          <p>
            <Link to="/developers/webhooks/$id" params={{ id }}>
              To the subscription
            </Link>
          </p>
        </>
      )}
    >
      {() => (
        <>
          <FormField name="url" label="URL" type="url" required autoComplete="off" />
          <FormField
            name="eventTypes"
            label="Types of events (optional)"
            hint={`With commas; all of them if it is left empty. For example ${EVENT_TYPES[0]}.`}
            autoComplete="off"
          />
          <FormField name="description" label="Description (optional)" autoComplete="off" />
        </>
      )}
    </NewRecordPage>
  );
}
