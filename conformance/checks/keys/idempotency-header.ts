import type { Check } from '../../suite/check.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import type { Operation } from '../../contract/operation.ts';
import { headerOf } from '../../http/exchange.ts';

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

/** Without a key, where one may be left out, each request is carried out by itself, and none is a replay. */
async function tryWithoutKey(trial: Trial, { id, method }: Operation): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  for (const what of ['a request without a key', 'another one']) {
    // What is deleted is not there a second time.
    const own = method === 'DELETE' ? await validCall(id, trial.tenant, trial.session) : call;
    const exchange = await trial.call(id, { ...own, key: null });
    trial.demandSuccess(exchange, what);
    const isReplay = headerOf(exchange, 'idempotent-replayed') !== undefined;
    trial.expect(!isReplay, id, `${what} is marked as a replay`, [exchange]);
  }
}

export const idempotencyHeader: Check = {
  name: 'idempotency-header',
  title:
    'Every POST and PUT needs one Idempotency-Key of 8 to 255 printable ASCII characters; a PATCH or DELETE takes one or none',
  source: 'given',
  appliesTo: ({ method, isIdempotent }) => isIdempotent || method === 'POST' || method === 'PUT',
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      if (operation.isKeyRequired || ['POST', 'PUT'].includes(operation.method)) {
        const missing = await part.call(operation.id, { ...call, key: null, intent: 'invalid' });
        part.expectRefusal(missing, 400, 'idempotency_key_required', 'a request without Idempotency-Key');
      } else await tryWithoutKey(part, operation);
      for (const [what, key] of BAD) {
        const headers = { 'Idempotency-Key': key };
        const exchange = await part.call(operation.id, { ...call, headers, intent: 'invalid' });
        part.expectRefusal(exchange, 400, 'idempotency_key_invalid', what);
      }
      await tryGoodKeys(part, operation);
    });
  },
};
