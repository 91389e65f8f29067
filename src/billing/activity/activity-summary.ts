/** What each change is called, behind the name of its object. */
const CHANGES: Readonly<Record<string, string>> = {
  accepted: 'was accepted, and its amount reserved',
  activated: 'was activated',
  completed: 'was completed',
  confirming: 'is being confirmed',
  converting: 'is being converted',
  created: 'was created',
  credited: 'was credited',
  deactivated: 'was deactivated',
  delivering: 'is being delivered',
  detected: 'was detected',
  disabled: 'was disabled',
  failed: 'failed',
  held: 'was held for review',
  issued: 'was issued',
  late_execution: 'was carried out after it had failed',
  late_return: 'came back after it had ended',
  returned: 'was returned',
  revoked: 'was revoked',
  rotated: 'was rotated',
  settled: 'was settled',
  submitted: 'was handed to its provider',
  test: 'was tested',
  updated: 'was changed',
  voided: 'was voided',
};

/** What objects are called whose names are no words of their own. */
const OBJECTS: Readonly<Record<string, string>> = {
  api_key: 'An API key',
  developer_fees: 'The schedule of developer fees',
  identity_evidence: 'Identity evidence',
  payin: 'A pay-in',
  treasury_settings: 'The record of Treasury settings',
};

function nameOf(object: string): string {
  const words = object.replaceAll('_', ' ');
  return OBJECTS[object] ?? `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;
}

/**
 * The sentence that stands for a type of event: the same for each such event, so that it tells of no person, amount or
 * account.
 * @param type such as `payout.settled`
 */
export function summaryOf(type: string): string {
  const [object = '', change = ''] = type.split('.');
  return `${nameOf(object)} ${CHANGES[change] ?? `was changed: ${change.replaceAll('_', ' ')}`}.`;
}
