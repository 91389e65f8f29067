import { Command } from 'commander';
import type { Corridor } from '../../sdk/src/corridor.ts';
import { isCorridorError } from '../../sdk/src/errors.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { EXIT } from '../output/exit-code.ts';
import { print, printJson, warn } from '../output/print.ts';
import { plainFieldsOf, tableOf } from '../output/table.ts';
import { RECORD_PATHS } from './record-paths.ts';

interface Found {
  readonly id: string;
  readonly status?: string;
  readonly createdAt?: string;
  readonly [field: string]: unknown;
}

interface FindFlags extends ServerFlags {
  readonly json?: true;
}

/** Lists that can be asked for a reference of one's own, and by which name. */
const BY_REFERENCE = [
  ['/v1/treasury/payouts', 'externalReference'],
  ['/v1/treasury/withdrawals', 'externalReference'],
  ['/v1/treasury/conversions', 'externalReference'],
  ['/v1/treasury/payins', 'externalReference'],
  ['/v1/treasury/deposits', 'externalReference'],
  ['/v1/treasury/funding-instruments', 'externalReference'],
  ['/v1/treasury/beneficiaries', 'externalReference'],
  ['/v1/treasury/destinations', 'externalReference'],
  ['/v1/customers', 'externalCustomerId'],
] as const;

async function byReference(corridor: Corridor, text: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const [path, name] of BY_REFERENCE) {
    try {
      const query = { [name]: text, limit: 20 };
      const { data } = await corridor.request<{ readonly data: readonly Found[] }>('GET', path, { query });
      found.push(...data);
    } catch (error) {
      // What the key may not read is not looked at, and that is said.
      if (!isCorridorError(error, 'insufficient_scope')) throw error;
      warn(`${path} was left out: the key may not read it.`);
    }
  }
  return found;
}

/** Undefined if the text is no identifier of a record. */
function pathOf(text: string): string | undefined {
  const [, prefix = ''] = /^([a-z]+)_[0-9a-z]+$/.exec(text) ?? [];
  const path = Object.hasOwn(RECORD_PATHS, prefix) ? RECORD_PATHS[prefix] : undefined;
  return path === undefined ? undefined : `${path}/${text}`;
}

async function run(text: string, flags: FindFlags): Promise<void> {
  const corridor = await connect(flags);
  const path = pathOf(text);
  if (path !== undefined) {
    const record = await corridor.request<Found>('GET', path);
    if (flags.json === true) printJson(record);
    else print(plainFieldsOf(record));
    return;
  }
  const found = await byReference(corridor, text);
  if (flags.json === true) printJson(found);
  else if (found.length > 0) {
    const rows = found.map(({ id, status = '', createdAt = '' }) => [createdAt, id, status]);
    print(tableOf(['Created', 'Record', 'Status'], rows));
  }
  if (found.length > 0) return;
  warn(`Nothing has the reference "${text}".`);
  process.exitCode = EXIT.refused;
}

export function findCommand(): Command {
  const command = new Command('find')
    .description('Find a record by its identifier, or records by your own reference')
    .argument('<text>', 'such as pay_01… or invoice-2041')
    .option('--json', 'as JSON')
    .action(run);
  return addServerOptions(command);
}
