import { readFileSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { isObject, parseJson, type JsonObject } from '../json/json.ts';
import { readExpected, type Expected } from './expected.ts';
import type { ReceiverOptions } from '../receiver/receiver.ts';
import { parseScopedKey, type Credentials, type ScopedKey } from '../suite/credentials.ts';

export interface RunFlags {
  readonly baseUrl: readonly string[];
  readonly secretKey: readonly string[];
  readonly siblingKey?: string;
  readonly publishableKey?: string;
  readonly stepUpToken: readonly string[];
  readonly scopedKey: readonly ScopedKey[];
  readonly revokedKey?: string;
  readonly expiredKey?: string;
  readonly foreignKey?: string;
  readonly refusedAddressKey?: string;
  readonly suspendedKey?: string;
  readonly receiverUrl?: string;
  readonly receiverHost?: string;
  readonly receiverPort?: number;
  readonly report: string;
  readonly contract?: JsonObject;
  readonly checkSeconds?: number;
  readonly atOnce?: number;
  readonly failFast?: boolean;
  readonly strict?: boolean;
  readonly expected?: readonly Expected[];
  readonly direct?: boolean;
}

function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

function collectUrl(text: string, before: readonly string[] = []): string[] {
  try {
    if (/^https?:$/.test(new URL(text).protocol)) return [...before, text];
  } catch {
    // What is no URL is no http address either.
  }
  throw new InvalidArgumentError('This is not an http or https address.');
}

function parseReceiverUrl(text: string): string {
  return collectUrl(text, [])[0] ?? '';
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port > 0 && port < 65_536))
    throw new InvalidArgumentError('A port is a whole number from 1 to 65535.');
  return port;
}

function collectScopedKey(text: string, before: readonly ScopedKey[]): ScopedKey[] {
  try {
    return [...before, parseScopedKey(text)];
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** A seed. @throws InvalidArgumentError unless it is a whole number from 0 to 2147483647 */
export function parseSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(seed < 2 ** 31)) throw new InvalidArgumentError('A seed is a whole number from 0 to 2147483647.');
  return seed;
}

/** How many. @throws InvalidArgumentError unless it is a whole number from 1 to 1000000 */
function parseCount(text: string): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (!(count >= 1 && count <= 1e6))
    throw new InvalidArgumentError('A number of sequences is whole, and from 1 to 1000000.');
  return count;
}

function parseAtOnce(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  if (!(count >= 1 && count <= 64)) throw new InvalidArgumentError('It is a whole number from 1 to 64.');
  return count;
}

function parseSeconds(text: string): number {
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(seconds > 0)) throw new InvalidArgumentError('A number of seconds is whole, and from 1 to 99999.');
  return seconds;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InvalidArgumentError('The file cannot be read.');
  }
}

function readExpectedFile(path: string): readonly Expected[] {
  const text = readText(path);
  try {
    return readExpected(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function readDocument(path: string): JsonObject {
  const document = parseJson(readText(path));
  if (!isObject(document)) throw new InvalidArgumentError('The file holds no JSON object.');
  return document;
}

export function sequencesOption(): Option {
  return new Option('--sequences <n>', "how many sequences each model's check runs, however long that takes")
    .env('CORRIDOR_PROPERTY_RUNS')
    .argParser(parseCount);
}

export function addRunOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--base-url <url>', "the server's address; repeat it where several processes serve")
        .env('CORRIDOR_URL')
        .argParser(collectUrl)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--secret-key <key>',
        "a full secret key, of an owner's role; a second one is of another tenant",
      )
        .env('CORRIDOR_API_KEY')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .option('--sibling-key <key>', 'another full secret key of the first tenant')
    .option('--publishable-key <key>', 'a publishable key of the first tenant')
    .option(
      '--step-up-token <token>',
      'a second-factor confirmation of the first tenant; a second one is of the other',
      collect,
      [],
    )
    .option('--scoped-key <scopes=key>', 'a secret key that holds these scopes alone', collectScopedKey, [])
    .option('--revoked-key <key>', 'a key that was revoked')
    .option('--expired-key <key>', 'a key that has expired')
    .option('--foreign-key <key>', 'a key of the other environment')
    .option('--refused-address-key <key>', "a key whose allowed addresses leave this machine's out")
    .option('--suspended-key <key>', 'a key of a tenant that is suspended')
    .option(
      '--receiver-url <url>',
      'the address by which the service reaches the suite, where it runs elsewhere',
      parseReceiverUrl,
    )
    .option(
      '--receiver-host <address>',
      'where on this machine the suite listens for deliveries',
      '127.0.0.1',
    )
    .option('--receiver-port <port>', 'its port; any free one where it is left out', parsePort)
    .option('--direct', 'the addresses are of the processes themselves, with no proxy between')
    .option('--contract <file>', 'the document to judge by, in place of what the server serves', readDocument)
    .option('--check-seconds <seconds>', 'how long one check may take (default: 120)', parseSeconds)
    .option(
      '--at-once <n>',
      'how many parts of a check are tried at once; 1 for one after the other (default: 8)',
      parseAtOnce,
    )
    .option('--fail-fast', 'end at the first failure')
    .option(
      '--expected <file>',
      'failures that are known, which do not make the exit code 1',
      readExpectedFile,
    )
    .option('--strict', 'exit code 3 if all that was tried held, and something was not tried')
    .option('--report <folder>', 'where the reports go', '.reports/conformance')
    .option('--config <file>', 'more options, as {"name": value}; what is said elsewhere wins');
}

/** Lets the environment say each option that has no variable of its own. */
export function nameInEnvironment(command: Command): void {
  for (const option of command.options) {
    const name = option.name().toUpperCase().replaceAll('-', '_');
    if (option.envVar === undefined) option.env(`CORRIDOR_CONFORMANCE_${name}`);
  }
}

export function receiverIn({ receiverUrl, receiverHost, receiverPort }: RunFlags): ReceiverOptions {
  return {
    ...(receiverUrl === undefined ? {} : { url: receiverUrl }),
    ...(receiverHost === undefined ? {} : { host: receiverHost }),
    ...(receiverPort === undefined ? {} : { port: receiverPort }),
  };
}

export function credentialsIn(flags: RunFlags): Credentials {
  const dead = { revoked: flags.revokedKey, expired: flags.expiredKey, foreign: flags.foreignKey };
  return {
    secretKeys: flags.secretKey,
    siblingKey: flags.siblingKey,
    publishableKey: flags.publishableKey,
    stepUpTokens: flags.stepUpToken,
    scopedKeys: flags.scopedKey,
    deadKeys: Object.entries(dead).flatMap(([why, key]) => (key === undefined ? [] : [{ why, key }])),
    refusedAddressKey: flags.refusedAddressKey,
    suspendedKey: flags.suspendedKey,
  };
}
