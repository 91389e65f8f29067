import type { components } from '../../../generated/api.ts';
import type { Column } from '../lists/data-list.tsx';
import { Answer } from '../values/answer.tsx';
import { When } from '../values/when.tsx';

type Request = components['schemas']['KeptRequest'];

const when: Column<Request> = {
  id: 'when',
  title: 'When',
  cell: ({ occurredAt }) => <When at={occurredAt} form="whole" />,
};

const answer: readonly Column<Request>[] = [
  { id: 'answer', title: 'Answer', cell: (request) => <Answer request={request} /> },
  { id: 'took', title: 'Took', isAmount: true, cell: ({ durationMs }) => `${durationMs}\u00a0ms` },
];

export const requestColumns: readonly Column<Request>[] = [
  when,
  {
    id: 'what',
    title: 'What',
    isTitle: true,
    cell: ({ method, path }) => (
      <code>
        {method} {path}
      </code>
    ),
  },
  ...answer,
];

/** For the page of a record, whose path they would repeat. */
export const requestColumnsOfRecord: readonly Column<Request>[] = [
  { id: 'what', title: 'What', isTitle: true, cell: ({ operationId }) => <code>{operationId}</code> },
  when,
  ...answer,
];
