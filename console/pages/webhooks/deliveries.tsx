import { post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { CanDo } from '../../parts/forms/can-do.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { WORDS } from '../../../generated/words.ts';
import { Card } from '../../parts/frame/card.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { Code } from '../../parts/values/code.tsx';
import { Attempts } from './attempts.tsx';
import { WEBHOOK_TABS } from './webhook-tabs.ts';

const LIST: ListDescription<'/v1/webhook-deliveries'> = {
  object: 'webhook_delivery',
  path: '/v1/webhook-deliveries',
  scope: SCOPES.listWebhookDeliveries,
  title: 'Deliveries',
  lead: 'Each event that was sent, or is to be, over all subscriptions.',
  tabs: WEBHOOK_TABS,
  filters: [
    { kind: 'choice', name: 'status', words: WORDS.WebhookDeliveryStatus },
    { kind: 'select', name: 'eventType', words: EVENT_TYPES },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'type', title: 'Event', isTitle: true, cell: ({ eventType }) => <code>{eventType}</code> },
    { id: 'trigger', title: 'Because of', cell: ({ trigger }) => labelOf(trigger) },
    { id: 'attempts', title: 'Attempts', cell: ({ attemptCount }) => attemptCount },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No deliveries yet', text: 'An event that a subscription wants makes one.' },
};

export const DeliveriesPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/webhook-deliveries/{id}'> = {
  object: 'webhook_delivery',
  path: '/v1/webhook-deliveries/{id}',
  scope: SCOPES.getWebhookDelivery,
  list: { to: '/developers/deliveries', label: 'Deliveries' },
  titleOf: ({ eventType }) => eventType,
  leadOf: ({ createdAt }) => <When at={createdAt} form="whole" />,
  actionsOf: ({ id }) => (
    <CanDo operation="redeliverWebhookDelivery">
      <Action
        label="Send it again"
        act="Send the delivery again"
        send={(key) => post('/v1/webhook-deliveries/{id}/redeliver', { key, id, body: {} })}
      />
    </CanDo>
  ),
  partsOf: ({ attempts, requestBody }) => (
    <>
      <Attempts attempts={attempts} />
      <Card title="What is sent" flush>
        <Code text={requestBody} label="The body, as it is signed" />
      </Card>
    </>
  ),
  cardsOf: (delivery) => [
    { title: 'Details', facts: factsOf(delivery, ['id', 'requestBody', 'attempts', 'status', 'eventType']) },
  ],
};

export const DeliveryPage = () => <RecordPage of={RECORD} />;
