import { useState } from 'react';
import { consoleApi } from '../../api/clients.ts';
import { Form } from '../../parts/forms/form.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Entrance } from './entrance.tsx';
import { linkToken } from './link-token.ts';
import { NewPasswordField } from './new-password.tsx';

/** A link opens it: a new password. The second factor stays. */
export function RecoveryPage() {
  const token = linkToken();
  const [done, setDone] = useState(false);
  return (
    <Entrance title="New password">
      <h1>{done ? 'The password is changed' : 'New password'}</h1>
      {done && (
        <p className={parts.second}>All sessions have ended. Sign in with the new password and a code.</p>
      )}
      {!done && token === null && <p className={parts.second}>Open the link in the mail again, whole.</p>}
      {!done && token !== null && (
        <Form
          submit="Set the password"
          send={async ({ newPassword = '' }) => {
            await consoleApi.POST('/console/api/recovery/complete', { body: { token, newPassword } });
          }}
          sentenceOf={({ code }) =>
            code === 'not_found' || code === 'invalid_state'
              ? 'This link was used or replaced, or has expired. Ask for another one at sign-in.'
              : undefined
          }
          onDone={() => setDone(true)}
        >
          <NewPasswordField name="newPassword" label="New password" />
        </Form>
      )}
      <a href="./">To sign-in</a>
    </Entrance>
  );
}
