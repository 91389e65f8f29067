import { useState } from 'react';
import { bodyOf, consoleApi } from '../../api/clients.ts';
import type { Failure } from '../../api/failure.ts';
import type { Session } from '../../api/session.ts';
import { Form, FormField } from '../../parts/forms/form.tsx';
import parts from '../../parts/frame/parts.module.css';
import { countOf } from '../../texts.ts';
import css from './entrance.module.css';

/** Never which part was wrong: the service does not say. */
function sentenceOf(failure: Failure): string | undefined {
  if (failure.code === 'unauthenticated') return 'That did not match. Check it, and try again.';
  if (failure.code !== 'rate_limited') return undefined;
  const minutes = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60));
  return `Too many attempts. Try again in ${countOf(minutes, 'minute', 'minutes')}.`;
}

type Step = 'password' | 'code' | 'recovery_code' | 'forgotten';

interface SignInProps {
  readonly onSignedIn: (session: Session) => void;
  /** The session of this user has ended: their page waits behind. */
  readonly again?: string | undefined;
  /** The password was right, and a code is awaited. */
  readonly onFirstFactor?: () => void;
}

/** E-mail address and password, then a code: no session until both were right. */
export function SignIn({ onSignedIn, again, onFirstFactor }: SignInProps) {
  const [step, setStep] = useState<Step>('password');
  if (step === 'password') {
    return (
      <Password
        again={again}
        onDone={() => {
          onFirstFactor?.();
          setStep('code');
        }}
        onForgotten={() => setStep('forgotten')}
      />
    );
  }
  if (step === 'forgotten') return <Forgotten onBack={() => setStep('password')} />;
  return (
    <SecondFactor
      key={step}
      isRecovery={step === 'recovery_code'}
      onSignedIn={onSignedIn}
      onExpired={() => setStep('password')}
      onOther={() => setStep(step === 'code' ? 'recovery_code' : 'code')}
    />
  );
}

interface PasswordProps {
  readonly again: string | undefined;
  readonly onDone: () => void;
  readonly onForgotten: () => void;
}

function Password({ again, onDone, onForgotten }: PasswordProps) {
  return (
    <>
      <h1>{again === undefined ? 'Sign in' : 'Sign in again'}</h1>
      <p className={parts.second}>
        {again === undefined
          ? 'With your e-mail address and password. A code follows.'
          : 'Your session has ended. What you were doing is still here.'}
      </p>
      <Form
        submit="Continue"
        sentenceOf={sentenceOf}
        send={({ email = '', password = '' }) =>
          bodyOf(consoleApi.POST('/console/api/session', { body: { email, password } }))
        }
        onDone={onDone}
      >
        <FormField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          defaultValue={again}
          required
          autoFocus={again === undefined}
        />
        <FormField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus={again !== undefined}
        />
      </Form>
      <button type="button" className={css.link} onClick={onForgotten}>
        Forgotten your password?
      </button>
    </>
  );
}

interface SecondFactorProps {
  readonly isRecovery: boolean;
  readonly onSignedIn: (session: Session) => void;
  readonly onExpired: () => void;
  readonly onOther: () => void;
}

function SecondFactor({ isRecovery, onSignedIn, onExpired, onOther }: SecondFactorProps) {
  return (
    <>
      <h1>{isRecovery ? 'Recovery code' : 'Code'}</h1>
      <p className={parts.second}>
        {isRecovery
          ? 'One of the codes that you kept when you set up your authenticator. Each works once.'
          : 'The six digits that your authenticator shows.'}
      </p>
      <Form
        submit="Sign in"
        sentenceOf={sentenceOf}
        send={({ code = '' }) =>
          bodyOf(
            consoleApi.POST('/console/api/second-factor', {
              body: isRecovery ? { recoveryCode: code.trim() } : { code: code.replaceAll(/\s/g, '') },
            }),
          )
        }
        onDone={onSignedIn}
      >
        <FormField
          name="code"
          label={isRecovery ? 'Recovery code' : 'Code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          required
          autoFocus
        />
      </Form>
      <div className={css.links}>
        <button type="button" className={css.link} onClick={onOther}>
          {isRecovery ? 'Use the authenticator' : 'Use a recovery code'}
        </button>
        <button type="button" className={css.link} onClick={onExpired}>
          Start again
        </button>
      </div>
    </>
  );
}

function Forgotten({ onBack }: { readonly onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <h1>New password</h1>
      {sentTo === undefined ? (
        <>
          <p className={parts.second}>A link comes by mail. It works once, for 30 minutes.</p>
          <Form
            submit="Send the link"
            sentenceOf={sentenceOf}
            send={async ({ email = '' }) => {
              await consoleApi.POST('/console/api/recovery', { body: { email } });
              return email;
            }}
            onDone={setSentTo}
          >
            <FormField
              name="email"
              label="E-mail address"
              type="email"
              autoComplete="username"
              required
              autoFocus
            />
          </Form>
        </>
      ) : (
        <p role="status">
          If {sentTo} is an address of a user, a link is on its way. You still need your authenticator to sign
          in.
        </p>
      )}
      <button type="button" className={css.link} onClick={onBack}>
        Back to sign-in
      </button>
    </>
  );
}
