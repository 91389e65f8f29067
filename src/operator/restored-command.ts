import { Command } from 'commander';
import { presentMoment } from '../calendar/clock.ts';
import { beginEpoch } from '../epochs/begin-epoch.ts';
import { readEpochs } from '../epochs/epochs.ts';
import { queryOrder, waitingOrders } from '../provider-seam/orders/query-after-restore.ts';
import { parseWords } from './decision-command.ts';
import { selectWhere } from '../db/statements/rows.ts';
import type { Db } from '../db/statements/statement.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import { print, withService, type OperatorContext } from './with-service.ts';

interface Options {
  readonly reason: string;
  readonly actor?: string;
  readonly anyway?: boolean;
  readonly json?: boolean;
}

interface Result {
  readonly epoch: number;
  readonly beganAt: string;
  /** Orders whose status is queried before they are sent. */
  readonly queried: number;
  /** Orders whose provider is not connected: they are sent as soon as it is. */
  readonly notConnected: number;
}

async function queryAll({
  config,
  service,
}: OperatorContext): Promise<Pick<Result, 'queried' | 'notConnected'>> {
  let [queried, notConnected] = [0, 0];
  for await (const order of waitingOrders(service.database.reader)) {
    const adapter = order.adapter ?? config.providers[order.provider];
    if (adapter === 'none') notConnected += 1;
    else if (await service.writeQueue.submit(queryOrder(order, adapter))) queried += 1;
  }
  return { queried, notConnected };
}

/** What the process that noticed it knew; 0 if none has. */
async function reportedEpoch(reader: Db): Promise<number> {
  const open = `kind = 'database_regressed' and subject = 'database' and cleared_at is null`;
  const [alarm] = await selectWhere(reader, alarmsTable, open);
  return Number(alarm?.facts['epoch'] ?? 0);
}

async function restored({ reason, actor, anyway = false, json }: Options): Promise<void> {
  const result = await withService(async (context): Promise<Result> => {
    const { database, writeQueue, restoreWatch } = context.service;
    if (!anyway && !restoreWatch.isRegressed)
      throw new Error(
        'No server has noticed that this database is an earlier one. If you restored it from a backup, add --anyway.',
      );
    restoreWatch.allowWrites();
    const [{ epoch: current } = { epoch: 1 }] = (await readEpochs(database.reader)).slice(-1);
    // A database from before an earlier restore lacks its epoch, which callers know.
    const last = Math.max(current, restoreWatch.knownEpoch, await reportedEpoch(database.reader));
    // First: a server that starts meanwhile sends waiting orders.
    const orders = await queryAll(context);
    const begun = await writeQueue.submit(beginEpoch(last, { reason, actor: actor ?? null }));
    if (begun === undefined) throw new Error(`Another operator has begun epoch ${last + 1} meanwhile.`);
    return { epoch: begun.epoch, beganAt: presentMoment(begun.beganAt), ...orders };
  });
  print(json, result, [
    `Epoch ${result.epoch} began at ${result.beganAt}.`,
    `${result.queried} waiting orders are sent only if a status query shows that the provider does not have them.`,
    ...(result.notConnected === 0
      ? []
      : [
          `${result.notConnected} waiting orders have no connected provider. Compare them with its books before you connect it.`,
        ]),
  ]);
}

export function restoredCommand(): Command {
  return new Command('restored')
    .description('Say that the database was restored from a backup: a new epoch begins')
    .requiredOption('--reason <text>', 'what was restored, and why', parseWords(500))
    .option('--actor <name>', 'who says so', parseWords(100))
    .option('--anyway', 'although no server has noticed it')
    .option('--json', 'print one JSON document')
    .action(restored);
}
