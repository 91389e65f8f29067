import { setTimeout as delay } from 'node:timers/promises';
import { statusOf, type Exchange } from '../http/exchange.ts';
import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import { NotTried } from './failure.ts';
import type { Tenant } from './tenant.ts';
import type { Trial } from './trial.ts';

const PAUSE_MS = 250;

/** Longer than the contract says, for a machine that is busy. */
const PATIENCE_MS = 10_000;

const NONE = 'the server keeps no requests: it may be switched off';

async function untilThere<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += PAUSE_MS) {
    const found = await find();
    if (found !== undefined) return found;
    await delay(PAUSE_MS);
  }
  throw new NotTried(NONE);
}

/** Any request of a tenant. @throws NotTried if none is kept */
export async function anyKeptRequest(tenant: Tenant): Promise<JsonObject> {
  return untilThere(
    async () => objectsAt(await tenant.do('listRequests', { query: { limit: 1 } }), 'data')[0],
  );
}

/** What was kept of an exchange. @throws NotTried if nothing was, as the contract allows */
export async function keptRequest(trial: Trial, id: string): Promise<Exchange> {
  return untilThere(async () => {
    const exchange = await trial.call('getRequest', { path: { id } });
    return statusOf(exchange) === 200 ? exchange : undefined;
  });
}

export const idsOfKept = (body: JsonObject): string[] =>
  objectsAt(body, 'data').map((each) => textAt(each, 'id'));
