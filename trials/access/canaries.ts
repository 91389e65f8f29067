import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { objectsAt, textAt, textsAt, type JsonObject } from '../../conformance/json/json.ts';
import { Receiver, type Place } from '../../conformance/receiver/receiver.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createOwnedTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { dumpDatabase } from '../webhooks/dump-database.ts';
import { TrialBrowser, type Answer } from './browser.ts';
import { CanaryList } from './canary-list.ts';
import { confirm, enrolled, newPassword, openInvitation, tokenOf, type Person } from './person.ts';
import { newEmail } from './scene.ts';

/** A payout to its settlement tells of as many events at least; and so long may it take until they were delivered. */
const DELIVERED = 4;
const DELIVERED_MS = 10_000;

const ALL_OUTPUT = 50_000_000;

interface Trial {
  readonly url: string;
  readonly secretKey: string;
  readonly secrets: CanaryList;
  readonly personal: CanaryList;
  readonly errors: string[];
}

async function call(
  { url, secretKey, secrets, errors }: Trial,
  method: string,
  path: string,
  body?: JsonObject,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const key = `canary ${randomUUID()}`;
  if (method !== 'GET') secrets.add('an idempotency key', key);
  const answer = await new TrialBrowser().sendApart(url, {
    method,
    path,
    ...(body === undefined ? {} : { body }),
    headers: {
      Authorization: `Bearer ${secretKey}`,
      ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
  });
  if (answer.status >= 400) errors.push(answer.text);
  return answer;
}

function addCookies({ secrets }: Trial, { jar }: TrialBrowser): void {
  secrets.add('the value of a session', jar.valueOf('corridor_session') ?? '');
}

async function signInAnyHow(trial: Trial, link: string): Promise<Person> {
  const { url, secrets, errors } = trial;
  secrets.add('the token of an invitation', tokenOf(link));
  const invitee = await openInvitation(url, link);
  secrets.add('the secret of an authenticator', invitee.authenticator.secret);
  secrets.add('a password', invitee.body.password);
  const browser = new TrialBrowser();
  const person = enrolled(invitee, browser, await browser.post(url, 'invitations/accept', invitee.body));
  addCookies(trial, browser);
  const codes = person.recoveryCodes;
  secrets.add('a recovery code', ...codes, ...codes.map((code) => code.replaceAll('-', '')));
  const wrong = newPassword();
  secrets.add('a wrong password', wrong);
  const refused = await new TrialBrowser().post(url, 'session', { email: person.email, password: wrong });
  errors.push(refused.text);
  const second = new TrialBrowser();
  await second.post(url, 'session', { email: person.email, password: person.password });
  addCookies(trial, second);
  await second.post(url, 'second-factor', { recoveryCode: codes[0] ?? '' });
  addCookies(trial, second);
  const token = await confirm(url, person);
  secrets.add('the token of a confirmation', token);
  addCookies(trial, browser);
  await makeKeys(trial, person, token);
  await changeSignIn(trial, person);
  return person;
}

async function changeSignIn(trial: Trial, { browser, password, email }: Person): Promise<void> {
  const { url, secrets } = trial;
  const next = newPassword();
  secrets.add('a new password', next);
  const begun = await browser.post(url, 'second-factor/enrolment', {});
  secrets.add('the secret of a new authenticator', textAt(begun.body, 'secret'));
  const renewed = await browser.post(url, 'recovery-codes', {});
  secrets.add('a new recovery code', ...textsAt(renewed.body, 'recoveryCodes'));
  await browser.send(url, {
    method: 'PUT',
    path: '/console/api/password',
    body: { currentPassword: password, newPassword: next },
  });
  addCookies(trial, browser);
  await browser.post(url, 'recovery', { email });
  const mailbox = await browser.sendApart(url, { method: 'GET', path: '/v1/sandbox/mail' });
  const mails = objectsAt(mailbox.body, 'data');
  const recovery = mails.find((mail) => textAt(mail, 'kind') === 'recovery');
  secrets.add('the token of a link to a new password', tokenOf(textAt(recovery, 'link')));
}

async function makeKeys(trial: Trial, { browser }: Person, token: string): Promise<void> {
  const { url, secrets } = trial;
  const post = (path: string, body: JsonObject): Promise<Answer> =>
    browser.sendApart(url, { method: 'POST', path, body, headers: { 'Idempotency-Key': randomUUID() } });
  const made = await post('/v1/api-keys', { name: 'Canary', type: 'secret', role: 'admin' });
  secrets.add('a key', textAt(made.body, 'key'));
  const path = `/v1/api-keys/${textAt(made.body, 'id')}`;
  const rotated = await post(`${path}/rotate`, {});
  secrets.add('a key that came of another', textAt(rotated.body, 'key'));
  await call(trial, 'POST', `${path}/revoke`, {}, { 'Step-Up-Token': token });
}

/** Webhook secrets, share tokens, account numbers: what is sealed, and what is about people. */
async function doBusiness(trial: Trial, receiver: Receiver): Promise<Place> {
  const { secrets, personal } = trial;
  const place = receiver.place(randomUUID());
  const made = await call(trial, 'POST', '/v1/webhooks', { url: place.url, eventTypes: ['*'] });
  secrets.add('the secret of a webhook', textAt(made.body, 'secret'));
  const path = `/v1/webhooks/${textAt(made.body, 'id')}/rotate-secret`;
  const rotated = await call(trial, 'POST', path, { graceSeconds: 60 });
  secrets.add('a new secret of a webhook', textAt(rotated.body, 'secret'));
  const accountNumber = String(randomInt(100_000_000, 999_999_999));
  const payId = `payee-${randomUUID()}@example.com`;
  personal.add('an account number', accountNumber);
  personal.add('a PayID', payId);
  const person = {
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Nguyen',
    dateOfBirth: '1990-07-14',
    address: '12 Wattle Street, Fitzroy VIC 3065',
  };
  const shareToken = `pending_${randomUUID()}`;
  secrets.add('a share token', shareToken);
  const bank = { type: 'bank_account', bsb: '000002', accountNumber, accountName: 'Ada Nguyen' };
  const beneficiary = await call(trial, 'POST', '/v1/treasury/beneficiaries', {
    ...person,
    destination: bank,
    identity: { shareToken },
  });
  const other = { type: 'payid', payId, accountName: 'Ada Nguyen' };
  await call(trial, 'POST', '/v1/treasury/beneficiaries', { ...person, destination: other });
  const later = `pending_${randomUUID()}`;
  secrets.add('a later share token', later);
  const evidence = `/v1/treasury/beneficiaries/${textAt(beneficiary.body, 'id')}/identity-evidence`;
  await call(trial, 'POST', evidence, { shareToken: later });
  const instrument = await call(trial, 'POST', '/v1/treasury/funding-instruments', { type: 'aud_account' });
  const fundingInstrumentId = textAt(instrument.body, 'id');
  await call(trial, 'POST', '/v1/sandbox/payins', { fundingInstrumentId, amount: '500.00' });
  await call(trial, 'POST', '/v1/treasury/payouts', {
    beneficiaryId: textAt(beneficiary.body, 'id'),
    amount: '10.00',
    currency: 'AUD',
    externalReference: randomUUID(),
  });
  return place;
}

/** What is secret is sent where it does not belong: none of it comes back, and none of it is written down. */
async function misplace(trial: Trial, { email }: Person): Promise<void> {
  const { url, secretKey, secrets, errors } = trial;
  const misplaced = `misplaced-${randomBytes(12).toString('hex')}`;
  secrets.add('what stood in the wrong place', misplaced);
  await call(trial, 'GET', `/v1/treasury?api_key=${misplaced}`);
  await call(trial, 'GET', `/v1/treasury?api_key=${secretKey}`);
  await call(trial, 'GET', `/v1/treasury/payouts?cursor=${misplaced}`);
  await call(trial, 'GET', '/v1/treasury', undefined, { 'X-Api-Key': misplaced });
  await call(
    trial,
    'PUT',
    '/v1/developer-fees',
    { transfer: { flatAud: '1', bps: 1 } },
    { 'Step-Up-Token': misplaced },
  );
  await call(trial, 'POST', '/v1/webhooks', {
    url: 'x',
    secret: misplaced,
    key: misplaced,
    shareToken: misplaced,
  });
  await call(trial, 'POST', '/v1/treasury/beneficiaries', { identity: { shareToken: [misplaced] } });
  const asked = [
    ['invitations/open', { token: misplaced }],
    ['invitations/accept', { token: `lnk_${misplaced}`, password: misplaced, code: '1' }],
    ['recovery/complete', { token: misplaced, newPassword: misplaced }],
    ['session', { email, password: [misplaced] }],
    ['session', { email: misplaced, password: misplaced, more: misplaced }],
    ['second-factor', { recoveryCode: misplaced }],
  ] as const;
  for (const [path, body] of asked) errors.push((await new TrialBrowser().post(url, path, body)).text);
  const planted = new TrialBrowser();
  planted.jar.plant('corridor_session', misplaced);
  errors.push((await planted.send(url, { method: 'GET', path: '/console/api/session' })).text);
}

async function toldBy(trial: Trial): Promise<string> {
  const parts = ['/v1/events?limit=200', '/v1/activity?limit=200', '/metrics'].map(
    async (path) => (await call(trial, 'GET', path)).text,
  );
  return (await Promise.all(parts)).join('\n');
}

function judge(
  trial: Trial,
  places: Readonly<Record<string, string | Buffer>>,
  dump: Buffer,
  verdict: Verdict,
): void {
  const { secrets, personal } = trial;
  const everywhere = { ...places, 'the database': dump };
  const found = Object.entries(everywhere).flatMap(([place, content]) => secrets.findIn(place, content));
  verdict.judge('no secret is kept, logged or told', found);
  const told = Object.entries(places).flatMap(([place, content]) => personal.findIn(place, content));
  verdict.judge('no number or address of an account is logged or told', told);
  verdict.judge(
    'what is kept is found where it is kept',
    personal.findIn('the database', dump).length === personal.size ? [] : ['the search finds nothing at all'],
  );
  const sizes = Object.entries(everywhere).map(([place, content]) => `${place} ${content.length} bytes`);
  verdict.say(
    `  ${secrets.size} secrets and ${personal.size} others, in ${sizes.join(', ')}: ${found.length + told.length} found`,
  );
}

/** Everything secret is used and misused, and then looked for in all that is left behind. */
export async function seekCanaries(source: DatabaseSource, verdict: Verdict): Promise<void> {
  verdict.say(`Secrets are looked for on ${source.kind}`);
  const database = await source.create();
  const receiver = await Receiver.open();
  const variables = { CORRIDOR_LOG_LEVEL: 'trace', CORRIDOR_STEP_MS: '0' };
  const server = await ServerProcess.start({ databaseUrl: database.url, variables, keptOutput: ALL_OUTPUT });
  try {
    const account = await createOwnedTenant(database.url, 'Canary Pty Ltd', newEmail());
    const { secretKey } = account;
    const lists = { secrets: new CanaryList(), personal: new CanaryList(), errors: [] };
    const trial: Trial = { url: server.url, secretKey, ...lists };
    trial.secrets.add('the first key', secretKey);
    const place = await doBusiness(trial, receiver);
    const person = await signInAnyHow(trial, account.owner.enrolmentUrl);
    await misplace(trial, person);
    await place.until((received) => received.length >= DELIVERED, DELIVERED_MS);
    const told = await toldBy(trial);
    await server.stop();
    const places = {
      'the log': server.output,
      'an error': trial.errors.join('\n'),
      'what is told': told,
      'what is delivered': place.received.map(({ body }) => body.toString('utf8')).join('\n'),
    };
    judge(trial, places, await dumpDatabase(database), verdict);
  } finally {
    await server.kill();
    await receiver.close();
  }
  await database.remove();
}
