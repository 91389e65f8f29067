import { useState } from 'react';
import { bodyOf, consoleApi } from '../../api/clients.ts';
import { confirmed } from '../../api/confirmed.ts';
import type { Failure } from '../../api/failure.ts';
import { Action } from '../../parts/forms/action.tsx';
import { Form, FormField } from '../../parts/forms/form.tsx';
import { Card } from '../../parts/frame/card.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Authenticator, Codes } from './invitation.tsx';
import { NewPasswordField } from './new-password.tsx';

/** What a user signs in with. Each change needs a new code. */
export function Credentials() {
  return (
    <>
      <Password />
      <SecondFactor />
      <RecoveryCodes />
    </>
  );
}

const wrongPassword = ({ code }: Failure): string | undefined =>
  code === 'unauthenticated' ? 'The current password did not match.' : undefined;

function Password() {
  const [isDone, setIsDone] = useState(false);
  return (
    <Card title="Password">
      {isDone ? (
        <p role="status">It is changed. All your other sessions have ended.</p>
      ) : (
        <Form
          submit="Change the password"
          sentenceOf={wrongPassword}
          send={({ currentPassword = '', newPassword = '' }) =>
            confirmed('Change the password', () =>
              consoleApi.PUT('/console/api/password', { body: { currentPassword, newPassword } }),
            )
          }
          onDone={() => setIsDone(true)}
        >
          <FormField
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
          />
          <NewPasswordField name="newPassword" label="New password" />
        </Form>
      )}
    </Card>
  );
}

interface Enrolment {
  readonly secret: string;
  readonly otpauthUri: string;
}

function SecondFactor() {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <Card title="Authenticator">
        <p role="status">The new authenticator counts from now on. All your other sessions have ended.</p>
      </Card>
    );
  }
  return (
    <Card title="Authenticator">
      {enrolment === undefined ? (
        <Action
          label="Set up another one"
          act="Change the authenticator"
          send={() => bodyOf(consoleApi.POST('/console/api/second-factor/enrolment', { body: {} }))}
          onDone={setEnrolment}
        />
      ) : (
        <Form
          submit="Use it from now on"
          sentenceOf={({ code }) =>
            code === 'unauthenticated' ? 'The code did not match. Try the next one.' : undefined
          }
          send={({ code = '' }) =>
            consoleApi.POST('/console/api/second-factor/enrolment/confirm', {
              body: { code: code.replaceAll(/\s/g, '') },
            })
          }
          onDone={() => setIsDone(true)}
        >
          <Authenticator uri={enrolment.otpauthUri} secret={enrolment.secret} />
          <FormField
            name="code"
            label="Code that the new authenticator shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </Form>
      )}
    </Card>
  );
}

function RecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card title="Recovery codes">
      {codes === undefined ? (
        <>
          <p className={parts.second}>Each signs you in once without the authenticator.</p>
          <Action
            label="Get new codes"
            act="Get new recovery codes"
            question="The codes that you have stop working. Get new ones?"
            send={() => bodyOf(consoleApi.POST('/console/api/recovery-codes', { body: {} }))}
            onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          />
        </>
      ) : (
        <Codes codes={codes} onKept={() => setCodes(undefined)} />
      )}
    </Card>
  );
}
