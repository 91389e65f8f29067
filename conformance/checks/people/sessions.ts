import { bodyOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, textsAt, type JsonObject } from '../../json/json.ts';
import type { Browser } from '../../people/browser.ts';
import { confirm, lacksUsers, signIn, succeed, withUsers, type Person } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

async function sessionsOf(browser: Browser): Promise<JsonObject[]> {
  return objectsAt(await succeed(browser, 'listSessions'), 'data');
}

async function expectEnded(trial: Trial, browser: Browser, what: string): Promise<void> {
  trial.expectRefusal(await browser.call('getSession'), 401, 'unauthenticated', what);
}

async function tryEnds(trial: Trial, person: Person, other: Person): Promise<void> {
  const second = await signIn(person);
  const entries = await sessionsOf(second);
  const current = entries.filter((entry) => entry['current'] === true).map((entry) => textAt(entry, 'id'));
  const session = await succeed(second, 'getSession');
  const own = textAt(session, 'id');
  const caller = await succeed(second, 'getCaller');
  for (const name of ['environment', 'scopes'])
    trial.expect(
      isSameJson(session[name] ?? null, caller[name] ?? null),
      'getSession',
      `its ${name} are not those that the calls of the session have`,
    );
  trial.expect(entries.length === 2, 'listSessions', `${entries.length} sessions are shown of two`);
  trial.expect(
    current.join() === own,
    'listSessions',
    'the session that asks is not the one that is called current',
  );
  const [foreign] = await sessionsOf(other.browser);
  for (const [what, id] of [
    ["another user's session", textAt(foreign, 'id')],
    ['a session that never was', 'ses_00000000000000000000000000'],
  ] as const) {
    const refused = await second.call('endSession', { path: { id } });
    trial.expectRefusal(refused, 404, 'not_found', what);
  }
  const [first = ''] = entries.map((entry) => textAt(entry, 'id')).filter((id) => id !== own);
  await succeed(second, 'endSession', { path: { id: first } });
  await expectEnded(trial, person.browser, 'a session that another has ended');
  await signIn(person, person.browser);
  await succeed(person.browser, 'endOtherSessions');
  await expectEnded(trial, second, 'a session that all the others were ended by');
  await succeed(other.browser, 'getSession');
}

const MOST_SESSIONS = 10;

/** Signs in until there is one session more than a user has: by recovery codes, since each works at once. */
async function tryMost(trial: Trial, person: Person): Promise<void> {
  const { browser, email, password, recoveryCodes } = person;
  const opened: Browser[] = [];
  for (const recoveryCode of recoveryCodes.slice(0, MOST_SESSIONS)) {
    const next = browser.another(`${browser.name} once more`);
    await succeed(next, 'startSignIn', { body: { email, password } });
    await succeed(next, 'completeSignIn', { body: { recoveryCode } });
    opened.push(next);
  }
  await expectEnded(trial, browser, 'the session used least recently, of a user who has ten others');
  const [second] = opened;
  if (second === undefined) return;
  const count = (await sessionsOf(second)).length;
  trial.expect(
    count === MOST_SESSIONS,
    'completeSignIn',
    `after ${opened.length + 1} sign-ins a user has ${count} sessions`,
  );
}

export const userSessions: Check = {
  name: 'user-sessions',
  title:
    'A user sees and ends the sessions that are their own, and no others; one that has ended opens nothing, and of eleven the one used least recently ends',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['listSessions', 'endSession', 'endOtherSessions'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    const roles = { person: 'viewer', other: 'viewer' } as const;
    await withUsers(trial.world, roles, async ({ person, other }) => {
      await tryEnds(trial, person, other);
      await tryMost(trial, other);
    });
    for (const { id } of trial.operations) trial.called.add(id);
  },
};

