import { bodyOf, type Exchange } from '../../http/exchange.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { neverUsed } from '../edge/unknown-ids.ts';

const HAND_OVER = 'createIdentityEvidence';
const DECIDE = 'decideIdentityEvidence';
const HOUR = 3_600;

async function handOver(trial: Trial, id: string, kind = 'pending'): Promise<Json> {
  const body = { shareToken: `${kind}_${trial.session.newName('t')}` };
  return trial.get(HAND_OVER, { path: { id }, body });
}

async function decide(trial: Trial, evidence: Json, status: string): Promise<Json> {
  return trial.get(DECIDE, { path: { id: textAt(evidence, 'id') }, body: { status } });
}

async function orderOf(trial: Trial, beneficiaryId: string, more: JsonObject = {}): Promise<JsonObject> {
  await trial.tenant.ensureFunds();
  const externalReference = trial.session.newName('pay');
  return { beneficiaryId, amount: '7.00', currency: 'AUD', externalReference, ...more };
}

async function pay(trial: Trial, body: JsonObject): Promise<Exchange> {
  const shown = await trial.call('previewPayout', { body });
  const created = await trial.call('createPayout', { body });
  const code = textAt(bodyOf(created), 'code');
  const foreseen = textAt(bodyOf(shown), 'code') || textAt(bodyOf(shown), 'holdReason');
  const reason = code === '' ? textAt(bodyOf(created), 'holdReason') : code;
  const message = `previewed as ${foreseen || 'free'}, a payout is created as ${reason || 'free'}`;
  trial.expect(foreseen === reason, 'previewPayout', message, [shown, created]);
  return created;
}

async function statusOfPayout(trial: Trial, created: Exchange): Promise<string> {
  const path = { id: textAt(bodyOf(created), 'id') };
  return textAt(await trial.get('getPayout', { path }), 'status');
}

/** A token is good for one piece of evidence, whoever sends it; a decision is made once. */
async function tryOnce(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  const [id, other] = [await tenant.newBeneficiary(), await tenant.newBeneficiary()];
  const body = { shareToken: `pending_${session.newName('t')}` };
  const first = await trial.get(HAND_OVER, { path: { id }, body });
  trial.expect(textAt(first, 'status') === 'pending', HAND_OVER, 'new evidence is not pending');
  for (const path of [{ id }, { id: other }]) {
    const again = await trial.call(HAND_OVER, { path, body });
    trial.expectRefusal(again, 422, 'identity_evidence_invalid', 'a token that was used');
  }
  const decided = await decide(trial, first, 'accepted');
  trial.expect(textAt(decided, 'status') === 'accepted', DECIDE, 'it does not decide as it was told');
  const path = { id: textAt(first, 'id') };
  const twice = await trial.call(DECIDE, { path, body: { status: 'rejected' } });
  trial.expectRefusal(twice, 409, 'invalid_state', 'a second decision');
  const listed = await trial.get('listIdentityEvidence', { path: { id } });
  const shown = objectsAt(listed, 'data').map((each) => textAt(each, 'status'));
  trial.expect(shown.join() === 'accepted', 'listIdentityEvidence', `it lists ${shown.join() || 'nothing'}`);
  await tenant.do('deactivateBeneficiary', { path: { id: other } });
  const inactive = await trial.call(HAND_OVER, {
    path: { id: other },
    body: { shareToken: session.newName('token') },
  });
  trial.expectRefusal(inactive, 422, 'beneficiary_inactive', 'evidence of an inactive beneficiary');
}

/** None, pending, accepted, rejected: what each makes of a payout that policy wants evidence for. */
async function tryRequired(trial: Trial): Promise<void> {
  const id = await trial.tenant.newBeneficiary();
  const without = await pay(trial, await orderOf(trial, id));
  trial.expectRefusal(without, 422, 'identity_evidence_required', 'a payout without evidence');
  const pending = await handOver(trial, id);
  const waiting = await pay(trial, await orderOf(trial, id));
  trial.demandSuccess(waiting, 'a payout whose evidence is pending');
  const isHeld =
    textAt(bodyOf(waiting), 'status') === 'held' &&
    textAt(bodyOf(waiting), 'evidenceId') === textAt(pending, 'id');
  trial.expect(isHeld, 'createPayout', 'a payout whose evidence is pending is not held for it', [waiting]);
  await decide(trial, pending, 'rejected');
  const failed = await statusOfPayout(trial, waiting);
  trial.expect(failed === 'failed', DECIDE, `evidence that is rejected leaves its payout ${failed}`);
  const after = await pay(trial, await orderOf(trial, id));
  trial.expectRefusal(after, 422, 'identity_evidence_required', 'a payout whose evidence was rejected');
  const second = await handOver(trial, id);
  const held = await pay(trial, await orderOf(trial, id));
  await decide(trial, second, 'accepted');
  const goesOn = await statusOfPayout(trial, held);
  const isOn = !['held', 'failed'].includes(goesOn);
  trial.expect(isOn, DECIDE, `evidence that is accepted leaves its payout ${goesOn}`);
  const third = await handOver(trial, id);
  await decide(trial, third, 'accepted');
  const free = await pay(trial, await orderOf(trial, id));
  const isNewest = textAt(bodyOf(free), 'evidenceId') === textAt(third, 'id');
  trial.expect(isNewest, 'createPayout', 'it does not rest on the newest accepted evidence', [free]);
}

