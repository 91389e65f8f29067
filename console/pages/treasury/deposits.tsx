import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { Money } from '../../parts/values/amount.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { receiptParts } from './receipts.tsx';
import { FUNDING_TABS } from './funding-tabs.ts';

const LIST: ListDescription<'/v1/treasury/deposits'> = {
  object: 'deposit',
  path: '/v1/treasury/deposits',
  scope: SCOPES.listDeposits,
  title: 'Deposits',
  lead: 'Stablecoins that reached the addresses.',
  tabs: FUNDING_TABS,
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.DepositStatus },
  ],
  columns: [
    { id: 'when', title: 'When', cell: ({ occurredAt }) => <When at={occurredAt} /> },
    {
      id: 'hash',
      title: 'Transaction',
      isTitle: true,
      cell: ({ transactionHash }) => <code>{shorten(transactionHash)}</code>,
    },
    { id: 'network', title: 'Network', cell: ({ network }) => labelOf(network) },
    { id: 'status', title: 'Status', cell: ({ status }) => <Status status={status} /> },
    { id: 'gross', title: 'Received', isAmount: true, cell: ({ gross }) => <Money money={gross} /> },
  ],
  empty: { title: 'No deposits yet', text: 'Send a stablecoin to the address of a funding instrument.' },
};

const shorten = (hash: string): string =>
  hash.length <= 20 ? hash : `${hash.slice(0, 10)}…${hash.slice(-8)}`;

export const DepositsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/deposits/{id}'> = {
  object: 'deposit',
  path: '/v1/treasury/deposits/{id}',
  scope: SCOPES.getDeposit,
  list: { to: '/funding/deposits', label: 'Deposits' },
  titleOf: ({ transactionHash }) => shorten(transactionHash),
  ...receiptParts({
    machine: 'deposit',
    path: '/v1/sandbox/deposits/{id}/advance',
    advance: (id, to, key) =>
      post('/v1/sandbox/deposits/{id}/advance', {
        key,
        id,
        body: { to: to as components['schemas']['AdvanceDepositRequest']['to'] },
      }),
  }),
  leadOf: ({ network, occurredAt }) => (
    <>
      on {labelOf(network)} · <When at={occurredAt} form="whole" />
    </>
  ),
};

export const DepositPage = () => <RecordPage of={RECORD} />;
