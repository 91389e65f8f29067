import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DUE_KINDS } from '../../capabilities.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testFacts,
} from '../../testing/worlds/test-write-queue.ts';
import { payoutRequest } from '../../testing/worlds/test-payout.ts';
import { testWorker } from '../../testing/worlds/test-worker.ts';
import { createIdentityEvidence } from '../../treasury/beneficiaries/evidence-calls.ts';
import { beneficiariesTable } from '../../treasury/beneficiaries/table.ts';
import { type IdentityEvidence, identityEvidenceTable } from '../../treasury/evidence/table.ts';
import { type Operation, operationsTable } from '../../treasury/operations/table.ts';
import { createPayout } from '../../treasury/payouts/create-payout.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { findReadyWork, workKey } from '../../workers/due-work.ts';
import { providerReportsTable } from '../inbox/report-table.ts';
import { identityChecksTable } from './checks.ts';
import { deliverIdentityCheck } from './deliver.ts';
import { type Fault, addFault, faultNeed, faultsTable } from './faults.ts';

const NOW = Date.UTC(2031, 0, 1);
const STEP_MS = 700;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  let beneficiaryId: string;
  let tokens = 0;

  beforeAll(async () => {
    test = createTestWriteQueue(await open(), { providers: testFacts(STEP_MS) });
  });

  beforeEach(async () => {
    test.clock.now = NOW;
    tenantId = await test.newTenant(100_000n);
    beneficiaryId = newId('ben');
    const row = testBeneficiary({ id: beneficiaryId, tenantId });
    await test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(beneficiariesTable, row)] }) }),
    );
  });

  async function handOver(shareToken = `good-token-${(tokens += 1)}`): Promise<string> {
    const request = { path: { id: beneficiaryId }, query: {}, body: { shareToken } };
    const { id } = await test.writeQueue.submit(handlerWrite(createIdentityEvidence, request, tenantId));
    // The provider has it at once, and takes its step from there.
    await testWorker(test, { stepMs: STEP_MS }).settle(tenantId);
    return id;
  }

  /** The payout that waits for the evidence. */
  async function payOn(evidenceId: string): Promise<string> {
    const required = { identity: { requireIdentityEvidence: true } };
    await test.writeQueue.submit(setConfiguration(tenantId, required, 'for a test', 'test'));
    const request = payoutRequest({ beneficiaryId, externalReference: evidenceId });
    const payout = await test.writeQueue.submit(handlerWrite(createPayout, request, tenantId));
    expect(payout).toMatchObject({ status: 'held', holdReason: 'identity_evidence_pending' });
    return payout.id;
  }

  const inject = (fault: Fault): Promise<null> =>
    test.writeQueue.submit(
      probeWrite(tenantId, {
        needs: [faultNeed(tenantId, 'identity')],
        decide: (loaded) => ({ effects: [addFault(loaded, tenantId, 'identity', fault)] }),
      }),
    );

  const deliver = (id: string): Promise<boolean> =>
    test.writeQueue.submit(deliverIdentityCheck(test.subjects, tenantId, id));

  async function evidenceOf(id: string): Promise<IdentityEvidence> {
    const [evidence] = await selectMatching(test.database.reader, identityEvidenceTable, [{ id }]);
    return evidence!;
  }

  async function payoutOf(id: string): Promise<Operation> {
    const [payout] = await selectMatching(test.database.reader, operationsTable, [{ id }]);
    return payout!;
  }

  const passStep = (): number => (test.clock.now = (test.clock.now ?? NOW) + STEP_MS);

  const dueNow = async (): Promise<string[]> => {
    const ready = await findReadyWork(test.database, {
      kinds: DUE_KINDS,
      clock: () => test.clock.now ?? NOW,
      callable: [],
      isSimulated: true,
    });
    return ready.filter((work) => work.tenantId === tenantId).map(workKey);
  };

  describe('a check of the simulated identity provider', () => {
    it('ends a step after its token was handed over, once', async () => {
      const id = await handOver();
      const payoutId = await payOn(id);
      test.clock.now = NOW + STEP_MS - 1;
      expect(await dueNow()).toEqual([]);
      expect(await deliver(id)).toBe(false);
      test.clock.now = NOW + STEP_MS;
      expect(await dueNow()).toEqual([`identity_check ${id}`]);
      expect(await deliver(id)).toBe(true);
      expect(await evidenceOf(id)).toMatchObject({ status: 'accepted', acceptedAt: NOW + STEP_MS });
      expect(await payoutOf(payoutId)).toMatchObject({ status: 'accepted', evidenceId: id });
      expect(await deliver(id)).toBe(false);
      expect(await dueNow()).toEqual([]);
      expect((await evidenceOf(id)).version).toBe(2);
    });

    it('rejects a token that says so, and fails what waits', async () => {
      const id = await handOver(`reject_${(tokens += 1)}`);
      const payoutId = await payOn(id);
      passStep();
      await deliver(id);
      expect(await evidenceOf(id)).toMatchObject({ status: 'rejected', acceptedAt: null, expiresAt: null });
      expect(await payoutOf(payoutId)).toMatchObject({
        status: 'failed',
        failureCode: 'identity_evidence_rejected',
      });
    });

    it('is not begun by itself for a token that waits', async () => {
      const id = await handOver(`pending_${(tokens += 1)}`);
      passStep();
      expect(await dueNow()).toEqual([]);
      expect(await deliver(id)).toBe(false);
      expect((await evidenceOf(id)).status).toBe('pending');
    });

    it('does nothing for evidence of another tenant', async () => {
      const id = await handOver();
      passStep();
      const other = await test.newTenant();
      expect(await test.writeQueue.submit(deliverIdentityCheck(test.subjects, other, id))).toBe(false);
      expect((await evidenceOf(id)).status).toBe('pending');
    });
  });

  describe('a fault of the identity provider', () => {
    const fault = (given: Partial<Fault>): Fault => ({ fault: 'fail', count: 1, delayMs: 0, ...given });

    it('that fails rejects what would have been accepted, as often as it was asked for', async () => {
      await inject(fault({ count: 2 }));
      const ids = [await handOver(), await handOver(), await handOver()];
      passStep();
      for (const id of ids) await deliver(id);
      const statuses = await Promise.all(ids.map(async (id) => (await evidenceOf(id)).status));
      expect(statuses).toEqual(['rejected', 'rejected', 'accepted']);
      const [queue] = await selectMatching(test.database.reader, faultsTable, [{ tenantId }]);
      expect(queue?.queue).toEqual([]);
    });

    it('that delays does so once a check', async () => {
      await inject(fault({ fault: 'delay', count: 2, delayMs: 5_000 }));
      const id = await handOver();
      passStep();
      expect(await deliver(id)).toBe(true);
      expect((await evidenceOf(id)).status).toBe('pending');
      expect(await dueNow()).toEqual([]);
      test.clock.now = NOW + STEP_MS + 5_000;
      expect(await dueNow()).toEqual([`identity_check ${id}`]);
      await deliver(id);
      expect((await evidenceOf(id)).status).toBe('accepted');
    });

    it('that repeats reports twice, with one effect', async () => {
      await inject(fault({ fault: 'repeat' }));
      const id = await handOver();
      const payoutId = await payOn(id);
      passStep();
      expect([await deliver(id), await deliver(id), await deliver(id)]).toEqual([true, true, false]);
      expect(await evidenceOf(id)).toMatchObject({ status: 'accepted', version: 2 });
      expect((await payoutOf(payoutId)).version).toBe(2);
      const reports = await selectMatching(test.database.reader, providerReportsTable, [{ tenantId }]);
      expect(reports).toMatchObject([{ provider: 'identity', subjectId: id, outcome: 'applied' }]);
    });

    it('that drops leaves the evidence pending for good', async () => {
      await inject(fault({ fault: 'drop' }));
      const id = await handOver();
      passStep();
      expect(await deliver(id)).toBe(true);
      test.clock.now = NOW + 10 ** 9;
      expect(await dueNow()).toEqual([]);
      expect((await evidenceOf(id)).status).toBe('pending');
    });

    it('that reorders has nothing to overtake', async () => {
      await inject(fault({ fault: 'reorder' }));
      const id = await handOver();
      passStep();
      await deliver(id);
      expect((await evidenceOf(id)).status).toBe('accepted');
    });

    it('of another provider is none', async () => {
      await test.writeQueue.submit(
        probeWrite(tenantId, {
          needs: [faultNeed(tenantId, 'bank')],
          decide: (loaded) => ({ effects: [addFault(loaded, tenantId, 'bank', fault({}))] }),
        }),
      );
      const id = await handOver();
      passStep();
      await deliver(id);
      expect((await evidenceOf(id)).status).toBe('accepted');
    });
  });

  describe('writes that meet in one group', () => {
    it('see the evidence and the payouts of those before them', async () => {
      await test.writeQueue.submit(
        setConfiguration(tenantId, { identity: { requireIdentityEvidence: true } }, 'for a test', 'test'),
      );
      const pay = (externalReference: string) =>
        test.writeQueue.submit(
          handlerWrite(createPayout, payoutRequest({ beneficiaryId, externalReference }), tenantId),
        );
      const handedOver = handOver(`reject_${(tokens += 1)}`);
      const payouts = ['order-1', 'order-2', 'order-3'].map(pay);
      const id = await handedOver;
      const created = await Promise.all(payouts);
      expect(created.map(({ evidenceId }) => evidenceId)).toEqual([id, id, id]);
      passStep();
      const late = pay('order-4');
      expect(await deliver(id)).toBe(true);
      const all = [...created, await late];
      for (const payout of all) expect(await payoutOf(payout.id)).toMatchObject({ status: 'failed' });
      const [check] = await selectMatching(test.database.reader, identityChecksTable, [{ evidenceId: id }]);
      expect(check).toMatchObject({ nextReport: null, dueAt: null });
      expect(test.faults).toEqual([]);
    });
  });
});
