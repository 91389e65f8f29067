import { runListen } from './listener/listen-program.ts';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
// Whoever reads the lines may have seen enough, as `head` does.
process.stdout.on('error', () => ending.abort());

process.exit(await runListen(process.argv, ending.signal));
