/** What each change is called, behind the name of its object. */
const CHANGES: Readonly<Record<string, string>> = {
  accepted: 'was accepted, and its amount reserved',
  activated: 'was activated',
  adjusted: 'was adjusted',
  completed: 'was completed',
  confirming: 'is being confirmed',
  converting: 'is being converted',
  created: 'was created',
  credited: 'was credited',
  deactivated: 'was deactivated',
  deleted: 'was deleted',
  delivering: 'is being delivered',
  detected: 'was detected',
  disabled: 'was disabled',
  failed: 'failed',
  held: 'was held for review',
  issued: 'was issued',
  late_execution: 'was carried out after it had failed',
  late_return: 'came back after it had ended',
  replenished: 'was replenished',
  resumed: 'was resumed',
  returned: 'was returned',
  revoked: 'was revoked',
  rotated: 'was rotated',
  settled: 'was settled',
  submitted: 'was handed to its provider',
  suspended: 'was suspended',
  test: 'was tested',
  updated: 'was changed',
  voided: 'was voided',
};

/** What objects are called whose names are no words of their own. */
const OBJECTS: Readonly<Record<string, string>> = {
  account: 'The account',
  api_key: 'An API key',
  developer_fees: 'The schedule of developer fees',
  identity_evidence: 'Identity evidence',
  payin: 'A pay-in',
  treasury_settings: 'The record of Treasury settings',
  wallet: 'The wallet',
};

/** What is told of people and the operator, where the words of its type make no sentence. */
const SENTENCES: Readonly<Record<string, string>> = {
  'api_key.updated': 'An API key was changed.',
  'notification_settings.updated': 'The record of notification settings was changed.',
  'operator.step_up_issued': 'An operator issued a step-up token on behalf of an owner.',
  'team.invitation_created': 'A person was invited to the team.',
  'team.invitation_revoked': 'An invitation to the team was revoked.',
  'team.member_added': 'A person joined the team.',
  'team.member_removed': 'A member of the team was removed.',
  'team.member_role_changed': 'The role of a member of the team was changed.',
  'user.locked': 'A user was locked out after failed sign-ins.',
  'user.password_changed': 'A user changed their password.',
  'user.password_recovered': 'A user recovered their password.',
  'user.recovery_code_used': 'A user signed in with a recovery code.',
  'user.second_factor_changed': 'The second factor of a user was changed.',
  'user.session_revoked': 'A user ended their own sessions.',
  'user.signed_in': 'A user signed in.',
  'user.signed_out': 'A user signed out.',
  'user.stepped_up': 'A user confirmed with their second factor.',
  'user.unlocked': 'The failed sign-ins of a user were cleared.',
  'webhook.secret_rotated': 'The secret of a webhook was rotated.',
};

function nameOf(object: string): string {
  const words = object.replaceAll('_', ' ');
  return OBJECTS[object] ?? `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;
}

/**
 * The sentence that stands for a type of event or of action: the same for each of them, so that it tells of no person, amount
 * or account.
 * @param type such as `payout.settled`
 */
export function summaryOf(type: string): string {
  const [object = '', change = ''] = type.split('.');
  const sentence = SENTENCES[type];
  if (sentence !== undefined) return sentence;
  return `${nameOf(object)} ${CHANGES[change] ?? `was changed: ${change.replaceAll('_', ' ')}`}.`;
}
