import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Dialect } from '../src/db/statements/statement.ts';
import { confirm, enrol, signIn, type Person } from '../trials/access/person.ts';
import { newMember } from '../trials/access/invite.ts';
import { newEmail } from '../trials/access/scene.ts';
import { percentile } from '../trials/percentile.ts';
import { createOwnedTenant } from '../trials/server/operator.ts';
import { ServerProcess } from '../trials/server/server-process.ts';
import { openDatabases } from './databases.ts';

interface Options {
  readonly users: number;
  readonly database: Dialect | 'both';
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > 190)
    throw new InvalidArgumentError('It must be a whole number from 1 to 190.');
  return Number(text);
}

async function timesOf(baseUrl: string, users: readonly Person[]): Promise<number[]> {
  const times: number[] = [];
  for (const person of users) {
    const since = performance.now();
    await signIn(baseUrl, person);
    times.push(performance.now() - since);
  }
  return times;
}

async function measure(dialect: Dialect, count: number): Promise<void> {
  const databases = await openDatabases(dialect);
  const databaseUrl = await databases.fresh();
  const server = await ServerProcess.start({ databaseUrl });
  try {
    const account = await createOwnedTenant(databaseUrl, 'Sign-in Pty Ltd', newEmail());
    const owner = await enrol(server.url, account.owner.enrolmentUrl);
    await confirm(server.url, owner);
    const users: Person[] = [];
    for (let made = 0; made < count; made += 1) users.push(await newMember(owner, server.url, 'viewer'));
    const times = await timesOf(server.url, users);
    const at = (share: number): string => percentile(times, share).toFixed(0);
    print(`| ${dialect} | ${count} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  } finally {
    await server.kill();
    await databases.stop();
  }
}

const { database, users } = new Command('bench:sign-in')
  .description('Has people sign in one after the other, by password and code, in browsers that nobody knows')
  .option('--people <n>', 'how many people', whole, 100)
  .addOption(new Option('--database <kind>').choices(['sqlite', 'postgres', 'both']).default('both'))
  .parse()
  .opts<Options>();
const load = loadavg()[0] ?? 0;
print(
  `${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}, load ${load.toFixed(1)} before`,
);
print('| Database | sign-ins | p50 ms | p95 ms | longest ms |\n| --- | ---: | ---: | ---: | ---: |');
for (const dialect of database === 'both' ? (['sqlite', 'postgres'] as const) : [database])
  await measure(dialect, users);
