import { NewLink } from '../../parts/forms/can-do.tsx';
import { ApiKeyActions, ApiKeyRotation } from './api-key-actions.tsx';
import { ApiKeyLimits } from './api-key-limits.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/api-keys'> = {
  object: 'api_key',
  path: '/v1/api-keys',
  scope: SCOPES.listApiKeys,
  title: 'API keys',
  lead: 'What programs of the account sign in with.',
  actions: (
    <NewLink to="/developers/keys/new" operation="createApiKey">
      New key
    </NewLink>
  ),
  filters: [{ kind: 'choice', name: 'status', words: WORDS.KeyStatus }],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'name', title: 'Name', isTitle: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'text',
      title: 'Key',
      cell: ({ prefix, lastFour }) => (
        <code>
          {prefix}…{lastFour}
        </code>
      ),
    },
    { id: 'role', title: 'Role', cell: ({ role }) => labelOf(role) },
    {
      id: 'used',
      title: 'Last used',
      cell: ({ lastUsedAt }) => lastUsedAt !== null && <When at={lastUsedAt} />,
    },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No keys', text: 'A program needs one to call the interface.' },
};

export const ApiKeysPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/api-keys/{id}'> = {
  object: 'api_key',
  path: '/v1/api-keys/{id}',
  scope: SCOPES.getApiKey,
  list: { to: '/developers/keys', label: 'API keys' },
  titleOf: ({ name }) => name,
  actionsOf: (apiKey) => <ApiKeyActions apiKey={apiKey} />,
  partsOf: (apiKey) => (
    <>
      <ApiKeyRotation apiKey={apiKey} />
      <ApiKeyLimits apiKey={apiKey} />
    </>
  ),
  leadOf: ({ prefix, lastFour }) => (
    <code>
      {prefix}…{lastFour}
    </code>
  ),
};

export const ApiKeyPage = () => <RecordPage of={RECORD} />;
