import isEmail from 'validator/lib/isEmail.js';
import { isAbn } from '../money/aud-destination.ts';

/** Issuer of invoices. */
export interface Seller {
  readonly name: string;
  /** Eleven digits with valid check digits. */
  readonly abn: string;
  readonly address: string;
  /** In words. */
  readonly bank: string;
  readonly email: string;
  /** Shown on each page. */
  readonly isFictional: boolean;
}

/** Its ABN is valid and no one's to be paid by. */
const FICTIONAL_SELLER: Omit<Seller, 'isFictional'> = {
  name: 'Corridor Sandbox Pty Ltd',
  abn: '18123456789',
  address: '1 Example Street, Sydney NSW 2000',
  bank: 'BSB 000-000, account 000000000, Corridor Sandbox Pty Ltd',
  email: 'billing@sandbox.example',
};

const MOST_CHARACTERS = 200;

const SANDBOX_PLATFORM = 'Corridor';

/** The contract's limit of a party's name. */
const LONGEST_NAME = 140;

/**
 * @param textOf a variable's text
 * @param problems takes faults in words
 */
export function readPlatformName(
  textOf: (name: string) => string | undefined,
  isSandbox: boolean,
  problems: string[],
): string {
  const name = 'CORRIDOR_PLATFORM_NAME';
  const text = textOf(name) ?? (isSandbox ? SANDBOX_PLATFORM : '');
  if (text === '') problems.push(`${name} must be set in production: payouts show it as the sender`);
  else if (text.length > LONGEST_NAME || /\p{Cc}/u.test(text))
    problems.push(`${name} must be one line of at most ${LONGEST_NAME} characters`);
  return text;
}

/**
 * The sandbox has its own.
 * @param textOf a variable's text
 * @param problems takes faults in words
 */
export function readSeller(
  textOf: (name: string) => string | undefined,
  isSandbox: boolean,
  problems: string[],
): Seller {
  const line = (name: string, otherwise: string): string => {
    const text = textOf(name) ?? (isSandbox ? otherwise : '');
    if (text === '') problems.push(`${name} must be set in production: it appears on invoices`);
    else if (text.length > MOST_CHARACTERS || /\p{Cc}/u.test(text))
      problems.push(`${name} must be one line of at most ${MOST_CHARACTERS} characters`);
    return text;
  };
  const name = line('CORRIDOR_SELLER_NAME', FICTIONAL_SELLER.name);
  const abn = line('CORRIDOR_SELLER_ABN', FICTIONAL_SELLER.abn).replaceAll(' ', '');
  const address = line('CORRIDOR_SELLER_ADDRESS', FICTIONAL_SELLER.address);
  const bank = line('CORRIDOR_SELLER_BANK', FICTIONAL_SELLER.bank);
  const email = line('CORRIDOR_SELLER_EMAIL', FICTIONAL_SELLER.email);
  if (abn !== '' && !isAbn(abn))
    problems.push('CORRIDOR_SELLER_ABN must be a valid Australian Business Number of eleven digits');
  if (email !== '' && !isEmail(email)) problems.push('CORRIDOR_SELLER_EMAIL must be an e-mail address');
  return { name, abn, address, bank, email, isFictional: isSandbox };
}
