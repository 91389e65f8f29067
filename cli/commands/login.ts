import { Command } from 'commander';
import { text } from 'node:stream/consumers';
import { Corridor } from '../../sdk/src/corridor.ts';
import { HERE, parseUrl, variable } from '../connection/connection.ts';
import { profilesPath, readProfiles, USUAL_PROFILE, writeProfiles } from '../connection/profiles.ts';
import { readHidden } from '../connection/read-hidden.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { print } from '../output/print.ts';

interface LoginFlags {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly profile: string;
}

/** Typed, or piped in: as an option it would stand in the history of the shell. */
async function askKey(): Promise<string> {
  const { stdin } = process;
  const typed = stdin.isTTY ? await readHidden('API key (it is not shown): ') : await text(stdin);
  const key = typed.trim();
  if (key === '') throw new CannotRun('No key was entered.');
  return key;
}

async function run({ baseUrl = variable('CORRIDOR_URL') ?? HERE, profile }: LoginFlags): Promise<void> {
  const apiKey = await askKey();
  const { clientId, environment, scopes } = await new Corridor({ baseUrl, key: apiKey }).meta.getCaller();
  await writeProfiles({ ...(await readProfiles()), [profile]: { baseUrl, apiKey } });
  print(`${clientId}, ${environment} at ${baseUrl}, ${String(scopes.length)} scopes.`);
  print(`Stored as "${profile}" in ${profilesPath()}.`);
}

export function loginCommand(): Command {
  return new Command('login')
    .description('Store a server and a key, after a call that shows that the key is accepted')
    .option('--base-url <url>', "the server's address; else CORRIDOR_URL", parseUrl)
    .option('--profile <name>', 'a name for them', USUAL_PROFILE)
    .action(run);
}

async function remove({ profile }: Pick<LoginFlags, 'profile'>): Promise<void> {
  const { [profile]: removed, ...others } = await readProfiles();
  if (removed === undefined) throw new CannotRun(`There is no profile "${profile}".`);
  await writeProfiles(others);
  print(`"${profile}" was removed. Its key is still valid: revoke it if it is no longer used.`);
}

export function logoutCommand(): Command {
  return new Command('logout')
    .description('Remove what `login` has stored')
    .option('--profile <name>', 'its name', USUAL_PROFILE)
    .action(remove);
}
