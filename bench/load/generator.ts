import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Wallet } from '../contestant.ts';
import { Connection } from './connection.ts';
import type { LoadAnswer, LoadJob, Round } from './job.ts';
import { runOpenLoop } from './open-loop.ts';
import { payoutOf } from './pay.ts';
import { quantile } from './quantile.ts';

type Writer = (turn: number) => string;

function requestWriter({ traffic, url, wallets }: LoadJob): Writer {
  const { host } = new URL(url);
  const walletOf = (turn: number): Wallet => {
    const wallet = wallets[turn % wallets.length];
    if (wallet === undefined) throw new Error('There is no wallet to ask about');
    return wallet;
  };
  if (traffic !== 'payouts') {
    const { get } = traffic;
    return (turn) =>
      `GET ${get[turn % get.length] ?? ''} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${walletOf(turn).key}\r\n\r\n`;
  }
  return (turn) => {
    const wallet = walletOf(turn);
    const key = randomUUID();
    const body = JSON.stringify(payoutOf(wallet, key));
    return (
      `POST /v1/treasury/payouts HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${wallet.key}\r\n` +
      `Content-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    );
  };
}

function asker(job: LoadJob) {
  const write = requestWriter(job);
  const expected = job.traffic === 'payouts' ? '201' : '200';
  /** Answers whether it was done; if not, it was refused. */
  return async (connection: Connection, turn: number): Promise<boolean> => {
    const answer = await connection.ask(write(turn));
    const status = answer.toString('latin1', 9, 12);
    if (status === '503' && job.mayRefuse === true) return false;
    if (status !== expected)
      throw new Error(`The server answered: ${answer.toString('utf8').slice(0, 2_000)}`);
    return true;
  };
}

interface Measured {
  readonly durations: readonly number[];
  readonly refused: number;
}

async function runClosedLoop(job: LoadJob, connections: readonly Connection[]): Promise<Measured> {
  const ask = asker(job);
  const durations: number[] = [];
  let refused = 0;
  const endsAt = performance.now() + job.seconds * 1_000;
  const caller = async (connection: Connection, first: number): Promise<void> => {
    for (let turn = first; performance.now() < endsAt; turn += connections.length) {
      const sentAt = performance.now();
      if (await ask(connection, turn)) durations.push(performance.now() - sentAt);
      else refused += 1;
    }
  };
  await Promise.all(connections.map(caller));
  return { durations, refused };
}

/** Connections to one server, of which a request takes a free one or waits for it. */
class Line {
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(connections: readonly Connection[]) {
    this.#free = [...connections];
  }

  async send(ask: (connection: Connection) => Promise<unknown>): Promise<void> {
    const connection =
      this.#free.pop() ?? (await new Promise<Connection>((take) => this.#waiting.push(take)));
    await ask(connection);
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(connection);
    else next(connection);
  }
}

/** Says which server gets the request of a turn: the same in each run. */
function balancer({ wallets, servers }: LoadJob): (turn: number) => number {
  const count = servers?.urls.length ?? 1;
  if (servers?.balancing === 'by wallet') return (turn) => (turn % wallets.length) % count;
  // The fractional parts of multiples of the golden ratio: evenly spread, and without a period.
  return (turn) => Math.floor(((turn * 0.618_033_988_749_895) % 1) * count);
}

/** Sends at the job's rate over whichever connection is free; if none is, a request waits, and that counts. */
async function runAtRate(job: LoadJob, rate: number, connections: readonly Connection[]): Promise<Measured> {
  const ask = asker(job);
  const serverOf = balancer(job);
  const count = job.servers?.urls.length ?? 1;
  const lines = Array.from(
    { length: count },
    (_, place) => new Line(connections.filter((_each, index) => index % count === place)),
  );
  const send = async (turn: number): Promise<void> =>
    lines[serverOf(turn)]?.send((connection) => ask(connection, turn));
  const sleep = async (ms: number): Promise<void> => delay(ms);
  const schedule = { rate, seconds: job.seconds };
  const durations = await runOpenLoop(schedule, { now: () => performance.now(), sleep, send });
  return { durations, refused: 0 };
}

async function run(job: LoadJob): Promise<Round> {
  const urls = job.servers?.urls ?? [job.url];
  const connections = await Promise.all(
    Array.from({ length: job.callers }, (_, index) => Connection.open(urls[index % urls.length] ?? job.url)),
  );
  try {
    const startedAt = performance.now();
    const { durations, refused } =
      job.rate === undefined
        ? await runClosedLoop(job, connections)
        : await runAtRate(job, job.rate, connections);
    const elapsedMs = performance.now() - startedAt;
    return {
      answered: durations.length,
      refused,
      perSecond: (durations.length * 1_000) / elapsedMs,
      p50Ms: quantile(durations, 0.5),
      p99Ms: quantile(durations, 0.99),
    };
  } finally {
    for (const connection of connections) connection.close();
  }
}

process.on('message', (job: LoadJob) => {
  const answer = (said: LoadAnswer): void => void process.send?.(said);
  run(job).then(
    (round) => answer({ round }),
    (error: unknown) => answer({ fault: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
