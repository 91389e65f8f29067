import type { Tab } from '../../parts/lists/list-page.tsx';

export const RECIPIENT_TABS: readonly Tab[] = [
  { to: '/recipients', label: 'Beneficiaries' },
  { to: '/recipients/destinations', label: 'Destinations' },
];
