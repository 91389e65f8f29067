import { Command, Option } from 'commander';
import { ASSETS } from '../../generated/assets.ts';
import { type Asset, parseAmount, parseSignedAmount, presentAmount } from '../money/amount.ts';
import { adjustBalance, replenishBalance } from '../treasury/overview/adjust.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant: string;
  readonly asset: Asset;
  readonly amount: string;
  readonly reason: string;
  readonly json?: boolean;
}

async function run({ tenant, asset, amount, reason, json }: Options): Promise<void> {
  const minor = parseSignedAmount(amount, asset);
  if (minor === 0n) throw new Error('The amount of an adjustment must not be zero.');
  const { movementId } = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    return service.writeQueue.submit(adjustBalance(tenant, asset, minor, reason));
  });
  const shown = presentAmount(minor, asset);
  print(json, { movementId, clientId: tenant, asset, amount: shown, reason }, [
    `${movementId}  ${shown} ${asset}  ${reason}`,
  ]);
}

export function adjustCommand(): Command {
  return new Command('adjust')
    .description('Correct a balance by an amount; it cannot go below its floor')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--asset <asset>').choices(Object.keys(ASSETS)).makeOptionMandatory())
    .requiredOption('--amount <amount>', 'a signed decimal, such as 10.00 or -2.50')
    .requiredOption('--reason <text>', 'the reason; shown with the movement')
    .option('--json', 'print one JSON document')
    .action(run);
}

interface ReplenishCommandOptions {
  readonly tenant: string;
  readonly asset: Asset;
  readonly amount: string;
  readonly reason: string;
  readonly json?: boolean;
}

async function replenishCommandRun({
  tenant,
  asset,
  amount,
  reason,
  json,
}: ReplenishCommandOptions): Promise<void> {
  const minor = parseAmount(amount, asset);
  if (minor === 0n) throw new Error('The amount of a replenishment must be above zero.');
  const { movementId, availableMinor, spendingStopped } = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    return service.writeQueue.submit(replenishBalance(tenant, asset, minor, reason));
  });
  const [shown, available] = [presentAmount(minor, asset), presentAmount(availableMinor, asset)];
  print(json, { movementId, clientId: tenant, asset, amount: shown, reason, available, spendingStopped }, [
    `${movementId}  ${shown} ${asset}  ${reason}`,
    spendingStopped
      ? `Spending is still stopped: the available balance of ${available} ${asset} is below the floor.`
      : `${available} ${asset} is available and can be spent.`,
  ]);
}

export function replenishCommand(): Command {
  return new Command('replenish')
    .description('Credit a loss; spending resumes when the balance is back above its floor')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--asset <asset>').choices(Object.keys(ASSETS)).makeOptionMandatory())
    .requiredOption('--amount <amount>', 'a decimal above zero, such as 10.00')
    .requiredOption('--reason <text>', 'the reason; shown with the movement')
    .option('--json', 'print one JSON document')
    .action(replenishCommandRun);
}
