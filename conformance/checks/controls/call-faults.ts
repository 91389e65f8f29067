import type { Operation } from '../../contract/operation.ts';
import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { shown, type Trial } from '../../suite/trial.ts';
import { validCall } from '../../suite/valid-call.ts';

const INJECT = 'injectFaults';

/** How late a slow answer is asked for, and how much earlier than that a timer may end. */
const SLOW_MS = 300;
const EARLY_MS = 20;

const REFUSALS = [
  ['rate_limited', 429, 'rate_limited'],
  ['unavailable', 503, 'service_unavailable'],
] as const;

async function arm(trial: Trial, fault: string, facts: JsonObject = {}): Promise<void> {
  await trial.get(INJECT, { body: { provider: 'api', fault, count: 1, ...facts } });
}

/** The same call as it is answered without a fault: what came before it was not done. */
async function expectFirst(trial: Trial, operation: string, call: Call, what: string): Promise<void> {
  const exchange = await trial.call(operation, call);
  trial.demandSuccess(exchange, `a call with the key of one that ${what}`);
  if (call.key === undefined || call.key === null) return;
  const told = headerOf(exchange, 'idempotent-replayed') ?? 'nothing';
  trial.expect(told === 'false', operation, `a call that ${what} was done: its key says ${told}`, [exchange]);
}

/** Faults of one operation are used in the order in which they were armed, and leave its key unused. */
async function tryRefusals(trial: Trial, operation: Operation): Promise<void> {
  const { id: operationId } = operation;
  const plain = await validCall(operationId, trial.tenant, trial.session);
  const key = operation.isIdempotent ? { key: trial.session.newKey() } : {};
  const call: Call = { ...plain, ...key };
  for (const [fault] of REFUSALS) await arm(trial, fault, { operationId });
  for (const [fault, status, code] of REFUSALS) {
    const exchange = await trial.call(operationId, { ...call, persists: false });
    if (!trial.expectRefusal(exchange, status, code, `a call under ${fault}`)) return;
    const seconds = headerOf(exchange, 'retry-after');
    trial.expect(seconds === '1', operationId, `under ${fault} Retry-After is ${seconds ?? 'nothing'}`, [
      exchange,
    ]);
  }
  await expectFirst(trial, operationId, call, 'was refused by a fault');
}

const CREATE = 'createDestination';

interface Written {
  readonly call: Call;
  readonly name: string;
}

async function newWrite(trial: Trial): Promise<Written> {
  const plain = await validCall(CREATE, trial.tenant, trial.session);
  const name = trial.session.newName('fault');
  const body = { ...(plain.body as JsonObject), name };
  return { call: { ...plain, body, key: trial.session.newKey() }, name };
}

async function countOf(trial: Trial, { name }: Written): Promise<number> {
  const listed = objectsAt(await trial.get('listDestinations', { query: { limit: 200 } }), 'data');
  return listed.filter((each) => textAt(each, 'name') === name).length;
}

/** One write under a fault whose answer is none of the contract. */
async function under(trial: Trial, fault: string): Promise<{ written: Written; exchange: Exchange }> {
  const written = await newWrite(trial);
  await arm(trial, fault, { operationId: CREATE });
  const exchange = await trial.call(CREATE, { ...written.call, persists: false, intent: 'arranged' });
  return { written, exchange };
}

async function tryPages(trial: Trial): Promise<void> {
  const { written, exchange } = await under(trial, 'html');
  const type = headerOf(exchange, 'content-type') ?? 'nothing';
  const isPage = statusOf(exchange) === 502 && type.startsWith('text/html');
  trial.expect(isPage, INJECT, `under html the answer is ${statusOf(exchange)} of ${type}`, [exchange]);
  await expectFirst(trial, CREATE, written.call, 'was answered with a page');
}

