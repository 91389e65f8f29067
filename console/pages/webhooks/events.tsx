import { SCOPES } from '../../../generated/scopes.ts';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { IdLink } from '../../parts/records/record-link.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/events'> = {
  object: 'event',
  path: '/v1/events',
  scope: SCOPES.listEvents,
  title: 'Events',
  lead: 'What happened, as webhooks are told it.',
  filters: [
    { kind: 'text', name: 'objectId', label: 'Identifier of a record' },
    { kind: 'select', name: 'type', words: EVENT_TYPES },
  ],
  columns: [
    { id: 'when', title: 'When', cell: ({ timestamp }) => <When at={timestamp} /> },
    { id: 'type', title: 'Event', isTitle: true, cell: ({ type }) => <code>{type}</code> },
    { id: 'object', title: 'Record', isAmount: true, cell: ({ data: { id } }) => <code>{id}</code> },
  ],
  empty: { title: 'No events yet', text: 'Every change of a record is an event.' },
};

export const EventsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/events/{id}'> = {
  object: 'event',
  path: '/v1/events/{id}',
  scope: SCOPES.getEvent,
  list: { to: '/developers/events', label: 'Events' },
  titleOf: ({ type }) => type,
  statusOf: ({ data: { status } }) => status ?? undefined,
  leadOf: ({ timestamp }) => <When at={timestamp} form="whole" />,
  cardsOf: ({ data, apiVersion, epoch }) => [
    {
      title: 'Record',
      facts: [
        ['Kind', labelOf(data.object)],
        ['Record', <IdLink key="id" id={data.id} />],
        ['Version', String(data.version)],
      ],
    },
    { title: 'Details', facts: factsOf({ apiVersion, epoch }) },
  ],
};

export const EventPage = () => <RecordPage of={RECORD} />;
