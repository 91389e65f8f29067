import { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { printJson } from '../output/print.ts';

interface CallFlags extends ServerFlags {
  readonly data?: string;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly stepUpToken?: string;
}

/** A text, `@file` or `-` for the standard input. @throws CannotRun if it is no JSON */
async function readBody(given: string | undefined): Promise<unknown> {
  if (given === undefined) return undefined;
  try {
    if (given === '-') return JSON.parse(await text(process.stdin));
    return JSON.parse(given.startsWith('@') ? await readFile(given.slice(1), 'utf8') : given);
  } catch (error) {
    throw new CannotRun(`The body cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function collectQuery(
  text_: string,
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const at = text_.indexOf('=');
  return at < 0 ? { ...known, [text_]: '' } : { ...known, [text_.slice(0, at)]: text_.slice(at + 1) };
}

async function run(method: string, path: string, flags: CallFlags): Promise<void> {
  const { data, query, idempotencyKey, stepUpToken, ...server } = flags;
  const corridor = await connect(server);
  const body = await readBody(data);
  printJson(await corridor.request(method, path, { query, body, idempotencyKey, stepUpToken }));
}

export function callCommand(): Command {
  const command = new Command('call')
    .description('Call any operation, and print its JSON')
    .argument('<method>', 'such as GET')
    .argument('<path>', 'such as /v1/treasury/payouts')
    .option('-d, --data <json>', 'the body; @file reads a file, - the standard input')
    .option('-q, --query <name=value>', 'a parameter; any number of times', collectQuery, {})
    .option('--idempotency-key <key>', 'of a write; a new one by default')
    .option('--step-up-token <token>', 'of a recent second-factor confirmation')
    .action(run);
  return addServerOptions(command);
}
