import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { textAt, type JsonObject } from '../../conformance/json/json.ts';
import { setStatus } from '../server/operator.ts';
import { TrialBrowser, type Answer, type BrowserRequest } from './browser.ts';
import { newMember } from './invite.ts';
import { signIn, type Person } from './person.ts';
import { serverAt, type Scene } from './scene.ts';

const READ_LIMIT_MS = 1_000;
const LOOK_MS = 1_600;

const READERS = 4;

type Caller = (baseUrl: string, request: BrowserRequest) => Promise<Answer>;

/** Somebody who calls the second server, and what ends that, which is asked of the first. */
interface Doomed {
  readonly caller: Caller;
  readonly end: () => Promise<unknown>;
}

interface Ending {
  readonly name: string;
  readonly refusals: readonly string[];
  readonly prepare: (scene: Scene) => Promise<Doomed>;
  readonly restore?: (scene: Scene) => Promise<unknown>;
}

/** A call, on the clock of this machine. */
interface Sent {
  readonly sentAt: number;
  readonly answer: Answer;
}

const byKey =
  (key: string): Caller =>
  (baseUrl, { headers, ...request }) =>
    new TrialBrowser().sendApart(baseUrl, {
      ...request,
      headers: { ...headers, Authorization: `Bearer ${key}` },
    });

const bySession =
  ({ browser }: Pick<Person, 'browser'>): Caller =>
  (baseUrl, request) =>
    browser.sendApart(baseUrl, request);