/** A connection that is cut tells nothing; whether the write was done is told by its key alone. */
async function tryCuts(trial: Trial): Promise<void> {
  for (const [fault, count] of [
    ['cut_before', 0],
    ['cut_after', 1],
  ] as const) {
    const { written, exchange } = await under(trial, fault);
    const isCut = exchange.response === undefined;
    trial.expect(isCut, INJECT, `under ${fault} the answer is ${shown(exchange)}`, [exchange]);
    const done = await countOf(trial, written);
    trial.expect(done === count, INJECT, `${fault}: the write was done ${done} times`, [exchange]);
    if (count === 0) {
      await expectFirst(trial, CREATE, written.call, 'was cut off before it was done');
      continue;
    }
    const again = await trial.call(CREATE, written.call);
    trial.demandSuccess(again, 'a call with the key of one that was cut off after it was done');
    const told = headerOf(again, 'idempotent-replayed') ?? 'nothing';
    trial.expect(told === 'true', CREATE, `what was done before its answer was cut off says ${told}`, [
      again,
    ]);
    const twice = await countOf(trial, written);
    trial.expect(twice === 1, CREATE, `asked for again, what was cut off after it is there ${twice} times`);
  }
}

async function trySlowness(trial: Trial): Promise<void> {
  await arm(trial, 'slow', { operationId: 'getCaller', delayMs: SLOW_MS });
  const exchange = await trial.call('getCaller');
  trial.demandSuccess(exchange, 'a call that was to be slow');
  const took = exchange.endedAt - exchange.startedAt;
  const message = `an answer that was to be ${SLOW_MS} ms late was there after ${Math.round(took)}`;
  trial.expect(took >= SLOW_MS - EARLY_MS, INJECT, message, [exchange]);
}

/**
 * Without a name a fault is for every call but those of the sandbox, with one for no other; an unknown name is none. A reset forgets
 * them.
 */
async function tryReach(trial: Trial): Promise<void> {
  const body = { provider: 'api', fault: 'rate_limited', count: 5, operationId: 'getCaller' };
  const stored = await trial.get(INJECT, { body });
  trial.expect(isSameJson(stored, body), INJECT, 'it does not show what was injected');
  await trial.get('getTreasury');
  await trial.get('resetSandbox', { body: {} });
  const outlived = await trial.call('getCaller');
  trial.expect(statusOf(outlived) === 200, 'resetSandbox', 'a fault of calls outlives it', [outlived]);
  await arm(trial, 'rate_limited');
  await trial.get('getClock');
  const hit = await trial.call('getTreasury');
  trial.expectRefusal(hit, 429, 'rate_limited', 'the next call of an account whose calls are to fail');
  await trial.get('getTreasury');
  const unknown = { provider: 'api', fault: 'slow', count: 1, operationId: 'getNothing' };
  const refused = await trial.call(INJECT, { body: unknown, intent: 'open' });
  trial.expectRefusal(refused, 400, 'invalid_request', 'a fault of an operation that there is not');
}

export const callFaults: Check = {
  name: 'call-faults',
  title:
    'A call that its account wants to fail is answered as the contract says, in the order in which the faults were armed; what was not done leaves its key unused, and what was done is replayed',
  source: 'decision',
  // Its faults would fall on what checks of the other account call of this one.
  usesOther: true,
  appliesTo: ({ isAuthenticated, path }) => isAuthenticated && !path.startsWith('/v1/sandbox/'),
  lacks: ({ session }) =>
    valueAt(session.contract.document, 'components', 'schemas', 'ApiFaults') === undefined
      ? 'the document has no faults of calls'
      : undefined,
  run: async (trial) => {
    trial.called.add(INJECT);
    try {
      // One after the other: what one call needs would meet the fault of another.
      await trial.each(trial.operations, (operation) => tryRefusals(trial, operation));
      await tryPages(trial);
      await tryCuts(trial);
      await trySlowness(trial);
      await tryReach(trial);
    } finally {
      await trial.tenant.do('resetSandbox', { body: {} });
    }
  },
};
