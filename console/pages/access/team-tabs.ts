import type { Tab } from '../../parts/lists/list-page.tsx';

export const TEAM_TABS: readonly Tab[] = [
  { to: '/settings/team', label: 'Members' },
  { to: '/settings/invitations', label: 'Invitations' },
];
