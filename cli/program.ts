import { Command } from 'commander';
import { balancesCommand } from './commands/balances.ts';
import { callCommand } from './commands/call.ts';
import { completionCommand } from './commands/completion.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { findCommand } from './commands/find.ts';
import { listenCommand } from './commands/listen.ts';
import { requestsCommand, transactionsCommand } from './commands/lists.ts';
import { loginCommand, logoutCommand } from './commands/login.ts';
import { payoutsCommand } from './commands/payouts.ts';
import { simulateCommand } from './commands/simulate.ts';
import { statementCommand } from './commands/statement.ts';
import { statusCommand } from './commands/status.ts';
import { triggerCommand } from './commands/trigger.ts';
import { verifyCommand } from './commands/verify.ts';
import { EXIT, exitCodeOf } from './output/exit-code.ts';

/** Commander's own refusals are thrown, so that each ends with an exit code of ours. */
function throwing(command: Command): Command {
  command.exitOverride();
  command.commands.forEach(throwing);
  return command;
}

function makeProgram(signal: AbortSignal): Command {
  const program = new Command('corridor').description('Calls a Corridor server with a key of an account');
  program
    .addCommand(loginCommand())
    .addCommand(logoutCommand())
    .addCommand(statusCommand())
    .addCommand(findCommand())
    .addCommand(balancesCommand())
    .addCommand(payoutsCommand())
    .addCommand(transactionsCommand(signal))
    .addCommand(requestsCommand(signal))
    .addCommand(statementCommand())
    .addCommand(simulateCommand())
    .addCommand(listenCommand(signal))
    .addCommand(triggerCommand())
    .addCommand(callCommand())
    .addCommand(verifyCommand())
    .addCommand(conformanceCommand())
    .addCommand(completionCommand(program));
  return throwing(program);
}

/**
 * Runs a command. Sets `process.exitCode`: 0 it went well or its signal ended it, 1 the server refused or something went wrong
 * on the way, 2 it could not run, with the reason on stderr. `conformance` has the suite's codes.
 */
export async function runCorridor(words: readonly string[], signal: AbortSignal): Promise<void> {
  process.exitCode = EXIT.done;
  try {
    await makeProgram(signal).parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = signal.aborted ? EXIT.done : exitCodeOf(error);
  }
}
