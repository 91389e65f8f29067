import type { NewMail } from '../../outbox/mail.ts';
import type { Notification, NotifiedChange } from '../../outbox/notification.ts';

/** What has happened, as a subject says it. */
const SENTENCES: Readonly<Record<NotifiedChange, string>> = {
  'payout.failed': 'A payout has failed',
  'payout.returned': 'A payout was returned',
  'payout.late_return': 'A payout was returned late',
  'withdrawal.failed': 'A withdrawal has failed',
  'conversion.failed': 'A conversion has failed',
  'payin.held': 'A pay-in is held',
  'deposit.held': 'A deposit is held',
  'transfer.held': 'A transfer is held',
  'invoice.issued': 'An invoice was issued',
  'webhook.disabled': 'A webhook subscription was disabled',
  'api_key.created': 'An API key was created',
  'api_key.rotated': 'An API key was rotated',
  'api_key.revoked': 'An API key was revoked',
  'team.member_added': 'A member joined the account',
  'team.member_role_changed': 'The role of a member was changed',
  'team.member_removed': 'A member was removed from the account',
  'user.locked': 'A member was locked out after failed sign-ins',
};

/** The mail by which one recipient is told: the record's identifier and status, and nothing else of it. */
export function notificationMail(
  { id, tenantId, change, subjectId, status }: Notification,
  recipient: string,
): NewMail {
  const sentence = SENTENCES[change];
  const record = status === null ? subjectId : `${subjectId}, ${status.replaceAll('_', ' ')}`;
  return {
    tenantId,
    kind: 'notification',
    to: recipient,
    subject: sentence,
    text: `${sentence}: ${record}.\n\nTo change who receives these messages, edit the account's notification settings.\n`,
    // The same is told to nobody twice.
    cause: `${id}:${recipient.toLowerCase()}`,
  };
}
