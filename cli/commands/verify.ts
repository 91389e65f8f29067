import { Command } from 'commander';
import { verifyLedger } from '../../sdk/src/ledger.ts';
import { addServerOptions, connect, type ServerFlags } from '../connection/connection.ts';
import { EXIT } from '../output/exit-code.ts';
import { clean, print, printJson, warn } from '../output/print.ts';

interface VerifyFlags extends ServerFlags {
  readonly json?: true;
}

async function run({ json, ...flags }: VerifyFlags): Promise<void> {
  const corridor = await connect(flags);
  const head = await corridor.ledger.getHead();
  const verdict = await verifyLedger(corridor.ledger.export(), head);
  if (json === true) printJson(verdict);
  else {
    for (const fault of verdict.faults) warn(clean(fault));
    const { seq, hash } = verdict.head;
    print(`${String(verdict.movements)} movements, head ${String(seq)}:${hash}`);
    print(verdict.faults.length === 0 ? 'The chain of hashes is whole.' : 'The chain of hashes is broken.');
  }
  if (verdict.faults.length > 0) process.exitCode = EXIT.refused;
}

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('Recompute the hashes of all movements of the wallet, from its export')
    .option('--json', 'as JSON')
    .action(run);
  return addServerOptions(command);
}
