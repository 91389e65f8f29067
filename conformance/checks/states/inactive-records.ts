import { textAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

async function tryBeneficiary(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  const beneficiaryId = await tenant.newBeneficiary();
  await tenant.do('deactivateBeneficiary', { path: { id: beneficiaryId } });
  const externalReference = session.newName('pay');
  const body = { beneficiaryId, amount: '1.03', currency: 'AUD', externalReference };
  for (const id of ['previewPayout', 'createPayout']) {
    const exchange = await trial.call(id, { body });
    trial.expectRefusal(exchange, 422, 'beneficiary_inactive', 'a payout to an inactive beneficiary');
  }
}

async function tryDestination(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  await tenant.ensureFunds(undefined, 'USDC');
  const destinationId = await tenant.newDestination();
  await tenant.do('deactivateDestination', { path: { id: destinationId } });
  const body = { destinationId, amount: '1.03', externalReference: session.newName('wdr') };
  for (const id of ['previewWithdrawal', 'createWithdrawal']) {
    const exchange = await trial.call(id, { body });
    trial.expectRefusal(exchange, 422, 'destination_inactive', 'a withdrawal to an inactive destination');
  }
}

async function tryInstrument(trial: Trial, simulate: string, asset: 'AUD' | 'USDC'): Promise<void> {
  const { tenant } = trial;
  const pair = asset === 'AUD' ? undefined : await tenant.pair();
  const fundingInstrumentId = await tenant.newInstrument(pair);
  await tenant.do('deactivateFundingInstrument', { path: { id: fundingInstrumentId } });
  const before = await tenant.balance(asset);
  const body: JsonObject = { fundingInstrumentId, amount: '9.00' };
  const status = textAt(await trial.get(simulate, { body }), 'status');
  trial.expect(status === 'held', simulate, `money at an inactive instrument is ${status}`);
  const after = await tenant.balance(asset);
  const isStill = after.posted === before.posted && after.pending === before.pending;
  trial.expect(isStill, simulate, 'money at an inactive instrument was credited or counted as expected');
}

export const inactiveRecords: Check = {
  name: 'inactive-records',
  title:
    'An inactive beneficiary cannot be paid, nothing goes to an inactive destination, and money that arrives at an inactive instrument is held',
  source: 'given',
  appliesTo: named(
    'createPayout',
    'previewPayout',
    'simulatePayin',
    'createWithdrawal',
    'previewWithdrawal',
    'simulateDeposit',
  ),
  run: async (trial) => {
    await tryBeneficiary(trial);
    await tryInstrument(trial, 'simulatePayin', 'AUD');
    if (!trial.tenant.knows('createWithdrawal')) return;
    await tryDestination(trial);
    await tryInstrument(trial, 'simulateDeposit', 'USDC');
  },
};
