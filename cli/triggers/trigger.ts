import { setTimeout as delay } from 'node:timers/promises';
import type { Event } from '../../generated/sdk/types.ts';
import type { Corridor } from '../../sdk/src/corridor.ts';
import { ApiError } from '../../sdk/src/errors.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { Sandbox } from './sandbox.ts';
import type { Trigger } from './trigger-kinds.ts';

/** How long it may take until the event is listed. */
const LISTED_LIMIT_MS = 30_000;

const LOOK_MS = 200;

/** @throws CannotRun if the server is no sandbox: nobody ever triggers anything where money is real */
async function checkSandbox(corridor: Corridor): Promise<void> {
  try {
    await corridor.sandbox.getClock();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404)
      throw new CannotRun('This server is no sandbox: nothing is triggered where money is real.');
    // Without the scope to read the clock a key may still hold all that a trigger needs.
    if (error.code !== 'insufficient_scope') throw error;
  }
}

async function findNewest(
  corridor: Corridor,
  type: string,
  objectId: string | null,
): Promise<Event | undefined> {
  const query = { type, limit: 1, ...(objectId === null ? {} : { objectId }) };
  const { data } = await corridor.request<{ readonly data: readonly Event[] }>('GET', '/v1/events', {
    query,
  });
  return data[0];
}

/**
 * Brings an event of a type about by the sandbox's public calls, and answers it as it is listed.
 * @throws CannotRun if calls cannot bring it about; ApiError where the server refuses one of them; Error where it is not
 *   listed within 30 s
 */
export async function trigger(corridor: Corridor, type: string, how: Trigger): Promise<Event> {
  if ('onlyBy' in how) throw new CannotRun(`${type} cannot be triggered: ${how.onlyBy}.`);
  await checkSandbox(corridor);
  const before = await findNewest(corridor, type, null);
  const objectId = await how.cause(new Sandbox(corridor));
  const deadline = performance.now() + LISTED_LIMIT_MS;
  for (;;) {
    const event = await findNewest(corridor, type, objectId);
    if (event !== undefined && event.id !== before?.id) return event;
    if (performance.now() > deadline)
      throw new Error(
        `${type} was triggered, but was not listed within ${String(LISTED_LIMIT_MS / 1_000)} s.`,
      );
    await delay(LOOK_MS);
  }
}
