import { runCorridor } from './program.ts';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
// Whoever reads the lines may have seen enough, as `head` does.
process.stdout.on('error', () => ending.abort());

await runCorridor(process.argv.slice(2), ending.signal);
// A receiver that does not answer keeps its connection open.
process.exit();
