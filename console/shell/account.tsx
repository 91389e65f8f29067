import { lazy, Suspense, useState } from 'react';
import { AccountFace } from './account-face.tsx';
import css from './account-menu.module.css';

const load = () => import('./account-menu.tsx');

const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));

/** The menu is large: it is loaded when the pointer or the focus comes near, and drawn once it was asked for. */
export function Account({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const face = (
    <button
      type="button"
      className={css.trigger}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsAsked(true)}
    >
      <AccountFace />
    </button>
  );
  if (!isAsked) return face;
  return (
    <Suspense fallback={face}>
      <AccountMenu onSignedOut={onSignedOut} />
    </Suspense>
  );
}
