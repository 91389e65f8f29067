import { Dialog } from '@base-ui/react/dialog';
import type { Session } from '../api/session.ts';
import css from '../pages/access/entrance.module.css';
import { SignIn } from '../pages/access/sign-in.tsx';
import parts from '../parts/frame/parts.module.css';

interface SignInAgainProps {
  readonly email: string;
  readonly onSignedIn: (session: Session) => void;
  readonly onOther: () => void;
}

/** Stands over the page, which keeps what was typed. It cannot be closed without a session. */
export function SignInAgain({ email, onSignedIn, onOther }: SignInAgainProps) {
  return (
    <Dialog.Root open disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={parts.backdrop} />
        <Dialog.Popup className={parts.dialog} aria-label="Sign in again">
          <div className={css.inDialog}>
            <SignIn again={email} onSignedIn={onSignedIn} />
            <button type="button" className={css.link} onClick={onOther}>
              Leave, and discard what is on the page
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
