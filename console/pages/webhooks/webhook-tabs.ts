import type { Tab } from '../../parts/lists/list-page.tsx';

export const WEBHOOK_TABS: readonly Tab[] = [
  { to: '/developers/webhooks', label: 'Subscriptions' },
  { to: '/developers/deliveries', label: 'Deliveries' },
];
