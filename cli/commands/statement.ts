import { Command } from 'commander';
import { once } from 'node:events';
import type { GetStatementQuery } from '../../generated/sdk/types.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { print, printJson } from '../output/print.ts';
import { tableOf } from '../output/table.ts';

interface StatementFlags extends ServerFlags {
  readonly asset: string;
  readonly from: string;
  readonly to: string;
  readonly csv?: true;
  readonly json?: true;
}

async function run({ asset, from, to, csv, json, ...flags }: StatementFlags): Promise<void> {
  const corridor = await connect(flags);
  const query = { asset, from, to } as GetStatementQuery;
  if (csv === true) {
    // As slow as its reader: a million lines are not kept.
    for await (const piece of await corridor.statement.download(query)) {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    }
    return;
  }
  const statement = await corridor.statement.get({ ...query, limit: 200 });
  if (json === true) {
    printJson(statement);
    return;
  }
  const { opening, closing, lines, nextCursor } = statement;
  const rows = lines.map((line) => [
    line.occurredAt,
    line.kind,
    line.availableDelta,
    line.reservedDelta,
    line.available,
    line.externalReference,
  ]);
  print(`${statement.asset}, ${statement.from} to ${statement.to}`);
  print(`Opening ${opening.posted}, closing ${closing.posted}\n`);
  print(tableOf(['Time', 'Kind', 'Available', 'Reserved', 'Balance', 'Reference'], rows));
  if (nextCursor !== null) print('\nThese are the first lines. --csv writes all of them.');
}

export function statementCommand(): Command {
  const command = new Command('statement')
    .description('Show the statement of an asset: every movement of a range, with the balance after it')
    .requiredOption('--asset <asset>', 'AUD, USDC or USDT')
    .requiredOption('--from <time>', 'a day of Sydney, such as 2026-11-01, or a time')
    .requiredOption('--to <time>', 'the end, which is not part of it')
    .option('--csv', 'all lines, as CSV')
    .option('--json', 'the first 200 lines, as JSON')
    .action(run);
  return addServerOptions(command);
}
