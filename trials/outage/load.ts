import { setTimeout as delay } from 'node:timers/promises';
import { newAttempt, sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { exchange, type Exchange } from '../client/exchange.ts';
import {
  depositAttempt,
  destinationAttempt,
  payinAttempt,
  payoutAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import type { Random } from '../../conformance/suite/random.ts';

export interface Heard {
  readonly what: string;
  /** When it was asked, on the trial's own clock. */
  readonly askedAt: number;
  readonly ms: number;
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  readonly text: string;
}

export interface Load {
  readonly heard: Heard[];
  readonly readiness: Heard[];
  stop(): Promise<void>;
}

const READS = [
  '/v1/treasury',
  '/v1/treasury/balances',
  '/v1/treasury/payouts',
  '/v1/treasury/transactions',
  '/v1/treasury/settings',
  '/v1/treasury/ledger/head',
  '/v1/treasury/ledger/export',
];

const WRITERS = 6;
const READERS = 4;

const RETRY_MS = 1_000;

const READINESS_MS = 200;

function nextWrite(world: TenantWorld, key: string, random: Random): Attempt {
  const { account, beneficiaryId, instrumentId, addressId, destinationId } = world;
  const amount = `${random.integer(1, 9)}.00`;
  const share = random.next();
  if (share < 0.4) return payoutAttempt(account, key, beneficiaryId, amount);
  if (share < 0.6) return withdrawalAttempt(account, key, destinationId, amount);
  if (share < 0.8) return payinAttempt(account, key, instrumentId, amount);
  return share < 0.9 ? depositAttempt(account, key, addressId, amount) : destinationAttempt(account, key);
}

async function listen(what: string, send: () => Promise<Exchange>): Promise<Heard> {
  const askedAt = performance.now();
  const received = await send();
  const ms = performance.now() - askedAt;
  return received.answer === undefined
    ? { what, askedAt, ms, status: undefined, text: received.failure }
    : { what, askedAt, ms, status: received.answer.status, text: received.answer.text.slice(0, 200) };
}

/** Loads a server with writers that repeat what is unknown, with readers, and with somebody who asks whether it is ready. */
export function startLoad(
  baseUrl: string,
  worlds: readonly TenantWorld[],
  name: string,
  random: Random,
): Load {
  const heard: Heard[] = [];
  const readiness: Heard[] = [];
  let isOver = false;
  const isStopped = (): boolean => isOver;
  const write = async (world: TenantWorld, writer: string, own: Random): Promise<void> => {
    for (let count = 1; !isStopped(); count += 1) {
      const attempt = nextWrite(world, `${writer}-${count}`, own);
      world.attempts.push(attempt);
      const { method, path } = attempt.call;
      do {
        heard.push(await listen(`${method} ${path}`, () => sendAttempt(baseUrl, attempt)));
        await delay(attempt.answer === undefined ? RETRY_MS : 10);
      } while (attempt.answer === undefined && !isStopped());
    }
  };
  const read = async ({ account }: TenantWorld, own: Random): Promise<void> => {
    while (!isStopped()) {
      const path = own.pick(READS);
      const call = { method: 'GET', path, secretKey: account.secretKey } as const;
      const answer = await listen(`GET ${path}`, () => exchange(baseUrl, call));
      heard.push(answer);
      await delay(answer.status === 200 ? 20 : RETRY_MS / 2);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopped()) {
      const call = { method: 'GET', path: '/readyz', secretKey: 'none' } as const;
      readiness.push(await listen('GET /readyz', () => exchange(baseUrl, call)));
      await delay(READINESS_MS);
    }
  };
  const callers = worlds.flatMap((world, index) => [
    ...Array.from({ length: WRITERS }, (_, turn) => {
      const writer = `${name}-${index}-${turn}`;
      return write(world, writer, random.fork(writer));
    }),
    ...Array.from({ length: READERS }, (_, turn) =>
      read(world, random.fork(`${name}-read-${index}-${turn}`)),
    ),
  ]);
  callers.push(watch());
  return {
    heard,
    readiness,
    stop: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

const REPEATERS = 8;

/** Repeats every write of a tenant under its key until it is definite, and once more: what was answered otherwise. */
export async function faultsOfRepeats(baseUrl: string, attempts: readonly Attempt[]): Promise<string[]> {
  const faults: string[] = [];
  const left = attempts.values();
  const repeat = async (): Promise<void> => {
    for (const attempt of left) {
      const first = await sendUntilDefinite(baseUrl, attempt);
      const again = await sendUntilDefinite(baseUrl, newAttempt(attempt.call));
      if (again.status !== first.status || again.text !== first.text) {
        faults.push(`${attempt.call.idempotencyKey}: ${first.status} ${first.text}, then ${again.text}`);
      }
    }
  };
  await Promise.all(Array.from({ length: REPEATERS }, repeat));
  return faults;
}
