import { openDatabaseSource, type DatabaseKind, type DatabaseSource } from './server/database-under-test.ts';
import { Verdict, type VerdictOptions } from './verdict.ts';

export type Experiment = (source: DatabaseSource, verdict: Verdict) => Promise<void>;

/**
 * Runs experiments on databases of each kind and prints what came of them.
 * Sets the exit code: 0 when every promise held, 1 when one was broken, 2 when there was nothing to run on.
 * @param postgresUrl a server for PostgreSQL, where it is not the usual one
 */
export async function runExperiments(
  kinds: readonly DatabaseKind[],
  experiments: (kind: DatabaseKind) => readonly Experiment[],
  postgresUrl?: string,
  judging?: VerdictOptions,
): Promise<void> {
  // By way of exit, so that no server is left behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));
  const verdict = new Verdict(judging);
  for (const kind of kinds) {
    let source: DatabaseSource;
    try {
      source = await openDatabaseSource(kind, postgresUrl);
    } catch (error) {
      console.error(`No ${kind} to run on:`, error);
      process.exitCode = 2;
      return;
    }
    try {
      for (const experiment of experiments(kind)) {
        // One that cannot go on is a fault like any other, and those after it still have their turn.
        await experiment(source, verdict).catch((error: unknown) => {
          verdict.judge('an experiment runs to its end', [
            error instanceof Error ? (error.stack ?? '') : String(error),
          ]);
        });
      }
    } finally {
      await source.close();
    }
  }
  verdict.printTable();
  process.exitCode = verdict.failed === 0 ? 0 : 1;
}
