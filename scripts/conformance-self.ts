// Judges this server by the conformance suite: fresh databases, all sorts of keys, several seeds.
import { Command, Option } from 'commander';
import { judgeSelf, type SelfOptions } from './conformance/judge-self.ts';

const program = new Command('conformance:self')
  .description('Judge this server by the conformance suite, on a fresh database')
  .addOption(new Option('--database <kind>').choices(['sqlite', 'postgres']).default('sqlite'))
  .option(
    '--postgres <url>',
    'a PostgreSQL server that takes new databases, in place of one that is started',
    process.env['CONFORMANCE_POSTGRES'],
  )
  .option('--seeds <count>', 'how many seeds', Number, 1)
  .option('--first-seed <seed>', 'the first of them', Number, 1)
  .option('--processes <count>', 'server processes on the one database', Number, 1)
  .option('--step-ms <ms>', "the simulators' delay a step", '1000')
  .action(async (options: SelfOptions) => {
    process.exitCode = await judgeSelf(options);
  });

await program.parseAsync();