/** What the owner does on the first server. @throws Error if it is refused */
async function asOwner(scene: Scene, method: string, path: string, body?: JsonObject): Promise<Answer> {
  const answer = await scene.owner.browser.sendApart(serverAt(scene, 0), {
    method,
    path,
    headers: { 'Idempotency-Key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status < 200 || answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer;
}

function keyEnding(
  name: string,
  refusals: readonly string[],
  [method, suffix, body]: readonly [string, string, JsonObject?],
): Ending {
  return {
    name,
    refusals,
    prepare: async (scene) => {
      const made = await asOwner(scene, 'POST', '/v1/api-keys', { name, type: 'secret', role: 'admin' });
      const path = `/v1/api-keys/${textAt(made.body, 'id')}${suffix}`;
      return { caller: byKey(textAt(made.body, 'key')), end: () => asOwner(scene, method, path, body) };
    },
  };
}

function memberEnding(
  name: string,
  refusals: readonly string[],
  [method, body]: readonly [string, JsonObject?],
): Ending {
  return {
    name,
    refusals,
    prepare: async (scene) => {
      const member = await newMember(scene.owner, serverAt(scene, 1), 'admin');
      const path = `/v1/team/members/${member.id}`;
      return { caller: bySession(member), end: () => asOwner(scene, method, path, body) };
    },
  };
}

const UNAUTHENTICATED = ['401 unauthenticated'];

const ENDINGS: readonly Ending[] = [
  keyEnding('a key that is revoked', UNAUTHENTICATED, ['POST', '/revoke', {}]),
  keyEnding('a key that is rotated without grace', UNAUTHENTICATED, ['POST', '/rotate', { graceSeconds: 0 }]),
  keyEnding('a key that is narrowed', ['403 insufficient_scope'], ['PATCH', '', { scopes: ['rates:read'] }]),
  keyEnding(
    'a key that may come from elsewhere alone',
    ['403 ip_not_allowed'],
    ['PATCH', '', { allowedIps: ['203.0.113.1'] }],
  ),
  {
    name: 'a session that is ended from another',
    refusals: UNAUTHENTICATED,
    prepare: async (scene) => {
      const member = await newMember(scene.owner, serverAt(scene, 1), 'admin');
      const other = await signIn(serverAt(scene, 0), member);
      const end = (): Promise<unknown> =>
        other.send(serverAt(scene, 0), { method: 'DELETE', path: '/console/api/sessions' });
      return { caller: bySession(member), end };
    },
  },
  memberEnding('a member who becomes a viewer', ['403 insufficient_scope'], ['PATCH', { role: 'viewer' }]),
  memberEnding('a member who is removed', UNAUTHENTICATED, ['DELETE']),
  {
    name: 'an account that is suspended',
    refusals: ['403 account_suspended'],
    prepare: async (scene) => ({
      caller: byKey(scene.account.secretKey),
      end: () => setStatus(scene.database.url, scene.account, 'suspend'),
    }),
    restore: (scene) => setStatus(scene.database.url, scene.account, 'resume'),
  },
];

const SETTINGS = '/v1/treasury/settings';

function shown({ status, body }: Answer): string {
  return `${status} ${textAt(body, 'code')}`.trim();
}

function goOn(call: () => Promise<Answer>): { readonly sent: Sent[]; stop(): Promise<void> } {
  const sent: Sent[] = [];
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      const sentAt = performance.now();
      sent.push({ sentAt, answer: await call() });
      await delay(1);
    }
  };
  const ended = run();
  return {
    sent,
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}

interface Seen {
  readonly faults: readonly string[];
  /** When the last write that was taken was sent, and the last read, after the end was answered; in milliseconds. */
  readonly lastWriteMs: number;
  readonly lastReadMs: number;
}

function lastTaken(sent: readonly Sent[], endedAt: number): number {
  const taken = sent.filter(({ answer }) => answer.status === 200);
  return (taken.at(-1)?.sentAt ?? endedAt) - endedAt;
}

function judge(
  writes: readonly Sent[],
  reads: readonly Sent[],
  endedAt: number,
  refusals: readonly string[],
  isReadRefused: boolean,
): Seen {
  const late = (sent: readonly Sent[], limitMs: number): string[] =>
    sent
      .filter(({ sentAt, answer }) => sentAt > endedAt + limitMs && answer.status === 200)
      .map(({ sentAt }) => `taken although it was sent ${(sentAt - endedAt).toFixed(0)} ms after the end`);
  const strange = [...writes, ...(isReadRefused ? reads : [])]
    .filter(({ answer }) => answer.status !== 200 && !refusals.includes(shown(answer)))
    .map(({ answer }) => `answered ${shown(answer)} instead of ${refusals.join(' or ')}`);
  const unseen = writes.some(({ answer }) => answer.status === 200) ? [] : ['nothing was written before'];
  return {
    faults: [
      ...late(writes, 0).map((fault) => `a write was ${fault}`),
      ...(isReadRefused ? late(reads, READ_LIMIT_MS).map((fault) => `a read was ${fault}`) : []),
      ...strange,
      ...unseen,
    ],
    lastWriteMs: lastTaken(writes, endedAt),
    lastReadMs: isReadRefused ? lastTaken(reads, endedAt) : 0,
  };
}

async function tryEnding(scene: Scene, ending: Ending): Promise<Seen> {
  const { caller, end } = await ending.prepare(scene);
  const there = serverAt(scene, 1);
  let isOn = false;
  const write = (): Promise<Answer> => {
    isOn = !isOn;
    const headers = { 'Idempotency-Key': randomUUID() };
    return caller(there, { method: 'PUT', path: SETTINGS, body: { poboEnabled: isOn }, headers });
  };
  // All of them write to one account: the first answer may take longer than the wait below.
  const before: Sent = { sentAt: performance.now(), answer: await write() };
  const writer = goOn(write);
  const readers = Array.from({ length: READERS }, () =>
    goOn(() => caller(there, { method: 'GET', path: SETTINGS })),
  );
  await delay(300);
  await end();
  const endedAt = performance.now();
  await delay(LOOK_MS);
  await Promise.all([writer, ...readers].map((each) => each.stop()));
  await ending.restore?.(scene);
  const reads = readers.flatMap(({ sent }) => sent).toSorted((a, b) => a.sentAt - b.sentAt);
  // A viewer reads on.
  const isReadRefused = !ending.name.includes('viewer');
  return judge([before, ...writer.sent], reads, endedAt, ending.refusals, isReadRefused);
}

/** What ends on one server writes nothing more on another, and reads for a second at the most. */
export async function endElsewhere(scene: Scene, rounds: number): Promise<void> {
  const [apart, together] = [true, false].map((is) =>
    ENDINGS.filter((each) => (each.restore !== undefined) === is),
  );
  const seen = new Map<string, Seen[]>(ENDINGS.map(({ name }) => [name, []]));
  const tryIt = async (ending: Ending): Promise<void> => {
    seen.get(ending.name)?.push(await tryEnding(scene, ending));
  };
  for (let round = 0; round < rounds; round += 1) await Promise.all((together ?? []).map(tryIt));
  // What ends all of an account would be in the way of the others.
  for (let round = 0; round < rounds; round += 1) for (const ending of apart ?? []) await tryIt(ending);
  for (const [name, ends] of seen) judgeEnds(scene, name, ends);
}

function judgeEnds({ verdict }: Scene, name: string, ends: readonly Seen[]): void {
  verdict.judge(
    'what has ended on one server writes nothing on another, and reads for a second at most',
    ends.flatMap(({ faults }) => faults),
    name,
  );
  const longest = (pick: (one: Seen) => number): string => Math.max(...ends.map(pick)).toFixed(0);
  verdict.say(
    `  ${name}: last write taken ${longest(({ lastWriteMs }) => lastWriteMs)} ms, ` +
      `last read ${longest(({ lastReadMs }) => lastReadMs)} ms after its end was answered`,
  );
}
