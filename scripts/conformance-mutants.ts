// Judges the suite itself: a server with one fault after the other, each of which it must notice.
import { Command } from 'commander';
import { judgeMutants, type MutantOptions } from './conformance/judge-mutants.ts';

const program = new Command('conformance:mutants')
  .description('Judge the suite by servers with a fault in each')
  .option('--only <ids>', 'some faults, with commas')
  .option(
    '--postgres <url>',
    'a PostgreSQL server that takes new databases',
    process.env['CONFORMANCE_POSTGRES'],
  )
  .option('--seed <seed>', 'the seed of every run', Number, 1)
  .option('--whole', 'run the whole suite for each fault')
  .action(async (options: MutantOptions) => {
    process.exitCode = await judgeMutants(options);
  });

await program.parseAsync();
