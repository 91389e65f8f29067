import { insertRow } from '../../db/statements/table.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { operationsTable, type Operation } from '../../treasury/operations/table.ts';
import { instructionsTable, type Instruction } from '../../outbox/instruction.ts';
import { beneficiariesTable } from '../../treasury/beneficiaries/table.ts';
import { createPayout } from '../../treasury/payouts/create-payout.ts';
import { handlerWrite } from './handler-write.ts';
import { probeWrite } from './probe-write.ts';
import { testBeneficiary } from './test-beneficiary.ts';
import type { TestWriteQueue } from './test-write-queue.ts';
import { payoutRequest } from './test-payout.ts';

/** Creates a payout to a new beneficiary, without the edge; answers its identifier. */
export async function submitPayout(
  { writeQueue }: TestWriteQueue,
  tenantId: string,
  amount = '100.00',
): Promise<string> {
  const row = testBeneficiary({ id: newId('ben'), tenantId });
  await writeQueue.submit(
    probeWrite(tenantId, { decide: () => ({ effects: [insertRow(beneficiariesTable, row)] }) }),
  );
  const { body } = payoutRequest({ beneficiaryId: row.id, amount, externalReference: row.id });
  const write = handlerWrite(createPayout, { path: {}, query: {}, body }, tenantId);
  return (await writeQueue.submit(write)).id;
}

/** A payout as the database holds it now, with its order to the bank. */
export async function readPayout(
  { database }: TestWriteQueue,
  id: string,
): Promise<{ payout: Operation; instruction: Instruction | undefined }> {
  const [payout] = await selectMatching(database.reader, operationsTable, [{ id }]);
  const [instruction] = await selectMatching(database.reader, instructionsTable, [
    { subject: id, kind: 'pay' },
  ]);
  if (payout === undefined) throw new Error(`There is no payout ${id}`);
  return { payout, instruction };
}
