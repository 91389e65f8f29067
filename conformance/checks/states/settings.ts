import { isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import type { Trial } from '../../suite/trial.ts';

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

/** Two settings that contradict, in one body or with the stored one; the stored remitter is the tenant. */
async function tryContradictions(trial: Trial): Promise<void> {
  await change(trial, { payoutRemitter: 'tenant' });
  const both = { payoutRemitter: 'tenant', poboEnabled: false };
  const wrong = await trial.call('updateTreasurySettings', { body: both, intent: 'invalid' });
  trial.expectRefusal(wrong, 400, 'invalid_request', 'a tenant as remitter without poboEnabled');
  const late = await trial.call('updateTreasurySettings', { body: { poboEnabled: false } });
  trial.expectRefusal(late, 409, 'invalid_state', 'poboEnabled: false while the tenant is the remitter');
}

/** Nothing is paid in the tenant's name while `poboEnabled` is false. */
async function tryInNobodysName(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  const early = await trial.call('updateTreasurySettings', { body: { payoutRemitter: 'tenant' } });
  trial.expectRefusal(early, 409, 'invalid_state', 'the tenant as remitter while poboEnabled is false');
  const body = {
    beneficiaryId: await tenant.newBeneficiary(),
    amount: '1.05',
    currency: 'AUD',
    externalReference: session.newName('pay'),
    onBehalfOf: 'tenant',
  };
  const refused = await trial.call('createPayout', { body });
  trial.expectRefusal(refused, 422, 'capability_disabled', "a payout in the tenant's name");
  const previewed = await trial.get('previewPayout', { body });
  trial.expect(
    valueAt(previewed, 'canProceed') === false && textAt(previewed, 'holdReason') === 'capability_disabled',
    'previewPayout',
    "a payout in the tenant's name can proceed while poboEnabled is false",
  );
}

/** The defaults of payouts, and that payouts keep what they captured. */
export const settings: Check = {
  name: 'settings',
  title:
    'A change of the settings is kept, changes only what it names, and applies to payouts created after it only',
  source: 'given',
  appliesTo: named(
    'getTreasurySettings',
    'updateTreasurySettings',
    'createPayout',
    'previewPayout',
    'getPayout',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    trial.called.add('createPayout');
    await tenant.ready();
    const original = (await trial.get('getTreasurySettings')) as JsonObject;
    const payouts: JsonObject[] = [];
    await change(trial, { payoutRemitter: 'platform', poboEnabled: true });
    for (const payoutRemitter of [...REMITTERS, ...REMITTERS]) {
      const saved = await change(trial, { payoutRemitter });
      const plain = await tenant.newHeldPayout();
      expectRemitter(trial, plain, payoutRemitter, saved, 'a payout by the settings');
      const other = payoutRemitter === 'tenant' ? 'platform' : 'tenant';
      const own = await tenant.newPayout('1.03', { onBehalfOf: other });
      expectRemitter(trial, own, other, saved, 'a payout that says so itself');
      payouts.push(plain, own);
    }
    await tryContradictions(trial);
    await change(trial, { payoutRemitter: 'platform' });
    await change(trial, { poboEnabled: false });
    await tryInNobodysName(trial);
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
