import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { DownloadIcon } from '@primer/octicons-react';
import { WORDS } from '../../../generated/words.ts';
import { SERVICE_PATH } from '../../api/clients.ts';
import { post } from '../../api/writes.ts';
import { Amount } from '../../parts/values/amount.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { DataList } from '../../parts/lists/data-list.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import pages from '../../parts/frame/page.module.css';
import parts from '../../parts/frame/parts.module.css';
import { Simulator } from '../../parts/records/simulator.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/invoices'> = {
  object: 'invoice',
  path: '/v1/invoices',
  scope: SCOPES.listInvoices,
  title: 'Invoices',
  lead: 'What the platform charges for a period.',
  filters: [{ kind: 'choice', name: 'status', words: WORDS.InvoiceStatus }],
  columns: [
    { id: 'generated', title: 'Drafted', cell: ({ generatedAt }) => <When at={generatedAt} /> },
    { id: 'number', title: 'Number', isTitle: true, cell: ({ number }) => <code>{number}</code> },
    { id: 'from', title: 'From', cell: ({ periodFrom }) => <When at={periodFrom} /> },
    { id: 'to', title: 'To', cell: ({ periodTo }) => <When at={periodTo} /> },
    { id: 'status', title: 'Status', cell: ({ status }) => <Status status={status} /> },
    {
      id: 'due',
      title: 'Due',
      isAmount: true,
      cell: ({ netDue, currency }) => <Amount amount={netDue} currency={currency} />,
    },
  ],
  empty: { title: 'No invoices yet', text: 'The first is drafted at the end of a period with fees.' },
};

export const InvoicesPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/invoices/{id}'> = {
  object: 'invoice',
  path: '/v1/invoices/{id}',
  scope: SCOPES.getInvoice,
  list: { to: '/invoices', label: 'Invoices' },
  titleOf: ({ number }) => number,
  simulatorOf: ({ id, status }) => (
    <Simulator
      machine="invoice"
      status={status}
      path="/v1/sandbox/invoices/{id}/advance"
      advance={(to, key) =>
        post('/v1/sandbox/invoices/{id}/advance', {
          key,
          id,
          body: { to: to as components['schemas']['AdvanceInvoiceRequest']['to'] },
        })
      }
    />
  ),
  headingOf: ({ netDue, currency }) => (
    <span className={pages.recordAmount}>
      <Amount amount={netDue} currency={currency} form="whole" />
    </span>
  ),
  leadOf: ({ number, periodFrom, periodTo }) => (
    <>
      <code>{number}</code> · <When at={periodFrom} form="whole" /> to <When at={periodTo} form="whole" />
    </>
  ),
  partsOf: ({ id, number, lines, currency }) => (
    <Card
      title="Lines"
      flush
      beside={
        <a className={parts.button} href={`${SERVICE_PATH}/v1/invoices/${id}/pdf`} download={`${number}.pdf`}>
          <DownloadIcon /> PDF
        </a>
      }
    >
      <DataList
        label="Lines"
        rows={lines.map((line, index) => ({ ...line, index }))}
        keyOf={({ index }) => String(index)}
        targetOf={() => undefined}
        columns={[
          { id: 'what', title: 'What', isTitle: true, cell: ({ description }) => <bdi>{description}</bdi> },
          { id: 'type', title: 'Type', cell: ({ type }) => labelOf(type) },
          {
            id: 'amount',
            title: 'Amount',
            isAmount: true,
            cell: ({ amount }) => <Amount amount={amount} currency={currency} form="whole" />,
          },
        ]}
      />
    </Card>
  ),
  cardsOf: (invoice) => [
    {
      title: 'Amounts',
      facts: [
        ['Platform fees', <Amount key="p" amount={invoice.platformFeesDue} currency="AUD" form="whole" />],
        ['Tax', <Amount key="t" amount={invoice.tax} currency="AUD" form="whole" />],
        [
          'Developer fees',
          <Amount key="d" amount={invoice.developerFeesCredit} currency="AUD" form="whole" />,
        ],
        [
          'Due',
          <strong key="n">
            <Amount amount={invoice.netDue} currency="AUD" form="whole" />
          </strong>,
        ],
      ],
    },
    {
      title: 'Details',
      facts: factsOf({
        generatedAt: invoice.generatedAt,
        issuedAt: invoice.issuedAt,
        settledAt: invoice.settledAt,
        voidedAt: invoice.voidedAt,
        voidReason: invoice.voidReason,
        replaces: invoice.replaces,
      }),
    },
  ],
};

export const InvoicePage = () => <RecordPage of={RECORD} />;
