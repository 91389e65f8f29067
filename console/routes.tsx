import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { type FunctionComponent, lazy } from 'react';
import { SERVICE_PATH } from './api/clients.ts';
import type { Filters } from './api/records.ts';
import { Gate } from './shell/gate.tsx';
import { Broken } from './pages/broken.tsx';
import { NotHere } from './pages/not-here.tsx';

/** Filters of lists: any text of the address is one, and the service judges it. */
function readFilters(search: Record<string, unknown>): Filters {
  const texts = Object.entries(search).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

const root = createRootRoute({ notFoundComponent: NotHere });

const entrances = [
  createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./pages/access/invitation.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/recovery',
    component: lazyRouteComponent(() => import('./pages/access/recovery.tsx'), 'RecoveryPage'),
  }),
];

/** A page of a file that is loaded when the page is drawn: not before someone has signed in. */
function later<Name extends string>(load: () => Promise<Record<Name, FunctionComponent>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Pages that need a session. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Gate });

const page = <Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    component: later(load, name),
    validateSearch: readFilters,
  });

const pages = [
  page('/', () => import('./pages/overview/overview.tsx'), 'OverviewPage'),
  page('/movements', () => import('./pages/treasury/movements.tsx'), 'MovementsPage'),
  page('/movements/$id', () => import('./pages/treasury/movements.tsx'), 'MovementPage'),
  page('/payouts', () => import('./pages/treasury/payouts.tsx'), 'PayoutsPage'),
  page('/payouts/new', () => import('./pages/treasury/new-payout.tsx'), 'NewPayoutPage'),
  page('/payouts/$id', () => import('./pages/treasury/payouts.tsx'), 'PayoutPage'),
  page('/withdrawals', () => import('./pages/treasury/withdrawals.tsx'), 'WithdrawalsPage'),
  page('/withdrawals/new', () => import('./pages/treasury/new-withdrawal.tsx'), 'NewWithdrawalPage'),
  page('/withdrawals/$id', () => import('./pages/treasury/withdrawals.tsx'), 'WithdrawalPage'),
  page('/conversions', () => import('./pages/treasury/conversions.tsx'), 'ConversionsPage'),
  page('/conversions/new', () => import('./pages/treasury/new-conversion.tsx'), 'NewConversionPage'),
  page('/conversions/$id', () => import('./pages/treasury/conversions.tsx'), 'ConversionPage'),
  page('/funding', () => import('./pages/treasury/funding-instruments.tsx'), 'FundingPage'),
  page(
    '/funding/new',
    () => import('./pages/treasury/new-funding-instrument.tsx'),
    'NewFundingInstrumentPage',
  ),
  page('/funding/$id', () => import('./pages/treasury/funding-instruments.tsx'), 'FundingInstrumentPage'),
  page('/funding/payins', () => import('./pages/treasury/payins.tsx'), 'PayinsPage'),
  page('/funding/payins/$id', () => import('./pages/treasury/payins.tsx'), 'PayinPage'),
  page('/funding/deposits', () => import('./pages/treasury/deposits.tsx'), 'DepositsPage'),
  page('/funding/deposits/$id', () => import('./pages/treasury/deposits.tsx'), 'DepositPage'),
  page('/recipients', () => import('./pages/treasury/beneficiaries.tsx'), 'BeneficiariesPage'),
  page('/recipients/new', () => import('./pages/treasury/new-beneficiary.tsx'), 'NewBeneficiaryPage'),
  page('/recipients/$id', () => import('./pages/treasury/beneficiaries.tsx'), 'BeneficiaryPage'),
  page('/recipients/destinations', () => import('./pages/treasury/destinations.tsx'), 'DestinationsPage'),
  page('/recipients/destinations/$id', () => import('./pages/treasury/destinations.tsx'), 'DestinationPage'),
  page(
    '/recipients/destinations/new',
    () => import('./pages/treasury/new-destination.tsx'),
    'NewDestinationPage',
  ),
  page('/customers', () => import('./pages/direct-routes/customers.tsx'), 'CustomersPage'),
  page('/customers/new', () => import('./pages/direct-routes/new-customer.tsx'), 'NewCustomerPage'),
  page('/customers/$id', () => import('./pages/direct-routes/customers.tsx'), 'CustomerPage'),
  page('/routes', () => import('./pages/direct-routes/payment-routes.tsx'), 'RoutesPage'),
  page('/routes/new', () => import('./pages/direct-routes/new-payment-route.tsx'), 'NewPaymentRoutePage'),
  page('/routes/$id', () => import('./pages/direct-routes/payment-routes.tsx'), 'RoutePage'),
  page('/transfers', () => import('./pages/direct-routes/transfers.tsx'), 'TransfersPage'),
  page('/transfers/$id', () => import('./pages/direct-routes/transfers.tsx'), 'TransferPage'),
  page('/reports', () => import('./pages/reports/statement.tsx'), 'StatementPage'),
  page('/reports/revenue', () => import('./pages/reports/revenue.tsx'), 'RevenuePage'),
  page('/developer-fees', () => import('./pages/billing/developer-fees.tsx'), 'DeveloperFeesPage'),
  page('/invoices', () => import('./pages/billing/invoices.tsx'), 'InvoicesPage'),
  page('/invoices/$id', () => import('./pages/billing/invoices.tsx'), 'InvoicePage'),
  page('/developers/requests', () => import('./pages/requests/requests.tsx'), 'RequestsPage'),
  page('/developers/requests/$id', () => import('./pages/requests/requests.tsx'), 'RequestPage'),
  page('/developers/events', () => import('./pages/webhooks/events.tsx'), 'EventsPage'),
  page('/developers/events/$id', () => import('./pages/webhooks/events.tsx'), 'EventPage'),
  page('/developers/webhooks', () => import('./pages/webhooks/webhooks.tsx'), 'WebhooksPage'),
  page('/developers/webhooks/new', () => import('./pages/webhooks/new-webhook.tsx'), 'NewWebhookPage'),
  page('/developers/webhooks/$id', () => import('./pages/webhooks/webhooks.tsx'), 'WebhookPage'),
  page('/developers/deliveries', () => import('./pages/webhooks/deliveries.tsx'), 'DeliveriesPage'),
  page('/developers/deliveries/$id', () => import('./pages/webhooks/deliveries.tsx'), 'DeliveryPage'),
  page('/developers/simulator', () => import('./pages/simulator/simulator.tsx'), 'SimulatorPage'),
  page('/developers/keys', () => import('./pages/access/api-keys.tsx'), 'ApiKeysPage'),
  page('/developers/keys/new', () => import('./pages/access/new-api-key.tsx'), 'NewApiKeyPage'),
  page('/developers/keys/$id', () => import('./pages/access/api-keys.tsx'), 'ApiKeyPage'),
  page('/settings/team', () => import('./pages/access/members.tsx'), 'MembersPage'),
  page('/settings/team/new', () => import('./pages/access/new-invitation.tsx'), 'NewInvitationPage'),
  page('/settings/invitations', () => import('./pages/access/invitations.tsx'), 'InvitationsPage'),
  page('/settings/notifications', () => import('./pages/access/notifications.tsx'), 'NotificationsPage'),
  page('/settings/treasury', () => import('./pages/treasury/settings.tsx'), 'TreasurySettingsPage'),
  page('/settings/configuration', () => import('./pages/treasury/configuration.tsx'), 'ConfigurationPage'),
  page('/settings/audit', () => import('./pages/access/audit.tsx'), 'AuditPage'),
  page('/settings/you', () => import('./pages/access/sessions.tsx'), 'SessionsPage'),
  page('/o/$id', () => import('./pages/open-record.tsx'), 'OpenRecordPage'),
];

export const router = createRouter({
  routeTree: root.addChildren([...entrances, inside.addChildren(pages)]),
  basepath: `${SERVICE_PATH}/console`,
  defaultErrorComponent: Broken,
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
