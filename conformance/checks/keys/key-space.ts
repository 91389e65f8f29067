import { headerOf } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import { expectReplay } from '../../suite/expect-replay.ts';

export const keySpaceOfTenant: Check = {
  name: 'key-space-of-tenant',
  title: 'An idempotency key belongs to one tenant account: another may use the same for anything',
  source: 'given',
  usesOther: true,
  appliesTo: ({ isIdempotent }) => isIdempotent,
  lacks: ({ other }) => (other === undefined ? 'no second --secret-key was given' : undefined),
  run: async (trial) => {
    const { other } = trial.world;
    if (other === undefined) return;
    await trial.together(trial.operations, async (part, { id }) => {
      const key = part.session.newKey();
      const own = { ...(await validCall(id, part.tenant, part.session)), key };
      const first = await part.call(id, own);
      part.demandSuccess(first, 'a plain call');
      const foreign = { ...(await validCall(id, other, part.session)), key, caller: other.caller };
      const second = await part.call(id, foreign);
      part.demandSuccess(second, 'a key that another tenant has used');
      const firstId = textAt(first.response?.json, 'id');
      const isOther = firstId === '' || firstId !== textAt(second.response?.json, 'id');
      const isReplay = headerOf(second, 'idempotent-replayed') === 'true';
      part.expect(isOther && !isReplay, id, "another tenant's answer is replayed", [first, second]);
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
    await trial.together(trial.operations, async (part, { id }) => {
      const call = { ...(await validCall(id, part.tenant, part.session)), key: part.session.newKey() };
      const first = await part.call(id, call);
      part.demandSuccess(first, 'a plain call');
      expectReplay(
        part,
        first,
        await part.call(id, { ...call, caller: sibling }),
        'a repeat by a sibling key',
      );
    });
  },
};
