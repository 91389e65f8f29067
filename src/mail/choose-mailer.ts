import type { PeopleConfig } from '../people-config.ts';
import type { Mailer } from './mailer.ts';
import { sandboxMailer } from './sandbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Who carries mail, as the configuration says; null where nobody does, and it waits. */
export function chooseMailer({ kind, smtpUrl, from }: PeopleConfig['mail']): Mailer | null {
  if (kind === 'sandbox') return sandboxMailer;
  return kind === 'none' || smtpUrl === null ? null : createSmtpMailer({ url: smtpUrl, from });
}
