import { INSIDE, OPERATOR, PRODUCTION, type Decided } from './decision.ts';

/** Who may do what: keys, people, and what confirms them. */
export const ACCESS: Readonly<Record<string, Decided>> = {
  credentials: [
    [
      'A header with a key decides alone, and a bad one is 401 beside a good cookie',
      ['either-header', 'session-origins'],
    ],
    ['Two different keys in the two headers are 401', ['unauthenticated']],
    ['A session counts as a secret key with the scopes of its role', ['scope-matrix', 'user-sessions']],
    [
      'Every refusal of authentication is one code and one message, with WWW-Authenticate',
      ['unauthenticated', 'dead-keys'],
    ],
  ],
  origins: [
    [
      'A write by session needs an equal Origin, and Sec-Fetch-Site same-origin where sent',
      ['session-origins', 'console-origins'],
    ],
    [
      'A missing Origin and null are refused, and no cookie is set or cleared then',
      ['console-origins', 'session-origins'],
    ],
    ['A request by key is not asked for its origin', ['session-origins']],
    ['Publishable reads allow every origin, without credentials, and show their headers', ['browsers']],
    ['Their preflight is 204; everything else answers OPTIONS with 405', ['browsers']],
  ],
  caching: [['No answer of /v1 or the console is stored', ['exchange']]],
  'suspended accounts': [
    ['Every request of its keys and sessions is account_suspended', ['suspended-tenant']],
    ['Its people sign in up to the right code', OPERATOR],
  ],
  'keys, shown': [
    ['A key always has all of its fields, null where there is nothing', ['exchange', 'round-trip']],
    [
      'The text is in the answers of create and rotate and in their replays alone',
      ['key-lifecycle', 'replay'],
    ],
    ['A key is known by its prefix and last four characters', ['key-lifecycle', 'record']],
    [
      'The last six characters of a key are a checksum',
      { unobservable: 'a wrong text is 401, with or without one' },
    ],
    ['createdBy is a user or the operator', ['members', 'record']],
    ['A first use shows within two seconds', ['key-lifecycle']],
  ],
  'keys, refused': [
    ['Unknown types, roles and scopes, and scopes that the role has not, are 400', ['key-terms']],
    ['No scopes, repeated ones and platform_admin are 400', ['key-terms']],
    ['A publishable key is a viewer with the three reads at most', ['key-terms', 'publishable-reads']],
    ['Addresses are plain ones or blocks without host bits, 1 to 100 of them', ['key-terms']],
    ['An end that is not later than now is 400', ['key-terms']],
    ['An overlap is 0 to 604,800 seconds', ['key-lifecycle', 'key-terms', 'bad-bodies']],
    ['A hundred keys that are active or retiring are the most', ['account-limits']],
    ['An ended key is not changed, rotated or revoked again', ['key-lifecycle']],
    ['A retiring key is not rotated, and its end only comes nearer', ['key-lifecycle']],
  ],
  'keys, reach': [
    ['A new key has no role, scope, address or end beyond those of its maker', ['key-reach']],
    ['What is left out means no limit, and is refused of a limited key', ['key-reach']],
    ['A key above the caller is neither changed nor rotated', ['key-reach']],
  ],
  'keys, rotation': [
    ['A rotation copies all that its body does not name, and null clears', ['key-lifecycle']],
    ['The retiring key ends after the overlap or at its own end, whichever is sooner', ['key-lifecycle']],
    ['Without an overlap it has ended at once', ['key-lifecycle']],
  ],
  'keys, in force': [
    ['A write by a key that has ended is refused at once', ['key-lifecycle', 'dead-keys']],
    ['A read is refused within a second', ['key-lifecycle']],
    ['A new key works at once', ['key-lifecycle', 'account-limits']],
    ['A key may revoke itself', ['key-lifecycle']],
    ['The last key may be revoked', { untried: 'the run would have no key to go on with' }],
    ['Keys outlive the person who made them', ['members']],
  ],
  'signing in': [
    ['A password alone opens nothing', ['second-factor', 'session-cookies']],
    [
      'Who has an address is never told, by status, text or headers',
      ['second-factor', 'lock-out', 'recovery'],
    ],
    ['Five wrong codes end a pending sign-in', ['second-factor']],
    ['A code works once, for sign-in and confirmation together', ['second-factor', 'confirmations']],
    ['A recovery code works once, and for signing in alone', ['second-factor', 'enrolment']],
    [
      'Ten wrong guesses lock browsers that are not known, for addresses that belong to no user too',
      ['lock-out'],
    ],
    ['The browser of the user still signs in', ['lock-out']],
    ['A hundred wrong guesses lock an address', PRODUCTION],
  ],
  sessions: [
    [
      'A session lasts twelve hours, and half an hour without use',
      { unobservable: 'it would take half an hour' },
    ],
    ['Its value is another after each sign-in, code, confirmation and password', ['session-cookies']],
    ['The value of before is void at once', ['session-cookies', 'user-sessions']],
    ['A cookie that the service did not give opens nothing', ['session-cookies']],
    ['Of more than ten sessions the one used least recently ends', ['user-sessions']],
    ['Cookies are HttpOnly, SameSite=Strict, and Secure outside localhost', ['session-cookies']],
    ["Another user's session is 404", ['user-sessions']],
  ],
  passwords: [
    ['15 to 128 characters of any kind', ['passwords']],
    ['What is easily guessed or was breached is 400 at its field', ['passwords']],
    ['A new one takes the old one and a confirmation, and is another', ['passwords']],
    ['It ends every other session, sign-in and confirmation', ['passwords']],
    ['It is kept as argon2id', INSIDE],
  ],
  recovery: [
    ['The answer is the same for every address', ['recovery']],
    ['Three links an hour at most, and the newest alone works, once', ['recovery']],
    ['It signs in to nothing, and the second factor stays', ['recovery']],
    ['Every session ends', ['recovery']],
    ['A link works for half an hour', { unobservable: 'it would take half an hour' }],
  ],
  enrolment: [
    ['A new authenticator counts from its first right code on, and the old one ends', ['enrolment']],
    ['New recovery codes void the old ones', ['enrolment']],
    ['Each takes a confirmation', ['enrolment']],
  ],
  confirmations: [
    ['Keys, team and developer fees need one', ['step-up', 'confirmations']],
    [
      'Every failure of one is step_up_required, in one message, after the scope',
      ['step-up', 'refusal-order'],
    ],
    [
      "A key's call takes exactly one token of a user of its account whose role has the scope",
      ['confirmations', 'step-up'],
    ],
    ['A session uses its own confirmation alone', ['confirmations']],
    [
      'It ends with the session, the role, the password and the second factor',
      ['confirmations', 'members', 'passwords'],
    ],
    ['No call by a key alone gives one', ['step-up']],
    ['It lasts five minutes', { untried: 'it would take five minutes of the server’s own clock' }],
  ],
  invitations: [
    ['The link is in the mail alone', ['invitations']],
    ['A new one to the same address revokes the one that is pending', ['invitations']],
    ['It shows the same until it is accepted, once, also by two at once', ['invitations']],
    ['A revoked, used or replaced link is 409, an unknown one 404', ['invitations']],
    ['An address that has a user elsewhere is invited like any other', ['invitations']],
    ['Fifty pending ones are the most', ['account-limits']],
    ['A link is shown to those alone whose rank may grant the role', ['invitations']],
    [
      '200 members are the most',
      { untried: 'each takes a password and a second factor, which would take minutes' },
    ],
  ],
  members: [
    ['The role given and the present one are within the rank of the caller', ['members']],
    ['An owner alone removes', ['members']],
    ['An account never goes from one owner to none, also at once', ['members']],
    ['A role counts from the next request on', ['members']],
    ['A removed member is 404, their sessions end, and their address is free', ['members', 'invitations']],
    ['The same role again changes nothing and has no entry', ['members', 'audit-trail']],
  ],
  notifications: [
    ['They are replaced whole, with all five topics and up to 20 recipients', ['notification-settings']],
    ['One mail for each event and recipient, without amounts or account numbers', ['notification-mail']],
    ['Nothing is sent of what the account itself canceled', ['notification-mail', 'cancellation']],
    ['Mail is sent at least once', OPERATOR],
  ],
  activity: [
    [
      'Each action has one entry; refusals, replays and changes of nothing have none',
      ['audit-trail', 'audit-entries'],
    ],
    ['The feed names no person, amount or account', ['activity-privacy']],
    ['Audit entries say who acted, by which key and confirmation, and what changed', ['audit-trail']],
    ['Owners and admins alone read them', ['audit-trail', 'scope-matrix']],
    ['Both lists have one order', ['activity-privacy', 'pagination']],
    ['Entries are never changed', INSIDE],
  ],
  addresses: [
    [
      'A key with addresses is refused from any other, whatever X-Forwarded-For says',
      ['refused-address', 'key-addresses'],
    ],
    ['Mapped addresses match as IPv4', ['key-addresses', 'key-terms']],
    ['Of trusted proxies the first untrusted hop counts', OPERATOR],
  ],
  scopes: [
    ['Each operation names its scope, and write implies read', ['scopes', 'scope-matrix']],
    ['A refusal names the scope', ['scopes', 'scope-matrix', 'key-reach']],
    ['platform_admin alone passes clientId', ['admin-parameters']],
    ['A publishable key calls the five reads alone', ['publishable-key', 'publishable-reads']],
  ],
};
