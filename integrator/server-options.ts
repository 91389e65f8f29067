import { InvalidArgumentError, Option, type Command } from 'commander';
import { CannotRun } from './failure.ts';
import { ApiClient } from './http/api-client.ts';

export interface ServerFlags {
  readonly baseUrl: string;
  readonly apiKey?: string;
}

const HERE = 'http://localhost:3000';

/** Takes the address of a server or a receiver. @throws InvalidArgumentError unless it is one of HTTP */
export function parseUrl(text: string): string {
  try {
    if (/^https?:$/.test(new URL(text).protocol)) return text;
  } catch {
    // What is no URL is no address of HTTP either.
  }
  throw new InvalidArgumentError('This is not an http or https address.');
}

/** Adds the options that name the server and the key; both may stand in the environment instead. */
export function addServerOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--base-url <url>', "the server's address")
        .env('CORRIDOR_URL')
        .argParser(parseUrl)
        .default(HERE),
    )
    .addOption(new Option('--api-key <key>', 'a secret key of the account').env('CORRIDOR_API_KEY'));
}

/** A key that is named, by an option or in the environment. @throws CannotRun if it is not */
export function keyIn({ apiKey }: ServerFlags): string {
  // What is no key can break the header that it would stand in.
  if (apiKey === undefined || !/^[\x21-\x7e]+$/.test(apiKey))
    throw new CannotRun('An API key is required: --api-key KEY, or CORRIDOR_API_KEY.');
  return apiKey;
}

/** A client of the server that the options name. @throws CannotRun if they name no key */
export function clientOf(flags: ServerFlags, signal?: AbortSignal): ApiClient {
  return new ApiClient(flags.baseUrl, keyIn(flags), signal);
}
