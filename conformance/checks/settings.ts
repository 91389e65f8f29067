import { isSameJson } from '../json/canonical-json.ts';
import { omit } from '../json/change-json.ts';
import { textAt, valueAt, type JsonObject } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import { differences, footprintOf } from '../suite/footprint.ts';
import type { Trial } from '../suite/trial.ts';

const REMITTERS = ['platform', 'tenant'];

async function change(trial: Trial, body: JsonObject): Promise<JsonObject> {
  const before = (await trial.get('getTreasurySettings')) as JsonObject;
  const changed = (await trial.get('updateTreasurySettings', { body })) as JsonObject;
  const expected = omit({ ...before, ...body }, 'updatedAt');
  const isRight = isSameJson(omit(changed, 'updatedAt'), expected);
  trial.expect(
    isRight,
    'updateTreasurySettings',
    `${JSON.stringify(body)} did not change that and nothing else`,
  );
  const after = await trial.get('getTreasurySettings');
  trial.expect(
    isSameJson(after, changed),
    'getTreasurySettings',
    'it shows otherwise what the change answered',
  );
  const isLater = textAt(changed, 'updatedAt') >= textAt(before, 'updatedAt');
  trial.expect(isLater, 'updateTreasurySettings', 'updatedAt went back');
  return changed;
}

function expectRemitter(
  trial: Trial,
  payout: JsonObject,
  remitter: string,
  settings: JsonObject,
  what: string,
): void {
  const shown = textAt(payout, 'onBehalfOf');
  trial.expect(shown === remitter, 'createPayout', `${what} is on behalf of ${shown} instead of ${remitter}`);
  const isOwnName = textAt(payout, 'remitterName') === textAt(settings, 'tenantRemitterName');
  const isRight = remitter !== 'tenant' || isOwnName;
  trial.expect(
    isRight,
    'createPayout',
    `${what} for the tenant shows the sender ${textAt(payout, 'remitterName')}`,
  );
}

/** The defaults of payouts, and that payouts keep what they captured. */
export const settings: Check = {
  name: 'settings',
  title:
    'A change of the settings is kept, changes only what it names, and applies to payouts created after it only',
  source: 'seed',
  appliesTo: named('getTreasurySettings', 'updateTreasurySettings', 'createPayout', 'getPayout'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    trial.called.add('createPayout');
    await tenant.fixture();
    const original = (await trial.get('getTreasurySettings')) as JsonObject;
    const payouts: JsonObject[] = [];
    for (const payoutRemitter of [...REMITTERS, ...REMITTERS]) {
      const saved = await change(trial, { payoutRemitter });
      await change(trial, { poboEnabled: valueAt(saved, 'poboEnabled') !== true });
      const plain = await tenant.newHeldPayout();
      expectRemitter(trial, plain, payoutRemitter, saved, 'a payout by the settings');
      const other = payoutRemitter === 'tenant' ? 'platform' : 'tenant';
      const own = await tenant.newPayout('1.03', { onBehalfOf: other });
      expectRemitter(trial, own, other, saved, 'a payout that says so itself');
      payouts.push(plain, own);
    }
    for (const before of payouts) {
      const now = await trial.get('getPayout', { path: { id: textAt(before, 'id') } });
      trial.expect(
        isSameJson(now, before),
        'updateTreasurySettings',
        'a change reached a payout that existed before it',
      );
    }
    const footprint = await footprintOf(tenant);
    const restored = {
      payoutRemitter: textAt(original, 'payoutRemitter'),
      poboEnabled: original['poboEnabled'] === true,
    };
    await change(trial, restored);
    const moved = differences(footprint, await footprintOf(tenant)).filter(
      (name) => name !== 'getTreasurySettings',
    );
    trial.expect(
      moved.length === 0,
      'updateTreasurySettings',
      `a change of settings changed ${moved.join(', ')}`,
    );
  },
};

/** A withdrawal goes where its destination led when it was created. */
async function tryDestination(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  await tenant.ensureFunds(undefined, 'USDC');
  const destinationId = await tenant.newDestination();
  const destination = (await tenant.do('getDestination', { path: { id: destinationId } })) as JsonObject;
  const body = { destinationId, amount: '1.03', externalReference: session.newName('wdr') };
  const withdrawal = await trial.get('createWithdrawal', { body });
  const snapshot = valueAt(withdrawal, 'destinationSnapshot');
  for (const name of ['name', 'asset', 'network', 'address', 'tag', 'version']) {
    const isKept = isSameJson(valueAt(snapshot, name), destination[name]);
    trial.expect(isKept, 'createWithdrawal', `its snapshot has another ${name} than the destination`);
  }
  await trial.get('deactivateDestination', { path: { id: destinationId } });
  const now = await trial.get('getWithdrawal', { path: { id: textAt(withdrawal, 'id') } });
  trial.expect(isSameJson(now, withdrawal), 'deactivateDestination', 'it changed a withdrawal that existed');
  const settled = await tenant.advance(textAt(withdrawal, 'id'), 'settled');
  const isKept = isSameJson(settled['destinationSnapshot'], snapshot);
  trial.expect(isKept, 'getWithdrawal', 'the snapshot changed after the destination was deactivated');
}

/** Records that others were made from. */
export const snapshots: Check = {
  name: 'snapshots',
  title:
    'A payout keeps the beneficiary, and a withdrawal the destination, as it was when it was created, whatever becomes of it',
  source: 'interface',
  appliesTo: named(
    'createPayout',
    'getPayout',
    'deactivateBeneficiary',
    'createWithdrawal',
    'getWithdrawal',
    'deactivateDestination',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    if (trial.tenant.knows('createWithdrawal')) await tryDestination(trial);
    const { tenant, session } = trial;
    await tenant.ensureFunds();
    const beneficiaryId = await tenant.newBeneficiary();
    const beneficiary = (await tenant.do('getBeneficiary', { path: { id: beneficiaryId } })) as JsonObject;
    const body = {
      beneficiaryId,
      amount: '1.03',
      currency: 'AUD',
      externalReference: session.newName('pay'),
    };
    const payout = await trial.get('createPayout', { body });
    const snapshot = valueAt(payout, 'beneficiarySnapshot');
    for (const name of ['type', 'firstName', 'lastName', 'destination']) {
      const isKept = isSameJson(valueAt(snapshot, name), beneficiary[name]);
      trial.expect(isKept, 'createPayout', `its snapshot has another ${name} than the beneficiary`);
    }
    await trial.get('deactivateBeneficiary', { path: { id: beneficiaryId } });
    const now = await trial.get('getPayout', { path: { id: textAt(payout, 'id') } });
    trial.expect(isSameJson(now, payout), 'deactivateBeneficiary', 'it changed a payout that existed');
    const settled = await tenant.advance(textAt(payout, 'id'), 'settled');
    const isKept = isSameJson(settled['beneficiarySnapshot'], snapshot);
    trial.expect(isKept, 'getPayout', 'the snapshot changed after the beneficiary was deactivated');
  },
};
