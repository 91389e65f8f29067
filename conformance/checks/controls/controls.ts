import { canonicalJson, isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { objectsAt, textAt, textsAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { plainCustomer, plainPerson, plainQuote } from '../../suite/plain-bodies.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';

const DAY = 86_400;

const PROVIDERS: Readonly<Record<OperationKind['name'], string>> = {
  payout: 'bank',
  withdrawal: 'chain',
  conversion: 'exchange',
};

/** What a fault makes of an operation that would settle, once all that is due has run. */
const ENDS: Readonly<Record<string, string>> = {
  fail: 'failed',
  delay: 'settled',
  repeat: 'settled',
  reorder: 'settled',
  drop: 'submitted',
};

async function passDays(trial: Trial, days: number): Promise<void> {
  await trial.get('setClock', { body: { advanceSeconds: days * DAY } });
}

async function shown(trial: Trial, { get }: OperationKind, operation: Json): Promise<Json> {
  return trial.get(get, { path: { id: textAt(operation, 'id') } });
}

/** One fault of each sort, one after the other; the operation after it is sound again. */
async function tryFaults(trial: Trial, kind: OperationKind): Promise<void> {
  const { tenant } = trial;
  await tenant.ensureFunds(undefined, kind.asset);
  const provider = PROVIDERS[kind.name];
  for (const [fault, end] of Object.entries(ENDS)) {
    const body = { provider, fault, count: 1, ...(fault === 'delay' ? { delayMs: 3_600_000 } : {}) };
    const stored = await trial.get('injectFaults', { body });
    trial.expect(isSameJson(stored, body), 'injectFaults', 'it does not show what was injected');
    // One after the other: of two that are due together, either may be handed over first.
    const first = await kind.make(tenant, '6.00');
    await passDays(trial, 1);
    const second = await kind.make(tenant, '6.00');
    await passDays(trial, 1);
    const [one, other] = [await shown(trial, kind, first), await shown(trial, kind, second)];
    const what = `a ${kind.name} under ${fault}`;
    const status = textAt(one, 'status');
    trial.expect(status === end, 'injectFaults', `${what} is ${status} instead of ${end}`);
    const after = textAt(other, 'status');
    trial.expect(
      after === 'settled',
      'injectFaults',
      `the ${kind.name} after one under ${fault} is ${after}`,
    );
    const movements = textsAt(one, 'movementIds').length;
    const same = textsAt(other, 'movementIds').length;
    const isOnce = end !== 'settled' || movements === same;
    trial.expect(isOnce, 'injectFaults', `${what} has ${movements} movements, a sound one ${same}`);
    if (end === 'submitted') await tenant.advance(textAt(first, 'id'), 'settled');
  }
}

/** What a fault of identity makes of a verification that would be approved. */
const VERIFICATIONS: Readonly<Record<string, string>> = {
  fail: 'rejected',
  delay: 'approved',
  repeat: 'approved',
  drop: 'in_progress',
};

async function tryIdentityFaults(trial: Trial): Promise<void> {
  if (!trial.session.contract.operations.has('createCustomer')) return;
  const verified = async (): Promise<() => Promise<string>> => {
    const body = { ...plainCustomer(), individualDetails: plainPerson() };
    const path = { id: textAt(await trial.get('createCustomer', { body }), 'id') };
    return async () => textAt(await trial.get('getCustomer', { path }), 'verificationStatus');
  };
  for (const [fault, end] of Object.entries(VERIFICATIONS)) {
    const wait = fault === 'delay' ? { delayMs: 3_600_000 } : {};
    await trial.get('injectFaults', { body: { provider: 'identity', fault, count: 1, ...wait } });
    const first = await verified();
    await passDays(trial, 1);
    const second = await verified();
    await passDays(trial, 1);
    const [one, other] = [await first(), await second()];
    trial.expect(one === end, 'injectFaults', `a verification under ${fault} is ${one} instead of ${end}`);
    trial.expect(
      other === 'approved',
      'injectFaults',
      `the verification after one under ${fault} is ${other}`,
    );
  }
}

/** What waits is listed, and nothing else. */
async function tryLists(trial: Trial, count: number): Promise<void> {
  for (const operation of ['listPinnedRates', 'listFaults']) {
    if (!trial.session.contract.operations.has(operation)) continue;
    const waiting = objectsAt(await trial.get(operation), 'data').length;
    trial.expect(waiting === count, operation, `it shows ${waiting} where ${count} was arranged`);
  }
}

/** A reset forgets pins, faults and the clock, and moves no money. */
async function tryReset(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const rate = async (): Promise<string> => textAt(await tenant.newQuote(plainQuote('9.00')), 'rate');
  await trial.get('resetSandbox', { body: {} });
  await withStoppedClock(trial, async () => {
    await tenant.do('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: '42' } });
    const pinned = await rate();
    await tenant.do('injectFaults', { body: { provider: 'chain', fault: 'fail', count: 5 } });
    await tryLists(trial, 1);
    const before = await booksOf(trial);
    const clock = await trial.get('resetSandbox');
    trial.expect(valueAt(clock, 'frozen') === false, 'resetSandbox', 'the clock still stands after it');
    trial.expect((await booksOf(trial)) === before, 'resetSandbox', 'it moved money');
    await tryLists(trial, 0);
    // The market moves, so that its own rate of before may be gone; a pin is far from any of them.
    trial.expect((await rate()) !== pinned, 'resetSandbox', 'a pin outlives it');
    await tenant.ensureFunds(undefined, 'USDC');
    const withdrawal = await tenant.newWithdrawal('6.00');
    await passDays(trial, 1);
    const path = { id: textAt(withdrawal, 'id') };
    const status = textAt(await tenant.do('getWithdrawal', { path }), 'status');
    trial.expect(status === 'settled', 'resetSandbox', `a fault outlives it: a withdrawal is ${status}`);
  });
}

async function booksOf(trial: Trial): Promise<string> {
  return canonicalJson(
    objectsAt(await trial.tenant.do('getTreasury'), 'balances').map((each) => omit(each, 'asOf')),
  );
}

/** Versions are added: a part changes what it names, and the version counts up. */
async function tryVersions(trial: Trial): Promise<void> {
  const before = (await trial.get('getEffectiveConfiguration')) as JsonObject;
  const settlement = { quoteTtlSeconds: 77 };
  await withConfiguration(trial, { settlement, pricing: { fees: [] } }, async () => {
    const now = (await trial.get('getEffectiveConfiguration')) as JsonObject;
    const own = ['id', 'version', 'effectiveAt', 'createdAt', 'createdBy', 'reason', 'settlement', 'pricing'];
    const isRest = isSameJson(omit(before, ...own), omit(now, ...own));
    trial.expect(isRest, 'configureSandbox', 'it changed more than it named');
    const isMerged = isSameJson(now['settlement'], {
      ...(before['settlement'] as JsonObject),
      ...settlement,
    });
    trial.expect(isMerged, 'configureSandbox', 'it did not merge what it named');
    const isReplaced = objectsAt(now, 'pricing', 'fees').length === 0;
    trial.expect(isReplaced, 'configureSandbox', 'it did not replace a list whole');
    const isNext = Number(now['version']) === Number(before['version']) + 1 && now['id'] !== before['id'];
    trial.expect(
      isNext,
      'configureSandbox',
      `version ${Number(now['version'])} follows ${Number(before['version'])}`,
    );
    const quote = await trial.tenant.newQuote();
    const lasts = Date.parse(textAt(quote, 'expiresAt')) - Date.parse(textAt(quote, 'createdAt'));
    trial.expect(lasts === 77_000, 'configureSandbox', `a quote of 77 s lasts ${lasts} ms`);
    const fee = textAt(quote, 'fee', 'amount');
    trial.expect(fee === '0.00', 'configureSandbox', `without fees a quote has a fee of ${fee}`);
  });
  const after = (await trial.get('getEffectiveConfiguration')) as JsonObject;
  const own = ['id', 'version', 'effectiveAt', 'createdAt', 'createdBy', 'reason'];
  trial.expect(
    isSameJson(omit(before, ...own), omit(after, ...own)),
    'configureSandbox',
    'it does not go back',
  );
  const pairs = [{ asset: 'USDC', network: 'tron', enabled: true }];
  const wrong = { reason: 'no such pair', capabilities: { assetNetworks: pairs } };
  const refused = await trial.call('configureSandbox', { body: wrong });
  trial.expectRefusal(
    refused,
    400,
    'unsupported_asset_network',
    'a configuration of a pair that there is not',
  );
  const fee = { operation: 'payout', asset: 'AUD', flat: '0.001', bps: 0 };
  const fine = await trial.call('configureSandbox', {
    body: { reason: 'too fine', pricing: { fees: [fee] } },
    intent: 'invalid',
  });
  trial.expectRefusal(fine, 400, 'invalid_request', 'a fee of a tenth of a cent');
}

export const controls: Check = {
  name: 'controls',
  title:
    "Faults fall on a provider's next reports and no others, a configuration is the next version of the one before, and a reset forgets what was arranged and moves no money",
  source: 'decision',
  appliesTo: named(
    'injectFaults',
    'listFaults',
    'listPinnedRates',
    'resetSandbox',
    'configureSandbox',
    'getEffectiveConfiguration',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await tryReset(trial);
    await withStoppedClock(trial, async () => {
      for (const kind of OPERATION_KINDS) await tryFaults(trial, kind);
      await tryIdentityFaults(trial);
    });
    await tryVersions(trial);
  },
};
