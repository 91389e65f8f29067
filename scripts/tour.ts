// Runs the README's tour as a newcomer would paste it, on a fresh database.
import { Command } from 'commander';
import { runTour } from './tour/run-tour.ts';

await new Command('tour')
  .description("Run the README's tour, on a fresh database")
  .option('--postgres <url>', 'a PostgreSQL server that takes new databases; left out: SQLite')
  .action(async (options: { readonly postgres?: string }) => {
    const { passed, failed } = await runTour(options.postgres);
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  })
  .parseAsync();
