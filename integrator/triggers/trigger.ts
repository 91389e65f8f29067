import { setTimeout as delay } from 'node:timers/promises';
import { CannotRun } from '../failure.ts';
import { Refused, type ApiClient } from '../http/api-client.ts';
import { readEventPage, type ShownEvent } from '../http/shown-event.ts';
import { Sandbox } from './sandbox.ts';
import type { Trigger } from './trigger-kinds.ts';

/** How long it may take until the event is listed. */
const LISTED_LIMIT_MS = 30_000;

const LOOK_MS = 200;

/** @throws CannotRun if the server is no sandbox: nobody ever triggers anything where money is real */
async function checkSandbox(api: ApiClient): Promise<void> {
  try {
    await api.get('/v1/sandbox/clock');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 404)
      throw new CannotRun('This server is no sandbox: nothing is triggered where money is real.');
    // Without the scope to read the clock a key may still hold all that a trigger needs.
    if (error.code !== 'insufficient_scope') throw error;
  }
}

async function findNewest(
  api: ApiClient,
  type: string,
  objectId: string | null,
): Promise<ShownEvent | undefined> {
  const query = new URLSearchParams({ type, limit: '1', ...(objectId === null ? {} : { objectId }) });
  return readEventPage(await api.get(`/v1/events?${query.toString()}`)).events[0];
}

/**
 * Brings an event of a type about by the sandbox's public calls, and answers it as it is listed.
 * @throws CannotRun if calls cannot bring it about; Refused where the server refuses one of them; Error where it is not
 *   listed within 30 s
 */
export async function trigger(api: ApiClient, type: string, how: Trigger): Promise<ShownEvent> {
  if ('onlyBy' in how) throw new CannotRun(`${type} cannot be triggered: ${how.onlyBy}.`);
  await checkSandbox(api);
  const before = await findNewest(api, type, null);
  const objectId = await how.cause(new Sandbox(api));
  const deadline = performance.now() + LISTED_LIMIT_MS;
  for (;;) {
    const event = await findNewest(api, type, objectId);
    if (event !== undefined && event.id !== before?.id) return event;
    if (performance.now() > deadline)
      throw new Error(
        `${type} was triggered, but was not listed within ${String(LISTED_LIMIT_MS / 1_000)} s.`,
      );
    await delay(LOOK_MS);
  }
}
