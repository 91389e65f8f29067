import { bodyOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { textAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import type { Trial } from '../../suite/trial.ts';

const CREATE = 'createPayout';

async function pay(trial: Trial, beneficiaryId: string, amount: string): Promise<Exchange> {
  const externalReference = trial.session.newName('limit');
  const body: JsonObject = { beneficiaryId, amount, currency: 'AUD', externalReference };
  const foreseen = await trial.call('previewPayout', { body });
  const created = await trial.call(CREATE, { body });
  const seen = textAt(bodyOf(created), 'code') || textAt(bodyOf(created), 'holdReason');
  const said = textAt(bodyOf(foreseen), 'holdReason');
  trial.expect(said === seen, 'previewPayout', `previewed as ${said || 'free'}, it is ${seen || 'free'}`, [
    foreseen,
    created,
  ]);
  return created;
}

/** The maximum of a day is that of each beneficiary; what has failed leaves room again. */
async function tryBeneficiary(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const [one, other] = [await tenant.newBeneficiary(), await tenant.newBeneficiary()];
  await withConfiguration(trial, { limits: { rules: [], beneficiaryDailyMaximum: 1000 } }, async () => {
    const first = await pay(trial, one, '6.03');
    trial.demandSuccess(first, 'a part of what a beneficiary can be paid in a day');
    trial.demandSuccess(await pay(trial, one, '3.97'), 'all that a beneficiary can be paid in a day');
    const beyond = 'more than a beneficiary can be paid in a day';
    trial.expectRefusal(await pay(trial, one, '0.01'), 422, 'limit_exceeded', beyond);
    trial.demandSuccess(await pay(trial, other, '10.00'), 'the same for another beneficiary');
    trial.expectRefusal(await pay(trial, other, '0.01'), 422, 'limit_exceeded', beyond);
    await tenant.advance(textAt(bodyOf(first), 'id'), 'failed');
    trial.demandSuccess(await pay(trial, one, '6.03'), 'what a failed payout left free of the day');
  });
}

async function statusOfPayout(trial: Trial, beneficiaryId: string, amount: string): Promise<string> {
  const created = await pay(trial, beneficiaryId, amount);
  trial.demandSuccess(created, `a payout of ${amount} with evidence`);
  return textAt(bodyOf(created), 'holdReason') || 'free';
}

/** From the threshold on, and only where evidence is required. */
async function tryReview(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const beneficiaryId = await tenant.newBeneficiary();
  const evidence = await tenant.newEvidence(beneficiaryId);
  const decision = { path: { id: textAt(evidence, 'id') }, body: { status: 'accepted' } };
  await tenant.do('decideIdentityEvidence', decision);
  const from = (requireIdentityEvidence: boolean, manualReviewThreshold: number): JsonObject => ({
    identity: { requireIdentityEvidence, manualReviewThreshold },
  });
  const cases: readonly (readonly [identity: JsonObject, amount: string, wanted: string])[] = [
    [from(true, 500), '5.00', 'manual_review'],
    [from(true, 500), '4.99', 'free'],
    [from(true, 0), '5.00', 'free'],
    [from(false, 500), '5.00', 'free'],
  ];
  for (const [identity, amount, wanted] of cases) {
    await withConfiguration(trial, identity, async () => {
      const seen = await statusOfPayout(trial, beneficiaryId, amount);
      const what = `a payout of ${amount} under ${JSON.stringify(identity['identity'])}`;
      trial.expect(seen === wanted, CREATE, `${what} is ${seen} instead of ${wanted}`);
    });
  }
}

/** Without a rail that reaches it, a beneficiary cannot be paid. */
async function tryRails(trial: Trial): Promise<void> {
  const beneficiaryId = await trial.tenant.newBeneficiary();
  await withConfiguration(trial, { capabilities: { audOutboundRails: [] } }, async () => {
    const refused = await pay(trial, beneficiaryId, '1.00');
    trial.expectRefusal(refused, 422, 'capability_disabled', 'a payout without a rail');
  });
  trial.expect(
    statusOf(await pay(trial, beneficiaryId, '1.00')) === 201,
    CREATE,
    'with the rails back, it is refused',
  );
}

export const payoutLimits: Check = {
  name: 'payout-limits',
  title:
    'A beneficiary is paid the maximum of a day at most, payouts from the threshold on are reviewed where evidence is required, and none goes out without a rail',
  source: 'decision',
  appliesTo: named(CREATE, 'previewPayout'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(100_000n);
    await tryBeneficiary(trial);
    await tryRails(trial);
    if (trial.tenant.knows('decideIdentityEvidence')) await tryReview(trial);
  },
};
