import { Command } from 'commander';
import { deliverCommand } from './batch-command.ts';
import { houseCommand } from './entry-commands.ts';
import { heldCommands } from './held-commands.ts';
import { listReviews, type WaitingForReview } from './list-reviews.ts';
import { reportCommands } from './report-commands.ts';
import { getTenant, parseLimit, print, withService } from './with-service.ts';

interface ListOptions {
  readonly tenant?: string;
  readonly limit: number;
  readonly json?: boolean;
}

function describe({ id, kind, clientId, reason, amount, asset, since, actions }: WaitingForReview): string {
  const whose = clientId ?? 'tenant unknown';
  return `${id}  ${kind} of ${amount ?? '?'} ${asset ?? ''}, ${whose}, since ${since}: ${reason ?? ''} (${actions.join(', ')})`;
}

async function list({ tenant, limit, json }: ListOptions): Promise<void> {
  const found = await withService(async ({ service }) => {
    if (tenant !== undefined) await getTenant(service, tenant);
    return listReviews(service.database.reader, { tenantId: tenant, limit });
  });
  const { data, hasMore } = found;
  print(json, found, [
    ...data.map(describe),
    ...(data.length === 0 ? ['There is nothing to review.'] : []),
    ...(hasMore ? ['There are more. Increase --limit to see them.'] : []),
  ]);
}

function listCommand(): Command {
  return new Command('list')
    .description('Show everything that waits for a decision, oldest first')
    .option('--tenant <id>', 'only this tenant account')
    .option('--limit <number>', 'the most entries of each kind', parseLimit, 100)
    .option('--json', 'print one JSON document')
    .action(list);
}

/** `operator review …` */
export function reviewCommand(): Command {
  const review = new Command('review').description(
    'Decide what Corridor cannot decide itself; each decision is recorded with its reason and actor',
  );
  const decisions = [...heldCommands(), ...reportCommands(), houseCommand(), deliverCommand()];
  for (const command of [listCommand(), ...decisions]) review.addCommand(command);
  return review;
}
