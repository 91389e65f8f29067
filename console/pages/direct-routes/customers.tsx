import { post } from '../../api/writes.ts';
import { NewLink } from '../../parts/forms/can-do.tsx';
import { Simulator } from '../../parts/records/simulator.tsx';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { Status, toneOf } from '../../parts/values/status.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/customers'> = {
  object: 'customer',
  path: '/v1/customers',
  scope: SCOPES.listCustomers,
  title: 'Customers',
  lead: 'Whom direct routes convert for, and whether they are verified.',
  actions: (
    <NewLink to="/customers/new" operation="createCustomer">
      New customer
    </NewLink>
  ),
  filters: [
    { kind: 'text', name: 'externalCustomerId', label: 'Your own id of them' },
    { kind: 'choice', name: 'verificationStatus', words: WORDS.VerificationStatus },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'name', title: 'Name', isTitle: true, cell: (customer) => <bdi>{customerName(customer)}</bdi> },
    { id: 'type', title: 'Type', cell: ({ type }) => labelOf(type) },
    {
      id: 'own',
      title: 'Your id',
      cell: ({ externalCustomerId }) => externalCustomerId !== undefined && <code>{externalCustomerId}</code>,
    },
    {
      id: 'status',
      title: 'Verification',
      isAmount: true,
      cell: ({ verificationStatus }) => <Status status={verificationStatus} />,
    },
  ],
  empty: { title: 'No customers yet', text: 'A payment route belongs to a customer: make one first.' },
};

type Customer = components['schemas']['Customer'];

const customerName = ({ contact, businessDetails }: Customer): string =>
  businessDetails?.companyName ?? contact.name;

export const CustomersPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/customers/{id}'> = {
  object: 'customer',
  path: '/v1/customers/{id}',
  scope: SCOPES.getCustomer,
  list: { to: '/customers', label: 'Customers' },
  titleOf: customerName,
  actionsOf: ({ id }) => (
    <NewLink to="/routes/new" operation="createPaymentRoute" search={{ customer: id }}>
      New route
    </NewLink>
  ),
  simulatorOf: ({ id, verificationStatus }) => (
    <Simulator
      machine="customer_verification"
      status={verificationStatus}
      path="/v1/sandbox/customers/{id}/verification"
      advance={(to, key) =>
        post('/v1/sandbox/customers/{id}/verification', {
          key,
          id,
          body: { verificationStatus: to as components['schemas']['VerificationStatus'] },
        })
      }
    />
  ),
  statusOf: ({ verificationStatus }) => verificationStatus,
  noticeOf: ({ verificationStatus, verificationReason }) =>
    verificationReason !== undefined && (
      <Notice tone={toneOf(verificationStatus) === 'bad' ? 'bad' : 'wait'}>{verificationReason}</Notice>
    ),
  cardsOf: ({ entitlements, ...customer }) => [
    {
      title: 'Details',
      facts: factsOf(customer, ['id', 'metadata', 'verificationStatus', 'counterpartyId']),
    },
    {
      title: 'Entitlements',
      facts: entitlements.map(({ entitlement, status }) => [
        labelOf(entitlement),
        <Status key={entitlement} status={status} />,
      ]),
    },
  ],
};

export const CustomerPage = () => <RecordPage of={RECORD} />;
