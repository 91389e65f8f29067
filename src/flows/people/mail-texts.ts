import type { Moment } from '../../clock.ts';
import type { NewMail } from '../../outbox/mail.ts';
import type { UserRole } from './user.ts';

/** Who a mail goes to. */
interface Recipient {
  readonly tenantId: string;
  readonly email: string;
}

/** A name of somebody's choice, on one line, so that it adds nothing to a subject. */
function onOneLine(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}

/** The mail by which somebody becomes a user. */
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
    text: `You may sign in to ${name} with the role ${role}, once you have set a password and a second factor:\n\n{link}\n\nThe link works once, and holds for seven days. If you know nothing of it, leave it alone.\n`,
    link,
    uselessAt: expiresAt,
  };
}

/** The mail by which a user gets anew what they sign in with. */
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
    subject: `Sign in to ${name} at Corridor anew`,
    text: `Your password and your second factor for ${name} were voided, and all sessions have ended. Set new ones here:\n\n{link}\n\nThe link works once, and holds for seven days. If you have not asked for this, tell an owner of your account at once.\n`,
    link,
    uselessAt: expiresAt,
  };
}

/** The mail by which a lost password is replaced. */
export function recoveryMail({ tenantId, email }: Recipient, link: string, expiresAt: Moment): NewMail {
  return {
    tenantId,
    kind: 'recovery',
    to: email,
    subject: 'Set a new password',
    text: `Somebody, who may be you, has asked for a new password. Set it here:\n\n{link}\n\nThe link works once, and holds for 30 minutes. If it was not you, leave it alone: nothing has changed.\n`,
    link,
    uselessAt: expiresAt,
  };
}

const NOTICES = {
  new_device: [
    'A new device has signed in',
    'Somebody has signed in as you with a browser that was not known before.',
  ],
  password_changed: [
    'Your password was changed',
    'Your password was changed. All other sessions have ended.',
  ],
  password_recovered: [
    'Your password was replaced',
    'Your password was replaced by a link that was sent to you. All sessions have ended.',
  ],
  second_factor_changed: [
    'Your second factor was changed',
    'Your authenticator was replaced by another one. All other sessions have ended.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    'A recovery code was used to sign in as you, in place of your authenticator. It works no more.',
  ],
  recovery_codes_renewed: [
    'You have new recovery codes',
    'New recovery codes were made for you. Those before are void.',
  ],
} as const;

/** What a user is always told about what they sign in with. */
export type Notice = keyof typeof NOTICES;

/** A notice about what a user signs in with. */
export function noticeMail({ tenantId, email }: Recipient, notice: Notice): NewMail {
  const [subject, sentence] = NOTICES[notice];
  return {
    tenantId,
    kind: 'security_notice',
    to: email,
    subject,
    text: `${sentence}\n\nIf that was you, there is nothing to do. If it was not, tell an owner of your account at once.\n`,
  };
}
