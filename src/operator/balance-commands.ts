import { Command, Option } from 'commander';
import { ASSETS } from '../../generated/assets.ts';
import { type Asset, parseAmount, parseSignedAmount, presentAmount } from '../money/amount.ts';
import type { Service } from '../service.ts';
import { adjustBalance, replenishBalance } from '../treasury/overview/adjust.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant: string;
  readonly asset: Asset;
  readonly amount: string;
  readonly reason: string;
  readonly json?: boolean;
}

/** What a command that changes a balance prints, beside the movement itself. */
interface Outcome {
  readonly movementId: string;
  readonly facts?: object;
  readonly line?: string;
}

function balanceCommand(name: string, description: string, amounts: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--asset <asset>').choices(Object.keys(ASSETS)).makeOptionMandatory())
    .requiredOption('--amount <amount>', amounts)
    .requiredOption('--reason <text>', 'the reason; shown with the movement')
    .option('--json', 'print one JSON document');
}

/** @param change in minor units, never zero */
async function changeBalance(
  { tenant, asset, reason, json }: Options,
  minor: bigint,
  change: (service: Service) => Promise<Outcome>,
): Promise<void> {
  const { movementId, facts, line } = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    return change(service);
  });
  const amount = presentAmount(minor, asset);
  print(json, { movementId, clientId: tenant, asset, amount, reason, ...facts }, [
    `${movementId}  ${amount} ${asset}  ${reason}`,
    ...(line === undefined ? [] : [line]),
  ]);
}

async function runAdjust(options: Options): Promise<void> {
  const { tenant, asset, amount, reason } = options;
  const minor = parseSignedAmount(amount, asset);
  if (minor === 0n) throw new Error('The amount of an adjustment must not be zero.');
  await changeBalance(options, minor, ({ writeQueue }) =>
    writeQueue.submit(adjustBalance(tenant, asset, minor, reason)),
  );
}

export function adjustCommand(): Command {
  return balanceCommand(
    'adjust',
    'Correct a balance by an amount; it cannot go below its floor',
    'a signed decimal, such as 10.00 or -2.50',
  ).action(runAdjust);
}

async function runReplenish(options: Options): Promise<void> {
  const { tenant, asset, amount, reason } = options;
  const minor = parseAmount(amount, asset);
  if (minor === 0n) throw new Error('The amount of a replenishment must be above zero.');
  await changeBalance(options, minor, async ({ writeQueue }) => {
    const write = replenishBalance(tenant, asset, minor, reason);
    const { movementId, availableMinor, spendingStopped } = await writeQueue.submit(write);
    const available = presentAmount(availableMinor, asset);
    const line = spendingStopped
      ? `Spending is still stopped: the available balance of ${available} ${asset} is below the floor.`
      : `${available} ${asset} is available and can be spent.`;
    return { movementId, facts: { available, spendingStopped }, line };
  });
}

export function replenishCommand(): Command {
  return balanceCommand(
    'replenish',
    'Credit a loss; spending resumes when the balance is back above its floor',
    'a decimal above zero, such as 10.00',
  ).action(runReplenish);
}
