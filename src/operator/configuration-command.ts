import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { TermsPatch } from '../flows/policy/next-configuration.ts';
import { presentConfiguration } from '../treasury/configuration/configuration-presenter.ts';
import { setConfiguration } from './set-configuration.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant: string;
  readonly set?: string;
  readonly file?: string;
  readonly reason: string;
  readonly json?: boolean;
}

function readPatch({ set, file }: Options): TermsPatch {
  if ((set === undefined) === (file === undefined)) throw new Error('Give either --set or --file.');
  const text = set ?? readFileSync(file === '-' || file === undefined ? 0 : file, 'utf8');
  const patch = JSON.parse(text) as unknown;
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) {
    throw new Error('A partial configuration must be a JSON object.');
  }
  return patch;
}

async function run(options: Options): Promise<void> {
  const { tenant, reason, json } = options;
  const patch = readPatch(options);
  const configuration = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    return service.lane.submit(setConfiguration(tenant, patch, reason, 'operator'));
  });
  print(json, presentConfiguration(configuration), [
    `${configuration.id}  version ${configuration.version} is in force.`,
  ]);
}

/** `operator configuration set` */
export function configurationCommand(): Command {
  const set = new Command('set')
    .description("Create and activate the next version of a tenant's configuration")
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--set <json>', 'a partial configuration: maps are merged deeply, arrays are replaced')
    .option('--file <path>', 'a file with a partial configuration, or "-" for stdin')
    .option('--reason <text>', 'why', 'set by the operator')
    .option('--json', 'print one JSON document')
    .action(run);
  return new Command('configuration').description('Manage tenant configurations').addCommand(set);
}
