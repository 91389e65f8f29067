import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readContract, type Contract } from '../../../conformance/contract/contract.ts';
import type { JsonObject } from '../../../conformance/json/json.ts';
import { judgeTransfer } from '../../../conformance/judge/transfer-laws.ts';
import { RecordMemory } from '../../../conformance/judge/record-memory.ts';
import { contractDocument } from '../../contract/document.ts';
import { checkLedger } from '../databases/check-ledger.ts';
import { eachDatabase } from '../databases/databases.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../worlds/test-write-queue.ts';
import { brokenTransfers } from './broken-transfers.ts';
import { transferSequences, type TransferCommand } from './transfer-commands.ts';
import { TransferStage } from './transfer-stage.ts';
import { untoldChanges } from './untold-changes.ts';

/** Sequences of a run, over both databases together. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 100);

const START = Date.UTC(2026, 2, 4, 5);

/** Far longer than so many sequences take on a busy machine, in milliseconds. */
const PATIENCE = 120_000 + RUNS * 5_000;

/** The statuses that transfers of all sequences on a database came through. */
const met = new Set<string>();

eachDatabase((dialect, open) => {
  let test: TestWriteQueue;
  let contract: Contract;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = START;
    contract = readContract(contractDocument() as unknown as JsonObject);
  });

  afterAll(async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });

  /** What is broken after a sequence; each transfer is looked at after each command. */
  async function perform(sequence: readonly TransferCommand[]): Promise<string[]> {
    const stage = await TransferStage.open(test);
    const memory = new RecordMemory(contract);
    const broken: string[] = [];
    let moment = 0;
    for (const command of sequence) {
      await stage.perform(command);
      moment += 1;
      broken.push(...(await stage.wronged()).map((fault) => `after ${JSON.stringify(command)}: ${fault}`));
      for (const transfer of await stage.shown()) {
        const faults = [
          ...judgeTransfer(transfer, contract),
          ...memory.compare('transfer', transfer, { startedAt: moment, endedAt: moment, isReplay: false }),
        ];
        broken.push(...faults.map((fault) => `after ${command.do}: ${fault}: ${JSON.stringify(transfer)}`));
      }
    }
    await stage.perform({ do: 'settle' });
    broken.push(...(await stage.wronged()).map((fault) => `at the end: ${fault}`));
    for (const status of await stage.statuses()) met.add(status);
    return [
      ...broken,
      ...(await brokenTransfers(test.database, stage.tenantId)),
      ...(await untoldChanges(test.database.reader, stage.tenantId)),
    ];
  }

  it(
    'keeps every transfer whole, seen from outside and in the books, whatever happens around it',
    async () => {
      const run = async (sequence: readonly TransferCommand[]): Promise<void> => {
        expect(await perform(sequence)).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(transferSequences, run), {
        numRuns: Math.max(1, Math.ceil(RUNS / 2)),
        // Each database has sequences of its own.
        seed: inject('seed') + (dialect === 'sqlite' ? 0 : 1),
        plugins: [fc.interruptAfterTimeLimit(PATIENCE, { failOnInterrupt: true })],
      });
    },
    PATIENCE * 2,
  );
});

describe('a whole run', () => {
  it('came through every status of a transfer', () => {
    const statuses = ['detected', 'held', 'converting', 'delivering', 'completed', 'failed', 'returned'];
    expect(statuses.filter((status) => !met.has(status))).toEqual([]);
  });
});
