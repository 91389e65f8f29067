import { equals, searchKind } from '../../lists/search.ts';
import { fundingInstrumentsTable } from './table.ts';

export const FUNDING_INSTRUMENT_SEARCH = searchKind({
  scope: 'treasury:read',
  table: fundingInstrumentsTable,
  prefixes: ['fin'],
  ways: [equals('externalReference', 'funding_instruments.external_reference')],
  show: (instrument) => ({
    object: 'funding_instrument',
    id: instrument.id,
    title: instrument.externalReference ?? instrument.accountName ?? instrument.address ?? instrument.id,
    status: instrument.status,
    amount: null,
    occurredAt: instrument.createdAt,
  }),
});
