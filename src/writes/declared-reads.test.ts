import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { insertRow, saveRow } from '../db/statements/table.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { newId } from '../identity/ids.ts';
import { identityEvidenceTable } from '../treasury/evidence/table.ts';
import { shareTokensTable } from '../treasury/evidence/table.ts';
import { beneficiaryCounter, countersTable } from '../treasury/policy/counters.ts';
import { setConfiguration } from '../treasury/policy/set-configuration.ts';
import { freezeAt } from '../sandbox/clock.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { testBeneficiary } from '../testing/worlds/test-beneficiary.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { testEvidence } from '../testing/worlds/test-evidence.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { payoutRequest } from '../testing/worlds/test-payout.ts';
import { beneficiariesTable } from '../treasury/beneficiaries/table.ts';
import { createPayout } from '../treasury/payouts/create-payout.ts';
import { NotLoaded } from './loaded-rows.ts';
import { need, type Write } from './write.ts';

const DAY_MS = 86_400_000;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
  });
  // A write queue of its own for each test: who was about in the one before would take part in how groups are made up.
  beforeEach(() => {
    test = createTestWriteQueue(database);
  });

  /** A tenant with money, a beneficiary, and evidence of who that is. */
  async function payingTenant(): Promise<{ tenantId: string; beneficiaryId: string; evidenceId: string }> {
    const tenantId = await test.newTenant(100_000n);
    const beneficiary = testBeneficiary({ id: newId('ben'), tenantId });
    const evidence = testEvidence({
      id: newId('evd'),
      tenantId,
      beneficiaryId: beneficiary.id,
      status: 'accepted',
    });
    const token = { tenantId, tokenHash: newId('evd'), beneficiaryId: beneficiary.id, usedAt: 0 };
    const effects = [
      insertRow(beneficiariesTable, beneficiary),
      insertRow(shareTokensTable, token),
      insertRow(identityEvidenceTable, evidence),
    ];
    await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
    return { tenantId, beneficiaryId: beneficiary.id, evidenceId: evidence.id };
  }

  let references = 0;
  const pay = (tenantId: string, beneficiaryId: string) =>
    handlerWrite(
      createPayout,
      payoutRequest({ beneficiaryId, externalReference: `order ${(references += 1)}` }),
      tenantId,
    );

  const requireEvidence = (tenantId: string) =>
    setConfiguration(tenantId, { identity: { requireIdentityEvidence: true } }, 'test', 'test');

  describe('a decision that reads what its write never named', () => {
    const key = (tenantId: string) => ({ tenantId, counter: 'probe', period: 'always' });
    const blind = (tenantId: string): Write<null> =>
      probeWrite(tenantId, {
        decide: (loaded) => {
          const before = loaded.find(countersTable, { counter: 'probe', period: 'always' });
          const totalMinor = (before?.totalMinor ?? 0n) + 1n;
          return { effects: [saveRow(countersTable, { ...key(tenantId), totalMinor })] };
        },
      });

    it('is a fault of the program, which overwrites no counter from zero', async () => {
      const tenantId = await test.newTenant();
      await test.submitAll([increment(tenantId), increment(tenantId)]);
      expect(await test.submitAll([blind(tenantId)])).toEqual(['internal_error']);
      expect(test.faults.at(-1)).toBeInstanceOf(NotLoaded);
      const [counter] = await selectMatching(database.reader, countersTable, [key(tenantId)]);
      expect(counter?.totalMinor).toBe(2n);
    });

    it('is one too where another write of its group has named it', async () => {
      const tenantId = await test.newTenant();
      expect(await test.submitAll([increment(tenantId), blind(tenantId), increment(tenantId)])).toEqual([
        1n,
        'internal_error',
        2n,
      ]);
    });
  });

  describe('a write whose needs an earlier write of its group has changed', () => {
    it('rests on evidence that only the configuration made one write before asks for', async () => {
      const { tenantId, beneficiaryId, evidenceId } = await payingTenant();
      const before = test.faults.length;
      const [, payout] = await test.submitAll([requireEvidence(tenantId), pay(tenantId, beneficiaryId)]);
      expect(payout).toMatchObject({ status: 'accepted', evidenceId });
      expect(test.faults).toHaveLength(before);
      await checkLedger(database);
    });

    it('counts on from the counters of the day to which its clock was set one write before', async () => {
      const { tenantId, beneficiaryId } = await payingTenant();
      const now = systemClock();
      const later = now + 40 * DAY_MS;
      // Counted on that day before: by a clock that was there, in another group.
      const counted = { ...beneficiaryCounter(tenantId, beneficiaryId, later), totalMinor: 700n };
      await test.submitAll([
        probeWrite(tenantId, { decide: () => ({ effects: [saveRow(countersTable, counted)] }) }),
      ]);
      const [, payout] = await test.submitAll([
        freezeAt(tenantId, later, TEST_KEY),
        pay(tenantId, beneficiaryId),
      ]);
      expect(payout).toMatchObject({ status: 'accepted' });
      const { totalMinor: _before, ...key } = counted;
      const [counter] = await selectMatching(database.reader, countersTable, [key]);
      expect(counter?.totalMinor).toBe(10_700n);
    });

    it('keeps its place: the later writes of its tenant are decided after it, those of others at once', async () => {
      const { tenantId, beneficiaryId } = await payingTenant();
      const other = await test.newTenant();
      const order: string[] = [];
      const note = (name: string, owner: string): Write<null> =>
        probeWrite(owner, {
          decide: () => {
            order.push(name);
            return {};
          },
        });
      const payment = pay(tenantId, beneficiaryId);
      const noted: typeof payment = {
        ...payment,
        decide: (loaded, context) => {
          order.push('payment');
          return payment.decide(loaded, context);
        },
      };
      const before = test.commits.length;
      await test.submitAll([
        note('first', tenantId),
        requireEvidence(tenantId),
        noted,
        note('second', tenantId),
        note('of another', other),
        note('third', tenantId),
      ]);
      expect(order).toEqual(['first', 'of another', 'payment', 'second', 'third']);
      expect(test.commits.length - before).toBe(2);
    });

    it('finds the rows that an earlier write has inserted under a key that it names', async () => {
      const tenantId = await test.newTenant();
      const before = test.commits.length;
      const row = { tenantId, counter: 'made', period: 'just now', totalMinor: 5n };
      const insert = probeWrite(tenantId, { decide: () => ({ effects: [insertRow(countersTable, row)] }) });
      const clockOf = freezeAt(tenantId, systemClock() + DAY_MS, TEST_KEY);
      const look: Write<unknown> = {
        ...probeWrite<unknown>(tenantId, {
          decide: (loaded) => ({
            reply: loaded.find(countersTable, { counter: 'made', period: 'just now' })?.totalMinor,
          }),
        }),
        // Only the clock that the write before has stopped names the counter.
        needs: (head) =>
          head.wallet.clockFrozenAt === null
            ? []
            : [need(countersTable, { tenantId, counter: 'made', period: 'just now' })],
      };
      expect((await test.submitAll([clockOf, insert, look]))[2]).toBe(5n);
      expect(test.commits.length - before).toBe(1);
    });

    it('is asked for what only rows of its group can name', async () => {
      const tenantId = await test.newTenant();
      const pointed = { tenantId, counter: 'pointed at', period: 'always', totalMinor: 9n };
      await test.submitAll([
        probeWrite(tenantId, { decide: () => ({ effects: [insertRow(countersTable, pointed)] }) }),
      ]);
      const pointer = { tenantId, counter: 'pointer', period: 'always', totalMinor: 1n };
      const insert = probeWrite(tenantId, {
        decide: () => ({ effects: [insertRow(countersTable, pointer)] }),
      });
      const follow: Write<unknown> = {
        ...probeWrite<unknown>(tenantId, {
          needs: [need(countersTable, { tenantId, counter: 'pointer', period: 'always' })],
          decide: (loaded) => ({
            reply: loaded.find(countersTable, { counter: 'pointed at', period: 'always' })?.totalMinor,
          }),
        }),
        furtherNeeds: (loaded) =>
          loaded.find(countersTable, { counter: 'pointer', period: 'always' }) === undefined
            ? []
            : [need(countersTable, { tenantId, counter: 'pointed at', period: 'always' })],
      };
      expect((await test.submitAll([insert, follow]))[1]).toBe(9n);
    });
  });

  describe('needs that cannot be told', () => {
    it('are a fault of their write alone', async () => {
      const tenantId = await test.newTenant();
      const fault = new Error('a bug');
      const faulty: Write<null> = {
        ...probeWrite(tenantId, { decide: () => ({}) }),
        needs: () => {
          throw fault;
        },
      };
      const before = test.commits.length;
      expect(await test.submitAll([increment(tenantId), faulty, increment(tenantId)])).toEqual([
        1n,
        'internal_error',
        2n,
      ]);
      expect(test.faults).toContain(fault);
      expect(test.commits.length - before).toBe(1);
    });

    it('and needs that never come to rest are one too, and are not put off for ever', async () => {
      const tenantId = await test.newTenant();
      let asked = 0;
      const restless: Write<null> = {
        ...probeWrite(tenantId, { decide: () => ({}) }),
        needs: () => [need(countersTable, { tenantId, counter: `asked ${(asked += 1)}`, period: 'always' })],
      };
      expect(await test.submitAll([increment(tenantId), restless, increment(tenantId)])).toEqual([
        1n,
        'internal_error',
        2n,
      ]);
    });
  });
});
