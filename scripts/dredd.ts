// Has Dredd judge this server by its contract, on a fresh database.
import { Command } from 'commander';
import { runDreddOnSandbox } from './dredd/run-dredd-on-sandbox.ts';

await new Command('dredd')
  .description('Have Dredd judge this server by its contract, on a fresh database')
  .option('--postgres <url>', 'a PostgreSQL server that takes new databases; left out: SQLite')
  .action(async (options: { readonly postgres?: string }) => {
    const { passed, failed } = await runDreddOnSandbox(options.postgres);
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  })
  .parseAsync();
