import { standing } from '../../lists/attention.ts';
import { condition } from '../../lists/condition.ts';
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

/** How long before its end a key is called to mind. */
const NOTICE_MS = 14 * 86_400_000;

export const EXPIRING_KEYS = standing(
  { kind: 'keys_expiring', scope: 'keys:read', table: apiKeysTable, moment: 'expiresAt' },
  ({ serverNow }) =>
    condition('revoked_at is null and expires_at > ? and expires_at <= ?', serverNow, serverNow + NOTICE_MS),
);