async function tryEnrolment(trial: Trial, person: Person): Promise<void> {
  const { browser, email, password } = person;
  for (const [operation, body] of [
    ['beginEnrolment', {}],
    ['confirmEnrolment', { code: '000000' }],
    ['renewRecoveryCodes', {}],
  ] as const) {
    const early = await browser.call(operation, { body });
    trial.expectRefusal(early, 403, 'step_up_required', 'a session that was not confirmed');
  }
  await confirm(person);
  const none = await browser.call('confirmEnrolment', { body: { code: '000000' } });
  trial.expectRefusal(none, 409, 'invalid_state', 'the end of an enrolment that was not begun');
  const renewed = textsAt(await succeed(browser, 'renewRecoveryCodes', { body: {} }), 'recoveryCodes');
  const fresh = renewed.filter((code) => !person.recoveryCodes.includes(code));
  trial.expect(fresh.length === 10, 'renewRecoveryCodes', `${fresh.length} of ten recovery codes are new`);
  const begun = await succeed(browser, 'beginEnrolment', { body: {} });
  const next = person.authenticator.successor(textAt(begun, 'secret'));
  const wrong = await browser.call('confirmEnrolment', { body: { code: next.codeOf(next.step - 90) } });
  trial.expectRefusal(wrong, 401, 'unauthenticated', 'a code of the new authenticator that is none of now');
  await succeed(browser, 'confirmEnrolment', { body: { code: await next.nextCode() } });
  const stranger = browser.another('a stranger');
  await succeed(stranger, 'startSignIn', { body: { email, password } });
  const old = await stranger.call('completeSignIn', {
    body: { code: person.authenticator.codeOf(person.authenticator.step) },
  });
  trial.expectRefusal(old, 401, 'unauthenticated', 'a code of the authenticator of before');
  const voided = await stranger.call('completeSignIn', {
    body: { recoveryCode: person.recoveryCodes[1] ?? '' },
  });
  trial.expectRefusal(voided, 401, 'unauthenticated', 'a recovery code of before');
  trial.demandSuccess(
    await stranger.call('completeSignIn', { body: { recoveryCode: fresh[0] ?? '' } }),
    'a recovery code',
  );
}

export const enrolment: Check = {
  name: 'enrolment',
  title:
    'Another authenticator counts from its first right code on, and other recovery codes at once; those of before are void, and each takes a confirmation',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['beginEnrolment', 'confirmEnrolment', 'renewRecoveryCodes'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => tryEnrolment(trial, person));
    for (const { id } of trial.operations) trial.called.add(id);
  },
};

/** A script that is written into the page, or that another host serves. */
const FOREIGN_SCRIPT = /<script\b(?![^>]*\bsrc=["']?(?![a-z]+:|\/\/))/i;

/** Scripts of other places, or those that are written into the page. */
const LOOSE_SCRIPTS = /script-src(?! 'none'| 'self'(?:;|$))/;

export const consolePages: Check = {
  name: 'console-pages',
  title:
    'The pages that links lead to take nothing in and run no script but their own: a link’s token never reaches a log',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['getConsoleContract', 'getInvitationPage', 'getRecoveryPage'].includes(id),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      const exchange = await trial.call(id, { caller: null });
      trial.demandSuccess(exchange, 'a page');
      if (bodyOf(exchange) !== undefined) return;
      const text = exchange.response?.bodyText ?? '';
      trial.expect(!FOREIGN_SCRIPT.test(text), id, 'the page has a script in it, or one from elsewhere', [
        exchange,
      ]);
      const policy = exchange.response?.headers.get('content-security-policy')?.join() ?? '';
      const isStrict = policy.includes("default-src 'none'") && !LOOSE_SCRIPTS.test(policy);
      trial.expect(isStrict, id, `its Content-Security-Policy is "${policy}"`, [exchange]);
      const queried = await trial.call(id, { rawQuery: 'token=lnk_none', caller: null, intent: 'invalid' });
      trial.expectRefusal(queried, 400, 'invalid_request', 'a page with a token in its query');
    });
  },
};
