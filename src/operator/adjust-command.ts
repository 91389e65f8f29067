import { Command, Option } from 'commander';
import { ASSETS } from '../../generated/assets.ts';
import { parseSignedAmount, presentAmount, type Asset } from '../money/amount.ts';
import { adjustBalance } from './adjust.ts';
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
    return service.lane.submit(adjustBalance(tenant, asset, minor, reason));
  });
  const shown = presentAmount(minor, asset);
  print(json, { movementId, clientId: tenant, asset, amount: shown, reason }, [
    `${movementId}  ${shown} ${asset}  ${reason}`,
  ]);
}

/** `operator adjust` */
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
