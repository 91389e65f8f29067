import { isSameJson } from '../json/canonical-json.ts';
import { omit } from '../json/change-json.ts';
import { bodyOf } from '../http/exchange.ts';
import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import type { Trial } from '../suite/trial.ts';

const KINDS = [
  { deactivate: 'deactivateBeneficiary', get: 'getBeneficiary', list: 'listBeneficiaries' },
  { deactivate: 'deactivateFundingInstrument', get: 'getFundingInstrument', list: 'listFundingInstruments' },
] as const;

async function newRecord(trial: Trial, kind: (typeof KINDS)[number]): Promise<string> {
  return kind.get === 'getBeneficiary' ? trial.tenant.newBeneficiary() : trial.tenant.newInstrument();
}

async function isListed(trial: Trial, list: string, id: string, status: string): Promise<boolean> {
  const page = await trial.get(list, { query: { status, limit: 5 } });
  return objectsAt(page, 'data').some((each) => textAt(each, 'id') === id);
}

async function tryKind(trial: Trial, kind: (typeof KINDS)[number]): Promise<void> {
  const { deactivate, get, list } = kind;
  for (const body of [undefined, {}]) {
    const id = await newRecord(trial, kind);
    const before = (await trial.get(get, { path: { id } })) as JsonObject;
    const call = { path: { id }, ...(body === undefined ? {} : { body }) };
    const exchange = await trial.call(deactivate, call);
    trial.demandSuccess(exchange, body === undefined ? 'a call without a body' : 'a call with {}');
    const now = (bodyOf(exchange) ?? {}) as JsonObject;
    trial.expect(textAt(now, 'status') === 'inactive', deactivate, 'the answer is not inactive', [exchange]);
    const changing = ['status', 'updatedAt', 'deactivatedAt'];
    const isSame = isSameJson(omit(before, ...changing), omit(now, ...changing));
    trial.expect(isSame, deactivate, 'it changed more than the status', [exchange]);
    const after = await trial.get(get, { path: { id } });
    trial.expect(isSameJson(after, now), get, 'it shows otherwise what the deactivation answered');
    const again = await trial.call(deactivate, call);
    trial.expectRefusal(again, 409, 'invalid_state', 'a second deactivation');
    trial.expect(await isListed(trial, list, id, 'inactive'), list, 'a filter for inactive leaves it out');
    trial.expect(!(await isListed(trial, list, id, 'active')), list, 'a filter for active shows it');
  }
}

/** Records that go out of use. */
export const deactivation: Check = {
  name: 'deactivation',
  title:
    'A deactivation takes an active record out of use for good, keeps it readable, and is refused the second time',
  source: 'seed',
  appliesTo: named(...KINDS.flatMap(({ deactivate, get, list }) => [deactivate, get, list])),
  run: async (trial) => {
    for (const kind of KINDS) await tryKind(trial, kind);
  },
};

/** What inactive records no longer do. */
export const inactiveRecords: Check = {
  name: 'inactive-records',
  title: 'An inactive beneficiary cannot be paid, and money that arrives at an inactive instrument is held',
  source: 'seed',
  appliesTo: named('createPayout', 'previewPayout', 'simulatePayin'),
  run: async (trial) => {
    const { tenant, session } = trial;
    const beneficiaryId = await tenant.newBeneficiary();
    await tenant.do('deactivateBeneficiary', { path: { id: beneficiaryId } });
    const order = {
      beneficiaryId,
      amount: '1.03',
      currency: 'AUD',
      externalReference: session.newName('pay'),
    };
    for (const id of ['previewPayout', 'createPayout']) {
      const exchange = await trial.call(id, { body: order });
      trial.expectRefusal(exchange, 422, 'beneficiary_inactive', 'a payout to an inactive beneficiary');
    }
    const fundingInstrumentId = await tenant.newInstrument();
    await tenant.do('deactivateFundingInstrument', { path: { id: fundingInstrumentId } });
    const before = await tenant.balance();
    const payin = await trial.get('simulatePayin', { body: { fundingInstrumentId, amount: '9.00' } });
    const status = textAt(payin, 'status');
    trial.expect(status === 'held', 'simulatePayin', `money at an inactive instrument is ${status}`);
    const after = await tenant.balance();
    trial.expect(
      after.posted === before.posted,
      'simulatePayin',
      'money at an inactive instrument was credited',
    );
  },
};
