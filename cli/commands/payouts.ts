import { Command } from 'commander';
import type { CreatePayoutRequest, ListPayoutsQuery } from '../../generated/sdk/types.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { EXIT } from '../output/exit-code.ts';
import { print, printJson } from '../output/print.ts';
import { plainFieldsOf, tableOf } from '../output/table.ts';
import { wholeNumber } from './parse.ts';

interface ListFlags extends ServerFlags {
  readonly status?: string;
  readonly reference?: string;
  readonly limit: number;
  readonly json?: true;
}

async function list({ status, reference, limit, json, ...flags }: ListFlags): Promise<void> {
  const corridor = await connect(flags);
  const { data } = await corridor.payouts.list({
    limit,
    ...(status === undefined ? {} : { status: status as NonNullable<ListPayoutsQuery['status']> }),
    ...(reference === undefined ? {} : { externalReference: reference }),
  });
  if (json === true) {
    printJson(data);
    return;
  }
  const rows = data.map((payout) => [
    payout.createdAt,
    payout.id,
    payout.status,
    payout.principal.amount,
    payout.externalReference,
  ]);
  print(tableOf(['Created', 'Payout', 'Status', 'AUD', 'Reference'], rows));
}

async function get(id: string, { json, ...flags }: ServerFlags & { readonly json?: true }): Promise<void> {
  const payout = await (await connect(flags)).payouts.get(id);
  if (json === true) printJson(payout);
  else print(plainFieldsOf(payout));
}

interface CreateFlags extends ServerFlags {
  readonly beneficiary: string;
  readonly amount: string;
  readonly reference: string;
  readonly purpose?: string;
  readonly preview?: true;
  readonly idempotencyKey?: string;
  readonly json?: true;
}

async function create(flags: CreateFlags): Promise<void> {
  const { beneficiary, amount, reference, purpose, idempotencyKey } = flags;
  const corridor = await connect(flags);
  const body: CreatePayoutRequest = {
    beneficiaryId: beneficiary,
    amount,
    currency: 'AUD',
    externalReference: reference,
    ...(purpose === undefined ? {} : { purpose }),
  };
  if (flags.preview === true) {
    const preview = await corridor.payouts.preview(body);
    if (flags.json === true) printJson(preview);
    else print(plainFieldsOf(preview));
    if (!preview.canProceed) process.exitCode = EXIT.refused;
    return;
  }
  const payout = await corridor.payouts.create(body, idempotencyKey === undefined ? {} : { idempotencyKey });
  if (flags.json === true) printJson(payout);
  else print(plainFieldsOf(payout));
}

const json = (command: Command): Command => addServerOptions(command.option('--json', 'as JSON'));

export function payoutsCommand(): Command {
  return new Command('payouts')
    .description('List, read and create payouts')
    .addCommand(
      json(new Command('list'))
        .description('The newest first')
        .option('--status <status>', 'such as held')
        .option('--reference <text>', 'your own reference')
        .option('--limit <n>', 'how many', wholeNumber, 20)
        .action(list),
    )
    .addCommand(json(new Command('get')).description('One payout').argument('<id>').action(get))
    .addCommand(
      json(new Command('create'))
        .description('Pay a beneficiary')
        .requiredOption('--beneficiary <id>', 'who is paid')
        .requiredOption('--amount <amount>', 'in Australian dollars, such as 250.00')
        .requiredOption('--reference <text>', 'your own, unique among your payouts')
        .option('--purpose <text>', 'what it is for')
        .option('--idempotency-key <key>', 'the same key with the same payout takes effect once')
        .option('--preview', 'show what it would cost and what stands in the way, and write nothing')
        .action(create),
    );
}
