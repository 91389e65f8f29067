import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';
import type { Trial } from '../../suite/trial.ts';
import type { Operation } from '../../contract/operation.ts';

const BAD: readonly (readonly [string, string | readonly string[]])[] = [
  ['a key of 7 characters', 'seven77'],
  ['a key of 256 characters', 'k'.repeat(256)],
  ['a key that is no ASCII', 'clé-idempotente'],
  ['two keys', ['first-key-of-two', 'second-key-of-two']],
  ['the same key twice', ['one-key-sent-twice', 'one-key-sent-twice']],
  ['a tab in the key', 'tab\tinside-the-key'],
];

async function tryGoodKeys(trial: Trial, operation: Operation): Promise<void> {
  const short = trial.session.newKey().slice(-8).padStart(8, trial.session.random.word(8));
  const long = `${trial.session.newKey()} `.padEnd(254, '~') + '!';
  for (const key of [short, long]) {
    const call = await validCall(operation.id, trial.tenant, trial.session);
    const exchange = await trial.call(operation.id, { ...call, key });
    trial.demandSuccess(exchange, `a key of ${key.length} characters of printable ASCII`);
  }
}

/** The header that every POST and PUT needs. */
export const idempotencyHeader: Check = {
  name: 'idempotency-header',
  title: 'Every POST and PUT needs one Idempotency-Key of 8 to 255 printable ASCII characters',
  source: 'given',
  appliesTo: ({ method, isIdempotent }) => isIdempotent || method === 'POST' || method === 'PUT',
  run: async (trial) => {
    await trial.each(trial.operations, async (operation) => {
      const call = await validCall(operation.id, trial.tenant, trial.session);
      const missing = await trial.call(operation.id, { ...call, key: null, intent: 'invalid' });
      trial.expectRefusal(missing, 400, 'idempotency_key_required', 'a request without Idempotency-Key');
      for (const [what, key] of BAD) {
        const headers = { 'Idempotency-Key': key };
        const exchange = await trial.call(operation.id, { ...call, headers, intent: 'invalid' });
        trial.expectRefusal(exchange, 400, 'idempotency_key_invalid', what);
      }
      await tryGoodKeys(trial, operation);
    });
  },
};
