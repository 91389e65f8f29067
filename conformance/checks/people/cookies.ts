import { parseSetCookie } from 'cookie';
import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { cookiesIn, type Browser } from '../../people/browser.ts';
import type { CookieJar } from '../../people/cookie-jar.ts';
import { confirm, lacksUsers, newPassword, succeed, withUsers, type Person } from '../../people/person.ts';
import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

/** What the name of the session's cookie ends with, whatever is before it. */
const SESSION = 'corridor_session';
const DEVICE = 'corridor_device';

/** A value of the right form that no service has given. */
const MADE_UP = 'A'.repeat(43);

/** Every cookie that an answer sets is out of reach for scripts and other sites. */
function judgeFlags(trial: Trial, exchange: Exchange, isSecure: boolean): void {
  const operation = exchange.operationId ?? '';
  for (const line of cookiesIn(exchange)) {
    const { name, domain, path, httpOnly, secure, sameSite, maxAge, expires } = parseSetCookie(line);
    const isKept = httpOnly === true && sameSite === 'strict' && path === '/' && domain === undefined;
    trial.expect(
      isKept,
      operation,
      `the cookie ${name} is not HttpOnly, SameSite=Strict and of the whole host`,
      [exchange],
    );
    const isHostOnly = secure === true && name.startsWith('__Host-');
    trial.expect(!isSecure || isHostOnly, operation, `the cookie ${name} travels without TLS`, [exchange]);
    const ends = maxAge !== undefined || expires !== undefined;
    const isRight = name.endsWith(DEVICE) ? maxAge !== undefined : !ends || maxAge === 0;
    trial.expect(isRight, operation, `the cookie ${name} is kept for another time than it should be`, [
      exchange,
    ]);
  }
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return statusOf(await browser.call('getSession')) === 200;
}

function asBefore(browser: Browser, jar: CookieJar): Browser {
  return browser.another(`${browser.name} before`, jar);
}

/** Expects that something gave a new value to the session, and that the one before opens nothing. */
async function expectRenewed(
  trial: Trial,
  browser: Browser,
  before: CookieJar,
  [operation, what]: readonly [string, string],
): Promise<void> {
  const isNew = browser.jar.valueOf(SESSION) !== before.valueOf(SESSION);
  trial.expect(isNew, operation, `${what} leaves the session its value`);
  const isOpen = await isSignedIn(asBefore(browser, before.copy()));
  trial.expect(!isOpen, operation, `the value from before ${what} still opens the session`);
}

async function trySignIn(trial: Trial, person: Person, isSecure: boolean): Promise<Browser> {
  const browser = person.browser.another(`${person.browser.name} anew`);
  const name = person.browser.jar.nameOf(SESSION) ?? SESSION;
  browser.jar.plant(name, MADE_UP);
  const planted = browser.jar.copy();
  const { email, password } = person;
  const begun = await browser.call('startSignIn', { body: { email, password } });
  trial.demandSuccess(begun, 'a sign-in');
  judgeFlags(trial, begun, isSecure);
  await expectRenewed(trial, browser, planted, ['startSignIn', 'a sign-in with a cookie that was planted']);
  const pending = browser.jar.copy();
  for (const operation of ['getSession', 'listSessions', 'stepUp', 'endOtherSessions']) {
    const body = operation === 'stepUp' ? { body: { code: '000000' } } : {};
    const refused = await browser.callApart(operation, body);
    trial.expectRefusal(refused, 401, 'unauthenticated', 'a session that waits for its code');
  }
  const read = await trial.call('getTreasury', { caller: browser.caller });
  trial.expectRefusal(read, 401, 'unauthenticated', 'a session that waits for its code');
  const code = await person.authenticator.nextCode();
  const ended = await browser.call('completeSignIn', { body: { code } });
  trial.demandSuccess(ended, 'a sign-in');
  judgeFlags(trial, ended, isSecure);
  await expectRenewed(trial, browser, pending, ['completeSignIn', 'the code']);
  return browser;
}

async function trySignOut(trial: Trial, browser: Browser, isSecure: boolean): Promise<void> {
  const before = browser.jar.copy();
  const read = await trial.call('getTreasury', { caller: browser.caller });
  trial.demandSuccess(read, 'a call by a session');
  const ended = await browser.call('signOut');
  trial.demandSuccess(ended, 'the end of a session');
  judgeFlags(trial, ended, isSecure);
  trial.expect(browser.jar.valueOf(SESSION) === undefined, 'signOut', 'the cookie stays after the session', [
    ended,
  ]);
  const after = asBefore(browser, before);
  trial.expect(!(await isSignedIn(after)), 'signOut', 'a session that was ended is open');
  const late = await trial.call('getTreasury', { caller: after.caller });
  trial.expectRefusal(late, 401, 'unauthenticated', 'a call by a session that was ended');
}

async function tryBesideKeys(trial: Trial, { browser }: Person): Promise<void> {
  const headers = { ...browser.caller.headers, ...bearer('', `${trial.tenant.key.slice(0, -1)}!`).headers };
  const caller = { name: 'a bad key beside a good session', headers };
  const refused = await trial.call('getTreasury', { caller });
  trial.expectRefusal(refused, 401, 'unauthenticated', 'a bad key beside a good session');
  const scheme = headerOf(refused, 'www-authenticate') ?? 'none';
  trial.expect(/^Bearer\b/.test(scheme), 'getTreasury', `WWW-Authenticate is ${scheme}`, [refused]);
  const nobody = await browser.another('nobody').call('getSession');
  trial.expectRefusal(nobody, 401, 'unauthenticated', 'a look at no session');
  const own = headerOf(nobody, 'www-authenticate') ?? 'none';
  trial.expect(own === 'Session', 'getSession', `WWW-Authenticate is ${own}`, [nobody]);
}

async function tryNewPassword(trial: Trial, person: Person): Promise<void> {
  const before = person.browser.jar.copy();
  const next = newPassword(trial.world);
  const body = { currentPassword: person.password, newPassword: next };
  await succeed(person.browser, 'changePassword', { body });
  person.password = next;
  await expectRenewed(trial, person.browser, before, ['changePassword', 'a new password']);
}

export const sessionCookies: Check = {
  name: 'session-cookies',
  title:
    'A cookie that the service did not give never opens a session; each sign-in, code, confirmation and new password gives another value, the one before is void at once, and no script and no other site has any of them',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) =>
    ['startSignIn', 'completeSignIn', 'getSession', 'signOut', 'stepUp', 'changePassword'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    const isSecure = new URL(trial.session.baseUrls[0] ?? '').protocol === 'https:';
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => {
      const other = await trySignIn(trial, person, isSecure);
      await trySignOut(trial, other, isSecure);
      await tryBesideKeys(trial, person);
      const before = person.browser.jar.copy();
      const token = await confirm(person);
      trial.expect(token !== '', 'stepUp', 'a confirmation has no token');
      await expectRenewed(trial, person.browser, before, ['stepUp', 'a confirmation']);
      await tryNewPassword(trial, person);
    });
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
