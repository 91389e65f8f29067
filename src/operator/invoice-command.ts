import { Command, InvalidArgumentError } from 'commander';
import { presentInvoice } from '../billing/invoices/present.ts';
import { findInvoice } from '../billing/invoices/reads.ts';
import type { WholeInvoice } from '../billing/invoices/table.ts';
import type { InvoiceMove } from '../billing/invoices/move.ts';
import { parseSignedAmount, presentAmount } from '../money/amount.ts';
import type { Service } from '../service.ts';
import { decideInvoice, draftMonth, putAdjustment } from '../billing/invoices/review.ts';
import { getTenant, print, withService } from './with-service.ts';

interface JsonOption {
  readonly json?: boolean;
}

function parseMonth(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('A month has the form YYYY-MM.');
  return text;
}

/** As the contract's texts. */
function parseLine(mostLetters: number) {
  return (text: string): string => {
    const isLine = /^(?!\s+$)[^\p{Cc}\p{Cs}]+$/u.test(text);
    if (isLine && text.length <= mostLetters) return text;
    throw new InvalidArgumentError(`It must be one line of 1 to ${mostLetters} characters.`);
  };
}

function describe({ invoice }: WholeInvoice): string {
  const { id, number, status, platformFeesDueMinor, netDueMinor } = invoice;
  const due = presentAmount(platformFeesDueMinor, 'AUD');
  const net = presentAmount(netDueMinor, 'AUD');
  return `${id}  ${number}  ${status}  ${due} AUD due without GST, ${net} AUD net`;
}

async function change(
  json: boolean | undefined,
  run: (service: Service) => Promise<WholeInvoice>,
): Promise<void> {
  const whole = await withService(({ service }) => run(service));
  print(json, presentInvoice(whole), [describe(whole)]);
}

function draftCommand(): Command {
  return new Command('draft')
    .description('Draft the invoice of a past month that has no current invoice')
    .requiredOption('--tenant <id>', 'the tenant account')
    .requiredOption('--month <month>', 'a month in Sydney, such as 2026-02', parseMonth)
    .option('--json', 'print one JSON document')
    .action(({ tenant, month, json }: { tenant: string; month: string } & JsonOption) =>
      change(json, async (service) => {
        await getTenant(service, tenant);
        const id = await draftMonth(service, tenant, month);
        const drafted = await findInvoice(service.database.reader, tenant, id);
        if (drafted === undefined) throw new Error(`The invoice ${id} does not exist.`);
        return drafted;
      }),
    );
}

function adjustCommand(): Command {
  return new Command('adjust')
    .description('Add an adjustment to a draft')
    .argument('<id>', 'the invoice')
    .requiredOption('--amount <amount>', 'signed amount in AUD without GST, such as 10.00 or -2.50')
    .requiredOption('--description <text>', 'the description; shown on the invoice', parseLine(140))
    .option('--json', 'print one JSON document')
    .action(
      (id: string, { amount, description, json }: { amount: string; description: string } & JsonOption) => {
        const amountMinor = parseSignedAmount(amount, 'AUD');
        if (amountMinor === 0n) throw new Error('The amount of an adjustment must not be zero.');
        return change(json, (service) => putAdjustment(service, id, { amountMinor, description }));
      },
    );
}

function moveCommand(name: string, to: InvoiceMove, description: string): Command {
  return new Command(name)
    .description(description)
    .argument('<id>', 'the invoice')
    .option('--json', 'print one JSON document')
    .action((id: string, { json }: JsonOption) => change(json, (service) => decideInvoice(service, id, to)));
}

function voidCommand(): Command {
  return new Command('void')
    .description('Void a draft or an issued invoice; it keeps its number')
    .argument('<id>', 'the invoice')
    .requiredOption('--reason <text>', 'the reason; shown on the invoice', parseLine(500))
    .option('--json', 'print one JSON document')
    .action((id: string, { reason, json }: { reason: string } & JsonOption) =>
      change(json, (service) => decideInvoice(service, id, 'void', reason)),
    );
}

export function invoiceCommand(): Command {
  return new Command('invoice')
    .description('Draft, adjust, issue, settle and void monthly invoices')
    .addCommand(draftCommand())
    .addCommand(adjustCommand())
    .addCommand(moveCommand('issue', 'issued', 'Issue a draft; its content can no longer change'))
    .addCommand(moveCommand('settle', 'settled', 'Record that an issued invoice is paid'))
    .addCommand(voidCommand());
}
