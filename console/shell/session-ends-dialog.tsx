import { Dialog } from '@base-ui/react/dialog';
import css from '../pages/access/entrance.module.css';
import { classes } from '../parts/frame/classes.ts';
import parts from '../parts/frame/parts.module.css';

interface SessionEndsDialogProps {
  /** It ends even if it is used. */
  readonly isLast: boolean;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

export function SessionEndsDialog({ isLast, onStay, onClose }: SessionEndsDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={parts.backdrop} />
        <Dialog.Popup className={parts.dialog}>
          <div className={css.inDialog}>
            <Dialog.Title>Your session ends soon</Dialog.Title>
            <Dialog.Description className={parts.second}>
              {isLast
                ? 'It has lasted as long as a session can. What is on the page stays; you will be asked to sign in over it.'
                : 'It was not used for a while. What is on the page stays.'}
            </Dialog.Description>
            {isLast ? (
              <Dialog.Close className={parts.button}>Close</Dialog.Close>
            ) : (
              <button type="button" className={classes(parts.button, parts.primary)} onClick={onStay}>
                Stay signed in
              </button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
