import { Command } from 'commander';
import { startPostgresServer } from '../src/testing/databases/postgres-server.ts';
import { runDatabaseSetups } from './setups/database-setups.ts';
import { runPgBouncer } from './setups/pg-bouncer-setups.ts';
import { runTls } from './setups/tls-setup.ts';
import { Verdict } from './verdict.ts';

const { databases, tls, pgbouncer } = new Command()
  .name('test:setups')
  .description(
    'PostgreSQL as others set it up: users, schemas, collations, defaults of sessions, TLS, PgBouncer',
  )
  .option('--no-databases', 'leave out users, schemas, collations and defaults of sessions')
  .option('--no-tls', 'leave out TLS')
  .option('--no-pgbouncer', 'leave out PgBouncer; the program is `pgbouncer`, or what PGBOUNCER names')
  .parse()
  .opts<{ readonly databases: boolean; readonly tls: boolean; readonly pgbouncer: boolean }>();

// By way of exit, so that no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const verdict = new Verdict();
const server = await startPostgresServer();
const experiments = [
  ...(databases ? [() => runDatabaseSetups(server.url, verdict)] : []),
  ...(pgbouncer ? [() => runPgBouncer(server, verdict)] : []),
  ...(tls ? [() => runTls(server, verdict)] : []),
];
for (const experiment of experiments) {
  // One that cannot go on is a fault like any other, and the one after it still has its turn.
  await experiment().catch((error: unknown) => {
    verdict.judge('an experiment runs to its end', [
      error instanceof Error ? (error.stack ?? '') : String(error),
    ]);
  });
}
await server.stop();
verdict.printTable();
process.exitCode = verdict.failed === 0 ? 0 : 1;
