import { statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { plainBeneficiary } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { neverUsed } from '../edge/unknown-ids.ts';

async function orderOf(trial: Trial, more: JsonObject = {}): Promise<JsonObject> {
  const beneficiaryId = await trial.tenant.its('beneficiaryId');
  return {
    beneficiaryId,
    amount: '1.03',
    currency: 'AUD',
    externalReference: trial.session.newName('pay'),
    ...more,
  };
}

async function tryReferences(trial: Trial): Promise<void> {
  const body = await orderOf(trial);
  const first = await trial.get('createPayout', { body });
  const again = await trial.call('createPayout', { body: { ...body, amount: '2.03' } });
  trial.expectRefusal(again, 409, 'duplicate_external_reference', 'a reference that an open payout carries');
  await trial.tenant.advance(textAt(first, 'id'), 'failed');
  const freed = await trial.call('createPayout', { body });
  trial.demandSuccess(freed, 'a reference that only a failed payout carries');
  await trial.tenant.advance(textAt(freed.response?.json, 'id'), 'settled');
  const settled = await trial.call('createPayout', { body });
  trial.expectRefusal(
    settled,
    409,
    'duplicate_external_reference',
    'a reference that a settled payout carries',
  );
  const race = await orderOf(trial);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => trial.call('createPayout', { body: race })),
  );
  const made = answers.filter((answer) => statusOf(answer) === 201).length;
  trial.expect(
    made === 1,
    'createPayout',
    `8 payouts at once with one reference: ${made} were created`,
    answers,
  );
  const query = { externalReference: textAt(race, 'externalReference') };
  const listed = objectsAt(await trial.get('listPayouts', { query }), 'data').length;
  trial.expect(listed === 1, 'listPayouts', `one reference finds ${listed} payouts`);
}

/** Two reasons at once: the earlier one in the documented order is told. */
async function tryOrder(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const { available } = await tenant.balance();
  const tooMuch = toAmount(available + trial.world.policy.creditLimitOf('AUD') + 100_000n);
  const used = await orderOf(trial);
  await trial.get('createPayout', { body: used });
  const inactive = await tenant.newBeneficiary();
  await tenant.do('deactivateBeneficiary', { path: { id: inactive } });
  const unknown = neverUsed(inactive, trial);
  const cases: readonly (readonly [JsonObject, number, string, string])[] = [
    [
      { ...used, beneficiaryId: unknown, amount: tooMuch },
      404,
      'not_found',
      'an unknown beneficiary and too much',
    ],
    [
      { ...used, beneficiaryId: inactive, amount: tooMuch },
      422,
      'beneficiary_inactive',
      'an inactive beneficiary, a used reference and too much',
    ],
    [{ ...used, amount: tooMuch }, 409, 'duplicate_external_reference', 'a used reference and too much'],
    [
      await orderOf(trial, { amount: tooMuch, statementReference: 'x'.repeat(19) }),
      422,
      'limit_exceeded',
      'a statement reference that is too long, and too much',
    ],
    [await orderOf(trial, { amount: tooMuch }), 422, 'insufficient_funds', 'too much'],
  ];
  for (const [body, status, code, what] of cases) {
    trial.expectRefusal(await trial.call('createPayout', { body }), status, code, what);
  }
}

async function tryStatements(trial: Trial): Promise<void> {
  for (const statementReference of ['x'.repeat(19), 'Rechnung für Öl', 'emoji 🙂']) {
    const refused = await trial.call('createPayout', { body: await orderOf(trial, { statementReference }) });
    trial.expectRefusal(
      refused,
      422,
      'limit_exceeded',
      'a statement reference that a bank transfer cannot carry',
    );
  }
  const plain = await orderOf(trial, { statementReference: 'INV 2041/A-17 (b).' });
  trial.demandSuccess(
    await trial.call('createPayout', { body: plain }),
    'a statement reference of 18 plain characters',
  );
  const destination = { type: 'payid', payId: 'robin@example.com', accountName: 'Robin Example' };
  const payId = await trial.get('createBeneficiary', { body: { ...plainBeneficiary(), destination } });
  const long = { beneficiaryId: textAt(payId, 'id'), statementReference: 'é'.repeat(280) };
  const exchange = await trial.call('createPayout', { body: await orderOf(trial, long) });
  trial.demandSuccess(exchange, 'a statement reference of 280 characters to a PayID');
  trial.expect(
    textAt(exchange.response?.json, 'rail') !== 'bsb_account',
    'createPayout',
    'a PayID is paid by bank transfer',
    [exchange],
  );
}

async function tryBeneficiaries(trial: Trial): Promise<void> {
  const shareToken = `share-token-${trial.session.newName('t')}`;
  const body = { ...plainBeneficiary(), identity: { shareToken } };
  await trial.get('createBeneficiary', { body });
  const again = await trial.call('createBeneficiary', { body });
  trial.expectRefusal(again, 422, 'identity_evidence_invalid', 'a share token that was used');
  const wrong: readonly (readonly [string, JsonObject])[] = [
    ['an ABN with wrong check digits', { type: 'business', businessName: 'D', abn: '51824753557' }],
    ['a date of birth to come', { dateOfBirth: '2999-01-01' }],
    ['a PayID that is none', { destination: { type: 'payid', payId: 'not-a-payid', accountName: 'E' } }],
    [
      'a PayID of another type',
      { destination: { type: 'payid', payId: 'a@example.com', payIdType: 'phone', accountName: 'E' } },
    ],
  ];
  for (const [what, fields] of wrong) {
    const { firstName, lastName, ...common } = plainBeneficiary();
    const person =
      fields['type'] === 'business'
        ? common
        : { ...common, firstName: firstName ?? '', lastName: lastName ?? '' };
    const exchange = await trial.call('createBeneficiary', {
      body: { ...person, ...fields },
      intent: 'invalid',
    });
    trial.expectRefusal(exchange, 400, 'invalid_request', what);
  }
}

export const payoutRules: Check = {
  name: 'payout-rules',
  title:
    'A reference is unique among payouts that have not failed, refusals come in the documented order, and each says its own reason',
  source: 'decision',
  appliesTo: named('createPayout', 'createBeneficiary', 'listPayouts'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(100_000n);
    await tryReferences(trial);
    await tryOrder(trial);
    await tryStatements(trial);
    await tryBeneficiaries(trial);
  },
};
