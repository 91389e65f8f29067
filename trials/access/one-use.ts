import { randomUUID } from 'node:crypto';
import { objectsAt, textAt } from '../../conformance/json/json.ts';
import { atOnce } from '../concurrency/cluster.ts';
import { TrialBrowser, type Answer } from './browser.ts';
import { inviteBy, newMember } from './invite.ts';
import { beginSignIn, newPassword, openInvitation, tokenOf, type Person } from './person.ts';
import { newEmail, serverAt, type Scene } from './scene.ts';

const PENDING = 5;

function spread(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** One use of many is taken, and the others are refused as what was used, locked or overloaded is. */
function judgeOne(
  scene: Scene,
  what: string,
  answers: readonly Answer[],
  rowFaults: readonly string[] = [],
): void {
  const taken = answers.filter(({ status }) => status >= 200 && status < 300).length;
  const wrong = answers.filter(
    ({ status }) => status < 200 || (status >= 300 && ![401, 409, 429, 503].includes(status)),
  );
  const faults = [
    ...(taken === 1 ? [] : [`${taken} of ${answers.length} were taken: ${spread(answers)}`]),
    ...wrong.map(({ status, text }) => `answered ${status} ${text}`),
    ...rowFaults,
  ];
  scene.verdict.judge(`of many uses of one ${what} at once one counts`, faults);
  scene.verdict.say(`  ${answers.length} uses of one ${what} at once: ${spread(answers)}`);
}

async function newPerson(scene: Scene): Promise<Person> {
  return newMember(scene.owner, serverAt(scene, 0), 'admin');
}

async function waitingBrowsers(scene: Scene, person: Person): Promise<TrialBrowser[]> {
  const browsers: TrialBrowser[] = [];
  while (browsers.length < PENDING)
    browsers.push(await beginSignIn(serverAt(scene, browsers.length), person));
  return browsers;
}

/** Sends the same second factor by all browsers that wait, on all servers. */
async function finishAtOnce(
  scene: Scene,
  browsers: readonly TrialBrowser[],
  uses: number,
  body: object,
): Promise<Answer[]> {
  const request = { method: 'POST', path: '/console/api/second-factor', body };
  return atOnce(uses, async (index) => {
    const browser = browsers[index % browsers.length] ?? new TrialBrowser();
    return browser.sendApart(serverAt(scene, Math.floor(index / browsers.length)), request);
  });
}

async function confirmAtOnce(scene: Scene, person: Person, uses: number, code: string): Promise<Answer[]> {
  const request = { method: 'POST', path: '/console/api/step-up', body: { code } };
  return atOnce(uses, (index) => person.browser.sendApart(serverAt(scene, index), request));
}

async function tryCodes(scene: Scene, uses: number): Promise<void> {
  const person = await newPerson(scene);
  const code = await person.authenticator.nextCode();
  judgeOne(
    scene,
    'code for a sign-in',
    await finishAtOnce(scene, await waitingBrowsers(scene, person), uses, { code }),
  );
  const next = await person.authenticator.nextCode();
  judgeOne(scene, 'code for a confirmation', await confirmAtOnce(scene, person, uses, next));
}

async function tryCodeForBoth(scene: Scene, uses: number): Promise<void> {
  const person = await newPerson(scene);
  const browsers = await waitingBrowsers(scene, person);
  const code = await person.authenticator.nextCode();
  const [signIns, confirmations] = await Promise.all([
    finishAtOnce(scene, browsers, uses / 2, { code }),
    confirmAtOnce(scene, person, uses / 2, code),
  ]);
  judgeOne(scene, 'code for sign-ins and confirmations', [...signIns, ...confirmations]);
}

async function tryRecoveryCode(scene: Scene, uses: number): Promise<void> {
  const person = await newPerson(scene);
  const [recoveryCode = ''] = person.recoveryCodes;
  const browsers = await waitingBrowsers(scene, person);
  judgeOne(scene, 'recovery code', await finishAtOnce(scene, browsers, uses, { recoveryCode }));
  // The browsers that nobody knows are locked by now.
  const late = await beginSignIn(serverAt(scene, 0), person, new TrialBrowser(person.browser.jar.copy()));
  const again = await late.post(serverAt(scene, 1), 'second-factor', { recoveryCode });
  scene.verdict.judge(
    'a recovery code that was used works nowhere',
    again.status === 401 ? [] : [`answered ${again.status}`],
  );
}

async function tryInvitation(scene: Scene, uses: number): Promise<void> {
  const email = newEmail();
  const link = await inviteBy(scene.owner, serverAt(scene, 0), 'viewer', email);
  const { body } = await openInvitation(serverAt(scene, 0), link);
  const answers = await atOnce(uses, (index) =>
    new TrialBrowser().sendApart(serverAt(scene, index), {
      method: 'POST',
      path: '/console/api/invitations/accept',
      body: { ...body, password: newPassword() },
    }),
  );
  const users = await scene.database.query('select id from users where email = ?', [email]);
  const sets = await scene.database.query(
    'select count(*) as codes from recovery_codes where user_id in (select id from users where email = ?)',
    [email],
  );
  judgeOne(scene, 'invitation', answers, [
    ...(users.length === 1 ? [] : [`${users.length} users came of it`]),
    ...(Number(sets[0]?.['codes']) === 10
      ? []
      : [`its user has ${String(sets[0]?.['codes'])} recovery codes`]),
  ]);
}

async function tryRecoveryLink(scene: Scene, uses: number): Promise<void> {
  const person = await newPerson(scene);
  await new TrialBrowser().post(serverAt(scene, 0), 'recovery', { email: person.email });
  const request = { method: 'GET', path: '/v1/sandbox/mail' };
  const mailbox = await scene.owner.browser.sendApart(serverAt(scene, 1), request);
  const mail = objectsAt(mailbox.body, 'data').find(
    (each) => textAt(each, 'kind') === 'recovery' && textAt(each, 'to') === person.email,
  );
  const token = tokenOf(textAt(mail, 'link'));
  const answers = await atOnce(uses, (index) =>
    new TrialBrowser().sendApart(serverAt(scene, index), {
      method: 'POST',
      path: '/console/api/recovery/complete',
      body: { token, newPassword: newPassword() },
    }),
  );
  judgeOne(scene, 'link to a new password', answers);
}

async function tryRotation(scene: Scene, uses: number): Promise<void> {
  const { browser } = scene.owner;
  const send = (index: number, path: string, body: object): Promise<Answer> =>
    browser.sendApart(serverAt(scene, index), {
      method: 'POST',
      path,
      body,
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const made = await send(0, '/v1/api-keys', { name: 'Rotated', type: 'secret', role: 'viewer' });
  const id = textAt(made.body, 'id');
  const answers = await atOnce(uses, (index) => send(index, `/v1/api-keys/${id}/rotate`, {}));
  const listed = await browser.sendApart(serverAt(scene, 1), {
    method: 'GET',
    path: '/v1/api-keys?limit=200',
  });
  const successors = objectsAt(listed.body, 'data').filter((key) => textAt(key, 'rotatedFrom') === id).length;
  judgeOne(
    scene,
    'key that is rotated',
    answers,
    successors === 1 ? [] : [`it has ${successors} successors`],
  );
}

export async function useEachOnce(scene: Scene, uses: number): Promise<void> {
  await tryCodes(scene, uses);
  await tryCodeForBoth(scene, uses);
  await tryRecoveryCode(scene, uses);
  await tryInvitation(scene, uses);
  await tryRecoveryLink(scene, uses);
  await tryRotation(scene, uses);
}
