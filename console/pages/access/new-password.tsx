import { useState } from 'react';
import { FormField } from '../../parts/forms/form.tsx';
import { countOf } from '../../texts.ts';

/** The service's rule (NewPassword). The other rules need its lists: it answers with them. */
const LEAST = 15;

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label?: string;
}

export function NewPasswordField({ name, label = 'Password' }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0);
  const missing = LEAST - length;
  return (
    <FormField
      name={name}
      label={label}
      type="password"
      autoComplete="new-password"
      required
      onValueChange={(value) => setLength(Array.from(value).length)}
      hint={
        <span aria-live="polite">
          {missing > 0
            ? `At least ${LEAST} characters of any kind${length > 0 ? `: ${countOf(missing, 'more', 'more')}` : ''}. Several words are easy to remember.`
            : 'Long enough. It must also not be easy to guess, or known from a breach.'}
        </span>
      }
    />
  );
}
