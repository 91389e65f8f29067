import type { Transporter } from 'nodemailer';
import type { UserConfig } from '../config/user-config.ts';
import { MailRefused, type Mailer, sandboxMailer } from './mailer.ts';

/** To reach a server, and for each answer. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface SmtpSettings {
  /** With user and password if needed. */
  readonly url: string;
  readonly from: string;
}

interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** TLS is required, except on this machine. */
export function smtpOptions(address: string): SmtpOptions {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !LOCAL.has(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

async function connect({ url, from }: SmtpSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      ...smtpOptions(url),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Takes nothing from disk or network.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

/** A permanent refusal of the address (RFC 5321, section 4.2.1). */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isFinal = typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isFinal && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

/** Connects at the first mail. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  let transporter: Promise<Transporter> | undefined;
  return {
    send: async ({ id, to, subject, text }) => {
      transporter ??= connect(settings);
      try {
        await (
          await transporter
        ).sendMail({
          messageId: `<${id}@corridor>`,
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isRefusal(error))
          throw new MailRefused('The mail server rejected the mail permanently', { cause: error });
        throw error;
      }
    },
  };
}

/** Null without a mailer: mail waits. */
export function chooseMailer({ kind, smtpUrl, from }: UserConfig['mail']): Mailer | null {
  if (kind === 'sandbox') return sandboxMailer;
  return kind === 'none' || smtpUrl === null ? null : createSmtpMailer({ url: smtpUrl, from });
}
