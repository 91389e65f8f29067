import type { PlantedMutant } from './planted-mutant.ts';
import { WRITES } from './touched-operations.ts';

/** Operations that a code is given to. */
const CODES = ['completeSignIn', 'stepUp'];

/** Operations that need a confirmation. */
const CONFIRMED = [
  'replaceDeveloperFees',
  'createApiKey',
  'updateApiKey',
  'rotateApiKey',
  'revokeApiKey',
  'createInvitation',
  'revokeInvitation',
  'updateMember',
  'removeMember',
];

/** Calls of the console that change something. */
const CONSOLE = ['startSignIn', 'signOut', 'stepUp', 'changePassword', 'endSession', 'requestRecovery'];

/** Faults of signing in. */
const MUTANTS_OF_SIGN_IN: readonly PlantedMutant[] = [
  {
    id: 'code-used-twice',
    title: 'a code works again for another sign-in',
    file: 'src/access/sessions/complete-sign-in.ts',
    find: 'if (!isStillRight(factor, credentials)) throw wrong();',
    replace: '',
    checks: ['second-factor'],
    concerns: CODES,
  },
  {
    id: 'code-confirms-again',
    title: 'a code that was used for a sign-in confirms',
    file: 'src/access/step-up/step-up.ts',
    find: 'credentials === undefined || !isStillRight(code, credentials)',
    replace: 'credentials === undefined || code.step < 0',
    checks: ['second-factor'],
    concerns: CODES,
  },
  {
    id: 'codes-of-yesterday',
    title: 'codes of far-off steps work',
    file: 'src/access/users/second-factor.ts',
    find: 'const DRIFT = 1;',
    replace: 'const DRIFT = 6;',
    checks: ['second-factor'],
    concerns: CODES,
  },
  {
    id: 'recovery-code-used-twice',
    title: 'a recovery code works again',
    file: 'src/access/sessions/complete-sign-in.ts',
    find: 'if (code?.usedAt !== null || code.hash !== hash) throw wrong();',
    replace: 'if (code === undefined) throw wrong();',
    checks: ['second-factor'],
    concerns: CODES,
  },
  {
    id: 'codes-without-end',
    title: 'a session that waits takes any number of wrong codes',
    file: 'src/access/sessions/complete-sign-in.ts',
    find: 'const MOST_WRONG_CODES = 5;',
    replace: 'const MOST_WRONG_CODES = 5_000;',
    checks: ['second-factor'],
    concerns: CODES,
  },
  {
    id: 'guesses-without-end',
    title: 'nobody is locked out',
    file: 'src/access/users/table.ts',
    find: 'lockedUntil: failedAt.length >= most ? now + windowMs : null,',
    replace: 'lockedUntil: failedAt.length >= most * 1_000 ? now + windowMs : null,',
    checks: ['lock-out'],
    concerns: ['startSignIn'],
  },
  {
    id: 'owner-locked-out',
    title: 'strangers lock the user’s own browser out',
    file: 'src/access/sessions/start-sign-in.ts',
    find: 'const device = knownDevice(people.signer, browser.device, user?.id);',
    replace: "const device = knownDevice(people.signer, browser.device, user?.id) && '';",
    checks: ['lock-out'],
    concerns: ['startSignIn'],
  },
  {
    id: 'unknown-address-told',
    title: 'an address that nobody has is told',
    file: 'src/access/sessions/start-sign-in.ts',
    find: "if (right === null) throw new ApiError('unauthenticated', { message: WRONG });",
    replace:
      "if (right === null) throw new ApiError('unauthenticated', { message: user === undefined ? 'Nobody has this address.' : WRONG });",
    checks: ['second-factor'],
    concerns: ['startSignIn'],
  },
  {
    id: 'session-outlives-its-end',
    title: 'a session that was ended from another goes on',
    file: 'src/access/sessions/end-sessions.ts',
    find: 'const others = loaded.list(sessionsTable, { userId }).filter(({ id }) => id !== session.id);',
    replace:
      'const others = loaded.list(sessionsTable, { userId }).filter(({ id }) => id === session.id && id === "");',
    checks: ['user-sessions'],
    concerns: ['endOtherSessions', 'getSession'],
  },
  {
    id: 'foreign-session-ended',
    title: 'a user ends the sessions of others',
    file: 'src/access/sessions/end-sessions.ts',
    find: 'filter((session) => session.userId === userId);',
    replace: 'filter((session) => session.userId === userId || session.userId !== "");',
    checks: ['user-sessions'],
    concerns: ['endSession'],
  },
  {
    id: 'old-cookie-works',
    title: 'a confirmation leaves the session its value',
    file: 'src/access/step-up/step-up.ts',
    find: 'hash: sessionHash,\n        lastSeenAt: serverNow,',
    replace: 'lastSeenAt: serverNow,',
    checks: ['session-cookies'],
    concerns: ['stepUp', 'getSession', 'listSessions', 'changePassword'],
  },
  {
    id: 'cookie-for-scripts',
    title: 'scripts can read the cookie of a session',
    file: 'src/http/request/browser.ts',
    find: 'httpOnly: true,',
    replace: 'httpOnly: false,',
    checks: ['session-cookies'],
    concerns: ['startSignIn', 'completeSignIn', 'signOut'],
  },
  {
    id: 'link-used-twice',
    title: 'a link to a new password works again',
    file: 'src/access/credentials/complete-recovery.ts',
    find: 'return link.usedAt === null && serverNow < link.expiresAt && credentials?.recoveryLinkId === link.id;',
    replace: 'return serverNow < link.expiresAt && credentials !== undefined;',
    checks: ['recovery'],
    concerns: ['completeRecovery'],
  },
];

