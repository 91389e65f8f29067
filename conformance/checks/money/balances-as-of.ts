import { faultsOfExplanation } from '../../laws/faults-of-explanation.ts';
import { faultsOfBalances } from '../../laws/faults-of-history.ts';
import { movementsTo } from '../../laws/fold-movements.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import { ASSETS, readBalance } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const SAMPLES = 8;

function expectBalances(trial: Trial, shown: Json, movements: readonly JsonObject[], asOf: string): void {
  for (const { operation, message } of faultsOfBalances(shown, movementsTo(movements, asOf), 'getBalances')) {
    trial.expect(false, operation, `at ${asOf} ${message}`, []);
  }
  trial.expect(
    textAt(shown, 'asOf') === asOf,
    'getBalances',
    `asked for ${asOf} it shows another moment`,
    [],
  );
  const moments = new Set(objectsAt(shown, 'balances').map((each) => textAt(each, 'asOf')));
  trial.expect(
    moments.size === 1 && moments.has(asOf),
    'getBalances',
    'its balances are of other moments',
    [],
  );
}

async function tryExplained(trial: Trial, movements: readonly JsonObject[], asOf: string): Promise<void> {
  for (const asset of ASSETS) {
    const shown = await trial.get('explainBalance', { query: { asset, asOf } });
    for (const { operation, message } of faultsOfExplanation(shown, movementsTo(movements, asOf))) {
      trial.expect(false, operation, message, []);
    }
    const isOfIt = textAt(shown, 'asset') === asset && textAt(shown, 'asOf') === asOf;
    trial.expect(isOfIt, 'explainBalance', `asked for ${asset} at ${asOf} it explains something else`, []);
  }
}

/** Moments at which something occurred, just before them, before everything, and now. */
function momentsOf(trial: Trial, movements: readonly JsonObject[], now: string): string[] {
  const { random } = trial.session;
  const occurred = [...new Set(movements.map((each) => textAt(each, 'occurredAt')))];
  const picked = Array.from({ length: SAMPLES }, () => random.pick(occurred));
  const earlier = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
  const first = occurred.at(-1) ?? now;
  return [...picked, ...picked.slice(0, 3).map(earlier), earlier(first), first, now];
}

async function tryMoments(trial: Trial, now: string): Promise<void> {
  const movements = await walkList(trial, 'listTransactions', { limit: 200 });
  for (const asOf of momentsOf(trial, movements, now)) {
    expectBalances(trial, await trial.get('getBalances', { query: { asOf } }), movements, asOf);
    await tryExplained(trial, movements, asOf);
  }
  const overview = await trial.tenant.do('getTreasury');
  const present = await trial.get('getBalances');
  for (const asset of ASSETS) {
    const isSame = isSameJson(
      objectsAt(present, 'balances').find((each) => textAt(each, 'asset') === asset),
      objectsAt(overview, 'balances').find((each) => textAt(each, 'asset') === asset),
    );
    trial.expect(
      isSame,
      'getBalances',
      `without a moment it does not show ${asset} as the overview does`,
      [],
    );
  }
  const past = await trial.get('getBalances', { query: { asOf: '2020-01-01T00:00:00Z' } });
  for (const asset of ASSETS) {
    const isNow = readBalance(past, asset).pending === readBalance(present, asset).pending;
    trial.expect(isNow, 'getBalances', `of the past it shows another pending ${asset} than that of now`, []);
  }
}

async function tryAhead(trial: Trial, now: string): Promise<void> {
  const asOf = new Date(Date.parse(now) + 1).toISOString();
  const intent = 'invalid';
  const ahead = await trial.call('getBalances', { query: { asOf }, intent });
  trial.expectRefusal(ahead, 400, 'invalid_request', 'a moment ahead');
  const explained = await trial.call('explainBalance', { query: { asset: 'AUD', asOf }, intent });
  trial.expectRefusal(explained, 400, 'invalid_request', 'a moment ahead');
}

export const balancesAsOf: Check = {
  name: 'balances-as-of',
  title:
    'The balances at any moment, itself included, are the sum of the movements up to it, and are explained by them, kind by kind',
  source: 'decision',
  appliesTo: named('getBalances', 'explainBalance'),
  run: async (trial) => {
    await trial.tenant.ready();
    await withStoppedClock(trial, async (frozenAt) => {
      await trial.tenant.newPayin('1.00', 'credited');
      await trial.tenant.newDeposit('1.00', 'confirming');
      await tryMoments(trial, frozenAt);
      await tryAhead(trial, frozenAt);
    });
  },
};
