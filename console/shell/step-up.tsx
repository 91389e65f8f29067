import { lazy, Suspense, useEffect, useState } from 'react';
import { setAskForCode } from '../api/confirmed.ts';
import { Failure } from '../api/failure.ts';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

interface Asked {
  readonly act: string;
  readonly confirm: () => void;
  readonly decline: () => void;
}

/** Asks for a code whenever a call needs a confirmation. */
export function StepUp() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      setAskForCode(
        (act) =>
          new Promise((resolve, reject) => {
            const end = (settle: () => void) => () => {
              setAsked(undefined);
              settle();
            };
            setAsked({
              act,
              confirm: end(resolve),
              decline: end(() =>
                reject(
                  new Failure(undefined, { code: 'step_up_required', message: 'It was not confirmed.' }),
                ),
              ),
            });
          }),
      ),
    [],
  );
  if (asked === undefined) return null;
  return (
    <Suspense>
      <StepUpDialog act={asked.act} onConfirmed={asked.confirm} onClose={asked.decline} />
    </Suspense>
  );
}
