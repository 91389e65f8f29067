import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Dialect } from '../src/db/statements/statement.ts';
import { openDatabases } from './databases.ts';
import { drain, warmUp, type DrainEffort } from './webhooks/drain.ts';

interface Options extends DrainEffort {
  readonly database: Dialect | 'both';
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

async function measure(dialect: Dialect, effort: DrainEffort): Promise<void> {
  const databases = await openDatabases(dialect);
  try {
    await warmUp(await databases.fresh());
    const figures = await drain(await databases.fresh(), effort);
    const { deliveries, perSecond, cpuMs, filledPerSecond, before, peak, after, repeated } = figures;
    print(
      `| ${dialect} | ${deliveries} | ${perSecond.toFixed(0)} | ${cpuMs.toFixed(2)} | ${before.toFixed(0)} | ` +
        `${peak.toFixed(0)} | ${after.toFixed(0)} | ${repeated} | ${filledPerSecond.toFixed(0)} |`,
    );
  } finally {
    await databases.stop();
  }
}

const { database, ...effort } = new Command('bench:webhooks')
  .description('Has the whole program deliver events that gathered while nothing was delivered')
  .option('--events <n>', 'how many events', whole, 100_000)
  .option('--subscriptions <n>', 'how many subscriptions get each of them', whole, 1)
  .addOption(new Option('--database <kind>').choices(['sqlite', 'postgres', 'both']).default('both'))
  .parse()
  .opts<Options>();

print(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
print(
  '| Database | deliveries | a second | CPU ms each | MiB when it listens | at its highest | at the end | sent again | events written a second |',
);
print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const dialect of database === 'both' ? (['sqlite', 'postgres'] as const) : [database])
  await measure(dialect, effort);
