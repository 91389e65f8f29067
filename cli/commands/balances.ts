import { Command } from 'commander';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { print, printJson } from '../output/print.ts';
import { tableOf } from '../output/table.ts';

interface BalancesFlags extends ServerFlags {
  readonly asOf?: string;
  readonly json?: true;
}

async function run({ asOf, json, ...flags }: BalancesFlags): Promise<void> {
  const corridor = await connect(flags);
  const answer = await corridor.balances.get(asOf === undefined ? {} : { asOf });
  if (json === true) {
    printJson(answer);
    return;
  }
  const rows = answer.balances.map(({ asset, available, reserved, posted }) => [
    asset,
    available,
    reserved,
    posted,
  ]);
  print(tableOf(['Asset', 'Available', 'Reserved', 'Posted'], rows));
}

export function balancesCommand(): Command {
  const command = new Command('balances')
    .description('Show the balances, now or at a time')
    .option('--as-of <time>', 'such as 2026-11-03T00:00:00+11:00')
    .option('--json', 'as JSON')
    .action(run);
  return addServerOptions(command);
}
