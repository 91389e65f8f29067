import { beginsWith, equals, loweredName, searchKind } from '../../lists/search.ts';
import { destinationsTable } from './table.ts';

export const DESTINATION_SEARCH = searchKind({
  scope: 'treasury:read',
  table: destinationsTable,
  prefixes: ['dst'],
  ways: [
    equals('externalReference', 'destinations.external_reference'),
    beginsWith(loweredName('destinations.name')),
  ],
  show: ({ id, name, status, createdAt }) => ({
    object: 'destination',
    id,
    title: name,
    status,
    amount: null,
    occurredAt: createdAt,
  }),
});
