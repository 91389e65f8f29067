import { Command } from 'commander';
import type { KeptRequest, Movement } from '../../generated/sdk/types.ts';
import type { Corridor } from '../../sdk/src/corridor.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { follow } from '../listener/follow.ts';
import type { TailPage } from '../listener/list-tail.ts';
import { clean, print, printJson } from '../output/print.ts';
import { tableOf } from '../output/table.ts';
import { wholeNumber } from './parse.ts';

interface ListFlags extends ServerFlags {
  readonly limit: number;
  readonly follow?: true;
  readonly json?: true;
}

/** A list that is shown as a table, and followed as lines. */
interface Listed<Row> {
  readonly name: string;
  readonly description: string;
  readonly heads: readonly string[];
  readonly cells: (row: Row) => readonly string[];
  readonly read: (corridor: Corridor, limit: number, signal: AbortSignal) => PromiseLike<TailPage<Row>>;
}

const FOLLOWED_PAGE = 200;

async function run<Row extends { readonly id: string }>(
  { heads, cells, read }: Listed<Row>,
  flags: ListFlags,
  signal: AbortSignal,
): Promise<void> {
  const isFollowed = flags.follow === true;
  const corridor = await connect(flags, isFollowed ? { retries: 0 } : {});
  if (isFollowed) {
    const show = async (row: Row): Promise<void> => {
      print(flags.json === true ? JSON.stringify(row) : cells(row).map(clean).join('  '));
    };
    await follow(() => read(corridor, FOLLOWED_PAGE, signal), show, signal);
    return;
  }
  const { data } = await read(corridor, flags.limit, signal);
  if (flags.json === true) printJson(data);
  else print(tableOf(heads, data.map(cells)));
}

function listCommand<Row extends { readonly id: string }>(listed: Listed<Row>, signal: AbortSignal): Command {
  const command = new Command(listed.name)
    .description(listed.description)
    .option('--limit <n>', 'how many', wholeNumber, 20)
    .option('--follow', 'show those that come from now on, a line each, until Ctrl-C')
    .option('--json', 'as JSON; of those that are followed a line each')
    .action((flags: ListFlags) => run(listed, flags, signal));
  return addServerOptions(command);
}

export const transactionsCommand = (signal: AbortSignal): Command =>
  listCommand(
    {
      name: 'transactions',
      description: 'Show the movements of the wallet, the newest first',
      heads: ['Time', 'Kind', 'Asset', 'Available', 'Reserved', 'Reference'],
      cells: (movement: Movement) => [
        movement.occurredAt,
        movement.kind,
        movement.asset,
        movement.availableDelta,
        movement.reservedDelta,
        movement.externalReference,
      ],
      read: (corridor, limit, signalOfRead) =>
        corridor.transactions.list({ limit }, { signal: signalOfRead }),
    },
    signal,
  );

export const requestsCommand = (signal: AbortSignal): Command =>
  listCommand(
    {
      name: 'requests',
      description: 'Show what was sent of late and what was answered, the newest first',
      heads: ['Time', 'Request', 'Status', 'Code', 'Sent', 'Milliseconds'],
      cells: (request: KeptRequest) => [
        request.occurredAt,
        request.id,
        request.status === null ? 'none' : String(request.status),
        request.code ?? '',
        `${request.method} ${request.path}`,
        String(request.durationMs),
      ],
      read: (corridor, limit, signalOfRead) => corridor.requests.list({ limit }, { signal: signalOfRead }),
    },
    signal,
  );
