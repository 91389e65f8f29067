import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { Simulator } from '../../parts/records/simulator.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { Money } from '../../parts/values/amount.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import pages from '../../parts/frame/page.module.css';
import { reasonText } from '../../parts/records/reason.ts';
import { RecordLink } from '../../parts/records/record-link.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { Status, toneOf } from '../../parts/values/status.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/transfers'> = {
  object: 'transfer',
  path: '/v1/transfers',
  scope: SCOPES.listTransfers,
  title: 'Transfers',
  lead: 'What arrived at a route, and what was delivered for it.',
  filters: [
    { kind: 'choice', name: 'status', words: WORDS.TransferStatus },
    { kind: 'select', name: 'direction', words: WORDS.TransferDirection },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'direction', title: 'Direction', isTitle: true, cell: ({ direction }) => labelOf(direction) },
    { id: 'reference', title: 'Reference', cell: ({ depositReference }) => <code>{depositReference}</code> },
    { id: 'status', title: 'Status', cell: ({ status }) => <Status status={status} /> },
    { id: 'source', title: 'From', isAmount: true, cell: ({ source }) => <Money money={source} /> },
    {
      id: 'destination',
      title: 'To',
      isAmount: true,
      cell: ({ destination }) => destination !== undefined && <Money money={destination} />,
    },
  ],
  empty: { title: 'No transfers yet', text: 'Fund a route, and its transfer stands here.' },
};

export const TransfersPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/transfers/{id}'> = {
  object: 'transfer',
  path: '/v1/transfers/{id}',
  scope: SCOPES.getTransfer,
  list: { to: '/transfers', label: 'Transfers' },
  titleOf: ({ depositReference }) => depositReference,
  headingOf: ({ source, destination }) => (
    <span className={pages.recordAmount}>
      <Money money={source} form="whole" />
      {destination !== undefined && (
        <>
          {' '}
          → <Money money={destination} form="whole" />
        </>
      )}
    </span>
  ),
  leadOf: ({ customerId, depositReference, createdAt }) => (
    <>
      for{' '}
      <RecordLink object="customer" id={customerId}>
        its customer
      </RecordLink>{' '}
      · <code>{depositReference}</code> · <When at={createdAt} form="whole" />
    </>
  ),
  machine: 'transfer',
  simulatorOf: ({ id, status }) => (
    <Simulator
      machine="transfer"
      status={status}
      path="/v1/sandbox/transfers/{id}/advance"
      advance={(to, key) =>
        post('/v1/sandbox/transfers/{id}/advance', {
          key,
          id,
          body: { to: to as components['schemas']['AdvanceTransferRequest']['to'] },
        })
      }
    />
  ),
  noticeOf: ({ status, holdReason, failureMessage, failureCode }) => {
    const tone = toneOf(status);
    const why = holdReason ?? failureMessage ?? failureCode;
    if (why === undefined || tone === 'good' || tone === 'busy' || tone === 'still') return null;
    return (
      <Notice tone={tone}>
        <strong>{labelOf(status)}.</strong> {reasonText(why)}
      </Notice>
    );
  },
  cardsOf: (transfer) => [
    {
      title: 'Amounts',
      facts: factsOf({
        source: transfer.source,
        platformFee: transfer.platformFee,
        developerFee: transfer.developerFee,
        converted: transfer.converted,
        rate: transfer.rate,
        destination: transfer.destination,
      }),
    },
    { title: 'Destination', facts: factsOf(transfer.destinationSnapshot) },
    {
      title: 'Details',
      facts: factsOf({
        paymentRouteId: transfer.paymentRouteId,
        depositStatus: transfer.depositStatus,
        providerReference: transfer.providerReference,
        transactionHash: transfer.transactionHash,
        deliveryReference: transfer.deliveryReference,
        remitterName: transfer.remitterName,
        updatedAt: transfer.updatedAt,
      }),
    },
  ],
};

export const TransferPage = () => <RecordPage of={RECORD} />;
