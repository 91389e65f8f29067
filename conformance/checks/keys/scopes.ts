import { statusOf } from '../../http/exchange.ts';
import type { Operation } from '../../contract/operation.ts';
import { textAt, textsAt } from '../../json/json.ts';
import { bearer, type Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { holdsScope, type ScopedKey } from '../../suite/credentials.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import { shown, type Trial } from '../../suite/trial.ts';

async function tryCell(
  trial: Trial,
  operation: Operation,
  { scopes, key }: ScopedKey,
  refused: Call,
): Promise<void> {
  const isAllowed = operation.scope === null || holdsScope(scopes, operation.scope);
  const call = isAllowed ? await validCall(operation.id, trial.tenant, trial.session) : refused;
  const exchange = await trial.call(operation.id, {
    ...call,
    caller: bearer(`key with ${scopes.join(' ')}`, key),
  });
  const needed = operation.scope;
  const what = `a key with ${scopes.join(' ')} where ${needed ?? 'no scope'} is asked for`;
  if (needed === null || isAllowed) {
    trial.expect(
      statusOf(exchange) === operation.success.status,
      operation.id,
      `${what}: ${shown(exchange)} instead of ${operation.success.status}`,
      [exchange],
    );
    return;
  }
  if (!trial.expectRefusal(exchange, 403, 'insufficient_scope', what)) return;
  const message = textAt(exchange.response?.json, 'message');
  trial.expect(message.includes(needed), operation.id, `the refusal does not name the scope ${needed}`, [
    exchange,
  ]);
}

/** `getCaller` names the scopes that each operation then accepts. */
async function tryTold(trial: Trial, { scopes, key }: ScopedKey): Promise<void> {
  const exchange = await trial.call('getCaller', { caller: bearer(`key with ${scopes.join(' ')}`, key) });
  const told = textsAt(exchange.response?.json, 'scopes');
  const needed = new Set(trial.operations.flatMap(({ scope }) => scope ?? []));
  const wrong = [...needed].filter((scope) => told.includes(scope) !== holdsScope(scopes, scope));
  const what = `of a key with ${scopes.join(' ')} it is wrong about ${wrong.join(', ')}`;
  trial.expect(wrong.length === 0, 'getCaller', what, [exchange]);
}

export const scopes: Check = {
  name: 'scopes',
  title:
    'A scoped key may call exactly what its scopes cover, write implies read, and a refusal names the scope',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  lacks: ({ session }) =>
    session.credentials.scopedKeys.length === 0 ? 'no --scoped-key was given' : undefined,
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      // What is refused for its scopes leaves its records unused: one call serves all.
      const call = await refusedCall(operation.id, part.tenant, part.session);
      for (const scopedKey of part.session.credentials.scopedKeys)
        await tryCell(part, operation, scopedKey, call);
    });
    if (!trial.operations.some(({ id }) => id === 'getCaller')) return;
    for (const scopedKey of trial.session.credentials.scopedKeys) await tryTold(trial, scopedKey);
  },
};
