import type { Operation } from '../../contract/operation.ts';
import { bearer, type Call, type Caller } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { holdsScope } from '../../suite/credentials.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

/** A fault, and how it is refused if none before it in the order is there. */
interface Fault {
  readonly what: string;
  readonly call: Partial<Call>;
  readonly status: number;
  readonly code: string;
}

const BROKEN = '{"not JSON';
const TOO_LARGE = BROKEN.padEnd(100 * 1024 + 1, ' ');
const NO_JSON = { 'Content-Type': 'text/plain' };

/** Who may not make the call, in the order in which it is looked at. */
function callers({ session }: Trial, { keyKinds, scope, needsStepUp }: Operation): Fault[] {
  const { suspendedKey, refusedAddressKey, publishableKey, scopedKeys } = session.credentials;
  const fault = (caller: Caller | null, status: number, code: string): Fault => {
    return {
      what: `a call by ${caller?.name ?? 'a caller without a key'}`,
      call: { caller, stepUpToken: null },
      status,
      code,
    };
  };
  const faults = [fault(null, 401, 'unauthenticated')];
  if (suspendedKey !== undefined)
    faults.push(fault(bearer('a suspended account', suspendedKey), 403, 'account_suspended'));
  if (refusedAddressKey !== undefined)
    faults.push(fault(bearer('a key of another address', refusedAddressKey), 403, 'ip_not_allowed'));
  if (publishableKey !== undefined && !keyKinds.includes('publishable'))
    faults.push(fault(bearer('a publishable key', publishableKey), 403, 'secret_key_required'));
  const narrow = scopedKeys.find(({ scopes }) => scope !== null && !holdsScope(scopes, scope));
  if (narrow !== undefined)
    faults.push(fault(bearer('a key without the scope', narrow.key), 403, 'insufficient_scope'));
  if (needsStepUp) {
    const what = 'a call without a confirmation';
    faults.push({ what, call: { stepUpToken: null }, status: 403, code: 'step_up_required' });
  }
  return faults;
}

/** What is wrong with the request itself: each has the faults of those behind it. */
const OF_REQUEST: readonly Fault[] = [
  {
    what: 'a body that is too large',
    call: { rawBody: TOO_LARGE, headers: NO_JSON, key: null },
    status: 413,
    code: 'payload_too_large',
  },
  {
    what: 'a body of another type',
    call: { rawBody: BROKEN, headers: NO_JSON, key: null },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'a request without a key',
    call: { rawBody: BROKEN, key: null },
    status: 400,
    code: 'idempotency_key_required',
  },
];

async function tryOrder(trial: Trial, operation: Operation, usedKey: string): Promise<void> {
  const { path, body } = await refusedCall(operation.id, trial.tenant, trial.session);
  const plain: Call = { ...(path === undefined ? {} : { path }), intent: 'open', rawQuery: 'unknown=1' };
  const [worst] = OF_REQUEST;
  const byCaller = callers(trial, operation).map((fault) => ({
    ...fault,
    call: { ...worst?.call, ...fault.call },
  }));
  const last: Fault[] = [
    {
      what: 'a body that breaks the contract, under a key of another request',
      call: { rawBody: BROKEN, key: usedKey },
      status: 400,
      code: 'invalid_request',
    },
    {
      what: 'an unknown query parameter, under a key of another request',
      call: { body: body ?? {}, key: usedKey },
      status: 400,
      code: 'invalid_request',
    },
  ];
  for (const { what, call, status, code } of [...byCaller, ...OF_REQUEST, ...last]) {
    const exchange = await trial.call(operation.id, { ...plain, ...call });
    trial.expectRefusal(exchange, status, code, `${what}, with every later fault`);
  }
}

export const refusalOrder: Check = {
  name: 'refusal-order',
  title:
    'A request with several faults is refused for the first of them: key, account, address, kind of key, scope, confirmation, size, media type, Idempotency-Key, query and body, another request with that key',
  source: 'decision',
  appliesTo: ({ isAuthenticated, isKeyRequired, body }) => isAuthenticated && isKeyRequired && body !== null,
  run: async (trial) => {
    const usedKey = trial.session.newKey();
    await trial.get('createFundingInstrument', { body: { type: 'aud_account' }, key: usedKey });
    await trial.together(trial.operations, async (part, operation) => tryOrder(part, operation, usedKey));
  },
};
