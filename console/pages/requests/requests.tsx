import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { SERVICE_PATH } from '../../api/clients.ts';
import { Card } from '../../parts/frame/card.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { IdLink } from '../../parts/records/record-link.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { requestColumns } from '../../parts/records/request-columns.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { Answer } from '../../parts/values/answer.tsx';
import { Code } from '../../parts/values/code.tsx';
import { CopyButton } from '../../parts/values/copy.tsx';
import { DocsLink } from '../../parts/values/docs-link.tsx';
import { When } from '../../parts/values/when.tsx';
import { curlOf } from './curl.ts';

type Request = components['schemas']['KeptRequestDetail'];
type Header = components['schemas']['KeptHeader'];

const LIST: ListDescription<'/v1/requests'> = {
  object: 'request',
  path: '/v1/requests',
  scope: SCOPES.listRequests,
  title: 'Requests',
  lead: 'What was sent to the service of late, and how it was answered. Kept for a week, as an aid.',
  filters: [
    { kind: 'text', name: 'resourceId', label: 'Identifier of a record' },
    { kind: 'text', name: 'operationId', label: 'Operation' },
    { kind: 'choice', name: 'statusClass', words: WORDS.RequestStatusClass },
    { kind: 'select', name: 'method', words: WORDS.RequestMethod },
  ],
  columns: [
    ...requestColumns,
    { id: 'operation', title: 'Operation', cell: ({ operationId }) => <code>{operationId}</code> },
    { id: 'source', title: 'From', cell: ({ source }) => (source === 'key' ? 'API key' : 'Console') },
  ],
  empty: {
    title: 'No requests yet',
    text: 'They appear within two seconds, unless the operator of the service has switched this off.',
  },
};

export const RequestsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/requests/{id}'> = {
  object: 'request',
  path: '/v1/requests/{id}',
  scope: SCOPES.getRequest,
  list: { to: '/developers/requests', label: 'Requests' },
  titleOf: ({ method, path }) => `${method} ${path}`,
  statusOf: () => undefined,
  leadOf: (request) => (
    <>
      <Answer request={request} /> · <When at={request.occurredAt} form="whole" /> · {request.durationMs} ms
    </>
  ),
  noticeOf: ({ requestHeaders }) =>
    requestHeaders === null && (
      <Notice tone="wait">What was sent is shown only to those who may send it: your role may not.</Notice>
    ),
  partsOf: (request) => <Exchanged request={request} />,
  cardsOf: ({ operationId, code, keyId, userId, ipAddress, userAgent, resourceIds, truncated }) => [
    {
      title: 'Details',
      facts: [
        ['Operation', <DocsLink key="operation" of="reference" name={operationId} />],
        ['Refused with', code === null ? undefined : <DocsLink key="code" of="errors" name={code} />],
        ...factsOf({ keyId, userId, ipAddress, userAgent }),
        ['Cut', truncated ? 'Bodies are shown up to 16 KiB' : undefined],
      ],
    },
    {
      title: 'Records that it names',
      facts: resourceIds.map((id, index) => [`${index + 1}`, <IdLink key={id} id={id} />]),
    },
  ],
};

export const RequestPage = () => <RecordPage of={RECORD} />;

const textOf = (headers: readonly Header[]): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** JSON with line breaks; what was cut as it is. */
function spread(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const withBody = (headers: readonly Header[], body: string | null): string =>
  body === null ? textOf(headers) : `${textOf(headers)}\n\n${spread(body)}`;

function Exchanged({ request }: { readonly request: Request }) {
  const { requestHeaders, responseHeaders, method, path, query } = request;
  const curl = curlOf(request, location.origin + SERVICE_PATH);
  if (requestHeaders === null || responseHeaders === null || curl === null) return null;
  const line = `${method} ${path}${query === null || query === '' ? '' : `?${query}`}`;
  return (
    <>
      <Card title="Sent" flush beside={<CopyButton text={curl} what="the request as curl" label="curl" />}>
        <Code label="What was sent" text={`${line}\n${withBody(requestHeaders, request.requestBody)}`} />
      </Card>
      <Card title="Answered" flush>
        <Code label="What was answered" text={withBody(responseHeaders, request.responseBody)} />
      </Card>
    </>
  );
}
