import { Command } from 'commander';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { print, printJson } from '../output/print.ts';
import type { Trigger } from '../triggers/trigger-kinds.ts';
import { TRIGGERS } from '../triggers/triggers.ts';
import { trigger } from '../triggers/trigger.ts';

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
    print(Object.entries(TRIGGERS).map(listLine).join('\n'));
    return;
  }
  if (type === undefined) throw new CannotRun('An event type is required. --list shows all event types.');
  printJson(await trigger(await connect(flags), type, howOf(type)));
}

export function triggerCommand(): Command {
  const command = new Command('trigger')
    .description('Trigger a real event in a sandbox through its public API')
    .argument('[type]', 'such as payout.returned')
    .option('--list', 'show every type, and what alone brings it about where no call does')
    .action(run);
  return addServerOptions(command);
}
