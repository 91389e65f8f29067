import { headerOf } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import { expectReplay } from '../../suite/expect-replay.ts';

const UNKNOWN = 'xxx_00000000000000000000000000';

/** Refusals that a record decided: kept with their key, though a later decision would be another. */
async function tryKept(trial: Trial): Promise<void> {
  const { session, tenant } = trial;
  const beneficiaryId = await tenant.its('beneficiaryId');
  const { available } = await tenant.balance();
  const amount = toAmount(available + trial.world.policy.creditLimitOf('AUD') + 100n);
  const order = { beneficiaryId, amount, currency: 'AUD', externalReference: session.newName('pay') };
  const tooMuch: Call = { body: order, key: session.newKey() };
  const refused = await trial.call('createPayout', tooMuch);
  if (!trial.expectRefusal(refused, 422, 'insufficient_funds', 'a payout of more than is available')) return;
  await tenant.ensureFunds(available + trial.world.policy.creditLimitOf('AUD') + 200_000n);
  expectReplay(
    trial,
    refused,
    await trial.call('createPayout', tooMuch),
    'a refused request, repeated once funded',
  );
  const listed = await trial.get('listPayouts', { query: { externalReference: order.externalReference } });
  trial.expect(textAt(listed, 'data', 0, 'id') === '', 'createPayout', 'a refused payout exists');
}

async function tryStored(trial: Trial): Promise<void> {
  const { session } = trial;
  const writesById = trial.operations.filter(({ pathParameters }) => pathParameters.length > 0);
  await trial.together(writesById, async (part, { id }) => {
    const call = await refusedCall(id, part.tenant, session);
    const lost: Call = { ...call, path: { id: UNKNOWN }, key: session.newKey() };
    const first = await part.call(id, lost);
    if (!part.expectRefusal(first, 404, 'not_found', 'an id that never existed')) return;
    expectReplay(part, first, await part.call(id, lost), 'a refusal by the rules of the operation');
  });
}

/** Refusals before the decision leave the key unused. */
async function tryForgotten(trial: Trial): Promise<void> {
  await trial.together(trial.operations, async (part, { id, body }) => {
    if (body === null) return;
    const call: Call = { ...(await validCall(id, part.tenant, part.session)), key: part.session.newKey() };
    const wrong = await part.call(id, { ...call, body: { nonsense: 1 }, intent: 'invalid' });
    part.expectRefusal(wrong, 400, 'invalid_request', 'a body that breaks the contract');
    const nobody = await part.call(id, { ...call, caller: null });
    part.expectRefusal(nobody, 401, 'unauthenticated', 'a call without a key');
    const right = await part.call(id, call);
    part.demandSuccess(right, 'a request whose key was on refused ones before');
    part.expect(
      headerOf(right, 'idempotent-replayed') === 'false',
      id,
      'the first request that was carried out is not marked as the first',
      [right],
    );
  });
}

export const storedRefusals: Check = {
  name: 'stored-refusals',
  title:
    'Refusals by the rules are stored and replayed like successes; refusals before them leave the key unused',
  source: 'decision',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  run: async (trial) => {
    if (trial.world.policy.obstacle === undefined) await tryKept(trial);
    await tryStored(trial);
    await tryForgotten(trial);
  },
};
