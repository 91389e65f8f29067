import { Command } from 'commander';
import type { Corridor } from '../../sdk/src/corridor.ts';
import { isCorridorError } from '../../sdk/src/errors.ts';
import { addServerOptions, connect, findConnection, type ServerFlags } from '../connection/connection.ts';
import { print, printJson } from '../output/print.ts';
import { factsOf } from '../output/table.ts';

interface StatusFlags extends ServerFlags {
  readonly json?: true;
}

/** Undefined where the key may not read it. */
async function ifAllowed<Value>(read: PromiseLike<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isCorridorError(error, 'insufficient_scope', 'secret_key_required')) return undefined;
    throw error;
  }
}

async function readStatus(corridor: Corridor) {
  const { data: caller, response } = await corridor.meta.getCaller().withResponse();
  const isSandbox = caller.environment === 'sandbox';
  const clock = isSandbox ? await ifAllowed(corridor.sandbox.getClock()) : undefined;
  const head = await ifAllowed(corridor.ledger.getHead());
  return { caller, epoch: response.header('corridor-epoch'), clock, head };
}

async function run(flags: StatusFlags): Promise<void> {
  const { baseUrl } = await findConnection(flags);
  const status = await readStatus(await connect(flags));
  if (flags.json === true) {
    printJson({ server: baseUrl, ...status });
    return;
  }
  const { caller, epoch, clock, head } = status;
  const time = clock === undefined ? undefined : `${clock.now}${clock.frozen ? ', frozen' : ''}`;
  print(
    factsOf({
      Server: `${baseUrl}, ${caller.environment}`,
      Account: caller.clientId,
      Key: caller.keyId,
      Scopes: caller.scopes.join(' '),
      Clock: time,
      Movements: head?.seq,
      Epoch: epoch,
    }),
  );
}

export function statusCommand(): Command {
  const command = new Command('status')
    .description('Show the server, the account and what the key may do')
    .option('--json', 'as JSON')
    .action(run);
  return addServerOptions(command);
}
