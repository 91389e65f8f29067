import { expect, it } from 'vitest';
import { named, type Check } from './check.ts';
import { runCheck } from './run-check.ts';
import { Tenant } from './tenant.ts';
import { serve, sessionOn } from './test-session.ts';
import type { World } from './world.ts';

const LISTS = ['listApiKeys', 'listPayouts'];

const REASON = 'no --step-up-token was given for createApiKey';

/** Makes a key, which needs a confirmation, for one of its two lists. */
async function tryList(trial: Parameters<Check['run']>[0], id: string): Promise<void> {
  await trial.call(id);
  if (id === 'listApiKeys') await trial.call('createApiKey', { body: {} });
}

async function outcomesOf(run: Check['run']): Promise<unknown> {
  const { baseUrl } = await serve((_request, response) => response.end('{}'));
  const session = await sessionOn(baseUrl);
  const tenant = new Tenant(session, 'tenant', 'sk_1');
  const world = { session, tenant, other: undefined } as unknown as World;
  const check: Check = {
    name: 'a-check',
    title: 'A promise',
    source: 'decision',
    appliesTo: named(...LISTS),
    run,
  };
  const { cells } = await runCheck(check, world);
  expect(session.failures.filter((failure) => failure.check === 'a-check')).toEqual([]);
  return Object.fromEntries(
    cells.map(({ operation, outcome, reason = '' }) => [operation, [outcome, reason]]),
  );
}

it('an operation whose part needs what was not given is not tried, and the others are', async () => {
  const outcomes = await outcomesOf((trial) => trial.each(trial.operations, ({ id }) => tryList(trial, id)));
  expect(outcomes).toEqual({ listApiKeys: ['not tried', REASON], listPayouts: ['held', ''] });
});

it('a check that cannot go on says so of everything that it speaks of', async () => {
  const outcomes = await outcomesOf(async (trial) => {
    for (const id of ['listPayouts', 'listApiKeys']) await tryList(trial, id);
  });
  expect(outcomes).toEqual({ listApiKeys: ['not tried', REASON], listPayouts: ['not tried', REASON] });
});
