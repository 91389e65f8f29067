import {
  ArrowSwitchIcon,
  ArrowUpRightIcon,
  BeakerIcon,
  BookIcon,
  CreditCardIcon,
  PersonIcon,
  type Icon,
  InboxIcon,
  HomeIcon,
  IdBadgeIcon,
  KeyIcon,
  LogIcon,
  OrganizationIcon,
  PackageIcon,
  PeopleIcon,
  PulseIcon,
  RowsIcon,
  TerminalIcon,
  FileIcon,
  GraphIcon,
  GearIcon,
  UploadIcon,
  WebhookIcon,
  WorkflowIcon,
} from '@primer/octicons-react';
import { Link } from '@tanstack/react-router';
import { SCOPES } from '../../generated/scopes.ts';
import { SERVICE_PATH } from '../api/clients.ts';
import { useSession } from '../api/session.ts';
import css from './navigation.module.css';

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** It is about providers that are simulated. */
  readonly isForSandbox?: boolean;
  /** Left out if every user may read it. */
  readonly operation?: keyof typeof SCOPES;
}

interface Group {
  readonly title: string | null;
  readonly entries: readonly Entry[];
}

/** Every page that has a place in the navigation. */
const NAVIGATION: readonly Group[] = [
  {
    title: null,
    entries: [
      { to: '/', label: 'Overview', icon: HomeIcon },
      { to: '/movements', label: 'Movements', icon: RowsIcon, operation: 'listTransactions' },
    ],
  },
  {
    title: 'Treasury',
    entries: [
      { to: '/payouts', label: 'Payouts', icon: ArrowUpRightIcon, operation: 'listPayouts' },
      { to: '/withdrawals', label: 'Withdrawals', icon: UploadIcon, operation: 'listWithdrawals' },
      { to: '/conversions', label: 'Conversions', icon: ArrowSwitchIcon, operation: 'listConversions' },
      { to: '/funding', label: 'Funding', icon: InboxIcon, operation: 'listFundingInstruments' },
      { to: '/recipients', label: 'Recipients', icon: PeopleIcon, operation: 'listBeneficiaries' },
    ],
  },
  {
    title: 'Direct routes',
    entries: [
      { to: '/customers', label: 'Customers', icon: OrganizationIcon, operation: 'listCustomers' },
      { to: '/routes', label: 'Routes', icon: WorkflowIcon, operation: 'listPaymentRoutes' },
      { to: '/transfers', label: 'Transfers', icon: PackageIcon, operation: 'listTransfers' },
    ],
  },
  {
    title: 'Finance',
    entries: [
      { to: '/reports', label: 'Reports', icon: GraphIcon, operation: 'getStatement' },
      { to: '/invoices', label: 'Invoices', icon: FileIcon, operation: 'listInvoices' },
      {
        to: '/developer-fees',
        label: 'Developer fees',
        icon: CreditCardIcon,
        operation: 'getDeveloperFees',
      },
    ],
  },
  {
    title: 'Developers',
    entries: [
      { to: '/developers/requests', label: 'Requests', icon: TerminalIcon, operation: 'listRequests' },
      { to: '/developers/events', label: 'Events', icon: PulseIcon, operation: 'listEvents' },
      { to: '/developers/webhooks', label: 'Webhooks', icon: WebhookIcon, operation: 'listWebhooks' },
      { to: '/developers/keys', label: 'API keys', icon: KeyIcon, operation: 'listApiKeys' },
      {
        to: '/developers/simulator',
        label: 'Simulator',
        icon: BeakerIcon,
        isForSandbox: true,
        operation: 'simulatePayin',
      },
    ],
  },
  {
    title: 'Account',
    entries: [
      { to: '/settings/team', label: 'Team', icon: IdBadgeIcon, operation: 'listMembers' },
      { to: '/settings/audit', label: 'Audit', icon: LogIcon, operation: 'createInvitation' },
      {
        to: '/settings/notifications',
        label: 'Settings',
        icon: GearIcon,
        operation: 'getNotificationSettings',
      },
      { to: '/settings/you', label: 'Your sign-in', icon: PersonIcon },
    ],
  },
];

/** What the role does not allow is not drawn. */
export function useAllowed(): readonly Group[] {
  const { scopes, environment } = useSession();
  return NAVIGATION.map(({ title, entries }) => ({
    title,
    entries: entries.filter(
      ({ operation, isForSandbox = false }) =>
        (operation === undefined || scopes.includes(SCOPES[operation])) &&
        (!isForSandbox || environment === 'sandbox'),
    ),
  })).filter(({ entries }) => entries.length > 0);
}

export function Navigation() {
  return (
    <nav className={css.navigation} aria-label="Pages">
      {useAllowed().map(({ title, entries }) => (
        <div key={title} className={css.group}>
          {title !== null && <span className={css.title}>{title}</span>}
          <ul>
            {entries.map(({ to, label, icon: Picture }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
                  <Picture size={16} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={css.group}>
        <ul>
          <li>
            <a href={`${SERVICE_PATH}/docs`}>
              <BookIcon size={16} />
              Documentation
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
