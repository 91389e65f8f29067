import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import type Registry from 'prom-client/lib/registry.js';
import type { WriteQueueRefusal, WriteQueueWatch } from '../writes/watch.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { LongestTurn } from './longest-turn.ts';

const WAIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];
const WORK_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 4];
const GROUP_WRITES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** What stands for an operation where the writes of several are decided. */
const GROUP = 'group';

const REFUSALS = ['no_room', 'deadline', 'database'] as const satisfies readonly WriteQueueRefusal[];

/** What the write queue tells while it works: waits, groups, commits and refusals. */
export function watchWriteQueue(registry: Registry, turn: Pick<LongestTurn, 'begin'>): WriteQueueWatch {
  const registers = [registry];
  const wait = new Histogram({
    name: 'corridor_write_queue_wait_seconds',
    help: 'Time from the submission of a write to the start of its group commit.',
    buckets: WAIT_SECONDS,
    registers,
  });
  const group = new Histogram({
    name: 'corridor_write_queue_group_seconds',
    help: 'Duration of a group commit, from requesting a connection to the end of the transaction.',
    buckets: WORK_SECONDS,
    registers,
  });
  const size = new Histogram({
    name: 'corridor_write_queue_group_writes',
    help: 'Number of writes in a group commit.',
    buckets: GROUP_WRITES,
    registers,
  });
  const commit = new Histogram({
    name: 'corridor_write_queue_commit_seconds',
    help: 'Duration of the COMMIT statement of a group.',
    buckets: WORK_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'corridor_write_queue_refusals_total',
    help: 'Writes refused without a decision: queue full, deadline exceeded or database failure.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REFUSALS) refusals.inc({ reason }, 0);
  return {
    deciding: () => turn.begin(GROUP),
    groupEnded: ({ waitedMs, ms, commitMs }) => {
      // A group that found every lock held has decided nothing.
      if (waitedMs.length === 0) return;
      for (const each of waitedMs) wait.observe(each / 1_000);
      size.observe(waitedMs.length);
      group.observe(ms / 1_000);
      if (commitMs !== null) commit.observe(commitMs / 1_000);
    },
    refused: (reason) => refusals.inc({ reason }),
  };
}

/** What was submitted to a write queue and is not answered yet, counted whenever the metrics are read. */
export function measureBacklog(registry: Registry, writeQueue: WriteQueue): void {
  const registers = [registry];
  new Gauge({
    name: 'corridor_write_queue_writes',
    help: 'Writes that are submitted and not yet answered.',
    registers,
    collect() {
      this.set(writeQueue.backlog.writes);
    },
  });
  new Gauge({
    name: 'corridor_write_queue_bytes',
    help: 'Estimated memory of the writes that are not yet answered.',
    registers,
    collect() {
      this.set(writeQueue.backlog.bytes);
    },
  });
}
