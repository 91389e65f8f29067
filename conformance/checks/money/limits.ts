import { bodyOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const AT_ONCE = 12;

const CAPABILITIES: Readonly<Record<OperationKind['name'], string>> = {
  payout: 'payoutsEnabled',
  withdrawal: 'stableWithdrawalsEnabled',
  conversion: 'conversionsEnabled',
};

function rulesOf({ kind, asset }: OperationKind, more: JsonObject): JsonObject {
  const rule = {
    operation: kind,
    asset,
    window: 'transaction',
    maximum: '1000000',
    action: 'reject',
    ...more,
  };
  return { limits: { rules: [rule] } };
}

async function orderOf(trial: Trial, { name }: OperationKind, amount: string): Promise<JsonObject> {
  const externalReference = trial.session.newName('limit');
  if (name === 'withdrawal')
    return { destinationId: await trial.tenant.its('destinationId'), amount, externalReference };
  const beneficiaryId = await trial.tenant.its('beneficiaryId');
  return { beneficiaryId, amount, currency: 'AUD', externalReference };
}

/** Tries an amount: of a conversion the quote, which answers as its acceptance would, and then the acceptance. */
async function attempt(trial: Trial, kind: OperationKind, amount: string): Promise<Exchange> {
  if (kind.name !== 'conversion') {
    const body = await orderOf(trial, kind, amount);
    const preview = kind.name === 'payout' ? 'previewPayout' : 'previewWithdrawal';
    const foreseen = await trial.call(preview, { body });
    const created = await trial.call(kind.create, { body });
    expectAlike(trial, preview, foreseen, created);
    return created;
  }
  const quoted = await trial.call('createConversionQuote', { body: plainQuote(amount) });
  if (statusOf(quoted) !== 201) return quoted;
  return trial.call(kind.create, { path: { id: textAt(bodyOf(quoted), 'id') } });
}

/** A preview says what the creation then does: its refusal by its code, a review by its reason. */
function expectAlike(trial: Trial, preview: string, foreseen: Exchange, created: Exchange): void {
  const body = bodyOf(foreseen);
  const canProceed = valueAt(body, 'canProceed') === true;
  const isAlike = canProceed === (statusOf(created) === 201);
  const reason = textAt(body, 'holdReason');
  const outcome = textAt(bodyOf(created), 'code') || textAt(bodyOf(created), 'holdReason');
  const message = `previewed as ${reason || 'free'}, it is created as ${outcome || 'free'}`;
  trial.expect(isAlike && reason === outcome, preview, message, [foreseen, created]);
}

async function tryTransaction(trial: Trial, kind: OperationKind): Promise<void> {
  const { asset, create } = kind;
  const step = toMinor('1', asset) / (asset === 'AUD' ? 100n : 1_000_000n);
  const above = toAmount(toMinor('50', asset) + step, asset);
  const below = toAmount(toMinor('20', asset) - step, asset);
  const bounds = { minimum: '20', maximum: '50' };
  await withConfiguration(trial, rulesOf(kind, bounds), async () => {
    for (const amount of ['20.00', '50.00'])
      trial.demandSuccess(await attempt(trial, kind, amount), `${amount} where 20 to 50 are allowed`);
    const what = `a ${kind.name} of`;
    trial.expectRefusal(await attempt(trial, kind, above), 422, 'limit_exceeded', `${what} ${above}`);
    trial.expectRefusal(await attempt(trial, kind, below), 422, 'amount_below_minimum', `${what} ${below}`);
  });
  await withConfiguration(trial, rulesOf(kind, { ...bounds, action: 'hold' }), async () => {
    for (const amount of [above, below]) {
      const exchange = await attempt(trial, kind, amount);
      trial.demandSuccess(exchange, `${amount} where what is outside is held`);
      const status = textAt(bodyOf(exchange), 'status');
      trial.expect(status === 'held', create, `a ${kind.name} of ${amount} is ${status}, not held`, [
        exchange,
      ]);
      await trial.tenant.advance(textAt(bodyOf(exchange), 'id'), 'failed');
    }
  });
}

type Window = 'day' | 'month';

/** What has gone through counts; what has failed does not. Many at once pass no further than the limit. */
async function trySum(trial: Trial, kind: OperationKind, window: Window): Promise<void> {
  const { asset, create } = kind;
  const unit = toMinor('3.03', asset);
  // The total is not known from outside: the limit that just lets one more through is found first.
  const wide = { window, maximum: '900000000000' };
  let used = 0n;
  await withConfiguration(trial, rulesOf(kind, wide), async () => {
    used = await usedIn(trial, kind, window);
  });
  const maximum = toAmount(used + 4n * unit, asset);
  await withConfiguration(trial, rulesOf(kind, { window, maximum }), async () => {
    const calls = await Promise.all(Array.from({ length: AT_ONCE }, () => readyCall(trial, kind, '3.03')));
    const answers = await Promise.all(calls.map((call) => trial.call(create, call)));
    const accepted = answers.filter((answer) => statusOf(answer) === 201);
    const strange = answers.filter(
      (answer) => statusOf(answer) !== 201 && textAt(bodyOf(answer), 'code') !== 'limit_exceeded',
    );
    const message = `${AT_ONCE} at once where 4 fit into the ${window}: ${accepted.length} accepted, ${strange.map(shown).join()}`;
    trial.expect(accepted.length === 4 && strange.length === 0, create, message, answers);
    const [first] = accepted;
    await trial.tenant.advance(textAt(first?.response?.json, 'id'), 'failed');
    const freed = await attempt(trial, kind, '3.03');
    trial.demandSuccess(freed, `what a failed operation left free of the ${window}`);
  });
}

async function readyCall(trial: Trial, kind: OperationKind, amount: string) {
  if (kind.name !== 'conversion') return { body: await orderOf(trial, kind, amount) };
  return { path: { id: textAt(await trial.tenant.newQuote(plainQuote(amount)), 'id') } };
}

/** The total so far, found by halves: a preview is refused from one unit beyond the maximum on. */
async function usedIn(trial: Trial, kind: OperationKind, window: Window): Promise<bigint> {
  const { asset } = kind;
  const isFree = async (maximum: bigint): Promise<boolean> => {
    const rules = rulesOf(kind, { window, maximum: toAmount(maximum, asset) });
    await trial.tenant.do('configureSandbox', { body: { reason: 'what has been taken', ...rules } });
    const exchange = await probe(trial, kind);
    return statusOf(exchange) < 300 && textAt(bodyOf(exchange), 'holdReason') !== 'limit_exceeded';
  };
  let [low, high] = [0n, toMinor('999999999999', asset)];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (await isFree(middle)) high = middle;
    else low = middle + 1n;
  }
  return low - toMinor('1.00', asset);
}

