/**
 * Loaded before the server (`node --import`): answers on WATCH_PORT, as JSON, how long the event loop was held up at most and how
 * much processor time the process took since it was asked last.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 1;

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = process.cpuUsage();
  createServer((_request, response) => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const longestTurnMs = Math.max(0, delays.max / 1e6 - RESOLUTION_MS);
    delays.reset();
    response.end(JSON.stringify({ longestTurnMs, cpuMs: (user + system) / 1_000 }));
  })
    .listen(Number(process.env['WATCH_PORT']), '127.0.0.1')
    .unref();
}
