import type { Tab } from '../../parts/lists/list-page.tsx';

export const FUNDING_TABS: readonly Tab[] = [
  { to: '/funding', label: 'Instruments' },
  { to: '/funding/payins', label: 'Pay-ins' },
  { to: '/funding/deposits', label: 'Deposits' },
];
