import { Dialog } from '@base-ui/react/dialog';
import css from '../pages/access/entrance.module.css';
import { Facts } from '../parts/frame/card.tsx';
import parts from '../parts/frame/parts.module.css';

const KEYS = [
  ['/ or Ctrl K', 'Search'],
  ['g o', 'Overview'],
  ['g p', 'Payouts'],
  ['g m', 'Movements'],
  ['g r', 'Recipients'],
  ['g w', 'Webhooks'],
  ['j, k', 'Down and up in a list'],
  ['Enter', 'Open the row'],
  ['n', 'Make a new one, on a list'],
  ['?', 'These keys'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={parts.backdrop} />
        <Dialog.Popup className={parts.dialog}>
          <div className={css.inDialog}>
            <Dialog.Title>Keys</Dialog.Title>
            <Facts facts={KEYS.map(([key, what]) => [key, what])} />
            <Dialog.Description className={parts.second}>
              The menu of your account switches single keys off.
            </Dialog.Description>
            <Dialog.Close className={parts.button}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
