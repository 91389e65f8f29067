import { NewLink } from '../../parts/forms/can-do.tsx';
import { post } from '../../api/writes.ts';
import { Deactivate } from '../../parts/forms/deactivate.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { beneficiaryName } from './beneficiary-name.ts';
import { BeneficiaryEvidence } from './identity-evidence.tsx';
import { RECIPIENT_TABS } from './recipient-tabs.ts';

const LIST: ListDescription<'/v1/treasury/beneficiaries'> = {
  object: 'beneficiary',
  path: '/v1/treasury/beneficiaries',
  scope: SCOPES.listBeneficiaries,
  title: 'Recipients',
  lead: 'People and companies that payouts go to, and addresses that withdrawals go to.',
  tabs: RECIPIENT_TABS,
  actions: (
    <NewLink to="/recipients/new" operation="createBeneficiary">
      New beneficiary
    </NewLink>
  ),
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.RecordStatus },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'name', title: 'Name', isTitle: true, cell: (row) => <bdi>{beneficiaryName(row)}</bdi> },
    { id: 'type', title: 'Type', cell: ({ type }) => labelOf(type) },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No beneficiaries yet', text: 'A payout goes to a beneficiary: make one first.' },
};

export const BeneficiariesPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/beneficiaries/{id}'> = {
  object: 'beneficiary',
  path: '/v1/treasury/beneficiaries/{id}',
  scope: SCOPES.getBeneficiary,
  list: { to: '/recipients', label: 'Beneficiaries' },
  actionsOf: ({ id, status }) =>
    status === 'active' && (
      <>
        <NewLink to="/payouts/new" operation="createPayout" search={{ beneficiary: id }}>
          Pay
        </NewLink>
        <Deactivate
          operation="deactivateBeneficiary"
          send={(key) => post('/v1/treasury/beneficiaries/{id}/deactivate', { key, id, body: {} })}
        />
      </>
    ),
  titleOf: beneficiaryName,
  partsOf: ({ id }) => <BeneficiaryEvidence id={id} />,
};

export const BeneficiaryPage = () => <RecordPage of={RECORD} />;
