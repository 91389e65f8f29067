import { Command, Option } from 'commander';
import { ASSETS } from '../../generated/assets.ts';
import { parseAmount, presentAmount, type Asset } from '../money/amount.ts';
import { replenishBalance } from './replenish.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant: string;
  readonly asset: Asset;
  readonly amount: string;
  readonly reason: string;
  readonly json?: boolean;
}

async function run({ tenant, asset, amount, reason, json }: Options): Promise<void> {
  const minor = parseAmount(amount, asset);
  if (minor === 0n) throw new Error('A replenishment of zero brings nothing back.');
  const { movementId, availableMinor, spendingStopped } = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    return service.lane.submit(replenishBalance(tenant, asset, minor, reason));
  });
  const [shown, available] = [presentAmount(minor, asset), presentAmount(availableMinor, asset)];
  print(json, { movementId, clientId: tenant, asset, amount: shown, reason, available, spendingStopped }, [
    `${movementId}  ${shown} ${asset}  ${reason}`,
    spendingStopped
      ? `Spending stays stopped: ${available} ${asset} is available, which is below the floor.`
      : `${available} ${asset} is available, and may be spent.`,
  ]);
}

/** `operator replenish` */
export function replenishCommand(): Command {
  return new Command('replenish')
    .description('Make up for a loss, and let the tenant spend again once it is made up for')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--asset <asset>').choices(Object.keys(ASSETS)).makeOptionMandatory())
    .requiredOption('--amount <amount>', 'a decimal above zero, such as 10.00')
    .requiredOption('--reason <text>', 'why; shown with the movement')
    .option('--json', 'one JSON document on stdout')
    .action(run);
}
