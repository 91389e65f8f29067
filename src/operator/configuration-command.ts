import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { issueStepUp } from '../access/step-up/issue.ts';
import { OPERATOR } from '../identity/actor.ts';
import { presentConfiguration } from '../treasury/policy/present.ts';
import { type TermsPatch, setConfiguration } from '../treasury/policy/set-configuration.ts';
import { type Reencrypted, reencrypt } from './reencrypt.ts';
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
    return service.writeQueue.submit(setConfiguration(tenant, patch, reason, 'operator'));
  });
  print(json, presentConfiguration(configuration), [
    `${configuration.id}  version ${configuration.version} is in force.`,
  ]);
}

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

function linesOf({ rewritten, left, unreadable, replies }: Reencrypted): string[] {
  const lost = Object.entries(unreadable).map(([purpose, count]) => `  ${purpose}: ${count}`);
  return [
    `${rewritten} re-encrypted, ${left} left.`,
    ...(lost.length === 0 ? [] : ['No configured secret opens:', ...lost]),
    replies === null
      ? 'Stored answers need no earlier secret.'
      : `${replies.count} stored answers need an earlier secret until ${replies.until}. Keep it in CORRIDOR_SECRET_PREVIOUS.`,
  ];
}

async function secretsCommandRun({ json }: { readonly json?: boolean }): Promise<void> {
  const done = await withService(({ service }) => reencrypt(service));
  print(json, done, linesOf(done));
  if (done.left > 0) process.exitCode = 1;
}

export function secretsCommand(): Command {
  const command = new Command('reencrypt')
    .description('Re-encrypt with CORRIDOR_SECRET everything that is encrypted with an earlier secret')
    .option('--json', 'print one JSON document')
    .action(secretsCommandRun);
  return new Command('secrets').description('Manage encrypted data').addCommand(command);
}

interface StepUpCommandOptions {
  readonly tenant: string;
  readonly reason?: string;
  readonly json?: boolean;
}

async function stepUpCommandRun({ tenant, reason, json }: StepUpCommandOptions): Promise<void> {
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
    return service.writeQueue.submit(issueStepUp(facts));
  });
  print(json, issued, [
    `Step-up token  ${issued.stepUpToken}`,
    `Until          ${issued.expiresAt}`,
    'The token is not shown again. Send it as Step-Up-Token with any secret key of the account.',
  ]);
}

export function stepUpCommand(): Command {
  return new Command('step-up')
    .description('Issue a step-up token on behalf of an owner, and show it once')
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--reason <text>', 'the reason; required in production')
    .option('--json', 'print one JSON document')
    .action(stepUpCommandRun);
}
