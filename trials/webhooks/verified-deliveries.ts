import { Webhook } from 'standardwebhooks';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import type { ReceivedRequest } from '../../conformance/receiver/received-request.ts';
import { textAt } from '../../conformance/json/json.ts';
import { exchange } from '../client/exchange.ts';
import { change, type TenantAccount } from '../client/tenant-client.ts';
import { beneficiaryAttempt } from '../client/tenant-world.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { dumpDatabase } from './dump-database.ts';
import { readDeliveries, rotate, subscribe, untilDelivered, type TrialSubscription } from './hook-client.ts';

const PATIENCE_MS = 120_000;
const LONG_SECONDS = 3_600;

export interface VerifiedOptions {
  readonly deliveries: number;
}

interface Scene {
  readonly baseUrl: string;
  readonly account: TenantAccount;
  readonly subscription: TrialSubscription;
}

async function deliver({ baseUrl, account, subscription }: Scene, part: string, count: number) {
  const { received } = subscription.place;
  const before = received.length;
  for (let index = 0; index < count; index += 1)
    await change(baseUrl, beneficiaryAttempt(account, `verified-${part}-${index}`));
  await subscription.place.until(({ length }) => length >= before + count, PATIENCE_MS);
  return received.slice(before);
}

/** Whether the public library takes a request under a secret. */
function isVerified(secret: string, request: ReceivedRequest): boolean {
  const headers = Object.fromEntries([...request.headers].map(([name, values]) => [name, values.join(', ')]));
  try {
    new Webhook(secret).verify(request.body.toString('utf8'), headers);
    return true;
  } catch {
    return false;
  }
}

/** Every way in which a secret could stand somewhere. */
function facesOf(secret: string): Buffer[] {
  const text = secret.replace('whsec_', '');
  const key = Buffer.from(text, 'base64');
  const words = [
    secret,
    text,
    text.replace(/=$/, ''),
    key.toString('base64url'),
    key.toString('hex'),
    key.toString('hex').toUpperCase(),
  ];
  return [...words.map((word) => Buffer.from(word)), key];
}

function findFaces(what: string, content: Buffer, secrets: readonly string[]): string[] {
  return secrets.flatMap((secret, index) =>
    facesOf(secret).some((face) => content.includes(face)) ? [`secret ${index + 1} stands in ${what}`] : [],
  );
}

/** Everything that an answer could show a secret in again. */
async function answersOf({ baseUrl, account, subscription }: Scene): Promise<Buffer> {
  const [delivery] = await readDeliveries(baseUrl, account, subscription.id);
  const paths = [
    `/v1/webhooks/${subscription.id}`,
    '/v1/webhooks?limit=200',
    '/v1/events?limit=200',
    `/v1/webhooks/${subscription.id}/deliveries?limit=200`,
    `/v1/webhook-deliveries/${textAt(delivery, 'id')}`,
    '/v1/treasury',
  ];
  const texts: string[] = [];
  for (const path of paths) {
    const { answer } = await exchange(baseUrl, { method: 'GET', path, secretKey: account.secretKey });
    texts.push(answer?.text ?? '');
  }
  return Buffer.from(texts.join('\n'));
}

async function rotateAndVerify(
  scene: Scene,
  { deliveries }: VerifiedOptions,
  verdict: Verdict,
): Promise<void> {
  const { baseUrl, account, subscription } = scene;
  const first = await deliver(scene, 'first', deliveries);
  await rotate(baseUrl, account, subscription, LONG_SECONDS);
  const second = await deliver(scene, 'second', deliveries);
  await rotate(baseUrl, account, subscription, 0);
  const third = await deliver(scene, 'third', deliveries);
  const [one = '', two = '', three = ''] = subscription.secrets;
  // In the overlap both secrets hold; afterwards the old ones must not.
  const parts = [
    { requests: first, holds: [one], ended: [two, three] },
    { requests: second, holds: [one, two], ended: [three] },
    { requests: third, holds: [three], ended: [one, two] },
  ];
  const all = parts.flatMap(({ requests }) => requests).length;
  const verified = parts.flatMap(({ requests, holds }) =>
    requests.filter((request) => holds.every((secret) => isVerified(secret, request))),
  ).length;
  const stale = parts.flatMap(({ requests, ended }) =>
    requests.filter((request) => ended.some((secret) => isVerified(secret, request))),
  ).length;
  verdict.say(
    `  the public library verified ${verified} of ${all} deliveries across two rotations, ${stale} by a secret that had ended`,
  );
  verdict.judge(
    'the public library verifies every delivery, by each secret that holds and by no other',
    verified === 3 * deliveries && all === verified && stale === 0
      ? []
      : [`${verified} of ${3 * deliveries}, ${stale} stale`],
  );
}

/** The public library verifies every delivery across two rotations; and nothing that is kept or said has a secret in it. */
export async function runVerifiedDeliveries(
  source: DatabaseSource,
  options: VerifiedOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`Verified by the public library on ${source.kind}, ${options.deliveries} deliveries a secret`);
  const database = await source.create();
  const receiver = await Receiver.open();
  const server = await ServerProcess.start({
    databaseUrl: database.url,
    variables: { CORRIDOR_LOG_LEVEL: 'trace' },
    keptOutput: Number.POSITIVE_INFINITY,
  });
  try {
    const account = await createTenant(database.url, 'Verified Pty Ltd');
    const subscription = await subscribe(server.url, account, receiver, ['beneficiary.*']);
    const scene: Scene = { baseUrl: server.url, account, subscription };
    await rotateAndVerify(scene, options, verdict);
    await untilDelivered(server.url, account, subscription.id, PATIENCE_MS);
    const answers = await answersOf(scene);
    await server.stop();
    const written = Buffer.from(server.output);
    const { secrets } = subscription;
    verdict.say(`  ${written.length} bytes of log, ${answers.length} of answers`);
    verdict.judge(
      'no secret stands in the database',
      findFaces('the database', await dumpDatabase(database), secrets),
    );
    verdict.judge('no secret stands in the log', [
      ...findFaces('the log', written, secrets),
      ...(written.length === 0 ? ['the log is empty'] : []),
    ]);
    verdict.judge('no secret stands in an answer', findFaces('an answer', answers, secrets));
  } finally {
    await server.kill();
    await receiver.close();
  }
  await database.remove();
}
