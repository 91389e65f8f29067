import { randomUUID } from 'node:crypto';
import { textAt } from '../../conformance/json/json.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createOwnedTenant, reencrypt } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { TrialBrowser, type Answer } from './browser.ts';
import { confirm, enrol, signIn, type Person } from './person.ts';
import { newEmail } from './scene.ts';

const [FIRST, SECOND] = [randomUUID(), randomUUID()].map((text) => `a secret of the trial ${text}`) as [
  string,
  string,
];

const AS_BEFORE = 'what was there before the secret was changed works as it did';

/** What a server had promised under the first secret. */
interface Promised {
  readonly secretKey: string;
  readonly person: Person;
  /** A subscription, made under an idempotency key; its answer holds a secret. */
  readonly webhook: { readonly key: string; readonly answer: Answer };
  readonly cursor: string;
}

async function subscribe(baseUrl: string, secretKey: string, key: string): Promise<Answer> {
  return new TrialBrowser().sendApart(baseUrl, {
    method: 'POST',
    path: '/v1/webhooks',
    body: { url: 'http://127.0.0.1:4000/nobody', eventTypes: ['payout.settled'] },
    headers: { Authorization: `Bearer ${secretKey}`, 'Idempotency-Key': key },
  });
}

/** @throws Error unless the answer is a success */
function demand(answer: Answer): Answer {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

async function get(baseUrl: string, secretKey: string, path: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${secretKey}` };
  return new TrialBrowser().sendApart(baseUrl, { method: 'GET', path, headers });
}

async function promise(baseUrl: string, secretKey: string, link: string): Promise<Promised> {
  const person = await enrol(baseUrl, link);
  const key = `before-the-change-${randomUUID()}`;
  const answer = demand(await subscribe(baseUrl, secretKey, key));
  demand(await subscribe(baseUrl, secretKey, randomUUID()));
  const page = demand(await get(baseUrl, secretKey, '/v1/webhooks?limit=1'));
  return { secretKey, person, webhook: { key, answer }, cursor: textAt(page.body, 'nextCursor') };
}

async function attempt(what: string, act: () => Promise<unknown>): Promise<string[]> {
  return act().then(
    () => [],
    (error: unknown) => [`${what}: ${String(error)}`],
  );
}

async function faultsOf(
  baseUrl: string,
  { secretKey, person, webhook, cursor }: Promised,
): Promise<string[]> {
  const replay = await subscribe(baseUrl, secretKey, webhook.key);
  const page = await get(baseUrl, secretKey, `/v1/webhooks?limit=1&cursor=${encodeURIComponent(cursor)}`);
  const looked = await person.browser.send(baseUrl, { method: 'GET', path: '/console/api/session' });
  return [
    ...(replay.text === webhook.answer.text
      ? []
      : [`the replay is ${replay.status} ${replay.text.slice(0, 80)}`]),
    ...(page.status === 200 ? [] : [`the cursor is ${page.status} ${page.text}`]),
    ...(looked.status === 200 ? [] : [`the session is ${looked.status}`]),
    ...(await attempt('a sign-in', () => signIn(baseUrl, person))),
  ];
}

async function withServer<Result>(
  databaseUrl: string,
  variables: Readonly<Record<string, string>>,
  act: (baseUrl: string) => Promise<Result>,
): Promise<Result> {
  const server = await ServerProcess.start({ databaseUrl, variables });
  try {
    return await act(server.url);
  } finally {
    await server.kill();
  }
}

/**
 * The secret of an installation is changed: what was sealed and signed under the first is read under both, and once
 * all of it was sealed again, the first is needed no more.
 */
export async function changeSecret(source: DatabaseSource, verdict: Verdict): Promise<void> {
  verdict.say(`The secret is changed on ${source.kind}`);
  const database = await source.create();
  const both = { CORRIDOR_SECRET: SECOND, CORRIDOR_SECRET_PREVIOUS: FIRST };
  const owner = newEmail();
  const promised = await withServer(database.url, { CORRIDOR_SECRET: FIRST }, async (baseUrl) => {
    const account = await createOwnedTenant(database.url, 'Changed Pty Ltd', owner, {
      CORRIDOR_SECRET: FIRST,
    });
    return promise(baseUrl, account.secretKey, account.owner.enrolmentUrl);
  });
  const faults = await withServer(database.url, both, (baseUrl) => faultsOf(baseUrl, promised));
  verdict.judge(AS_BEFORE, faults, 'both secrets');
  const { left } = await reencrypt(database.url, both);
  verdict.judge('everything that can be is sealed anew', left === 0 ? [] : [`${left} rows are left`]);
  const after = await withServer(database.url, { CORRIDOR_SECRET: SECOND }, (baseUrl) =>
    attempt('a confirmation', () => confirm(baseUrl, promised.person)),
  );
  verdict.judge('what was sealed anew needs the first secret no more', after);
  await database.remove();
}
