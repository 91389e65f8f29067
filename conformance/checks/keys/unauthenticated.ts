import { headerOf, type Exchange } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import type { Call, Caller } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

/** Callers without a valid credential, made from a key that is valid, and from a second one where there is one. */
function strangers(key: string, second: string | undefined): Caller[] {
  const last = key.endsWith('a') ? 'b' : 'a';
  const swapped = `${key.slice(0, -1)}${last}`;
  return [
    { name: 'nobody', headers: {} },
    { name: 'a key with another last letter', headers: { Authorization: `Bearer ${swapped}` } },
    { name: 'a text that is no key', headers: { 'X-Api-Key': 'no-key-at-all' } },
    {
      name: 'two different keys',
      headers: { Authorization: `Bearer ${key}`, 'X-Api-Key': second ?? swapped },
    },
    {
      name: 'another scheme',
      headers: { Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    },
  ];
}

function expectNobody(trial: Trial, exchange: Exchange, caller: Caller): string {
  if (trial.expectRefusal(exchange, 401, 'unauthenticated', `a call by ${caller.name}`)) {
    const scheme = headerOf(exchange, 'www-authenticate') ?? 'none';
    trial.expect(/^Bearer\b/.test(scheme), exchange.operationId ?? '', `WWW-Authenticate is ${scheme}`, [
      exchange,
    ]);
  }
  return textAt(exchange.response?.json, 'message');
}

/** Every operation that asks for a key, without one. */
export const unauthenticated: Check = {
  name: 'unauthenticated',
  title:
    'An unauthenticated or invalid request returns 401, the same for every reason, before anything else is looked at',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  run: async (trial) => {
    const messages = new Set<string>();
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      // Half of them break the contract as well: who asks comes first in the order of refusals.
      const broken: Call = { ...call, body: { nonsense: true }, intent: 'open' };
      const { publishableKey } = part.session.credentials;
      for (const [index, caller] of strangers(part.tenant.key, publishableKey).entries()) {
        const isBroken = index % 2 === 1 && operation.body !== null;
        const exchange = await part.call(operation.id, { ...(isBroken ? broken : call), caller });
        messages.add(expectNobody(part, exchange, caller));
      }
    });
    const [operation] = trial.operations;
    trial.expect(
      messages.size <= 1,
      operation?.id ?? '',
      `401 tells the reasons apart: ${[...messages].join(' | ')}`,
      [],
    );
  },
};
