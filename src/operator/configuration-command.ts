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
    throw new Error('A part of a configuration is a JSON object.');
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
    .description("Put the next version of a tenant's configuration in force")
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--set <json>', 'any part of a configuration: maps are merged deeply, arrays replaced whole')
    .option('--file <path>', 'the same from a file, or from stdin with "-"')
    .option('--reason <text>', 'why', 'set by the operator')
    .option('--json', 'one JSON document on stdout')
    .action(run);
  return new Command('configuration').description('Configurations of tenants').addCommand(set);
}
