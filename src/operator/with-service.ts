import { InvalidArgumentError } from 'commander';
import { readConfig, type Config } from '../config/config.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { LogDestination } from '../http/log/log-destination.ts';
import { createLogger } from '../http/log/logger.ts';
import { openService, type Service } from '../service.ts';
import { tenantsTable, type Tenant } from '../writes/tenant.ts';

/** What a command works with. */
export interface OperatorContext {
  readonly config: Config;
  readonly service: Service;
}

/**
 * Opens the configured database, runs a command and closes everything. Logs go to stderr.
 * @throws DatabaseRefused where the database belongs to the other environment, or is behind in production
 */
export async function withService<Result>(
  run: (context: OperatorContext) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const logger = createLogger('warn', new LogDestination(2));
  const service = await openService(config, logger);
  try {
    return await run({ config, service });
  } finally {
    await service.close();
  }
}

/** @throws Error where there is no such tenant. */
export async function getTenant(service: Service, id: string): Promise<Tenant> {
  const [tenant] = await selectMatching(service.database.reader, tenantsTable, [{ id }]);
  if (tenant === undefined) throw new Error(`There is no tenant ${id}.`);
  return tenant;
}

/** Writes a command's result: one JSON document with `--json`, else the lines for people. */
export function print(asJson: boolean | undefined, result: object, lines: readonly string[]): void {
  process.stdout.write(asJson === true ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`);
}

/** Takes how many rows a list may have. @throws InvalidArgumentError beyond 1 to 9999 */
export function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 to 9999.');
  return Number(text);
}
