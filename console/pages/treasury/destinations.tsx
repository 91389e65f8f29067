import { NewLink } from '../../parts/forms/can-do.tsx';
import { post } from '../../api/writes.ts';
import { Deactivate } from '../../parts/forms/deactivate.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { RECIPIENT_TABS } from './recipient-tabs.ts';

const LIST: ListDescription<'/v1/treasury/destinations'> = {
  object: 'destination',
  path: '/v1/treasury/destinations',
  scope: SCOPES.listDestinations,
  title: 'Destinations',
  lead: 'Addresses that withdrawals go to.',
  tabs: RECIPIENT_TABS,
  actions: (
    <NewLink to="/recipients/destinations/new" operation="createDestination">
      New destination
    </NewLink>
  ),
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.RecordStatus },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'name', title: 'Name', isTitle: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'network', title: 'Network', cell: ({ network }) => labelOf(network) },
    { id: 'address', title: 'Address', cell: ({ address }) => <code>{address}</code> },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No destinations yet', text: 'A withdrawal goes to a destination: make one first.' },
};

export const DestinationsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/destinations/{id}'> = {
  object: 'destination',
  path: '/v1/treasury/destinations/{id}',
  scope: SCOPES.getDestination,
  list: { to: '/recipients/destinations', label: 'Destinations' },
  actionsOf: ({ id, status }) =>
    status === 'active' && (
      <>
        <NewLink to="/withdrawals/new" operation="createWithdrawal" search={{ destination: id }}>
          Withdraw
        </NewLink>
        <Deactivate
          operation="deactivateDestination"
          send={(key) => post('/v1/treasury/destinations/{id}/deactivate', { key, id, body: {} })}
        />
      </>
    ),
  titleOf: ({ name }) => name,
};

export const DestinationPage = () => <RecordPage of={RECORD} />;
