/**
 * Loaded before the server (`node --import`): answers on WATCH_PORT, as JSON, how long one turn of the event loop worked at
 * most and how much processor time the process took since it was asked last. What garbage collection took, and time in which
 * other processes had the core, is no work; the latter can be told on Linux alone.
 */
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:http';
import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 1;

/** Shorter turns are not told apart from the looks themselves. */
const SHORTEST_MS = 2;

interface Turn {
  readonly from: number;
  readonly to: number;
  readonly workedMs: number;
}

/**
 * What the main thread has run so far, in ms: by the kernel's account on Linux, else by the clock. A running thread's account is
 * brought up to date each 4 ms, or if it asks what its process has used.
 */
function threadTime(): () => number {
  if (process.platform !== 'linux') return () => performance.now();
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(64);
  return () => {
    process.cpuUsage();
    return Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)).split(' ')[0]) / 1e6;
  };
}

function watch(): () => number {
  const ran = threadTime();
  let turns: Turn[] = [];
  let collections: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    collections.push(...list.getEntries());
  }).observe({ entryTypes: ['gc'] });
  let [from, ranBefore] = [performance.now(), ran()];
  setInterval(() => {
    const [to, ranNow] = [performance.now(), ran()];
    const workedMs = ranNow - ranBefore;
    if (workedMs > SHORTEST_MS) turns.push({ from, to, workedMs });
    [from, ranBefore] = [to, ranNow];
  }, LOOK_MS).unref();
  return () => {
    const collected = ({ from: start, to: end }: Turn): number =>
      collections
        .filter(({ startTime, duration }) => startTime < end && startTime + duration > start)
        .reduce((sum, { duration }) => sum + duration, 0);
    let longest = 0;
    // Few are looked at closely: of many thousands, each against all collections, the server itself would be late.
    for (const turn of turns.sort((one, other) => other.workedMs - one.workedMs)) {
      if (turn.workedMs <= longest) break;
      longest = Math.max(longest, turn.workedMs - collected(turn));
    }
    [turns, collections] = [[], []];
    return longest;
  };
}

if (isMainThread) {
  const longestTurn = watch();
  let before = process.cpuUsage();
  createServer((_request, response) => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    response.end(JSON.stringify({ longestTurnMs: longestTurn(), cpuMs: (user + system) / 1_000 }));
  })
    .listen(Number(process.env['WATCH_PORT']), '127.0.0.1')
    .unref();
}
