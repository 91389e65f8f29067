import { Command } from 'commander';
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts';
import { CannotRun } from '../failure.ts';
import { addServerOptions, clientOf, type ServerFlags } from '../server-options.ts';
import type { Trigger } from './trigger-kinds.ts';
import { TRIGGERS } from './triggers.ts';
import { trigger } from './trigger.ts';

const WIDTH = Math.max(...Object.keys(TRIGGERS).map(({ length }) => length));

function listLine([type, how]: readonly [string, Trigger]): string {
  return 'onlyBy' in how ? `${type.padEnd(WIDTH)}  ${how.onlyBy}` : type;
}

/** @throws CannotRun if there is no such type */
function howOf(type: string): Trigger {
  const known: Readonly<Record<string, Trigger>> = TRIGGERS;
  const how = Object.hasOwn(known, type) ? known[type] : undefined;
  if (how === undefined)
    throw new CannotRun(`There is no event type "${type}". --list shows all event types.`);
  return how;
}

async function run(type: string | undefined, flags: ServerFlags & { readonly list?: true }): Promise<void> {
  if (flags.list === true) {
    process.stdout.write(`${Object.entries(TRIGGERS).map(listLine).join('\n')}\n`);
    return;
  }
  if (type === undefined) throw new CannotRun('An event type is required. --list shows all event types.');
  const how = howOf(type);
  const event = await trigger(clientOf(flags), type, how);
  process.stdout.write(`${JSON.stringify(event, null, 2)}\n`);
}

/**
 * Runs the command with its arguments. Answers its exit code: 0 the event is listed and was printed, 1 the server refused a
 * call on the way or did not list the event in time, 2 it could not run, with the reason on stderr.
 */
export async function runTrigger(argv: readonly string[]): Promise<ExitCode> {
  const command = new Command('trigger')
    .description('Triggers a real event in a sandbox through its public API')
    .argument('[type]', 'such as payout.returned')
    .option('--list', 'show every type, and what alone brings it about where no call does')
    .exitOverride()
    .action(run);
  addServerOptions(command);
  try {
    await command.parseAsync(argv);
    return EXIT.done;
  } catch (error) {
    return exitCodeOf(error);
  }
}
