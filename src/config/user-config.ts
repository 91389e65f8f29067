import isEmail from 'validator/lib/isEmail.js';
import { readUrl } from '../net/ip-network.ts';

/** `sandbox`: into a list for the account. `smtp`: to a server. `none`: it waits. */
export type MailKind = 'sandbox' | 'smtp' | 'none';

/** Everything that the environment decides about people. */
export interface UserConfig {
  /** Origin for browsers; null in a sandbox reached by its own name. */
  readonly publicUrl: string | null;
  readonly mail: {
    readonly kind: MailKind;
    /** `smtp://` or `smtps://`, with user and password if needed; null if no mail is sent. */
    readonly smtpUrl: string | null;
    readonly from: string;
  };
  /** However it is used. */
  readonly sessionSeconds: number;
  /** Unused. */
  readonly sessionIdleSeconds: number;
  /** Validity of a wrong guess, and of a lock. */
  readonly lockSeconds: number;
  /** Per address and window; null if not counted. */
  readonly signInLimit: number | null;
}

/** Reads variables and collects faults. */
export interface Reads {
  readonly problems: string[];
  text(name: string): string | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice;
  integer(name: string, smallest: number, largest: number, otherwise: number): number;
}

/** The interface's promise and production's maximum; a sandbox may extend it to a day for tests. */
const SESSION_SECONDS = 43_200;
const IDLE_SECONDS = 1_800;
const LOCK_SECONDS = 900;
const A_DAY = 86_400;

const SIGN_IN_LIMIT = 100;

/** A sandbox sends no mail. */
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
  // Never repeated: it may hold a password.
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

/** By docs/operating/configuration.md; faults go to the reader. */
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
