// Several servers on one PostgreSQL behind a balancer, for trials and demonstrations.
import { once } from 'node:events';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Balancing, startBalancer } from './cluster/balancer.ts';
import { makeScratchDatabase } from './sandbox/scratch-database.ts';
import { type RunningServer, startServer } from './sandbox/start-server.ts';

interface Options {
  readonly servers: number;
  readonly by: Balancing;
  readonly port: number;
  readonly postgres?: string;
}

function wholeUpTo(most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,5}$/.test(text) && number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
}

async function run({ servers: count, by: balancing, port, postgres }: Options): Promise<void> {
  const database = await makeScratchDatabase('postgres', postgres);
  const servers: RunningServer[] = [];
  try {
    // One after the other: the first makes the tables and the demo tenant.
    while (servers.length < count) servers.push(await startServer({ DATABASE_URL: database.url }));
    const urls = servers.map(({ url }) => url);
    const balancer = await startBalancer({ urls, balancing, port, random: Math.random });
    console.log(`${servers[0]?.notice.trimEnd() ?? ''}\n`);
    console.log(`${balancer.url} leads to ${urls.join(', ')}`);
    console.log(`Their database is ${database.url}. Ctrl-C ends all of it.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await balancer.close();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  }
}

await new Command('cluster')
  .description('Start several servers on one new PostgreSQL database, behind a load balancer')
  .option('--servers <n>', 'server processes', wholeUpTo(16), 4)
  .addOption(
    new Option('--by <what>', 'send all requests of a key to one server, or each to any')
      .choices(['key', 'random'])
      .default('key'),
  )
  .option('--port <n>', 'where the balancer listens', wholeUpTo(65_535), 3_000)
  .option('--postgres <url>', 'a PostgreSQL server that takes new databases; left out: one is started')
  .action(run)
  .parseAsync();
