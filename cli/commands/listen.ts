import { Command, InvalidArgumentError } from 'commander';
import type { Event } from '../../generated/sdk/types.ts';
import {
  addServerOptions,
  connect,
  findConnection,
  parseUrl,
  type ServerFlags,
} from '../connection/connection.ts';
import { follow } from '../listener/follow.ts';
import { forwardEvent } from '../listener/forward-event.ts';
import { listenerSecret } from '../listener/listener-secret.ts';
import { readWanted, type Wanted } from '../listener/wanted-events.ts';
import { print } from '../output/print.ts';

const PAGE_SIZE = 200;

interface ListenFlags extends ServerFlags {
  readonly forwardTo?: string;
  readonly events?: Wanted;
}

function parseWanted(text: string): Wanted {
  try {
    return readWanted(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function lineOf({ timestamp, type, data }: Event): string {
  return [timestamp, type, data.id, data.status ?? '-', `v${String(data.version)}`].join('  ');
}

async function run(flags: ListenFlags, signal: AbortSignal): Promise<void> {
  const { forwardTo, events: wanted = () => true } = flags;
  const { baseUrl, apiKey } = await findConnection(flags);
  // Each look is tried again by the listener, which tells of it.
  const corridor = await connect(flags, { retries: 0 });
  const secret = listenerSecret(apiKey);
  const begun = (): void => {
    print(`Listening to ${baseUrl}. Ctrl-C ends it.`);
    if (forwardTo !== undefined) print(`Forwarding to ${forwardTo}, signed with ${secret}`);
  };
  const show = async (event: Event): Promise<void> => {
    if (!wanted(event.type)) return;
    if (forwardTo === undefined) {
      print(lineOf(event));
      return;
    }
    const outcome = await forwardEvent(forwardTo, secret, event, { nowMs: Date.now(), signal });
    if (!signal.aborted) print(`${lineOf(event)}  ${outcome}`);
  };
  await follow(() => corridor.events.list({ limit: PAGE_SIZE }, { signal }), show, signal, begun);
}

/** @param signal ends it, which is no failure */
export function listenCommand(signal: AbortSignal): Command {
  const command = new Command('listen')
    .description('Show the events of an account as they happen, and post them to your own receiver')
    .option('--forward-to <url>', 'where every event is posted, signed as a delivery is', parseUrl)
    .option(
      '--events <types>',
      'event types or patterns such as payout.*, separated by commas; default: all',
      parseWanted,
    )
    .action((flags: ListenFlags) => run(flags, signal));
  return addServerOptions(command);
}
