import { setTimeout as delay } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts';
import { readEventPage } from '../http/shown-event.ts';
import { addServerOptions, clientOf, keyIn, parseUrl, type ServerFlags } from '../server-options.ts';
import { EventTail, type ReadPage } from './event-tail.ts';
import { forwardEvent } from './forward-event.ts';
import { listen } from './listen.ts';
import { listenerSecret } from './listener-secret.ts';
import { readWanted, type Wanted } from './wanted-events.ts';

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

function pagesOf(flags: ServerFlags, signal: AbortSignal): ReadPage {
  const api = clientOf(flags, signal);
  return async (cursor) => {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor === null ? {} : { cursor }) });
    return readEventPage(await api.get(`/v1/events?${query.toString()}`));
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(flags: ListenFlags, signal: AbortSignal): Promise<void> {
  const { baseUrl, forwardTo, events: wanted = () => true } = flags;
  const secret = listenerSecret(keyIn(flags));
  const tail = await EventTail.begin(pagesOf(flags, signal));
  say(`Listening to ${baseUrl}. Ctrl-C ends it.`);
  if (forwardTo !== undefined) say(`Forwarding to ${forwardTo}, signed with ${secret}`);
  await listen({
    tail,
    wanted,
    forward:
      forwardTo === undefined
        ? null
        : (event) => forwardEvent(forwardTo, secret, event, { nowMs: Date.now(), signal }),
    print: say,
    warn: (line) => void process.stderr.write(`${line}\n`),
    rest: async (ms) => {
      // The one thing that breaks a rest off is its end.
      await delay(ms, undefined, { signal }).catch(() => undefined);
    },
    signal,
    elapsedMs: () => performance.now(),
  });
}

/**
 * Runs the command with its arguments until its signal ends it, which is no failure. Answers its exit code: 0 it was ended,
 * 2 the key was refused, no server was there when it began, or a word was wrong, with the reason on stderr.
 */
export async function runListen(argv: readonly string[], signal: AbortSignal): Promise<ExitCode> {
  const command = new Command('listen')
    .description('Shows the events of an account as they happen, and posts them to your own receiver')
    .option('--forward-to <url>', 'where every event is posted, signed as a delivery is', parseUrl)
    .option(
      '--events <types>',
      'event types or patterns such as payout.*, separated by commas; default: all',
      parseWanted,
    )
    .exitOverride()
    .action((flags: ListenFlags) => run(flags, signal));
  addServerOptions(command);
  try {
    await command.parseAsync(argv);
    return EXIT.done;
  } catch (error) {
    return signal.aborted ? EXIT.done : exitCodeOf(error);
  }
}
