import { Command, InvalidArgumentError, Option } from 'commander';
import { OPERATOR } from '../actor.ts';
import { createKey } from '../access/api-keys/create-key.ts';
import type { KeyType } from '../access/api-keys/key-format.ts';
import { ROLES, SCOPES, type Role } from '../roles.ts';
import { newId } from '../ids.ts';
import { parseNetwork } from '../ip-network.ts';
import { getTenant, print, withService } from './with-service.ts';

function parseList(isValid: (item: string) => boolean, what: string) {
  return (text: string): string[] => {
    const items = text.split(',').map((item) => item.trim());
    const wrong = items.find((item) => !isValid(item));
    if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is no ${what}.`);
    return items;
  };
}

interface Options {
  readonly tenant: string;
  readonly type: KeyType;
  readonly role: Role;
  readonly name: string;
  readonly scopes?: string[];
  readonly allowedIps?: string[];
  readonly json?: boolean;
}

async function create(options: Options): Promise<void> {
  const { tenant, type, role, name, scopes = null, allowedIps = null, json } = options;
  const created = await withService(async ({ config, service }) => {
    await getTenant(service, tenant);
    const { environment } = config;
    const facts = { id: newId('key'), tenantId: tenant, environment, name, type, role, scopes, allowedIps };
    return service.lane.submit(
      createKey({ ...facts, createdBy: 'operator', now: service.clock() }, OPERATOR),
    );
  });
  print(json, created, [`Key  ${created.id}`, `     ${created.key}`, 'The key is not shown again.']);
}

/** `operator key create` */
export function keyCommand(): Command {
  const command = new Command('create')
    .description('Create an API key and show it, this once')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--type <type>').choices(['secret', 'publishable']).default('secret'))
    .addOption(new Option('--role <role>').choices([...ROLES]).makeOptionMandatory())
    .option('--name <name>', 'what people call it', 'Made by the operator')
    .option(
      '--scopes <list>',
      'scopes to narrow it to, with commas',
      parseList((item) => SCOPES.includes(item), 'scope'),
    )
    .option(
      '--allowed-ips <list>',
      'addresses and CIDR blocks that it works from, with commas',
      parseList((item) => parseNetwork(item) !== undefined, 'address or CIDR block'),
    )
    .option('--json', 'one JSON document on stdout')
    .action(create);
  return new Command('key').description('API keys').addCommand(command);
}
