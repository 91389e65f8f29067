import { searchKind } from '../../lists/search.ts';
import { apiKeysTable, keyStatus } from './table.ts';

export const API_KEY_SEARCH = searchKind({
  scope: 'keys:read',
  table: apiKeysTable,
  prefixes: ['key'],
  ways: [],
  show: (key, serverNow) => ({
    object: 'api_key',
    id: key.id,
    title: key.name,
    status: keyStatus(key, serverNow),
    amount: null,
    occurredAt: key.createdAt,
  }),
});
