/**
 * A process of callers (`fork`): each sends one kind of request again and again, as soon as it has the answer. It takes a `Storm`
 * and answers a `Tally` when it is told to stop, so that its own work does not delay the caller whose time counts.
 */
import { randomUUID } from 'node:crypto';
import { HttpClient } from '../../conformance/http/http-client.ts';
import type { RequestKind } from './request-kinds.ts';

export interface Storm {
  readonly baseUrl: string;
  readonly kind: RequestKind;
  readonly keys: readonly string[];
}

export type Tally = Readonly<Record<string, number>>;

const TIMEOUT_MS = 40_000;

let isOver = false;
let tally: Record<string, number> = {};
let calls: Promise<void>[] = [];

async function call(
  client: HttpClient,
  { method, path, headers, body, hasCredentials }: RequestKind,
  key: string,
): Promise<void> {
  while (!isOver) {
    const { response, failure } = await client.send({
      method,
      target: path,
      headers: {
        ...headers,
        ...(hasCredentials ? { Authorization: `Bearer ${key}` } : {}),
        ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body,
    });
    const outcome = String(response?.status ?? failure);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }
}

// Callers end with the trial that made them, also if it is broken off.
process.once('disconnect', () => process.exit());

process.on('message', (message: Storm | 'stop') => {
  if (message === 'stop') {
    isOver = true;
    void Promise.all(calls).then(() => process.send?.(tally));
    return;
  }
  const { baseUrl, kind, keys } = message;
  const client = new HttpClient([baseUrl], { timeoutMs: TIMEOUT_MS, connections: keys.length });
  isOver = false;
  tally = {};
  calls = keys.map((key) => call(client, kind, key));
});
