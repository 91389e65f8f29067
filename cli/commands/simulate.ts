import { Command } from 'commander';
import type { Corridor } from '../../sdk/src/corridor.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { printJson } from '../output/print.ts';
import { wholeNumber } from './parse.ts';

interface PayinFlags extends ServerFlags {
  readonly to?: string;
  readonly outcome?: string;
  readonly reference?: string;
}

/** An account that money can be paid into: an existing one, or a new one. */
async function findAccount(corridor: Corridor): Promise<string> {
  for await (const instrument of corridor.fundingInstruments.list({ status: 'active' }))
    if (instrument.type === 'aud_account') return instrument.id;
  return (await corridor.fundingInstruments.create({ type: 'aud_account' })).id;
}

async function simulatePayin(
  amount: string,
  { to, outcome, reference, ...flags }: PayinFlags,
): Promise<void> {
  const corridor = await connect(flags);
  const target = to ?? (await findAccount(corridor));
  const body = {
    ...(target.startsWith('rte_') ? { paymentRouteId: target } : { fundingInstrumentId: target }),
    amount,
    ...(outcome === undefined ? {} : { outcome }),
    ...(reference === undefined ? {} : { externalReference: reference }),
  };
  printJson(await corridor.request('POST', '/v1/sandbox/payins', { body }));
}

/** Which control call reports on a record, by the prefix of its identifier. */
const ADVANCED: Readonly<Record<string, string>> = {
  pay: 'operations',
  wdr: 'operations',
  cnv: 'operations',
  pin: 'payins',
  dep: 'deposits',
  trf: 'transfers',
  bil: 'invoices',
};

async function advance(
  id: string,
  to: string,
  flags: ServerFlags & { readonly reason?: string },
): Promise<void> {
  const [prefix = ''] = id.split('_');
  const kind = Object.hasOwn(ADVANCED, prefix) ? ADVANCED[prefix] : undefined;
  if (kind === undefined)
    throw new CannotRun(
      `No provider reports on ${id}: name a payout, withdrawal, conversion, pay-in, deposit, transfer or invoice.`,
    );
  const body = { to, ...(flags.reason === undefined ? {} : { reason: flags.reason }) };
  const corridor = await connect(flags);
  printJson(
    await corridor.request('POST', `/v1/sandbox/${kind}/${encodeURIComponent(id)}/advance`, { body }),
  );
}

interface ClockFlags extends ServerFlags {
  readonly advance?: number;
  readonly freeze?: string;
  readonly run?: true;
}

/** @throws CannotRun if it is to be set in two ways at once */
function clockBody({ advance: advanceSeconds, freeze: frozenAt, run }: ClockFlags): object | undefined {
  const ways = [
    ...(advanceSeconds === undefined ? [] : [{ advanceSeconds }]),
    ...(frozenAt === undefined ? [] : [{ frozenAt }]),
    ...(run === undefined ? [] : [{ running: true }]),
  ];
  if (ways.length > 1) throw new CannotRun('Set the clock in one way: --advance, --freeze or --run.');
  return ways[0];
}

async function clock(flags: ClockFlags): Promise<void> {
  const body = clockBody(flags);
  const corridor = await connect(flags, { timeoutMs: 300_000 });
  if (body === undefined) printJson(await corridor.sandbox.getClock());
  else printJson(await corridor.request('POST', '/v1/sandbox/clock', { body }));
}

export function simulateCommand(): Command {
  return new Command('simulate')
    .description('Play the bank, the provider and the clock of a sandbox')
    .addCommand(
      addServerOptions(new Command('payin'))
        .description('Have Australian dollars arrive')
        .argument('<amount>', 'such as 1000.00')
        .option('--to <id>', 'a funding instrument or a payment route; default: an account of the wallet')
        .option('--outcome <status>', 'the status that it ends in; default: credited')
        .option('--reference <text>', 'what the sender writes')
        .action(simulatePayin),
    )
    .addCommand(
      addServerOptions(new Command('advance'))
        .description('Report on a record as its provider would')
        .argument('<id>', 'such as pay_01…')
        .argument('<status>', 'such as returned')
        .option('--reason <text>', 'what the provider says')
        .action(advance),
    )
    .addCommand(
      addServerOptions(new Command('clock'))
        .description("Show the account's clock, or set it")
        .option('--advance <seconds>', 'take it forward, and do what falls due', wholeNumber)
        .option('--freeze <time>', 'stop it at a time')
        .option('--run', 'let it run')
        .action(clock),
    );
}
