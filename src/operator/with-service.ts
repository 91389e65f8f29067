import { InvalidArgumentError } from 'commander';
import { readConfig, type Config } from '../config/config.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { LogDestination } from '../http/log/log-destination.ts';
import { createLogger } from '../http/log/logger.ts';
import { openService, type Service } from '../service.ts';
import { tenantsTable, type Tenant } from '../writes/tenant.ts';

export interface OperatorContext {
  readonly config: Config;
  readonly service: Service;
}

/**
 * Logs go to stderr.
 * @throws DatabaseRefused for another environment's database, or one that is behind in production
 */
export async function withService<Result>(
  run: (context: OperatorContext) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const logger = createLogger('warn', new LogDestination(2));
  for (const warning of config.warnings) logger.warn(warning);
  const service = await openService(config, logger);
  try {
    return await run({ config, service });
  } finally {
    await service.close();
  }
}

/** @throws Error if there is none */
export async function getTenant(service: Service, id: string): Promise<Tenant> {
  const [tenant] = await selectMatching(service.database.reader, tenantsTable, [{ id }]);
  if (tenant === undefined) throw new Error(`There is no tenant ${id}.`);
  return tenant;
}

/** One JSON document with `--json`, else lines for people. */
export function print(asJson: boolean | undefined, result: object, lines: readonly string[]): void {
  process.stdout.write(asJson === true ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`);
}

/** @throws InvalidArgumentError beyond 1 to 9999 */
export function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 to 9999.');
  return Number(text);
}
