import type { Moment } from '../../calendar/clock.ts';
import type { NewMail } from '../../mail/table.ts';
import type { UserRole } from './table.ts';

interface Recipient {
  readonly tenantId: string;
  readonly email: string;
}

/** On one line, so that it cannot extend a subject. */
function onOneLine(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}

export function invitationMail(
  { tenantId, email }: Recipient,
  {
    accountName,
    role,
    link,
    expiresAt,
  }: {
    readonly accountName: string;
    readonly role: UserRole;
    readonly link: string;
    readonly expiresAt: Moment;
  },
): NewMail {
  const name = onOneLine(accountName);
  return {
    tenantId,
    kind: 'invitation',
    to: email,
    subject: `You are invited to ${name} at Corridor`,
    text: `You have been invited to ${name} with the role ${role}. To sign in, first set a password and a second factor:\n\n{link}\n\nThe link works once and expires after seven days. If you did not expect this invitation, ignore this message.\n`,
    link,
    uselessAt: expiresAt,
  };
}

export function enrolAnewMail(
  { tenantId, email }: Recipient,
  {
    accountName,
    link,
    expiresAt,
  }: { readonly accountName: string; readonly link: string; readonly expiresAt: Moment },
): NewMail {
  const name = onOneLine(accountName);
  return {
    tenantId,
    kind: 'invitation',
    to: email,
    subject: `Set up your sign-in to ${name} at Corridor again`,
    text: `Your password and your second factor for ${name} were reset, and all sessions have ended. Set new ones here:\n\n{link}\n\nThe link works once and expires after seven days. If you did not ask for this, tell an owner of your account immediately.\n`,
    link,
    uselessAt: expiresAt,
  };
}

export function recoveryMail({ tenantId, email }: Recipient, link: string, expiresAt: Moment): NewMail {
  return {
    tenantId,
    kind: 'recovery',
    to: email,
    subject: 'Set a new password',
    text: `A new password was requested for your account. Set it here:\n\n{link}\n\nThe link works once and expires after 30 minutes. If you did not request it, ignore this message: nothing has changed.\n`,
    link,
    uselessAt: expiresAt,
  };
}

const NOTICES = {
  new_device: ['Sign-in from a new device', 'A browser that was not used before signed in as you.'],
  password_changed: [
    'Your password was changed',
    'Your password was changed. All other sessions have ended.',
  ],
  password_recovered: [
    'Your password was replaced',
    'Your password was replaced through a link that was sent to you. All sessions have ended.',
  ],
  second_factor_changed: [
    'Your second factor was changed',
    'Your authenticator was replaced. All other sessions have ended.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    'A recovery code was used instead of your authenticator to sign in as you. The code is no longer valid.',
  ],
  recovery_codes_renewed: [
    'You have new recovery codes',
    'New recovery codes were created for you. The old ones are no longer valid.',
  ],
} as const;

/** Notices about credentials. */
export type Notice = keyof typeof NOTICES;

export function noticeMail({ tenantId, email }: Recipient, notice: Notice): NewMail {
  const [subject, sentence] = NOTICES[notice];
  return {
    tenantId,
    kind: 'security_notice',
    to: email,
    subject,
    text: `${sentence}\n\nIf this was you, no action is needed. If it was not, tell an owner of your account immediately.\n`,
  };
}
