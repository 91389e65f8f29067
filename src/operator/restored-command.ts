import { Command } from 'commander';
import { presentMoment } from '../calendar/clock.ts';
import { beginEpoch } from '../epochs/begin-epoch.ts';
import { readEpochs } from '../epochs/epochs.ts';
import { askAboutOrder, waitingOrders } from '../provider-seam/orders/ask-after-restore.ts';
import { parseWords } from './decision-command.ts';
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
  /** Orders about which their providers are asked before anything is sent. */
  readonly asked: number;
  /** Orders whose provider is not connected: they are sent when it is. */
  readonly unasked: number;
}

async function askAll({ config, service }: OperatorContext): Promise<Pick<Result, 'asked' | 'unasked'>> {
  let [asked, unasked] = [0, 0];
  for await (const order of waitingOrders(service.database.reader)) {
    const adapter = order.adapter ?? config.providers[order.provider];
    if (adapter === 'none') unasked += 1;
    else if (await service.writeQueue.submit(askAboutOrder(order, adapter))) asked += 1;
  }
  return { asked, unasked };
}

async function restored({ reason, actor, anyway = false, json }: Options): Promise<void> {
  if (!anyway)
    throw new Error(
      'No server has noticed that this database is an earlier one. If you restored it from a backup, add --anyway.',
    );
  const result = await withService(async (context): Promise<Result> => {
    const { database, writeQueue } = context.service;
    const [{ epoch: last } = { epoch: 1 }] = (await readEpochs(database.reader)).slice(-1);
    // First, since a server that begins meanwhile sends what waits.
    const orders = await askAll(context);
    const begun = await writeQueue.submit(beginEpoch(last, { reason, actor: actor ?? null }));
    if (begun === undefined) throw new Error(`Another operator has begun epoch ${last + 1} meanwhile.`);
    return { epoch: begun.epoch, beganAt: presentMoment(begun.beganAt), ...orders };
  });
  print(json, result, [
    `Epoch ${result.epoch} began at ${result.beganAt}.`,
    `${result.asked} waiting orders are asked about before anything is sent.`,
    ...(result.unasked === 0
      ? []
      : [
          `${result.unasked} waiting orders have no connected provider: compare them with its books before you connect it.`,
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
