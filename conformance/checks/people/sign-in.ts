import { bodyOf, headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import {
  linkTokens,
  lacksUsers,
  newEmail,
  newPassword,
  signIn,
  succeed,
  withUsers,
  type Person,
} from '../../people/person.ts';
import type { Browser } from '../../people/browser.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

const MOST_WRONG_CODES = 5;

/** What can be told of an answer: all but the ids of its request. */
function faceOf(exchange: Exchange): string {
  const names = [...(exchange.response?.headers.keys() ?? [])]
    .filter((name) => name !== 'content-length')
    .sort();
  return canonicalJson({
    status: statusOf(exchange),
    names,
    body: { ...(bodyOf(exchange) as object), requestId: '' },
  });
}

async function waiting({ browser, email, password }: Person): Promise<Browser> {
  const other = browser.another(`${browser.name} waiting`);
  await succeed(other, 'startSignIn', { body: { email, password } });
  return other;
}

async function tryWrong(trial: Trial, { browser, email }: Person): Promise<void> {
  const other = browser.another('somebody');
  const password = newPassword(trial.world);
  const wrong = await other.call('startSignIn', { body: { email, password } });
  trial.expectRefusal(wrong, 401, 'unauthenticated', 'a wrong password');
  const unknown = await other.call('startSignIn', { body: { email: newEmail(trial.world), password } });
  trial.expectRefusal(unknown, 401, 'unauthenticated', 'an address that nobody has');
  const isAlike = faceOf(wrong) === faceOf(unknown);
  trial.expect(isAlike, 'startSignIn', 'an address that nobody has is told from one with another password', [
    wrong,
    unknown,
  ]);
}

async function tryCodes(trial: Trial, person: Person): Promise<void> {
  const { authenticator } = person;
  const [first, second] = [await waiting(person), await waiting(person)];
  const { step } = authenticator;
  for (const [what, code] of [
    ['a code of two steps ago', authenticator.codeOf(step - 3)],
    ['a code of three steps ahead', authenticator.codeOf(step + 3)],
    ['no digits', 'abcdef'],
  ] as const) {
    const refused = await first.call('completeSignIn', { body: { code } });
    trial.expectRefusal(refused, 401, 'unauthenticated', what);
  }
  const code = await authenticator.nextCode();
  trial.demandSuccess(await first.call('completeSignIn', { body: { code } }), 'a right code');
  const again = await second.call('completeSignIn', { body: { code } });
  trial.expectRefusal(again, 401, 'unauthenticated', 'a code that was used');
  const elsewhere = await first.call('stepUp', { body: { code } });
  trial.expectRefusal(
    elsewhere,
    401,
    'unauthenticated',
    'a code that was used for a sign-in, for a confirmation',
  );
}

async function tryRecoveryCode(trial: Trial, person: Person): Promise<void> {
  const [code = ''] = person.recoveryCodes;
  const recoveryCode = code.toUpperCase().replaceAll('-', '');
  const byConfirmation = await person.browser.call('stepUp', { body: { code: recoveryCode.slice(0, 6) } });
  trial.expectRefusal(byConfirmation, 401, 'unauthenticated', 'a recovery code for a confirmation');
  const first = await waiting(person);
  trial.demandSuccess(
    await first.call('completeSignIn', { body: { recoveryCode } }),
    'a recovery code, typed otherwise',
  );
  const second = await waiting(person);
  const again = await second.call('completeSignIn', { body: { recoveryCode: code } });
  trial.expectRefusal(again, 401, 'unauthenticated', 'a recovery code that was used');
  const notices = await linkNotices(person);
  trial.expect(notices > 0, 'listMail', 'nobody was told that a recovery code was used');
}

async function linkNotices({ tenant, email }: Person): Promise<number> {
  return (await linkTokens(tenant, email, 'security_notice')).length;
}

async function tryTooMany(trial: Trial, person: Person): Promise<void> {
  const other = await waiting(person);
  for (let count = 0; count < MOST_WRONG_CODES; count += 1) {
    const refused = await other.call('completeSignIn', { body: { code: '00000x' } });
    trial.expectRefusal(refused, 401, 'unauthenticated', 'a wrong code');
  }
  const code = await person.authenticator.nextCode();
  const late = await other.call('completeSignIn', { body: { code } });
  trial.expectRefusal(late, 401, 'unauthenticated', `the right code after ${MOST_WRONG_CODES} wrong ones`);
}

export const secondFactor: Check = {
  name: 'second-factor',
  title:
    'A signed-in user has given a password and a second factor: a code works once, for sign-in and confirmation together, and none from before it; what is wrong is never told',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => ['startSignIn', 'completeSignIn', 'stepUp'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    const roles = { person: 'viewer', hasty: 'viewer' } as const;
    await withUsers(trial.world, roles, async ({ person, hasty }) => {
      await tryWrong(trial, person);
      await tryCodes(trial, person);
      await tryRecoveryCode(trial, person);
      await tryTooMany(trial, hasty);
    });
    for (const { id } of trial.operations) trial.called.add(id);
  },
};

/** So many wrong guesses lock a class of browsers. */
const MOST_GUESSES = 10;

/** Guesses at somebody's password, each in a browser of its own; answers the last. */
async function guess(trial: Trial, { browser }: Person, email: string, count: number): Promise<Exchange> {
  for (let attempt = 1; ; attempt += 1) {
    const password = newPassword(trial.world);
    const exchange = await browser.another('a guesser').call('startSignIn', { body: { email, password } });
    if (attempt === count) return exchange;
    trial.expectRefusal(exchange, 401, 'unauthenticated', `wrong guess ${attempt}`);
  }
}

function expectLocked(trial: Trial, exchange: Exchange, what: string): void {
  if (!trial.expectRefusal(exchange, 429, 'rate_limited', what)) return;
  const seconds = Number(headerOf(exchange, 'retry-after'));
  trial.expect(seconds > 0 && seconds <= 900, 'startSignIn', `Retry-After is ${seconds}`, [exchange]);
}

export const lockOut: Check = {
  name: 'lock-out',
  title:
    'After ten wrong guesses in 15 minutes browsers that nobody knows are locked out, right password or not, whether anybody has the address or not; the user’s own browser still signs in',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === 'startSignIn',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => {
      expectLocked(trial, await guess(trial, person, person.email, MOST_GUESSES + 1), 'the eleventh guess');
      const { email, password } = person;
      const right = await person.browser
        .another('a stranger')
        .call('startSignIn', { body: { email, password } });
      expectLocked(trial, right, 'the right password after ten wrong ones');
      const capital = await person.browser
        .another('a stranger')
        .call('startSignIn', { body: { email: ` ${email.toUpperCase()} `, password } });
      expectLocked(trial, capital, 'the same address in capitals');
      await signIn(person, person.browser);
      const nobody = await guess(trial, person, newEmail(trial.world), MOST_GUESSES + 1);
      expectLocked(trial, nobody, 'the eleventh guess at an address that nobody has');
    });
    trial.called.add('startSignIn');
  },
};
