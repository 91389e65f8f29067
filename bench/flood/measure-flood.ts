import { setTimeout as delay } from 'node:timers/promises';
import { HERE } from '../checkouts/open-checkout.ts';
import { quantile } from '../load/quantile.ts';
import { startServer, type MeasuredServer } from '../start-server.ts';
import { flood, type FloodEnd } from './flood.ts';
import { payOneAtATime } from './pay-one-at-a-time.ts';

export interface FloodEffort {
  readonly callers: number;
  readonly rounds: number;
  /** The length of a round's two halves. */
  readonly seconds: number;
  readonly warmUp: number;
}

export interface Waits {
  readonly count: number;
  readonly writeQueueP50Ms: number;
  readonly writeQueueP99Ms: number;
  readonly answerP50Ms: number;
  readonly answerP99Ms: number;
}

/** One round: the payer alone, then beside the flood. */
export interface FloodRound {
  readonly alone: Waits;
  readonly flooded: Waits;
  readonly end: FloodEnd;
  /** Payouts of the flooding tenant, a second. */
  readonly paidPerSecond: number;
  readonly peakWrites: number;
  readonly peakBytes: number;
}

export interface FloodFigures {
  readonly rounds: readonly FloodRound[];
  /** Resident memory before the first flood, and at its highest, in bytes. */
  readonly calmMemory: number;
  readonly peakMemory: number;
}

/** Has a lone payer pay for some seconds; answers the waits, with what the write queue says of the time. */
async function payFor(
  server: MeasuredServer,
  seconds: number,
  beside?: (signal: AbortSignal) => Promise<FloodEnd>,
) {
  const [, payer] = server.wallets;
  if (payer === undefined) throw new Error('There is no wallet for the one who pays one at a time');
  const stop = new AbortController();
  await server.takeWriteQueueFigures();
  const paying = payOneAtATime(server.url, payer, stop.signal);
  const flooding = beside?.(stop.signal);
  await Promise.race([delay(seconds * 1_000), paying, flooding ?? paying]);
  stop.abort();
  const answers = await paying;
  const writeQueue = await server.takeWriteQueueFigures();
  const inWriteQueue = writeQueue.queuedMs[payer.tenantId] ?? [];
  const waits: Waits = {
    count: answers.length,
    writeQueueP50Ms: quantile(inWriteQueue, 0.5),
    writeQueueP99Ms: quantile(inWriteQueue, 0.99),
    answerP50Ms: quantile(answers, 0.5),
    answerP99Ms: quantile(answers, 0.99),
  };
  return { waits, writeQueue, paid: flooding };
}

/** Floods one tenant of a server while another pays one at a time, and holds that against the other alone. */
export async function measureFlood(databaseUrl: string, effort: FloodEffort): Promise<FloodFigures> {
  const { callers, rounds, seconds, warmUp } = effort;
  const server = await startServer(
    { contestant: 'group commit', databaseUrl, wallets: 2, isTimed: true },
    HERE,
  );
  try {
    const [flooded] = server.wallets;
    if (flooded === undefined) throw new Error('There is no wallet to flood');
    await payFor(server, warmUp);
    const calmMemory = (await server.processFigures()).resident;
    const measured: FloodRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await payFor(server, seconds);
      const beside = await payFor(server, seconds, (signal) => flood(server.url, flooded, callers, signal));
      const end = await beside.paid;
      if (end === undefined) throw new Error('There was no flood');
      measured.push({
        alone: alone.waits,
        flooded: beside.waits,
        end,
        paidPerSecond: end.paidInTime / seconds,
        peakWrites: beside.writeQueue.peakWrites,
        peakBytes: beside.writeQueue.peakBytes,
      });
    }
    return { rounds: measured, calmMemory, peakMemory: (await server.processFigures()).peakResident };
  } finally {
    await server.stop();
  }
}
