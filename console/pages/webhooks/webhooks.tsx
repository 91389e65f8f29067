import { NewLink } from '../../parts/forms/can-do.tsx';
import { WebhookActions, WebhookParts } from './webhook-actions.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { WEBHOOK_TABS } from './webhook-tabs.ts';

const LIST: ListDescription<'/v1/webhooks'> = {
  object: 'webhook',
  path: '/v1/webhooks',
  scope: SCOPES.listWebhooks,
  title: 'Webhooks',
  lead: 'Where events are sent, and whether they arrive.',
  tabs: WEBHOOK_TABS,
  actions: (
    <NewLink to="/developers/webhooks/new" operation="createWebhook">
      New subscription
    </NewLink>
  ),
  filters: [{ kind: 'choice', name: 'status', words: WORDS.WebhookStatus }],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'url', title: 'URL', isTitle: true, cell: ({ url }) => <code>{url}</code> },
    {
      id: 'failing',
      title: 'Failing since',
      cell: ({ failingSince }) => failingSince !== undefined && <When at={failingSince} />,
    },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No subscriptions yet', text: 'Make one, and events are sent to its URL.' },
};

export const WebhooksPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/webhooks/{id}'> = {
  object: 'webhook',
  path: '/v1/webhooks/{id}',
  scope: SCOPES.getWebhook,
  list: { to: '/developers/webhooks', label: 'Webhooks' },
  titleOf: ({ url }) => url,
  actionsOf: (webhook) => <WebhookActions webhook={webhook} />,
  partsOf: (webhook) => <WebhookParts webhook={webhook} />,
  noticeOf: ({ status, disabledReason, failingSince }) =>
    status === 'disabled' ? (
      <Notice tone="bad">
        <strong>Disabled.</strong> {disabledReason !== undefined && labelOf(disabledReason)}
      </Notice>
    ) : (
      failingSince !== undefined && (
        <Notice tone="wait">
          <strong>Failing</strong> since <When at={failingSince} form="whole" />.
        </Notice>
      )
    ),
};

export const WebhookPage = () => <RecordPage of={RECORD} />;
