import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { BankMemory } from '../provider-seam/bank-files/memory.ts';
import { print, withService } from './with-service.ts';

interface Options {
  readonly json?: boolean;
}

interface Account {
  readonly bsb: string;
  readonly accountNumber: string;
}

/** A BSB, with a hyphen or without, and a number. */
const LINE = /^(\d{3})-?(\d{3})[,;\t ]+(\d{1,9})$/;

/** @throws Error naming each line that is no account, or names one twice */
function readAccounts(text: string): Account[] {
  const problems: string[] = [];
  const accounts = new Map<string, Account>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, bank = '', branch = '', accountNumber = ''] = LINE.exec(line.trim()) ?? [];
    const bsb = bank + branch;
    const name = `${bsb} ${accountNumber}`;
    if (bsb === '') problems.push(`line ${index + 1} must be a BSB and a number, such as 062000,12345678`);
    else if (accounts.has(name)) problems.push(`line ${index + 1} names ${name} again`);
    else accounts.set(name, { bsb, accountNumber });
  }
  if (problems.length > 0) throw new Error(`Nothing was imported:\n- ${problems.join('\n- ')}`);
  return [...accounts.values()];
}

async function importAccounts(file: string, { json }: Options): Promise<void> {
  const accounts = readAccounts(await readFile(file, 'utf8'));
  const added = await withService(({ config, service: { database, writeQueue } }) => {
    if (config.bankFiles === null)
      throw new Error('Accounts are imported for a bank that exchanges files: CORRIDOR_BANK is not "files".');
    return new BankMemory({ database, submit: (write) => writeQueue.submit(write) }).importAccounts(accounts);
  });
  const known = accounts.length - added;
  print(json, { added, known }, [`${added} accounts were added, ${known} were known already.`]);
}

export function accountsCommand(): Command {
  const imports = new Command('import')
    .description(
      'Add accounts that the bank has opened, for the account pool: a BSB and a number on each line',
    )
    .argument('<file>', 'the file that lists them')
    .option('--json', 'print one JSON document')
    .action(importAccounts);
  return new Command('accounts').description('Accounts of a bank that exchanges files').addCommand(imports);
}
