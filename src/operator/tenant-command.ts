import { Command, Option } from 'commander';
import { invitationEffects } from '../access/team/invite.ts';
import { enrolmentOf, invitationLink, parseEmail } from './user-command.ts';
import { OPERATOR } from '../identity/actor.ts';
import { createTenant } from '../access/tenants/create-tenant.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import { newId } from '../identity/ids.ts';
import { type Tenant, tenantsTable } from '../writes/tenant.ts';
import { presentMoment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import { getTenant, parseLimit, print, withService } from './with-service.ts';

/** Invites the first owner, if named. */
async function createWithOwner(name: string, email: string | undefined, hasNoRoutePair: boolean) {
  return withService(async ({ config, service }) => {
    const link = invitationLink(config);
    const { invitation, ...created } = await service.writeQueue.submit(
      createTenant(
        {
          name,
          environment: config.environment,
          createdBy: 'operator',
          actor: OPERATOR,
          hasNoRoutePair,
          ...(email === undefined
            ? {}
            : {
                invite: (account, team, context) =>
                  invitationEffects(account, team, { email, role: 'owner', link }, context),
              }),
        },
        newId,
        service.clock(),
      ),
    );
    return { ...created, ...(invitation === null ? {} : { owner: enrolmentOf(invitation, link) }) };
  });
}

interface CreateOptions {
  readonly name: string;
  readonly owner?: string;
  readonly defaultRoutePair?: 'none';
  readonly json?: boolean;
}

export function tenantCommand(): Command {
  const create = new Command('create')
    .description('Create a tenant account, and show its first two keys once')
    .requiredOption('--name <name>', 'the name of the company')
    .option('--owner <address>', 'the e-mail address of its first owner, who is invited', parseEmail)
    .addOption(
      new Option(
        '--default-route-pair <pair>',
        'none: payment routes must name their stablecoin and network',
      ).choices(['none']),
    )
    .option('--json', 'print one JSON document')
    .action(async ({ name, owner, defaultRoutePair, json }: CreateOptions) => {
      const created = await createWithOwner(name, owner, defaultRoutePair === 'none');
      print(json, created, [
        `Tenant           ${created.clientId}`,
        `Secret key       ${created.secretKey}`,
        `Publishable key  ${created.publishableKey}`,
        'The keys are not shown again.',
        ...(created.owner === undefined
          ? []
          : [`Owner            ${created.owner.email}`, created.owner.enrolmentUrl]),
      ]);
    });
  return new Command('tenant')
    .description('Manage tenant accounts')
    .addCommand(create)
    .addCommand(listCommand())
    .addCommand(statusCommand('suspend', 'suspended', 'Suspend a tenant: all its requests are refused'))
    .addCommand(statusCommand('resume', 'active', 'Resume a suspended tenant'));
}

function presentTenant({ id, name, status, createdAt }: Tenant): object {
  return { clientId: id, name, status, createdAt: presentMoment(createdAt) };
}

function listCommand(): Command {
  return new Command('list')
    .description('Show the tenant accounts, newest first')
    .option('--limit <number>', 'how many', parseLimit, 100)
    .option('--json', 'print one JSON document')
    .action(async ({ limit, json }: { limit: number; json?: boolean }) => {
      const found = await withService(({ service }) =>
        selectWhere(service.database.reader, tenantsTable, 'true order by id desc limit ?', [limit + 1]),
      );
      const tenants = found.slice(0, limit);
      const hasMore = found.length > limit;
      print(json, { data: tenants.map(presentTenant), hasMore }, [
        ...tenants.map(
          ({ id, name, status, createdAt }) =>
            `${id}  ${presentMoment(createdAt)}  ${status.padEnd(9)}  ${name}`,
        ),
        ...(tenants.length === 0 ? ['There are no tenants.'] : []),
        ...(hasMore ? ['There are more: raise --limit.'] : []),
      ]);
    });
}

function statusCommand(name: string, status: Tenant['status'], description: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--json', 'print one JSON document')
    .action(async ({ tenant, json }: { tenant: string; json?: boolean }) => {
      await withService(async ({ service }) => {
        await getTenant(service, tenant);
        await service.writeQueue.submit(setTenantStatus(tenant, status));
      });
      print(json, { clientId: tenant, status }, [`${tenant} is ${status}.`]);
    });
}
