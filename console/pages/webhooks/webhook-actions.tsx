import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { components } from '../../../generated/api.ts';
import { useSession } from '../../api/session.ts';
import { patch, post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { CanDo } from '../../parts/forms/can-do.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { Form, FormField } from '../../parts/forms/form.tsx';
import { startOfDay } from '../../parts/values/moments.ts';
import { Secret } from '../../parts/forms/secret.tsx';
import { useZone } from '../../parts/values/zone.ts';
import { countOf } from '../../texts.ts';
import { Certification } from './certification.tsx';

type Webhook = components['schemas']['Webhook'];

export function WebhookActions({ webhook: { id, status } }: { readonly webhook: Webhook }) {
  const navigate = useNavigate();
  const { environment } = useSession();
  const isActive = status === 'active';
  return (
    <CanDo operation="testWebhook">
      {isActive && (
        <Action
          label="Send a test"
          act="Send a test event"
          send={(key) => post('/v1/webhooks/{id}/test', { key, id, body: {} })}
          onDone={(delivery) =>
            void navigate({ to: '/developers/deliveries/$id', params: { id: delivery.id } })
          }
        />
      )}
      {isActive && environment === 'sandbox' && (
        <Action
          label="Certify"
          act="Certify the receiver"
          send={(key) => post('/v1/sandbox/webhooks/{id}/certify', { key, id, body: {} })}
        />
      )}
      <Action
        label={isActive ? 'Disable' : 'Enable'}
        act={isActive ? 'Disable it' : 'Enable it'}
        send={(key) =>
          patch('/v1/webhooks/{id}', { key, id, body: { status: isActive ? 'disabled' : 'active' } })
        }
      />
    </CanDo>
  );
}

export function WebhookParts({ webhook }: { readonly webhook: Webhook }) {
  return (
    <>
      <Certification webhookId={webhook.id} />
      <CanDo operation="replayWebhook">
        <Rotation id={webhook.id} />
        {webhook.status === 'active' && <Replay id={webhook.id} />}
      </CanDo>
    </>
  );
}

function Rotation({ id }: { readonly id: string }) {
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <Secret title="New signing secret" text={secret} />;
  return (
    <Card title="Signing secret">
      <Action
        label="Rotate the secret"
        act="Rotate the secret"
        question="The old one signs too for a day. Rotate it?"
        send={(key) => post('/v1/webhooks/{id}/rotate-secret', { key, id, body: {} })}
        onDone={(answer) => setSecret(answer.secret)}
      />
    </Card>
  );
}

interface Counted {
  readonly from: string;
  readonly count: number;
}

/** First it is counted, then it is sent. */
function Replay({ id }: { readonly id: string }) {
  const zone = useZone();
  const [counted, setCounted] = useState<Counted>();
  const [sent, setSent] = useState<number>();
  return (
    <Card title="Send again">
      <Form
        submit="Count them"
        send={async ({ day = '' }) => {
          const from = startOfDay(day, zone);
          const { count } = await post('/v1/webhooks/{id}/replay', {
            key: crypto.randomUUID(),
            id,
            body: { from, dryRun: true },
          });
          return { from, count };
        }}
        onDone={setCounted}
      >
        <FormField name="day" label="Failed deliveries since the beginning of" type="date" required />
      </Form>
      {counted !== undefined && (
        <p role="status">
          {countOf(counted.count, 'delivery', 'deliveries')} will be sent again.{' '}
          {counted.count > 0 && (
            <Action
              label="Send them"
              act="Send deliveries again"
              send={(key) => post('/v1/webhooks/{id}/replay', { key, id, body: { from: counted.from } })}
              onDone={({ count }) => {
                setCounted(undefined);
                setSent(count);
              }}
            />
          )}
        </p>
      )}
      {sent !== undefined && (
        <p role="status">{countOf(sent, 'delivery is', 'deliveries are')} on the way.</p>
      )}
    </Card>
  );
}
