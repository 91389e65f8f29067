import type { Tab } from '../parts/lists/list-page.tsx';

export const SETTINGS_TABS: readonly Tab[] = [
  { to: '/settings/notifications', label: 'Notifications' },
  { to: '/settings/treasury', label: 'Treasury' },
  { to: '/settings/configuration', label: 'Configuration' },
];
