import { expect, it } from 'vitest';
import { named, type Check } from './check.ts';
import { runCheck } from './run-check.ts';
import { Tenant } from './tenant.ts';
import { serve, sessionOn } from './test-session.ts';
import { withoutTrace } from './without-trace.ts';
import type { World } from './world.ts';

const TRIED = ['createBeneficiary', 'createCustomer'];

/** What a check says of a server that refuses both, and writes all the same at some paths. */
async function failuresWhere(writes: (path: string) => boolean): Promise<string[]> {
  let written = 0;
  const { baseUrl } = await serve((request, response) => {
    const isPost = request.method === 'POST';
    const isTried = isPost && /[/](?:beneficiaries|customers)$/.test(request.url ?? '');
    if (isTried && writes(request.url ?? '')) written += 1;
    response.writeHead(isPost ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: [{ id: `rec_${written}` }] }));
  });
  const session = await sessionOn(baseUrl);
  const tenant = new Tenant(session, 'tenant', 'sk_1');
  const world = { session, tenant, other: undefined } as unknown as World;
  const check: Check = {
    name: 'refused',
    title: 'A promise',
    source: 'decision',
    appliesTo: named(...TRIED),
    run: (trial) =>
      withoutTrace(trial, {
        what: 'bodies',
        prepare: async () => undefined,
        send: async (part, { id }) => {
          await part.call(id, { body: {}, intent: 'invalid' });
        },
      }),
  };
  await runCheck(check, world);
  const own = session.failures.filter(({ check: name }) => name === 'refused');
  return own.map(({ operation, message }) => `${operation}: ${message.split(' changed ')[0] ?? ''}`);
}

it('says nothing where nothing is written', async () => {
  expect(await failuresWhere(() => false)).toEqual([]);
});

it('names the operation that writes, although several are tried at once', async () => {
  expect(await failuresWhere((path) => path.endsWith('customers'))).toEqual([
    'createCustomer: refused bodies',
  ]);
});
