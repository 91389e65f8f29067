import { bodyOf } from '../http/exchange.ts';
import { omit } from '../json/change-json.ts';
import { isSameJson } from '../json/canonical-json.ts';
import { textAt, valueAt, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import { differences, footprintOf } from '../suite/footprint.ts';
import type { Trial } from '../suite/trial.ts';

const SHOWN = ['0.01', '1.00', '19.99', '123.45', '333.33', '1000.00', '7777.77', '50000.00'];
/** Of cents that have a payout held, so that none moves on while others are looked at. */
const CREATED = ['1.03', '20.03', '149.03', '333.03', '1000.03', '7778.03'];

async function orderOf(trial: Trial, amount: string): Promise<JsonObject> {
  const { beneficiaryId } = await trial.tenant.fixture();
  return { beneficiaryId, amount, currency: 'AUD', externalReference: trial.session.newName('pay') };
}

function expectPrice(trial: Trial, operation: string, shown: JsonObject, amount: string): void {
  const principal = toMinor(amount);
  const fee = trial.world.policy.feeOf('payout', principal);
  const prices = { principal, fee, sourceDebit: principal + fee };
  const isInEffect = textAt(shown, 'configurationId') === trial.world.policy.configurationId;
  trial.expect(isInEffect, operation, 'its configurationId is not the one in effect');
  for (const [name, minor] of Object.entries(prices)) {
    const text = textAt(shown, name, 'amount');
    const message = `${name} of ${amount} is ${text} instead of ${toAmount(minor)} by the configuration's fees`;
    trial.expect(text === toAmount(minor), operation, message);
  }
}

async function tryBlocked(trial: Trial): Promise<void> {
  const { available } = await trial.tenant.balance();
  const limit = available + trial.world.policy.creditLimitMinor;
  const tooMuch = await trial.get('previewPayout', { body: await orderOf(trial, toAmount(limit + 1n)) });
  const isBlocked =
    valueAt(tooMuch, 'canProceed') === false && textAt(tooMuch, 'holdReason') === 'insufficient_funds';
  trial.expect(isBlocked, 'previewPayout', 'more than is available can proceed');
  const held = await trial.get('previewPayout', { body: await orderOf(trial, '3.03') });
  const isHeld = valueAt(held, 'canProceed') === true && textAt(held, 'holdReason') !== '';
  trial.expect(isHeld, 'previewPayout', 'what would be created held does not say so');
  const plain = await trial.get('previewPayout', { body: await orderOf(trial, '3.00') });
  const isFree = valueAt(plain, 'canProceed') === true && valueAt(plain, 'holdReason') === undefined;
  trial.expect(isFree, 'previewPayout', 'what could be created is blocked, or says that it would be held');
}

/** A preview beside its creation. */
export const preview: Check = {
  name: 'preview',
  title:
    'A preview shows the debit that the creation then makes, by the same fees, and creates and reserves nothing',
  source: 'seed',
  appliesTo: named('previewPayout', 'createPayout'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(15_000_000n);
    const before = await footprintOf(trial.tenant);
    const balance = await trial.tenant.balance();
    for (const amount of SHOWN) {
      const shown = (await trial.get('previewPayout', { body: await orderOf(trial, amount) })) as JsonObject;
      expectPrice(trial, 'previewPayout', shown, amount);
    }
    await tryBlocked(trial);
    const changed = differences(before, await footprintOf(trial.tenant));
    trial.expect(changed.length === 0, 'previewPayout', `previews changed ${changed.join(', ')}`);
    const after = await trial.tenant.balance();
    trial.expect(
      after.posted === balance.posted && after.reserved === balance.reserved,
      'previewPayout',
      'previews moved money',
    );
    for (const amount of CREATED) {
      const order = await orderOf(trial, amount);
      const shown = (await trial.get('previewPayout', { body: order })) as JsonObject;
      const created = await trial.call('createPayout', { body: order });
      trial.demandSuccess(created, 'a payout that its preview let proceed');
      const payout = (bodyOf(created) ?? {}) as JsonObject;
      for (const name of ['principal', 'fee', 'sourceDebit', 'configurationId']) {
        const isSame = isSameJson(payout[name], shown[name]);
        trial.expect(isSame, 'createPayout', `${name} is not the one of its preview`, [created]);
      }
      expectPrice(trial, 'createPayout', omit(payout, 'metadata'), amount);
    }
    const used = await orderOf(trial, '1.03');
    await trial.get('createPayout', { body: used });
    const again = await trial.get('previewPayout', { body: used });
    trial.expect(
      valueAt(again, 'canProceed') === true,
      'previewPayout',
      'a reference in use blocks a preview',
    );
  },
};
