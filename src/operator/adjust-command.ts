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
  if (minor === 0n) throw new Error('An adjustment of zero moves nothing.');
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
    .description('Correct a balance, with a reason; never below its floor')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--asset <asset>').choices(Object.keys(ASSETS)).makeOptionMandatory())
    .requiredOption('--amount <amount>', 'a decimal with its sign, such as 10.00 or -2.50')
    .requiredOption('--reason <text>', 'why; shown with the movement')
    .option('--json', 'one JSON document on stdout')
    .action(run);
}
