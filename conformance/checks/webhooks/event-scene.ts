import { textAt } from '../../json/json.ts';
import { newCompletedTransfer, newHeldTransfer } from '../../suite/transfers.ts';
import { makeHeld, OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import type { Trial } from '../../suite/trial.ts';

const WAYS: Readonly<Record<OperationKind['name'], readonly (readonly string[])[]>> = {
  payout: [
    ['settled'],
    ['accepted', 'submitted', 'returned'],
    ['settled', 'late_return'],
    ['failed', 'late_execution', 'late_return'],
  ],
  withdrawal: [['settled'], ['failed', 'late_execution']],
  conversion: [['settled'], ['failed', 'late_execution']],
};

/** Operations that go every way, late reports among them. */
async function moveOperations(trial: Trial): Promise<void> {
  for (const kind of OPERATION_KINDS.filter(({ get }) => trial.tenant.knows(get))) {
    for (const way of WAYS[kind.name]) {
      const id = textAt(await makeHeld(trial.tenant, kind), 'id');
      for (const to of way) await trial.tenant.advance(id, to);
    }
  }
}

/** Money that comes in, step by step and at once, and goes again. */
async function moveReceipts(trial: Trial): Promise<void> {
  const { tenant } = trial;
  for (const outcome of ['credited', 'detected', 'held', 'returned']) {
    await tenant.newPayin('2.00', outcome);
    await tenant.newDeposit('2.00', outcome);
  }
  const payin = { id: textAt(await tenant.newPayin('3.00', 'detected'), 'id') };
  for (const to of ['held', 'credited']) await tenant.do('advancePayin', { path: payin, body: { to } });
}

/** Records that are made and switched off, and what is changed of the account itself. */
async function changeRecords(trial: Trial): Promise<void> {
  const { tenant } = trial;
  await tenant.do('deactivateBeneficiary', { path: { id: await tenant.newBeneficiary() } });
  await tenant.do('deactivateDestination', { path: { id: await tenant.newDestination() } });
  await tenant.do('deactivateFundingInstrument', { path: { id: await tenant.newInstrument() } });
  for (const status of ['accepted', 'rejected']) {
    const path = { id: textAt(await tenant.newEvidence(), 'id') };
    await tenant.do('decideIdentityEvidence', { path, body: { status } });
  }
  const path = { id: textAt(await tenant.newCustomer(), 'id') };
  await tenant.do('updateCustomer', { path, body: { metadata: { note: 'changed' } } });
  await tenant.do('decideCustomerVerification', { path, body: { verificationStatus: 'approved' } });
}

/** Causes events of nearly every kind by plain calls, one after the other. */
export async function playScene(trial: Trial): Promise<void> {
  await trial.tenant.ensureFunds();
  await trial.tenant.ensureFunds(undefined, 'USDC');
  await moveOperations(trial);
  await moveReceipts(trial);
  await changeRecords(trial);
  await newCompletedTransfer(trial.tenant);
  const held = { id: textAt(await newHeldTransfer(trial.tenant), 'id') };
  await trial.tenant.do('advanceTransfer', { path: held, body: { to: 'returned' } });
}
