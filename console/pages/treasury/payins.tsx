import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { Money } from '../../parts/values/amount.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { receiptParts } from './receipts.tsx';
import { FUNDING_TABS } from './funding-tabs.ts';

const LIST: ListDescription<'/v1/treasury/payins'> = {
  object: 'payin',
  path: '/v1/treasury/payins',
  scope: SCOPES.listPayins,
  title: 'Pay-ins',
  lead: 'Australian dollars that reached the bank accounts.',
  tabs: FUNDING_TABS,
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.PayinStatus },
  ],
  columns: [
    { id: 'when', title: 'When', cell: ({ occurredAt }) => <When at={occurredAt} /> },
    {
      id: 'provider',
      title: "Bank's reference",
      isTitle: true,
      cell: ({ providerReference }) => <code>{providerReference}</code>,
    },
    {
      id: 'reference',
      title: 'Reference',
      cell: ({ externalReference }) => externalReference !== undefined && <code>{externalReference}</code>,
    },
    { id: 'status', title: 'Status', cell: ({ status }) => <Status status={status} /> },
    { id: 'gross', title: 'Received', isAmount: true, cell: ({ gross }) => <Money money={gross} /> },
  ],
  empty: { title: 'No pay-ins yet', text: 'Pay into a bank account of a funding instrument.' },
};

export const PayinsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/payins/{id}'> = {
  object: 'payin',
  path: '/v1/treasury/payins/{id}',
  scope: SCOPES.getPayin,
  list: { to: '/funding/payins', label: 'Pay-ins' },
  titleOf: ({ providerReference }) => providerReference,
  ...receiptParts({
    machine: 'payin',
    path: '/v1/sandbox/payins/{id}/advance',
    advance: (id, to, key) =>
      post('/v1/sandbox/payins/{id}/advance', {
        key,
        id,
        body: { to: to as components['schemas']['AdvancePayinRequest']['to'] },
      }),
  }),
  leadOf: ({ providerReference, occurredAt }) => (
    <>
      <code>{providerReference}</code> · <When at={occurredAt} form="whole" />
    </>
  ),
};

export const PayinPage = () => <RecordPage of={RECORD} />;
