import { UnusableFile } from './payment.ts';

const LINE_LENGTH = 120;

/** The return codes of the direct entry system, as the contract's failure codes and in words. */
const REASONS: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  '1': ['invalid_account', 'The BSB number is not valid.'],
  '2': ['returned_by_provider', 'The payment was stopped.'],
  '3': ['account_closed', 'The account is closed.'],
  '4': ['account_closed', 'The holder of the account has died.'],
  '5': ['invalid_account', 'There is no such account.'],
  '6': ['returned_by_provider', 'The receiving bank refers to its customer.'],
  '7': ['returned_by_provider', 'The payment was deleted.'],
  '8': ['returned_by_provider', 'The user identification is not valid.'],
  '9': ['returned_by_provider', 'The payment is technically not valid.'],
};

/** A payment that came back. */
export interface ReturnedPayment {
  /** From 1, in the order of the file. */
  readonly line: number;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly amountMinor: bigint;
  readonly reference: string;
  readonly failureCode: string;
  readonly reason: string;
}

/** Whether a file is one of the direct entry system. */
export function isDirectEntryFile(text: string): boolean {
  return /^0 {17}\d\d/.test(text);
}

function readReturn(line: string, index: number): ReturnedPayment {
  const bsb = line.slice(1, 8).replace('-', '');
  const accountNumber = line.slice(8, 17).trim();
  const cents = line.slice(20, 30);
  const known = REASONS[line.charAt(17)];
  if (!/^\d{6}$/.test(bsb) || !/^\d{1,9}$/.test(accountNumber) || !/^\d{10}$/.test(cents))
    throw new UnusableFile(`line ${index + 2} names no account or no amount`);
  if (known === undefined) throw new UnusableFile(`line ${index + 2} has an unknown return code`);
  const [failureCode, reason] = known;
  const reference = line.slice(62, 80).trimEnd();
  return { line: index + 1, bsb, accountNumber, amountMinor: BigInt(cents), reference, failureCode, reason };
}

/**
 * Reads a file of returns (records of type 2).
 * @throws UnusableFile if a line, a total or the number of lines is not as it should be
 */
export function readReturns(text: string): ReturnedPayment[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.padEnd(LINE_LENGTH, ' '));
  const [total, ...between] = [lines.at(-1) ?? '', ...lines.slice(1, -1)];
  if (!total.startsWith('7')) throw new UnusableFile('it has no total at its end');
  const wrong = between.findIndex((line) => !line.startsWith('2') || line.length !== LINE_LENGTH);
  if (wrong !== -1) throw new UnusableFile(`line ${wrong + 2} is no return`);
  const returned = between.map(readReturn);
  const sum = returned.reduce((all, { amountMinor }) => all + amountMinor, 0n);
  if (!/^\d{10}$/.test(total.slice(20, 30)) || BigInt(total.slice(20, 30)) !== sum)
    throw new UnusableFile('its total is not the sum of its lines');
  if (Number(total.slice(74, 80)) !== returned.length)
    throw new UnusableFile('it does not have as many lines as it says');
  return returned;
}
