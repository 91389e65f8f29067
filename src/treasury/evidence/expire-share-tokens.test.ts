import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { type Instruction, type Order, instructionsTable } from '../../outbox/instruction.ts';
import { type CallDependencies, carryOut } from '../../provider-seam/orders/carry-out.ts';
import { queryStatus } from '../../provider-seam/orders/status-query.ts';
import { Refused, Retry, Unknown } from '../../provider-seam/port/provider.ts';
import { freezeAt } from '../../sandbox/clock.ts';
import { Sealer } from '../../sealing/sealer.ts';
import { dumpRows } from '../../testing/databases/count-rows.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { TEST_KEY } from '../../testing/worlds/test-key.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { payoutRequest } from '../../testing/worlds/test-payout.ts';
import { TestProvider, type TestProviderOptions } from '../../testing/worlds/test-provider.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { createIdentityEvidence } from '../beneficiaries/evidence-calls.ts';
import { beneficiariesTable } from '../beneficiaries/table.ts';
import { operationsTable } from '../operations/table.ts';
import { createPayout } from '../payouts/create-payout.ts';
import { setConfiguration } from '../policy/set-configuration.ts';
import { decideIdentityEvidence } from './control.ts';
import { expireShareTokens } from './expire-share-tokens.ts';
import { type IdentityEvidence, identityEvidenceTable } from './table.ts';

const START = Date.UTC(2026, 2, 4, 5);
const MINUTE_MS = 60_000;

