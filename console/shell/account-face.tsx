import { ChevronDownIcon } from '@primer/octicons-react';
import { useSession } from '../api/session.ts';
import parts from '../parts/frame/parts.module.css';
import { labelOf } from '../texts.ts';
import css from './account-menu.module.css';

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}

/** Who is signed in, and to which account. */
export function AccountFace() {
  const { user, account, role } = useSession();
  return (
    <>
      <span className={css.initials} aria-hidden>
        {initialsOf(user.name ?? user.email)}
      </span>
      <span className={css.names}>
        <bdi>{account.name}</bdi>
        <span className={css.role}>{labelOf(role)}</span>
      </span>
      <ChevronDownIcon />
      <span className={parts.hidden}>: your settings</span>
    </>
  );
}
