import { headerOf } from '../../http/exchange.ts';
import { isObject, textAt, type Json } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { expectReplay } from '../../suite/expect-replay.ts';

/** The same JSON with its names in the other order and white space between. */
function respelled(value: Json): string {
  const turned = (part: Json): Json =>
    isObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .reverse()
            .map(([name, inner]) => [name, turned(inner)]),
        )
      : part;
  return JSON.stringify(turned(value), null, 3);
}

/** The newest movement of the tenant, which no replay may change. */
async function newestMovement(trial: Trial): Promise<string> {
  return textAt(await trial.get('listTransactions', { query: { limit: 1 } }), 'data', 0, 'id');
}

export const replay: Check = {
  name: 'replay',
  title:
    'A retry with the same key and identical payload replays the original response to the byte, and has no effect',
  source: 'given',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  run: async (trial) => {
    const kept: { first: Awaited<ReturnType<Trial['call']>>; call: Call; id: string }[] = [];
    await trial.each(trial.operations, async ({ id }) => {
      const plain = await validCall(id, trial.tenant, trial.session);
      const call = { ...plain, key: trial.session.newKey() };
      const first = await trial.call(id, call);
      trial.demandSuccess(first, 'a plain call');
      trial.expect(
        headerOf(first, 'idempotent-replayed') === 'false',
        id,
        'a first answer is not marked Idempotent-Replayed: false',
        [first],
      );
      const before = await newestMovement(trial);
      expectReplay(trial, first, await trial.call(id, call), 'a repeat');
      if (call.body !== undefined) {
        const { body, ...rest } = call;
        const other = await trial.call(id, { ...rest, rawBody: respelled(body) });
        expectReplay(trial, first, other, 'a repeat with the names of its body in another order');
      }
      trial.expect((await newestMovement(trial)) === before, id, 'a repeat moved money');
      kept.push({ first, call, id });
    });
    // Once more when much has happened in between.
    for (const { first, call, id } of kept)
      expectReplay(trial, first, await trial.call(id, call), 'a later repeat');
    await replayOfTheMoved(trial);
  },
};

/** A replay shows what was, though the payout has settled since. */
async function replayOfTheMoved(trial: Trial): Promise<void> {
  const call = {
    ...(await validCall('createPayout', trial.tenant, trial.session)),
    key: trial.session.newKey(),
  };
  const first = await trial.call('createPayout', call);
  trial.demandSuccess(first, 'a plain call');
  await trial.tenant.advance(textAt(first.response?.json, 'id'), 'settled');
  expectReplay(trial, first, await trial.call('createPayout', call), 'a repeat after the payout has settled');
}
