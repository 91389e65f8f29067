import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { encode } from 'uqr';
import { bodyOf, consoleApi } from '../../api/clients.ts';
import { Failure } from '../../api/failure.ts';
import { noteSession, type Session } from '../../api/session.ts';
import { CopyButton } from '../../parts/values/copy.tsx';
import { Form, FormField } from '../../parts/forms/form.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Loading } from '../../parts/frame/loading.tsx';
import { PartFailed } from '../../parts/frame/states.tsx';
import { labelOf } from '../../texts.ts';
import { Entrance } from './entrance.tsx';
import css from './entrance.module.css';
import { linkToken } from './link-token.ts';
import { NewPasswordField } from './new-password.tsx';
import { classes } from '../../parts/frame/classes.ts';

const open = (token: string) => bodyOf(consoleApi.POST('/console/api/invitations/open', { body: { token } }));

interface Accepted {
  readonly session: Session;
  readonly recoveryCodes: readonly string[];
}

/** A link opens it: a password, an authenticator, and the codes that replace it. */
export function InvitationPage() {
  const navigate = useNavigate();
  const onSignedIn = (session: Session) => {
    noteSession(session);
    void navigate({ to: '/' });
  };
  const token = linkToken();
  const [accepted, setAccepted] = useState<Accepted>();
  return (
    <Entrance title="Invitation">
      {accepted !== undefined ? (
        <Codes codes={accepted.recoveryCodes} onKept={() => onSignedIn(accepted.session)} />
      ) : token === null ? (
        <NoLink />
      ) : (
        <Accept token={token} onAccepted={setAccepted} />
      )}
    </Entrance>
  );
}

function NoLink() {
  return (
    <>
      <h1>Open the link in the mail</h1>
      <p className={parts.second}>
        This page needs the link of an invitation, whole. Open it again from the mail.
      </p>
    </>
  );
}

function Gone() {
  return (
    <>
      <h1>This link does not work</h1>
      <p className={parts.second}>
        It was used, replaced, withdrawn, or has expired. Ask an owner or an admin of the account for another
        invitation.
      </p>
      <a href="./">To sign-in</a>
    </>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly onAccepted: (accepted: Accepted) => void;
}

function Accept({ token, onAccepted }: AcceptProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation'],
    queryFn: () => open(token),
    staleTime: Infinity,
  });
  if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_state'))
    return <Gone />;
  if (error !== null) return <PartFailed error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={4} />;
  return (
    <>
      <h1>Join {data.accountName}</h1>
      <p className={parts.second}>
        As {labelOf(data.role).toLowerCase()}, with the address {data.email}.
      </p>
      <Form
        submit="Accept the invitation"
        send={({ name = '', password = '', code = '' }) =>
          bodyOf(
            consoleApi.POST('/console/api/invitations/accept', {
              body: {
                token,
                password,
                code: code.replaceAll(/\s/g, ''),
                ...(name.trim() === '' ? {} : { name: name.trim() }),
              },
            }),
          )
        }
        sentenceOf={({ code }) =>
          code === 'unauthenticated' ? 'The code did not match. Try the next one.' : undefined
        }
        onDone={onAccepted}
      >
        <FormField name="name" label="Your name (optional)" autoComplete="name" maxLength={80} />
        <input type="hidden" name="username" value={data.email} autoComplete="username" />
        <NewPasswordField name="password" />
        <Authenticator uri={data.otpauthUri} secret={data.secret} />
        <FormField
          name="code"
          label="Code that the authenticator shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </Form>
    </>
  );
}

export function Authenticator({ uri, secret }: { readonly uri: string; readonly secret: string }) {
  return (
    <div className={css.qr}>
      <p className={parts.hint}>Scan this with an authenticator app, or type the secret into it.</p>
      <QrCode text={uri} />
      <span>
        <code>{secret}</code> <CopyButton text={secret} what="the secret" />
      </span>
    </div>
  );
}

const MARGIN = 2;

/** Black on white in every scheme, since not every app reads it the other way round. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the secret"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <>
      <h1>Keep your recovery codes</h1>
      <p className={parts.second}>
        Each signs you in once, if you lose your authenticator. They are not shown again.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <span>
        Copy all <CopyButton text={codes.join('\n')} what="all recovery codes" />
      </span>
      <button type="button" className={classes(parts.button, parts.primary)} onClick={onKept}>
        I have kept them
      </button>
    </>
  );
}
