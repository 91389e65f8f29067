import { Command } from 'commander';
import { OPERATOR } from '../actor.ts';
import { createTenant } from '../access/tenants/create-tenant.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import { newId } from '../ids.ts';
import type { Tenant } from '../writes/tenant.ts';
import { getTenant, print, withService } from './with-service.ts';

/** `operator tenant create | suspend | resume` */
export function tenantCommand(): Command {
  const create = new Command('create')
    .description('Create a tenant account and show its first two keys, this once')
    .requiredOption('--name <name>', 'the onboarded company name')
    .option('--json', 'one JSON document on stdout')
    .action(async ({ name, json }: { name: string; json?: boolean }) => {
      const created = await withService(({ config, service }) =>
        service.lane.submit(
          createTenant(
            { name, environment: config.environment, createdBy: 'operator', actor: OPERATOR },
            newId,
            service.clock(),
          ),
        ),
      );
      print(json, created, [
        `Tenant           ${created.clientId}`,
        `Secret key       ${created.secretKey}`,
        `Publishable key  ${created.publishableKey}`,
        'The keys are not shown again.',
      ]);
    });
  return new Command('tenant')
    .description('Tenant accounts')
    .addCommand(create)
    .addCommand(statusCommand('suspend', 'suspended', 'Refuse every request of a tenant from now on'))
    .addCommand(statusCommand('resume', 'active', 'Serve a suspended tenant again'));
}

function statusCommand(name: string, status: Tenant['status'], description: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--tenant <id>', 'the tenant account')
    .option('--json', 'one JSON document on stdout')
    .action(async ({ tenant, json }: { tenant: string; json?: boolean }) => {
      await withService(async ({ service }) => {
        await getTenant(service, tenant);
        await service.lane.submit(setTenantStatus(tenant, status));
      });
      print(json, { clientId: tenant, status }, [`${tenant} is ${status}.`]);
    });
}
