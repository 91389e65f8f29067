import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';

const ARRIVED = '700.00';

/** The statuses in which money has come into sight and is not in the wallet. */
const NOT_YET = ['detected', 'confirming', 'held', 'returned'];

async function arrive(trial: Trial, asset: string, outcome: string): Promise<JsonObject> {
  const { tenant } = trial;
  return asset === 'AUD' ? tenant.newPayin(ARRIVED, outcome) : tenant.newDeposit(ARRIVED, outcome);
}

/** An amount that is covered only if what has just arrived counts. */
async function trySpending(trial: Trial, kind: OperationKind, what: string): Promise<void> {
  const { tenant, session } = trial;
  const { asset, create, name } = kind;
  const { available } = await tenant.balance(asset);
  const most = available + trial.world.policy.creditLimitOf(asset);
  // What was spent too early by another kind leaves nothing to try.
  if (most < 0n) return;
  const amount = toAmount(most + toMinor('1.00', asset), asset);
  const externalReference = session.newName('early');
  if (name === 'conversion') {
    const path = { id: textAt(await tenant.newQuote(plainQuote(amount)), 'id') };
    const exchange = await trial.call(create, { path, body: { externalReference } });
    trial.expectRefusal(exchange, 422, 'insufficient_funds', what);
    return;
  }
  const body =
    name === 'payout'
      ? {
          beneficiaryId: await tenant.its('beneficiaryId'),
          amount,
          currency: 'AUD',
          externalReference,
        }
      : { destinationId: await tenant.its('destinationId'), amount, externalReference };
  trial.expectRefusal(await trial.call(create, { body }), 422, 'insufficient_funds', what);
  const preview = name === 'payout' ? 'previewPayout' : 'previewWithdrawal';
  const shown = await trial.get(preview, { body });
  trial.expect(valueAt(shown, 'canProceed') === false, preview, `${what} can proceed`);
}

export const unspendable: Check = {
  name: 'unspendable',
  title:
    'Detected, confirming, held and returned funds are not spendable, by a payout, a withdrawal or a conversion',
  source: 'given',
  appliesTo: named('previewPayout', 'previewWithdrawal', ...OPERATION_KINDS.map(({ create }) => create)),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const known = OPERATION_KINDS.filter(({ create }) => trial.tenant.knows(create));
    for (const kind of known) await trial.tenant.ensureFunds(undefined, kind.asset);
    for (const asset of new Set(known.map((kind) => kind.asset))) {
      for (const outcome of NOT_YET) {
        const before = await trial.tenant.balance(asset);
        const receipt = await arrive(trial, asset, outcome);
        const after = await trial.tenant.balance(asset);
        const simulate = asset === 'AUD' ? 'simulatePayin' : 'simulateDeposit';
        const isStill = after.available <= before.available;
        trial.expect(isStill, simulate, `${textAt(receipt, 'status')} funds made available grow`);
        for (const kind of known.filter((each) => each.asset === asset))
          await trySpending(trial, kind, `a ${kind.name} of ${asset} that is ${outcome}`);
      }
    }
  },
};
