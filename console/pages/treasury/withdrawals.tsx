import { SCOPES } from '../../../generated/scopes.ts';
import { NewLink } from '../../parts/forms/can-do.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordLink } from '../../parts/records/record-link.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import {
  Cancel,
  amountHeading,
  amountsCard,
  createdColumn,
  operationFilters,
  operationParts,
  principalColumn,
  referenceColumn,
  statusColumn,
} from './operations.tsx';

const LIST: ListDescription<'/v1/treasury/withdrawals'> = {
  object: 'withdrawal',
  path: '/v1/treasury/withdrawals',
  scope: SCOPES.listWithdrawals,
  title: 'Withdrawals',
  lead: 'Stablecoins to addresses on their networks.',
  actions: (
    <NewLink to="/withdrawals/new" operation="createWithdrawal">
      New withdrawal
    </NewLink>
  ),
  filters: operationFilters,
  columns: [
    createdColumn,
    {
      id: 'destination',
      title: 'Destination',
      isTitle: true,
      cell: ({ destinationSnapshot: { name } }) => <bdi>{name}</bdi>,
    },
    referenceColumn,
    { id: 'network', title: 'Network', cell: ({ network }) => labelOf(network) },
    statusColumn,
    principalColumn,
  ],
  empty: {
    title: 'No withdrawals yet',
    text: 'A withdrawal takes a stablecoin from the balance to an address.',
  },
};

export const WithdrawalsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/withdrawals/{id}'> = {
  object: 'withdrawal',
  path: '/v1/treasury/withdrawals/{id}',
  scope: SCOPES.getWithdrawal,
  list: { to: '/withdrawals', label: 'Withdrawals' },
  ...operationParts('withdrawal'),
  headingOf: amountHeading,
  leadOf: ({ destinationId, destinationSnapshot: { name }, externalReference, createdAt }) => (
    <>
      to{' '}
      <RecordLink object="destination" id={destinationId}>
        <bdi>{name}</bdi>
      </RecordLink>{' '}
      · <code>{externalReference}</code> · <When at={createdAt} form="whole" />
    </>
  ),
  actionsOf: (withdrawal) => (
    <Cancel of={withdrawal} operation="cancelWithdrawal" path="/v1/treasury/withdrawals/{id}/cancel" />
  ),
  cardsOf: (withdrawal) => [
    amountsCard(withdrawal),
    { title: 'Destination', facts: factsOf(withdrawal.destinationSnapshot) },
    {
      title: 'Details',
      facts: factsOf({
        transactionHash: withdrawal.transactionHash,
        confirmations: withdrawal.confirmations,
        providerReference: withdrawal.providerReference,
        configurationId: withdrawal.configurationId,
        updatedAt: withdrawal.updatedAt,
      }),
    },
  ],
};

export const WithdrawalPage = () => <RecordPage of={RECORD} />;
