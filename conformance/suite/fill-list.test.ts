import { expect, it } from 'vitest';
import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import type { Call } from './call.ts';
import { ENOUGH, fillLists } from './fill-list.ts';
import { plainWebhook } from './plain-bodies.ts';
import { Random } from './random.ts';
import type { Trial } from './trial.ts';

const BEFORE = '2026-01-01T00:00:00.000Z';
const BEGAN = '2026-01-02T00:00:00.000Z';

/** An account with subscriptions of an earlier run. */
function accountWith(count: number) {
  let webhooks = Array.from({ length: count }, (_, place): JsonObject => ({
    ...plainWebhook(),
    id: `left-${place}`,
    createdAt: BEFORE,
  }));
  const operations: Readonly<Record<string, (call: Call) => Json>> = {
    listWebhooks: ({ query }) => ({ data: webhooks.slice(0, Number(query?.['limit'])) }),
    createWebhook: ({ body }) => {
      const made = { ...(body as JsonObject), id: `made-${webhooks.length}`, createdAt: BEGAN };
      webhooks = [made, ...webhooks];
      return made;
    },
    deleteWebhook: ({ path }) => {
      webhooks = webhooks.filter((each) => textAt(each, 'id') !== path?.['id']);
      return {};
    },
  };
  const call = async (id: string, given: Call = {}): Promise<Json> => operations[id]?.(given) ?? null;
  const trial = {
    tenant: { began: { at: BEGAN }, do: call },
    session: { atOnce: 1, random: new Random(1) },
    operations: [{ id: 'listWebhooks' }],
    get: call,
    prepare: async (
      some: readonly { id: string }[],
      fill: (part: unknown, one: unknown) => Promise<void>,
    ) => {
      for (const one of some) await fill(trial, one);
    },
  };
  return { trial: trial as unknown as Trial, read: () => call('listWebhooks', { query: { limit: 200 } }) };
}

it.each([0, 3, ENOUGH, 60])(
  'a list is long enough though what an earlier run has left there (%i) goes when it is filled',
  async (count) => {
    const { trial, read } = accountWith(count);
    await fillLists(trial);
    const after = objectsAt(await read(), 'data');
    expect(after.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(after.filter((each) => textAt(each, 'createdAt') === BEFORE)).toEqual([]);
  },
);
