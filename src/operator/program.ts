import { Command } from 'commander';
import { accountsCommand } from './accounts-command.ts';
import { chainCommand } from './chain-commands.ts';
import { adjustCommand } from './balance-commands.ts';
import { alarmsCommand } from './alarms-command.ts';
import { configurationCommand } from './configuration-command.ts';
import { invoiceCommand } from './invoice-command.ts';
import { keyCommand } from './key-command.ts';
import { ledgerCommand } from './ledger-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { providersCommand } from './providers-command.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { restoreCheckCommand } from './restore-check-command.ts';
import { restoredCommand } from './restored-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { replenishCommand } from './balance-commands.ts';
import { reviewCommand } from './review-commands.ts';
import { secretsCommand } from './configuration-command.ts';
import { stepUpCommand } from './configuration-command.ts';
import { tenantCommand } from './tenant-command.ts';
import { userCommand } from './user-command.ts';
import { sweepCommand } from './sweep-command.ts';
import { addExamples } from './examples.ts';

/** All commands; each can be parsed once. */
export function operatorProgram(): Command {
  const program = new Command('operator')
    .description(
      'Commands for operators of Corridor. They can be used while servers are running, on either database.',
    )
    .addCommand(tenantCommand())
    .addCommand(userCommand())
    .addCommand(keyCommand())
    .addCommand(secretsCommand())
    .addCommand(stepUpCommand())
    .addCommand(adjustCommand())
    .addCommand(replenishCommand())
    .addCommand(configurationCommand())
    .addCommand(invoiceCommand())
    .addCommand(alarmsCommand())
    .addCommand(providersCommand())
    .addCommand(accountsCommand())
    .addCommand(chainCommand().addCommand(sweepCommand()))
    .addCommand(reviewCommand())
    .addCommand(reconcileCommand())
    .addCommand(ledgerCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(restoreCheckCommand())
    .addCommand(restoredCommand())
    .addCommand(migrateCommand());
  return addExamples(program);
}
