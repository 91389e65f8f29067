import { Dialog } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { bodyOf, consoleApi } from '../api/clients.ts';
import { sessionQuery } from '../api/session.ts';
import css from '../pages/access/entrance.module.css';
import { Form, FormField } from '../parts/forms/form.tsx';
import parts from '../parts/frame/parts.module.css';

interface StepUpDialogProps {
  readonly act: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** A confirmation lasts five minutes: what follows in that time is not asked for again. */
export function StepUpDialog({ act, onConfirmed, onClose }: StepUpDialogProps) {
  const queries = useQueryClient();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={parts.backdrop} />
        <Dialog.Popup className={parts.dialog}>
          <div className={css.inDialog}>
            <Dialog.Title>Confirm: {act}</Dialog.Title>
            <Dialog.Description className={parts.second}>
              With a new code of your authenticator. It holds for five minutes.
            </Dialog.Description>
            <Form
              submit="Confirm"
              sentenceOf={({ code }) =>
                code === 'unauthenticated' ? 'The code did not match. Try the next one.' : undefined
              }
              send={({ code = '' }) =>
                bodyOf(
                  consoleApi.POST('/console/api/step-up', { body: { code: code.replaceAll(/\s/g, '') } }),
                )
              }
              onDone={() => {
                void queries.invalidateQueries(sessionQuery);
                onConfirmed();
              }}
            >
              <FormField
                name="code"
                label="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                autoFocus
              />
            </Form>
            <Dialog.Close className={css.link}>Not now</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