/** A text in every form in which somebody could read it in a dump. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    bytes.toString('hex'),
    ...[0, 1, 2].map((cut) => bytes.subarray(cut).toString('base64').slice(0, 20)),
  ];
}

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  let beneficiaryId: string;
  let shareToken: string;
  let lastToken = 0;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
  });
  beforeEach(async () => {
    test.clock.now = START;
    tenantId = await test.newTenant(100_000n);
    shareToken = `token-${randomBytes(24).toString('hex')}`;
    beneficiaryId = newId('ben');
    const row = testBeneficiary({ id: beneficiaryId, tenantId });
    await test.writeQueue.submit(
      probeWrite(tenantId, { decide: () => ({ effects: [insertRow(beneficiariesTable, row)] }) }),
    );
  });

  const pass = (ms: number): number => (test.clock.now = (test.clock.now ?? START) + ms);
  const identity = (options: TestProviderOptions = {}) => new TestProvider({ name: 'identity', ...options });
  const dependencies = (given: Partial<CallDependencies> = {}): CallDependencies => ({
    ...test,
    newToken: () => `lease ${(lastToken += 1)}`,
    onFault: (error) => void test.faults.push(error),
    ...given,
  });
  const handOver = async (): Promise<string> => {
    const request = { path: { id: beneficiaryId }, query: {}, body: { shareToken } };
    return (await test.writeQueue.submit(handlerWrite(createIdentityEvidence, request, tenantId))).id;
  };
  const dueOf = (subject: string) =>
    ({ tenantId, subject, kind: 'hand_over_evidence', provider: 'identity' }) as const;
  const send = (provider: TestProvider, id: string, given: Partial<CallDependencies> = {}) =>
    carryOut(dependencies(given), provider, dueOf(id));
  const expire = (writeQueue: Pick<WriteQueue, 'submit'> = test.writeQueue) =>
    expireShareTokens({
      database: test.database,
      writeQueue,
      clock: () => test.clock.now ?? undefined,
      onFault: (error) => void test.faults.push(error),
    });
  const orderOf = async (subject: string): Promise<Instruction> =>
    (await selectMatching(test.database.reader, instructionsTable, [{ subject, tenantId }]))[0]!;
  const evidenceOf = async (id: string): Promise<IdentityEvidence> =>
    (await selectMatching(test.database.reader, identityEvidenceTable, [{ id }]))[0]!;
  /** What the database holds of the token: nobody may read it there, and later nothing of it is there at all. */
  const expectGone = async (id: string): Promise<void> => {
    expect(await orderOf(id)).toMatchObject({ sealed: null, sealedUntil: null });
    await expectUnreadable();
  };
  const expectUnreadable = async (): Promise<void> => {
    const dump = await dumpRows(test.database);
    for (const form of formsOf(shareToken)) expect(dump).not.toContain(form);
    expect(test.faults.map((fault) => JSON.stringify(fault) + String(fault)).join()).not.toContain(
      shareToken,
    );
  };

  describe('a share token that is handed over', () => {
    it('waits sealed, is told with the call, and is gone when the provider has it', async () => {
      const id = await handOver();
      expect((await orderOf(id)).sealedUntil).toBe(START + 20 * MINUTE_MS);
      expect((await orderOf(id)).sealed).toEqual(expect.any(String));
      await expectUnreadable();
      const orders: Order[] = [];
      const provider = identity({
        carryOut: (order, take) => {
          orders.push(order);
          return Promise.resolve(take());
        },
      });
      await send(provider, id);
      expect(orders).toEqual([
        expect.objectContaining({ kind: 'hand_over_evidence', subject: id, secret: shareToken }),
      ]);
      expect((await orderOf(id)).status).toBe('taken');
      await expectGone(id);
      pass(21 * MINUTE_MS);
      await expire();
      expect((await evidenceOf(id)).status).toBe('pending');
    });

    it('that waits for 20 minutes is gone, and its evidence rejected, with the payouts that wait for it', async () => {
      const id = await handOver();
      const required = { identity: { requireIdentityEvidence: true } };
      await test.writeQueue.submit(setConfiguration(tenantId, required, 'for a test', 'test'));
      const request = payoutRequest({ beneficiaryId, externalReference: id });
      const payout = await test.writeQueue.submit(handlerWrite(createPayout, request, tenantId));
      const provider = identity({ carryOut: () => Promise.reject(new Retry('come again')) });
      for (let minute = 1; minute <= 20; minute += 1) {
        await send(provider, id);
        await expire();
        expect((await evidenceOf(id)).status).toBe('pending');
        pass(minute === 20 ? MINUTE_MS - 1 : MINUTE_MS);
      }
      expect(provider.sent.length).toBeGreaterThan(5);
      await expectUnreadable();
      expect((await orderOf(id)).sealed).not.toBeNull();
      await expire();
      expect((await evidenceOf(id)).status).toBe('pending');
      pass(1);
      await expire();
      expect(await evidenceOf(id)).toMatchObject({ status: 'rejected', reason: 'share_token_expired' });
      expect((await orderOf(id)).status).toBe('withdrawn');
      await expectGone(id);
      const [failed] = await selectMatching(test.database.reader, operationsTable, [{ id: payout.id }]);
      expect(failed).toMatchObject({ status: 'failed', failureCode: 'identity_evidence_rejected' });
      const calls = provider.sent.length;
      await send(provider, id);
      expect(provider.sent).toHaveLength(calls);
    });

    it("goes by the server's clock, wherever the tenant's stands", async () => {
      await test.writeQueue.submit(freezeAt(tenantId, START, TEST_KEY));
      const id = await handOver();
      pass(20 * MINUTE_MS);
      await expire();
      expect((await evidenceOf(id)).reason).toBe('share_token_expired');
      await expectGone(id);
    });

    it('stays while the provider is called with it, and is asked about where the caller has died', async () => {
      const id = await handOver();
      let answer = (): void => undefined;
      const called = new Promise<void>((begun) => {
        const hangs = (): Promise<never> => {
          begun();
          return new Promise((_resolve, reject) => {
            answer = () => {
              reject(new Unknown('the connection broke'));
            };
          });
        };
        pass(20 * MINUTE_MS - 1);
        void send(identity({ carryOut: hangs }), id);
      });
      await called;
      pass(1);
      await expire();
      expect(await orderOf(id)).toMatchObject({ status: 'pending', sealed: expect.any(String) as string });
      pass(MINUTE_MS);
      await expire();
      expect((await orderOf(id)).status).toBe('asking');
      expect((await evidenceOf(id)).status).toBe('pending');
      await expectGone(id);
      answer();
    });

    it('that was lost on its way is not sent again: its evidence is rejected', async () => {
      const id = await handOver();
      const provider = identity({ carryOut: () => Promise.reject(new Unknown('reset')) });
      await send(provider, id);
      expect((await orderOf(id)).status).toBe('asking');
      await expectGone(id);
      test.clock.now = (await orderOf(id)).askAt;
      await queryStatus(dependencies(), provider, dueOf(id));
      expect(await evidenceOf(id)).toMatchObject({ status: 'rejected', reason: 'share_token_expired' });
      expect((await orderOf(id)).status).toBe('done');
      expect(provider.sent).toEqual([id]);
    });

    it('that arrived though nobody heard of it is waited for', async () => {
      const id = await handOver();
      const provider = identity({
        carryOut: (_order, take) => {
          take();
          return Promise.reject(new Unknown('reset'));
        },
      });
      await send(provider, id);
      test.clock.now = (await orderOf(id)).askAt;
      await queryStatus(dependencies(), provider, dueOf(id));
      expect((await orderOf(id)).status).toBe('taken');
      expect((await evidenceOf(id)).status).toBe('pending');
    });

    it('that is refused, or decided by a control call, is gone too', async () => {
      const refused = await handOver();
      await send(identity({ carryOut: () => Promise.reject(new Refused('bad_token', 'No.')) }), refused);
      expect(await evidenceOf(refused)).toMatchObject({ status: 'rejected', reason: 'No.' });
      await expectGone(refused);
      shareToken = `token-${randomBytes(24).toString('hex')}`;
      const decided = await handOver();
      const decide = { path: { id: decided }, query: {}, body: { status: 'accepted' as const } };
      await test.writeQueue.submit(handlerWrite(decideIdentityEvidence, decide, tenantId));
      expect((await orderOf(decided)).status).toBe('withdrawn');
      await expectGone(decided);
    });

    it('that no secret opens is tried again, with a secret that does, and is never sent empty', async () => {
      const id = await handOver();
      const provider = identity();
      const sealer = new Sealer('another secret', []);
      expect(await send(provider, id, { sealer })).toBe('not_called');
      expect(provider.sent).toEqual([]);
      expect(test.faults.splice(0).map(String)).toEqual([
        expect.stringContaining('No secret opens the instruction of ins_') as string,
      ]);
      expect(await orderOf(id)).toMatchObject({ status: 'pending', attempts: 1 });
      pass(MINUTE_MS);
      const secrets: unknown[] = [];
      const listening = identity({
        carryOut: (order, take) => {
          secrets.push(order.secret);
          return Promise.resolve(take());
        },
      });
      await send(listening, id, { sealer: new Sealer('a new secret', ['the secret of the tests']) });
      expect(secrets).toEqual([shareToken]);
      await expectGone(id);
    });

    it('cannot stay in a row that is no longer pending', async () => {
      const id = await handOver();
      const update = test.database.writer('instructions').where({ subject: id }).update({ status: 'taken' });
      await expect(update).rejects.toThrow(/check/i);
    });
  });

  it('finds every token whose time is over, however many there are and whichever cannot be erased', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      shareToken = `token-${randomBytes(24).toString('hex')}`;
      ids.push(await handOver());
    }
    pass(20 * MINUTE_MS);
    const fault = new Error('a fault of the program');
    let calls = 0;
    const submit: WriteQueue['submit'] = (write) => {
      calls += 1;
      return calls <= 101 ? Promise.reject(fault) : test.writeQueue.submit(write);
    };
    await expire({ submit });
    const left = () => test.database.reader('instructions').whereNotNull('sealed');
    expect(await left()).toHaveLength(101);
    expect(test.faults.splice(0)).toEqual(Array(101).fill(fault));
    await expire();
    expect(await left()).toEqual([]);
    expect((await evidenceOf(ids[119]!)).status).toBe('rejected');
  });
});
