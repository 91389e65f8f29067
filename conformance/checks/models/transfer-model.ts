import { valueAt, type Json } from '../../json/json.ts';
import { MonthAccounts } from '../../model/transfers/month-accounts.ts';
import { runTransfers, type TransferRun } from '../../model/transfers/run-transfers.ts';
import {
  EVERY_TRANSFER_COMMAND,
  transferSequences,
  type TransferCommand,
} from '../../model/transfers/transfer-command.ts';
import { endsOf, passTime } from '../../model/transfers/transfer-stage.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { movesUnderStoppedClock, withStoppedClock } from '../../suite/stopped-clock.ts';
import { DIRECTIONS, pinFor } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import { newFigures, tryProperty } from './try-property.ts';

const NAME = 'model-transfers';

const MORE_THAN_A_MONTH_SECONDS = 32 * 86_400;

const RUNS = 20;

/** Does something under a clock that stands, and puts back afterwards what sequences change permanently. */
async function withChanges(trial: Trial, act: (run: TransferRun) => Promise<void>): Promise<void> {
  const { tenant, session } = trial;
  const pair = await tenant.pair();
  const figures = newFigures();
  session.figures.set(NAME, figures);
  const schedule = valueAt(await tenant.do('getDeveloperFees'), 'transfer') ?? null;
  await withStoppedClock(trial, async () => {
    const run = {
      trial,
      figures,
      isInstant: await movesUnderStoppedClock(trial),
      accounts: new MonthAccounts(),
    };
    try {
      // Whatever the configuration says of fees is there again afterwards.
      await withConfiguration(trial, { pricing: { fees: [] } }, () => act(run));
    } finally {
      for (const direction of DIRECTIONS) await pinFor(trial, endsOf(direction, pair), null);
      if (session.credentials.stepUpTokens.length > 0)
        await tenant.do('replaceDeveloperFees', { body: { transfer: schedule } });
    }
  });
}

/** The months in which nothing but the sequences earned anything are invoiced to the cent. */
async function expectInvoices(trial: Trial, { accounts }: TransferRun): Promise<void> {
  await passTime(trial, MORE_THAN_A_MONTH_SECONDS);
  const faults = accounts.faultsOf(await walkList(trial, 'listInvoices', { limit: 200 }));
  for (const fault of faults) trial.expect(false, 'listInvoices', fault);
}

export const transferModel: Check = {
  name: NAME,
  title:
    'Every sequence of routes, deposits, fees, rates, faults and moves leaves transfers, activity, revenue and invoices as the contract describes them, to the last digit',
  source: 'decision',
  appliesTo: named(
    'createPaymentRoute',
    'deactivatePaymentRoute',
    'simulatePayin',
    'simulateDeposit',
    'advanceTransfer',
    'reportTransferDeposit',
    'getTransfer',
    'listTransfers',
    'listActivity',
    'getRevenue',
    'listRevenueReport',
    'listInvoices',
  ),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: (trial) =>
    withChanges(trial, async (run) => {
      // A month in which nobody else earned anything begins.
      await passTime(trial, MORE_THAN_A_MONTH_SECONDS);
      const sequences = { arbitrary: transferSequences, example: EVERY_TRANSFER_COMMAND, runs: RUNS };
      await tryProperty(trial, sequences, (commands) => runTransfers(run, commands));
      await expectInvoices(trial, run);
    }),
  again: (trial, commands: readonly Json[]) =>
    withChanges(trial, (run) => runTransfers(run, commands as unknown as readonly TransferCommand[])),
};
