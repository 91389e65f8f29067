import { setTimeout as delay } from 'node:timers/promises';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { change, readJson, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  payoutAttempt,
  prepareTenant,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { subscribe, untilDelivered } from '../webhooks/hook-client.ts';

const PATIENCE_MS = 60_000;

/** With limits, so that the connections that count what is let through are tried too. */
const VARIABLES = { CORRIDOR_STEP_MS: '0', CORRIDOR_RATE_LIMIT: '1000/1000' };

async function untilSettled(baseUrl: string, { secretKey }: TenantAccount, path: string): Promise<string[]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await readJson<Shown>(baseUrl, secretKey, path);
    if (status === 'settled') return [];
    if (performance.now() > deadline) return [`${path} stays ${String(status)}`];
    await delay(50);
  }
}

async function payOut(
  baseUrl: string,
  { account, beneficiaryId }: TenantWorld,
  key: string,
): Promise<string[]> {
  const { id } = await change(baseUrl, payoutAttempt(account, key, beneficiaryId, '25.00'));
  return untilSettled(baseUrl, account, `/v1/treasury/payouts/${id}`);
}

async function moveMoney(baseUrl: string, world: TenantWorld): Promise<string[]> {
  const { account, destinationId } = world;
  const quote = await change(baseUrl, quoteAttempt(account, 'setup-quote', '100.00'));
  const conversion = await change(baseUrl, acceptanceAttempt(account, 'setup-conversion', quote.id));
  const withdrawal = await change(
    baseUrl,
    withdrawalAttempt(account, 'setup-withdrawal', destinationId, '20.00'),
  );
  return [
    ...(await payOut(baseUrl, world, 'setup-payout')),
    ...(await untilSettled(baseUrl, account, `/v1/treasury/conversions/${conversion.id}`)),
    ...(await untilSettled(baseUrl, account, `/v1/treasury/withdrawals/${withdrawal.id}`)),
  ];
}

const errorsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line));

async function onServer(
  databaseUrl: string,
  walk: (baseUrl: string) => Promise<string[]>,
): Promise<string[]> {
  const server = await ServerProcess.start({ databaseUrl, variables: VARIABLES });
  try {
    const faults = await walk(server.url);
    await server.stop();
    return [...faults, ...errorsIn(server.output)];
  } finally {
    await server.kill();
  }
}

/**
 * Has the operator make a tenant on an empty database, moves its money on one server and again after a restart, and verifies
 * the ledger. Answers what went wrong, in words.
 */
export async function walkSetup(databaseUrl: string): Promise<string[]> {
  const account = await createTenant(databaseUrl, 'Set up Pty Ltd');
  const receiver = await Receiver.open();
  try {
    let world: TenantWorld | undefined;
    const first = await onServer(databaseUrl, async (baseUrl) => {
      const { id, place } = await subscribe(baseUrl, account, receiver, ['payout.*', 'withdrawal.*']);
      world = await prepareTenant(baseUrl, account, '1000.00');
      const faults = await moveMoney(baseUrl, world);
      const pending = await untilDelivered(baseUrl, account, id, PATIENCE_MS);
      if (place.received.length === 0 || pending.length > 0) {
        faults.push(`${place.received.length} events came, ${pending.length} are pending`);
      }
      return faults;
    });
    const second = await onServer(databaseUrl, async (baseUrl) =>
      world === undefined ? [] : payOut(baseUrl, world, 'setup-payout-again'),
    );
    return [...first, ...second, ...(await verifyLedger(databaseUrl))];
  } finally {
    await receiver.close();
  }
}

/** Starts a server that must refuse; answers what is wrong: that it serves, or that it says more or less than one sentence. */
export async function refusedStart(
  databaseUrl: string,
  sentence: RegExp,
  variables: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const server = ServerProcess.spawn({ databaseUrl, variables });
  await Promise.race([server.ended, delay(PATIENCE_MS, undefined, { ref: false })]);
  if (!server.hasEnded) {
    await server.kill();
    return [`it did not end: ${server.output}`];
  }
  const said = server.output.trimEnd().split('\n');
  return said.length === 1 && sentence.test(said[0] ?? '') ? [] : [`it said: ${server.output}`];
}
