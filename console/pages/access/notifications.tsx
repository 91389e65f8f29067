import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { confirmed } from '../../api/confirmed.ts';
import type { Fields } from '../../api/fields.ts';
import { useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { put } from '../../api/writes.ts';
import { CheckField, Form, FormField } from '../../parts/forms/form.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { SettingsPage } from '../settings-page.tsx';

type Settings = components['schemas']['NotificationSettings'];
type Topic = keyof Settings['email'];

export const NotificationsPage = () => (
  <SettingsPage
    title="Notifications"
    lead="What the account's mails are about, and where they go. Changes of someone's own sign-in always reach them."
    operation="getNotificationSettings"
    name="notifications"
    read={() => bodyOf(api.GET('/v1/settings/notifications'))}
  >
    {(settings) => <Notifications settings={settings} />}
  </SettingsPage>
);

const topicsOf = ({ email }: Settings) => Object.keys(email) as Topic[];

function bodyFrom(settings: Settings, { recipients = '', ...checked }: Fields) {
  const topics = topicsOf(settings).map((topic) => [topic, checked[topic] === 'on'] as const);
  return {
    email: Object.fromEntries(topics) as Settings['email'],
    recipients: recipients.split(/[\s,;]+/).filter((address) => address !== ''),
  };
}

function Notifications({ settings }: { readonly settings: Settings }) {
  const intent = useIntent('notifications');
  const canWrite = useCan(SCOPES.replaceNotificationSettings);
  const { email, recipients, updatedAt } = settings;
  if (!canWrite) {
    const topics = topicsOf(settings).map((topic) => [labelOf(topic), email[topic] ? 'Yes' : 'No'] as const);
    return (
      <Card title="Mail">
        <Facts facts={[...topics, ['Recipients', recipients.join(', ')]]} />
      </Card>
    );
  }
  return (
    <Card title="Mail" beside={<When at={updatedAt} form="whole" />}>
      <Form
        submit="Save"
        intent={intent}
        send={(fields) =>
          confirmed('Change notifications', () =>
            put('/v1/settings/notifications', { key: intent.key, body: bodyFrom(settings, fields) }),
          )
        }
        onDone={() => void readAgain()}
      >
        {topicsOf(settings).map((topic) => (
          <CheckField key={topic} name={topic} label={labelOf(topic)} defaultChecked={email[topic]} />
        ))}
        <FormField
          name="recipients"
          label="Addresses"
          hint="With commas."
          defaultValue={recipients.join(', ')}
          autoComplete="off"
        />
      </Form>
    </Card>
  );
}
