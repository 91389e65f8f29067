import { SCOPES } from '../../../generated/scopes.ts';
import { NewLink } from '../../parts/forms/can-do.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordLink } from '../../parts/records/record-link.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { beneficiaryName } from './beneficiary-name.ts';
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

const LIST: ListDescription<'/v1/treasury/payouts'> = {
  object: 'payout',
  path: '/v1/treasury/payouts',
  scope: SCOPES.listPayouts,
  title: 'Payouts',
  lead: 'Australian dollars to bank accounts and PayIDs.',
  actions: (
    <NewLink to="/payouts/new" operation="createPayout">
      New payout
    </NewLink>
  ),
  filters: operationFilters,
  columns: [
    createdColumn,
    {
      id: 'beneficiary',
      title: 'Beneficiary',
      isTitle: true,
      cell: ({ beneficiarySnapshot }) => <bdi>{beneficiaryName(beneficiarySnapshot)}</bdi>,
    },
    referenceColumn,
    { id: 'rail', title: 'Rail', cell: ({ rail }) => labelOf(rail) },
    statusColumn,
    principalColumn,
  ],
  empty: {
    title: 'No payouts yet',
    text: 'A payout takes Australian dollars from the balance to a bank account.',
    curl: 'curl $URL/v1/treasury/payouts -H "Authorization: Bearer $KEY" -H \'Idempotency-Key: first\' --json @payout.json',
  },
};

export const PayoutsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/payouts/{id}'> = {
  object: 'payout',
  path: '/v1/treasury/payouts/{id}',
  scope: SCOPES.getPayout,
  list: { to: '/payouts', label: 'Payouts' },
  ...operationParts('payout'),
  headingOf: amountHeading,
  leadOf: ({ beneficiaryId, beneficiarySnapshot, externalReference, createdAt }) => (
    <>
      to{' '}
      <RecordLink object="beneficiary" id={beneficiaryId}>
        <bdi>{beneficiaryName(beneficiarySnapshot)}</bdi>
      </RecordLink>{' '}
      · <code>{externalReference}</code> · <When at={createdAt} form="whole" />
    </>
  ),
  actionsOf: (payout) => (
    <Cancel of={payout} operation="cancelPayout" path="/v1/treasury/payouts/{id}/cancel" />
  ),
  cardsOf: (payout) => [
    amountsCard(payout),
    { title: 'Beneficiary', facts: factsOf(payout.beneficiarySnapshot) },
    {
      title: 'Details',
      facts: factsOf({
        remitter: payout.remitterName,
        rail: payout.rail,
        statementReference: payout.statementReference,
        purpose: payout.purpose,
        providerReference: payout.providerReference,
        evidenceId: payout.evidenceId,
        configurationId: payout.configurationId,
        updatedAt: payout.updatedAt,
      }),
    },
  ],
};

export const PayoutPage = () => <RecordPage of={RECORD} />;
