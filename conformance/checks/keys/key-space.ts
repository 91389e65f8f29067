import { headerOf } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';
import { expectReplay } from '../../suite/expect-replay.ts';

export const keySpaceOfTenant: Check = {
  name: 'key-space-of-tenant',
  title: 'An idempotency key belongs to one tenant account: another may use the same for anything',
  source: 'given',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  lacks: ({ other }) => (other === undefined ? 'no second --secret-key was given' : undefined),
  run: async (trial) => {
    const { other } = trial.world;
    if (other === undefined) return;
    await trial.each(trial.operations, async ({ id }) => {
      const key = trial.session.newKey();
      const own = { ...(await validCall(id, trial.tenant, trial.session)), key };
      const first = await trial.call(id, own);
      trial.demandSuccess(first, 'a plain call');
      const foreign = { ...(await validCall(id, other, trial.session)), key, caller: other.caller };
      const second = await trial.call(id, foreign);
      trial.demandSuccess(second, 'a key that another tenant has used');
      const firstId = textAt(first.response?.json, 'id');
      const isOther = firstId === '' || firstId !== textAt(second.response?.json, 'id');
      const isReplay = headerOf(second, 'idempotent-replayed') === 'true';
      trial.expect(isOther && !isReplay, id, "another tenant's answer is replayed", [first, second]);
    });
  },
};

export const keySpaceOfSiblings: Check = {
  name: 'key-space-of-siblings',
  title: 'Two API keys of one tenant account share its idempotency keys',
  source: 'decision',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  lacks: ({ session }) =>
    session.credentials.siblingKey === undefined ? 'no --sibling-key was given' : undefined,
  run: async (trial) => {
    const sibling = bearer('sibling', trial.session.credentials.siblingKey ?? '');
    await trial.each(trial.operations, async ({ id }) => {
      const call = { ...(await validCall(id, trial.tenant, trial.session)), key: trial.session.newKey() };
      const first = await trial.call(id, call);
      trial.demandSuccess(first, 'a plain call');
      expectReplay(
        trial,
        first,
        await trial.call(id, { ...call, caller: sibling }),
        'a repeat by a sibling key',
      );
    });
  },
};
