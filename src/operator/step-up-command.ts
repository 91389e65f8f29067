import { Command } from 'commander';
import { OPERATOR } from '../actor.ts';
import { issueStepUp } from '../access/step-up/issue-step-up.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant: string;
  readonly reason?: string;
  readonly json?: boolean;
}

async function run({ tenant, reason, json }: Options): Promise<void> {
  const issued = await withService(async ({ config, service }) => {
    if (config.environment === 'production' && reason === undefined) {
      throw new Error('In production, a step-up requires --reason.');
    }
    await getTenant(service, tenant);
    const facts = {
      tenantId: tenant,
      actor: OPERATOR,
      reason: reason ?? null,
      seconds: config.stepUpSeconds,
    };
    return service.lane.submit(issueStepUp(facts));
  });
  print(json, issued, [
    `Step-up token  ${issued.stepUpToken}`,
    `Until          ${issued.expiresAt}`,
    'The token is not shown again. Send it as Step-Up-Token with any secret key of the account.',
  ]);
}

/** `operator step-up` */
export function stepUpCommand(): Command {
  return new Command('step-up')
    .description('Issue a step-up token on behalf of an owner, and show it once')
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--reason <text>', 'the reason; required in production')
    .option('--json', 'print one JSON document')
    .action(run);
}
