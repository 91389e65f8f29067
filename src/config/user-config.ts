import isEmail from 'validator/lib/isEmail.js';
import { readUrl } from '../net/ip-network.ts';

/** Where mail goes: nowhere but into a list that the account can read; to a server; or nowhere, and it waits. */
export type MailKind = 'sandbox' | 'smtp' | 'none';

/** What the surroundings decide about people: where their browsers find the service, how they get mail, how long things hold. */
export interface UserConfig {
  /** Scheme, host and port by which browsers reach the service; null in a sandbox that is reached by its own name alone. */
  readonly publicUrl: string | null;
  readonly mail: {
    readonly kind: MailKind;
    /** `smtp://` or `smtps://`, with user and password where the server asks for them; null where no mail is sent. */
    readonly smtpUrl: string | null;
    readonly from: string;
  };
  /** How long a session lasts, however it is used. */
  readonly sessionSeconds: number;
  /** How long it lasts unused. */
  readonly sessionIdleSeconds: number;
  /** How long a wrong guess counts, and how long too many of them lock. */
  readonly lockSeconds: number;
  /** Failed sign-ins from one address within that time; null where they are not counted by address. */
  readonly signInLimit: number | null;
}

/** What reads variables, and remembers what is wrong with them. */
export interface Reads {
  readonly problems: string[];
  text(name: string): string | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice;
  integer(name: string, smallest: number, largest: number, otherwise: number): number;
}

/** What the interface promises, and the most that production accepts; a sandbox may make them last a day, for a run of tests. */
const SESSION_SECONDS = 43_200;
const IDLE_SECONDS = 1_800;
const LOCK_SECONDS = 900;
const A_DAY = 86_400;

const SIGN_IN_LIMIT = 100;

/** Who mail is from in a sandbox, which sends none. */
const SANDBOX_SENDER = 'Corridor Sandbox <no-reply@sandbox.example>';

function originOf(text: string): string | undefined {
  const url = readUrl(text);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin ? url.origin : undefined;
}

function readPublicUrl(read: Reads, isSandbox: boolean): string | null {
  const text = read.text('CORRIDOR_PUBLIC_URL');
  if (text === undefined) {
    if (!isSandbox)
      read.problems.push(
        'CORRIDOR_PUBLIC_URL must be set in production: requests from browsers are recognised by it',
      );
    return null;
  }
  const origin = originOf(text);
  if (origin === undefined) {
    read.problems.push('CORRIDOR_PUBLIC_URL must be a scheme and a host, such as https://pay.example.com');
  } else if (!isSandbox && !origin.startsWith('https:')) {
    read.problems.push('CORRIDOR_PUBLIC_URL must begin with https:// in production');
  }
  return origin ?? null;
}

function readSmtpUrl(read: Reads, kind: MailKind): string | null {
  const text = read.text('CORRIDOR_SMTP_URL');
  if (kind !== 'smtp') return null;
  const url = text === undefined ? undefined : readUrl(text);
  // The address may hold a password: it is not repeated.
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    read.problems.push(
      'CORRIDOR_SMTP_URL must be set if CORRIDOR_MAIL is smtp, and must begin with smtp:// or smtps://',
    );
  }
  return text ?? null;
}

function readMail(read: Reads, isSandbox: boolean): UserConfig['mail'] {
  const kind = read.choice('CORRIDOR_MAIL', ['sandbox', 'smtp', 'none'], isSandbox ? 'sandbox' : 'none');
  if (kind === 'sandbox' && !isSandbox) {
    read.problems.push('CORRIDOR_MAIL must not be "sandbox" in production');
  }
  const from = read.text('CORRIDOR_MAIL_FROM') ?? (kind === 'smtp' ? '' : SANDBOX_SENDER);
  if (/\p{Cc}/u.test(from) || !isEmail(from, { allow_display_name: true })) {
    read.problems.push(
      'CORRIDOR_MAIL_FROM must be a sender address, such as Corridor <no-reply@example.com>',
    );
  }
  return { kind, smtpUrl: readSmtpUrl(read, kind), from };
}

/** Reads what is about people (docs/operating/configuration.md). What is wrong goes to the reader's problems. */
export function readUserConfig(read: Reads, isSandbox: boolean): UserConfig {
  const seconds = (name: string, promised: number): number =>
    read.integer(name, 1, isSandbox ? A_DAY : promised, promised);
  const signInLimit = read.integer('CORRIDOR_SIGN_IN_LIMIT', 1, 100_000, isSandbox ? 0 : SIGN_IN_LIMIT);
  return {
    publicUrl: readPublicUrl(read, isSandbox),
    mail: readMail(read, isSandbox),
    sessionSeconds: seconds('CORRIDOR_SESSION_SECONDS', SESSION_SECONDS),
    sessionIdleSeconds: seconds('CORRIDOR_SESSION_IDLE_SECONDS', IDLE_SECONDS),
    lockSeconds: seconds('CORRIDOR_LOCK_SECONDS', LOCK_SECONDS),
    signInLimit: signInLimit === 0 ? null : signInLimit,
  };
}
