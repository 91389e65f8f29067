import { InvalidArgumentError, type Command } from 'commander';
import { Corridor } from '../../sdk/src/corridor.ts';
import type { CorridorOptions } from '../../sdk/src/options.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { type Profile, readProfiles, USUAL_PROFILE } from './profiles.ts';

export interface ServerFlags {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly profile?: string;
}

/** Where `npm start` serves. */
export const HERE = 'http://localhost:3000';

/** Takes the address of a server or a receiver. @throws InvalidArgumentError unless it is one of HTTP */
export function parseUrl(text: string): string {
  try {
    if (/^https?:$/.test(new URL(text).protocol)) return text;
  } catch {
    // What is no URL is no address of HTTP either.
  }
  throw new InvalidArgumentError('This is not an http or https address.');
}

/** Adds the options that name the server and the key. */
export function addServerOptions(command: Command): Command {
  return command
    .option('--base-url <url>', "the server's address; else CORRIDOR_URL", parseUrl)
    .option('--api-key <key>', 'a key of the account; else CORRIDOR_API_KEY')
    .option('--profile <name>', 'what `corridor login` has stored; else CORRIDOR_PROFILE');
}

export function variable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

async function storedProfile(name: string | undefined): Promise<Profile | undefined> {
  const profiles = await readProfiles();
  const wanted = name ?? USUAL_PROFILE;
  const profile = Object.hasOwn(profiles, wanted) ? profiles[wanted] : undefined;
  if (profile === undefined && name !== undefined)
    throw new CannotRun(`There is no profile "${name}": corridor login --profile ${name} makes one.`);
  return profile;
}

/**
 * Where to call, and with what. Key and address come from one place, so that no key is sent to another server by mistake: from
 * the options, from a profile that is named, from the environment, or from the profile that `login` made.
 * @throws CannotRun if there is no key
 */
export async function findConnection({ baseUrl, apiKey, profile }: ServerFlags): Promise<Profile> {
  const key = apiKey ?? (profile === undefined ? variable('CORRIDOR_API_KEY') : undefined);
  if (key !== undefined && key !== '')
    return { apiKey: key, baseUrl: baseUrl ?? variable('CORRIDOR_URL') ?? HERE };
  const stored = key === '' ? undefined : await storedProfile(profile ?? variable('CORRIDOR_PROFILE'));
  if (stored === undefined)
    throw new CannotRun('An API key is required: run `corridor login`, or set CORRIDOR_API_KEY.');
  return baseUrl === undefined ? stored : { ...stored, baseUrl };
}

/**
 * A client of the server that the options name.
 * @throws CannotRun if there is no key; CorridorError configuration if it is none
 */
export async function connect(flags: ServerFlags, options: CorridorOptions = {}): Promise<Corridor> {
  const { baseUrl, apiKey } = await findConnection(flags);
  return new Corridor({ retries: 1, ...options, baseUrl, key: apiKey });
}
