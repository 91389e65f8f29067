import type { Mailer } from './mailer.ts';

/** Sends nothing: the account reads its mail by GET /v1/sandbox/mail. */
export const sandboxMailer: Mailer = { send: () => Promise.resolve() };
