import { NewLink } from '../../parts/forms/can-do.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { RecordLink } from '../../parts/records/record-link.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import css from './payment-routes.module.css';
import { post } from '../../api/writes.ts';
import { Deactivate } from '../../parts/forms/deactivate.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';

const LIST: ListDescription<'/v1/payment-routes'> = {
  object: 'payment_route',
  path: '/v1/payment-routes',
  scope: SCOPES.listPaymentRoutes,
  title: 'Routes',
  lead: 'Each turns what arrives at one place into another currency at another.',
  actions: (
    <NewLink to="/routes/new" operation="createPaymentRoute">
      New route
    </NewLink>
  ),
  filters: [
    { kind: 'choice', name: 'direction', words: WORDS.TransferDirection },
    { kind: 'choice', name: 'status', words: WORDS.RecordStatus },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'direction', title: 'Direction', isTitle: true, cell: ({ direction }) => labelOf(direction) },
    { id: 'customer', title: 'Customer', cell: ({ customerId }) => <code>{customerId}</code> },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No routes yet', text: 'Make one for a verified customer.' },
};

export const RoutesPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/payment-routes/{id}'> = {
  object: 'payment_route',
  path: '/v1/payment-routes/{id}',
  scope: SCOPES.getPaymentRoute,
  list: { to: '/routes', label: 'Routes' },
  actionsOf: ({ id, status }) =>
    status === 'active' && (
      <Deactivate
        operation="deactivatePaymentRoute"
        send={(key) => post('/v1/payment-routes/{id}/deactivate', { key, id, body: {} })}
      />
    ),
  titleOf: ({ direction }) => labelOf(direction),
  leadOf: ({ customerId }) => (
    <>
      of{' '}
      <RecordLink object="customer" id={customerId}>
        its customer
      </RecordLink>
    </>
  ),
  partsOf: ({ instructions: { title, steps, deposit } }) => (
    <Card title={title}>
      <Facts facts={factsOf(deposit, ['kind'])} />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  ),
  cardsOf: ({ instructions: _instructions, ...route }) => [
    { title: 'Details', facts: factsOf(route, ['id', 'counterpartyId', 'metadata', 'status']) },
  ],
};

export const RoutePage = () => <RecordPage of={RECORD} />;
