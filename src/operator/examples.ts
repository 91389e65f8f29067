import type { Command } from 'commander';

/** The words after a command's name, one example for each. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'tenant create': '--name "Example Pty Ltd" --owner ada@example.com',
  'tenant list': '--limit 20',
  'tenant suspend': '--tenant acct_01j8…',
  'tenant resume': '--tenant acct_01j8…',
  'user create': '--tenant acct_01j8… --email ada@example.com --role finance',
  'user list': '--tenant acct_01j8…',
  'user unlock': '--tenant acct_01j8… --email ada@example.com',
  'user remove': '--tenant acct_01j8… --email ada@example.com',
  'user reset-second-factor': '--tenant acct_01j8… --email ada@example.com',
  'key create': '--tenant acct_01j8… --role finance --name "Payouts of the shop"',
  'key list': '--tenant acct_01j8…',
  'key revoke': 'key_01j8…',
  'key expire': 'key_01j8…',
  'secrets reencrypt': '',
  'step-up': '--tenant acct_01j8… --reason "the owner called"',
  adjust: '--tenant acct_01j8… --asset AUD --amount=-2.50 --reason "a fee taken twice"',
  replenish: '--tenant acct_01j8… --asset AUD --amount 10.00 --reason "the loss of 3 March"',
  'configuration set': `--tenant acct_01j8… --set '{"limits": {"beneficiaryDailyMaximum": 500000}}'`,
  'invoice draft': '--tenant acct_01j8… --month 2026-02',
  'invoice adjust': 'bil_01j8… --amount=-2.50 --description "Goodwill"',
  'invoice issue': 'bil_01j8…',
  'invoice settle': 'bil_01j8…',
  'invoice void': 'bil_01j8… --reason "drafted twice"',
  alarms: '--kind order_stuck --all',
  'providers show': '--json',
  'providers pause': '--provider bank --reason "the bank sends wrong answers" --actor ada',
  'providers resume': '--provider bank',
  'accounts import': 'accounts.csv',
  'chain wallets': '',
  'chain resume': 'base',
  'chain sweep': 'base --keys deposits.key --gas-key gas.key --least 50.00',
  'review list': '--tenant acct_01j8…',
  'review approve': '--id op_01j8… --reason "looked at" --actor ada',
  'review reject': '--id op_01j8… --reason "not the tenant’s" --actor ada',
  'review cancel': '--id op_01j8… --reason "asked for by the tenant" --actor ada',
  'review release': '--id dep_01j8… --reason "looked at" --actor ada',
  'review return': '--id dep_01j8… --reason "sent by mistake" --actor ada',
  'review apply': '--report bank/simulator/r-1 --tenant acct_01j8… --reason "as ordered" --actor ada',
  'review dismiss': '--report bank/simulator/r-1 --reason "a test of the bank" --actor ada',
  'review match': '--report bank/simulator/r-1 --to po_01j8… --reason "by its amount" --actor ada',
  'review house': '--entry bank/simulator/e-1 --reason "interest" --actor ada',
  'review deliver': '--id bat_01j8… --reason "uploaded by hand" --actor ada',
  reconcile: '--provider bank --grace 24',
  'ledger verify': '--tenant acct_01j8…',
  backup: '--to /backups/corridor-2026-03-02.db',
  restore: '--from /backups/corridor-2026-03-02.db --replace',
  'restore-check': '--json',
  restored: '--reason "the disk failed, back to 03:00" --actor ada --anyway',
  migrate: '--dry-run',
};

/** The example of a command, as it is typed after `operator`; undefined for one without. */
export function exampleOf(name: string): string | undefined {
  const words = EXAMPLES[name];
  return words === undefined ? undefined : `${name} ${words}`.trimEnd();
}

/** The commands below another that do something, by their names. */
export function leavesOf(command: Command, path: readonly string[] = []): ReadonlyMap<string, Command> {
  const leaves = command.commands.map((each) => {
    const name = [...path, each.name()];
    return each.commands.length === 0 ? new Map([[name.join(' '), each]]) : leavesOf(each, name);
  });
  return new Map(leaves.flatMap((each) => [...each]));
}

/** Ends each command's help with its example. */
export function addExamples(program: Command): Command {
  for (const [name, command] of leavesOf(program)) {
    const example = exampleOf(name);
    if (example !== undefined)
      command.addHelpText('after', `\nExample:\n  npm run -s operator -- ${example}`);
  }
  return program;
}
