import { Command, InvalidArgumentError, Option } from 'commander';
import { WORDS } from '../../generated/words.ts';
import { OPERATOR } from '../identity/actor.ts';
import { apiKeysTable, type ApiKey } from '../access/api-keys/table.ts';
import { createKey } from '../access/api-keys/create-api-key.ts';
import { endKeyByHand, type KeyEnd } from '../access/api-keys/revoke-api-key.ts';
import type { KeyType } from '../access/api-keys/rules.ts';
import { presentKey } from '../access/api-keys/present.ts';
import { findLastUses } from '../access/api-keys/table.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { ROLES, isScope, type Role } from '../identity/roles.ts';
import { newId } from '../identity/ids.ts';
import { parseNetwork } from '../net/ip-network.ts';
import type { Service } from '../service.ts';
import { getTenant, print, withService } from './with-service.ts';

function parseList(isValid: (item: string) => boolean, what: string) {
  return (text: string): string[] => {
    const items = text.split(',').map((item) => item.trim());
    const wrong = items.find((item) => !isValid(item));
    if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is not a valid ${what}.`);
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
    return service.writeQueue.submit(
      createKey({ ...facts, createdBy: 'operator', now: service.clock() }, OPERATOR),
    );
  });
  print(json, created, [`Key  ${created.id}`, `     ${created.key}`, 'The key is not shown again.']);
}

function createCommand(): Command {
  return new Command('create')
    .description('Create an API key and show it once')
    .requiredOption('--tenant <id>', 'the tenant account')
    .addOption(new Option('--type <type>').choices(WORDS.KeyType).default('secret'))
    .addOption(new Option('--role <role>').choices([...ROLES]).makeOptionMandatory())
    .option('--name <name>', 'a name for people', 'Made by the operator')
    .option('--scopes <list>', 'the scopes of the key, separated by commas', parseList(isScope, 'scope'))
    .option(
      '--allowed-ips <list>',
      'addresses and CIDR blocks that it can be used from, separated by commas',
      parseList((item) => parseNetwork(item) !== undefined, 'address or CIDR block'),
    )
    .option('--json', 'print one JSON document')
    .action(create);
}

/** @throws Error if there is none */
async function getKey({ database }: Service, id: string): Promise<ApiKey> {
  const [key] = await selectMatching(database.reader, apiKeysTable, [{ id }]);
  if (key === undefined) throw new Error(`There is no key ${id}.`);
  return key;
}

function lineOf({ id, type, role, status, prefix, lastFour, name }: ReturnType<typeof presentKey>): string {
  return [id, status.padEnd(8), type.padEnd(11), role.padEnd(14), `${prefix}…${lastFour}`, name].join('  ');
}

async function list({ tenant, json }: { readonly tenant: string; readonly json?: boolean }): Promise<void> {
  const keys = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    const { reader } = service.database;
    const rows = await selectMatching(reader, apiKeysTable, [{ tenantId: tenant }]);
    const uses = await findLastUses(
      reader,
      rows.map(({ id }) => id),
    );
    return rows
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .map((key) => presentKey(key, uses.get(key.id) ?? null, service.clock()));
  });
  print(json, { data: keys }, keys.map(lineOf));
}

function endCommand(name: string, end: KeyEnd, description: string): Command {
  return new Command(name)
    .description(description)
    .argument('<id>', 'the key')
    .option('--json', 'print one JSON document')
    .action(async (id: string, { json }: { readonly json?: boolean }) => {
      const shown = await withService(async ({ service }) => {
        const { tenantId } = await getKey(service, id);
        const key = await service.writeQueue.submit(endKeyByHand(tenantId, id, end, OPERATOR));
        return presentKey(key, null, service.clock());
      });
      print(json, { id, clientId: shown.clientId, status: shown.status }, [`${id} is ${shown.status}.`]);
    });
}

export function keyCommand(): Command {
  const listing = new Command('list')
    .description("Show an account's keys, newest first, including revoked and expired keys")
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--json', 'print one JSON document')
    .action(list);
  return new Command('key')
    .description('Manage API keys')
    .addCommand(createCommand())
    .addCommand(listing)
    .addCommand(endCommand('revoke', 'revoked', 'Revoke a key immediately and permanently'))
    .addCommand(endCommand('expire', 'expired', 'Expire a key now'));
}
