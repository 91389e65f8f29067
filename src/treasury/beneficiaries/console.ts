import { beginsWith, equals, searchKind } from '../../lists/search.ts';
import { type Party, beneficiariesTable } from './table.ts';

/** As `beneficiaries_name` and `beneficiaries_last_name` have them. */
const FULL_NAME = {
  sqlite: `lower(coalesce(json_extract(party, '$.businessName'), json_extract(party, '$.firstName') || ' ' || json_extract(party, '$.lastName')))`,
  postgres: `lower(coalesce(party::json ->> 'businessName', (party::json ->> 'firstName') || ' ' || (party::json ->> 'lastName')) collate "C")`,
};

const LAST_NAME = {
  sqlite: `lower(json_extract(party, '$.lastName'))`,
  postgres: `lower((party::json ->> 'lastName') collate "C")`,
};

function nameOf(party: Party): string {
  return party.type === 'business' ? party.businessName : `${party.firstName} ${party.lastName}`;
}

export const BENEFICIARY_SEARCH = searchKind({
  scope: 'treasury:read',
  table: beneficiariesTable,
  prefixes: ['ben'],
  ways: [
    equals('externalReference', 'beneficiaries.external_reference'),
    beginsWith(FULL_NAME),
    beginsWith(LAST_NAME),
  ],
  show: ({ id, party, status, createdAt }) => ({
    object: 'beneficiary',
    id,
    title: nameOf(party),
    status,
    amount: null,
    occurredAt: createdAt,
  }),
});
