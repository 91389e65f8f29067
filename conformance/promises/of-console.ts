import type { Assignment } from './assignment.ts';

/** What people sign in by: each call's description, sentence by sentence. */
export const OF_CONSOLE: Readonly<Record<string, Assignment>> = {
  startSignIn: { others: ['second-factor', 'lock-out', 'session-cookies'] },
  getSession: {
    others: ['session-cookies', 'user-sessions'],
    rules: [['It does not count as use', { unobservable: 'a session ends half an hour after its last use' }]],
  },
  signOut: { others: ['session-cookies', 'user-sessions'] },
  completeSignIn: {
    others: ['second-factor', 'session-cookies'],
    rules: [
      ['The browser counts as known', ['lock-out']],
      ['A user has at most ten', ['user-sessions']],
      ['If the account is suspended', { unobservable: 'the operator alone suspends an account' }],
    ],
  },
  listSessions: { others: ['user-sessions'] },
  endOtherSessions: { others: ['user-sessions'] },
  endSession: { others: ['user-sessions'] },
  stepUp: { others: ['confirmations', 'second-factor'] },
  changePassword: { others: ['passwords'] },
  beginEnrolment: {
    others: ['enrolment'],
    rules: [['Creates a new secret', ['enrolment']]],
  },
  confirmEnrolment: { others: ['enrolment'] },
  renewRecoveryCodes: { others: ['enrolment'] },
  requestRecovery: { others: ['recovery'] },
  completeRecovery: { others: ['recovery'] },
  listAuditEvents: { others: ['audit-trail', 'audit-entries'] },
  getAttention: {
    others: ['attention'],
    rules: [['What failed is counted for 24 hours', { unobservable: 'it would take 24 hours' }]],
  },
  followChanges: { others: ['live'] },
  searchRecords: { others: ['record-search'] },
  openInvitation: { others: ['invitations'] },
  acceptInvitation: { others: ['invitations', 'passwords'] },
  getConsoleContract: { others: ['exchange'] },
  getInvitationPage: { others: ['console-pages'] },
  getRecoveryPage: { others: ['console-pages'] },
};

/** The description of the whole document. */
export const OF_CONSOLE_INFO: Assignment = {
  rules: [
    ['What users sign in with', { unobservable: 'it introduces; what it names is promised elsewhere' }],
    ['This is not part of the published', ['scope-matrix', 'session-origins']],
    ['**Sessions** are cookies', ['session-cookies']],
    ['`session` takes an e-mail', ['second-factor', 'session-cookies']],
    ['That creates a session', ['second-factor']],
    ['It lasts at most twelve hours', { unobservable: 'it would take half an hour' }],
    ['Its cookie changes', ['session-cookies']],
    ['Every call that changes something', ['console-origins']],
    ['`step-up` takes a new code', ['second-factor', 'confirmations']],
    ['For five minutes', ['confirmations']],
    ['The token in the answer', ['confirmations']],
    ['**Codes** of an authenticator', ['second-factor']],
    ['After a code was used', ['second-factor']],
    ['Ten wrong passwords', ['lock-out']],
    ['All browsers', ['lock-out']],
    ['An answer never says', ['second-factor', 'lock-out', 'recovery']],
    ['**Errors**, request ids', ['exchange']],
    ['Calls that change something take no', ['exchange']],
  ],
};