/** Faults of where requests come from, and of what confirms. */
const MUTANTS_OF_SESSIONS: readonly PlantedMutant[] = [
  {
    id: 'session-without-origin',
    title: 'what a session changes may come from any page',
    file: 'src/http/admit-caller.ts',
    find: "if (kind === 'session' && operation.method !== 'get')",
    replace: "if (kind === 'session' && operation.method !== 'get' && exchange.pathname === '')",
    checks: ['session-origins'],
    concerns: WRITES,
  },
  {
    id: 'console-without-origin',
    title: 'the console is called from any page',
    file: 'src/http/run-console-operation.ts',
    find: "if (operation.method !== 'get') requireOrigin(request, browser.publicOrigin);",
    replace: '',
    checks: ['console-origins'],
    concerns: CONSOLE,
  },
  {
    id: 'origin-that-begins-alike',
    title: 'a host that begins like ours is ours',
    file: 'src/http/request/browser.ts',
    find: 'origin[0] === publicOrigin;',
    replace: 'origin[0]?.startsWith(publicOrigin) === true;',
    checks: ['console-origins'],
    concerns: CONSOLE,
  },
  {
    id: 'fetch-site-ignored',
    title: 'what a browser says of the site is not looked at',
    file: 'src/http/request/browser.ts',
    find: "site.some((each) => each !== 'same-origin')",
    replace: "site.some((each) => each === '')",
    checks: ['console-origins'],
    concerns: CONSOLE,
  },
  {
    id: 'confirmed-by-any-role',
    title: 'a user confirms what their role does not allow',
    file: 'src/access/admission/require-step-up.ts',
    find: 'if (stepUp.userId === null || scope === null) return true;',
    replace: "if (stepUp.userId === null || scope !== '') return true;",
    checks: ['confirmations'],
    concerns: CONFIRMED,
  },
  {
    id: 'confirmed-for-good',
    title: 'a token confirms after its session has ended',
    file: 'src/access/step-up/table.ts',
    find: 'const isOfSession = session?.stepUpId === stepUp.id && serverNow < session.expiresAt;',
    replace: "const isOfSession = session?.id !== '';",
    checks: ['confirmations'],
    concerns: CONFIRMED,
  },
  {
    id: 'role-outlives-its-change',
    title: 'a session writes on with the role of a moment ago',
    file: 'src/access/admission/key-admission.ts',
    find: "requireScope({ role: user.role, scopes: null }, scope, environment, 'session');",
    replace: "requireScope({ role: credential.user.role, scopes: null }, scope, environment, 'session');",
    checks: ['members'],
    concerns: ['updateTreasurySettings', 'updateMember'],
    processes: 2,
  },
];

/** Faults of people: how they sign in, and what their sessions may. */
export const PEOPLE_MUTANTS: readonly PlantedMutant[] = [...MUTANTS_OF_SIGN_IN, ...MUTANTS_OF_SESSIONS];