async function tryPinned(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const [id, other] = [await tenant.newBeneficiary(), await tenant.newBeneficiary()];
  const own = await handOver(trial, id);
  const foreign = await handOver(trial, other);
  for (const evidence of [own, foreign]) await decide(trial, evidence, 'accepted');
  const newer = await handOver(trial, id);
  await decide(trial, newer, 'accepted');
  const rejected = await handOver(trial, id);
  await decide(trial, rejected, 'rejected');
  const pending = await handOver(trial, id);
  const payWith = async (evidenceId: string): Promise<Exchange> =>
    pay(trial, await orderOf(trial, id, { evidenceId }));
  const pinned = await payWith(textAt(own, 'id'));
  trial.demandSuccess(pinned, 'a payout that pins evidence which is accepted');
  const isPinned = textAt(bodyOf(pinned), 'evidenceId') === textAt(own, 'id');
  trial.expect(isPinned, 'createPayout', 'it rests on other evidence than it pins', [pinned]);
  for (const [what, evidence] of [
    ["another beneficiary's evidence", foreign],
    ['evidence that was rejected', rejected],
    ['evidence that waits for its decision', pending],
  ] as const) {
    const refused = await payWith(textAt(evidence, 'id'));
    trial.expectRefusal(refused, 422, 'identity_evidence_invalid', what);
  }
  const unknown = await payWith(neverUsed(textAt(own, 'id'), trial));
  trial.expectRefusal(unknown, 404, 'not_found', 'evidence that never existed');
}

/** Evidence becomes too old by the account's clock. */
async function tryAge(trial: Trial, frozenAt: string): Promise<void> {
  const id = await trial.tenant.newBeneficiary();
  const evidence = await decide(trial, await handOver(trial, id), 'accepted');
  const end = Date.parse(textAt(evidence, 'expiresAt'));
  const lasts = end - Date.parse(frozenAt);
  trial.expect(lasts === HOUR * 1000, DECIDE, `evidence that is good for an hour expires after ${lasts} ms`);
  const setTo = async (moment: number): Promise<void> => {
    await trial.get('setClock', { body: { frozenAt: new Date(moment).toISOString() } });
  };
  await setTo(end - 1);
  const last = await pay(trial, await orderOf(trial, id));
  trial.demandSuccess(last, 'a payout in the last millisecond of its evidence');
  await setTo(end);
  const late = await pay(trial, await orderOf(trial, id));
  trial.expectRefusal(late, 422, 'identity_evidence_required', 'a payout whose evidence is too old');
  const pinned = await pay(trial, await orderOf(trial, id, { evidenceId: textAt(evidence, 'id') }));
  trial.expectRefusal(pinned, 422, 'identity_evidence_invalid', 'a pin of evidence that is too old');
  const [listed] = objectsAt(await trial.get('listIdentityEvidence', { path: { id } }), 'data');
  const status = textAt(listed, 'status');
  trial.expect(status === 'expired', 'listIdentityEvidence', `evidence that is too old is ${status}`);
}

/** What a token's own name makes of it (sandbox). */
async function tryByItself(trial: Trial): Promise<void> {
  const id = await trial.tenant.newBeneficiary();
  const ends = { good: 'accepted', reject: 'rejected', pending: 'pending' };
  for (const kind of Object.keys(ends)) await handOver(trial, id, kind);
  await trial.get('setClock', { body: { advanceSeconds: HOUR / 2 } });
  const listed = objectsAt(await trial.get('listIdentityEvidence', { path: { id } }), 'data');
  const shown = listed.map((each) => textAt(each, 'status')).reverse();
  const expected = Object.values(ends).join();
  trial.expect(shown.join() === expected, HAND_OVER, `tokens that decide themselves became ${shown.join()}`);
}

export const evidence: Check = {
  name: 'evidence',
  title:
    'Where policy requires evidence, a payout rests on the newest that is accepted and unexpired or on the one it pins, waits for one that is pending, and is refused without; a share token works once',
  source: 'given',
  appliesTo: named(HAND_OVER, DECIDE, 'listIdentityEvidence', 'createPayout', 'previewPayout'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds();
    await tryOnce(trial);
    await tryPinned(trial);
    const identity = { requireIdentityEvidence: true, evidenceMaxAgeSeconds: HOUR, manualReviewThreshold: 0 };
    await withConfiguration(trial, { identity }, async () => {
      await withStoppedClock(trial, async (frozenAt) => {
        await tryRequired(trial);
        await tryAge(trial, frozenAt);
        await tryByItself(trial);
      });
    });
    const now = await trial.tenant.do('getEffectiveConfiguration');
    const isBack = valueAt(now, 'identity', 'requireIdentityEvidence') === false;
    trial.expect(isBack, 'createPayout', 'the configuration was not put back', []);
  },
};
