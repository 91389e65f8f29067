import { searchKind } from '../../lists/search.ts';
import { usersTable } from '../users/table.ts';

export const MEMBER_SEARCH = searchKind({
  scope: 'team:read',
  table: usersTable,
  prefixes: ['usr'],
  ways: [],
  show: ({ id, email, name, removedAt, createdAt }) =>
    removedAt === null
      ? { object: 'member', id, title: name ?? email, status: null, amount: null, occurredAt: createdAt }
      : undefined,
});