async function probe(trial: Trial, kind: OperationKind): Promise<Exchange> {
  if (kind.name === 'conversion') return trial.call('createConversionQuote', { body: plainQuote('1.00') });
  const preview = kind.name === 'payout' ? 'previewPayout' : 'previewWithdrawal';
  return trial.call(preview, { body: await orderOf(trial, kind, '1.00') });
}

async function tryCapability(trial: Trial, kind: OperationKind): Promise<void> {
  const capabilities = { [CAPABILITIES[kind.name]]: false };
  const quoteId = textAt(await trial.tenant.newQuote(plainQuote('1.03')), 'id');
  await withConfiguration(trial, { capabilities }, async () => {
    const exchange = await attempt(trial, kind, '1.03');
    trial.expectRefusal(exchange, 422, 'capability_disabled', `a ${kind.name} that is switched off`);
    if (kind.name !== 'conversion') return;
    const accepted = await trial.call(kind.create, { path: { id: quoteId } });
    trial.expectRefusal(
      accepted,
      422,
      'capability_disabled',
      'a quote of before conversions were switched off',
    );
  });
}

/** A credit limit lets the balance below zero, so far and no further. */
async function tryCredit(trial: Trial, kind: OperationKind): Promise<void> {
  const { asset, create } = kind;
  await withConfiguration(
    trial,
    { limits: { creditLimits: [{ asset, amount: '25' }] }, pricing: { fees: [] } },
    async () => {
      const { available } = await trial.tenant.balance(asset);
      const most = available + toMinor('25', asset);
      const over = await attempt(trial, kind, toAmount(most + 1n, asset));
      trial.expectRefusal(over, 422, 'insufficient_funds', 'one unit beyond the credit limit');
      const whole = await attempt(trial, kind, toAmount(most, asset));
      trial.demandSuccess(whole, 'the whole of the credit limit');
      const after = await trial.tenant.balance(asset);
      const isBelow = after.available === -toMinor('25', asset);
      trial.expect(isBelow, create, `the balance is ${after.available} at its credit limit`, [whole]);
      // It may have settled by itself already.
      const path = { id: textAt(bodyOf(whole), 'id') };
      await trial.call('advanceOperation', { path, body: { to: 'failed' } });
    },
  );
}

export const limits: Check = {
  name: 'limits',
  title:
    'Rules, capabilities and credit limits refuse or hold exactly what is outside them, at once and in parallel, and a preview says what the creation does',
  source: 'decision',
  appliesTo: named(
    'createConversionQuote',
    'previewPayout',
    'previewWithdrawal',
    ...OPERATION_KINDS.map(({ create }) => create),
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const kind of OPERATION_KINDS) {
      await trial.tenant.ensureFunds(undefined, kind.asset);
      await tryTransaction(trial, kind);
      for (const window of ['day', 'month'] as const) await trySum(trial, kind, window);
      await tryCapability(trial, kind);
      await tryCredit(trial, kind);
    }
  },
};
