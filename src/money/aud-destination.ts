import type { Word } from '../../generated/words.ts';
import isEmail from 'validator/lib/isEmail.js';
import { ApiError } from '../errors/api-error.ts';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * One is taken from the first digit; the weighted sum must divide by 89 (Australian Business Register, "Format of the
 * ABN").
 */
export function isAbn(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = digits.charCodeAt(index) - 48 - (index === 0 ? 1 : 0);
    return total + digit * weight;
  }, 0);
  return sum % 89 === 0;
}

/** By form. */
export type PayIdType = Word<'PayIdDestination.payIdType'>;

/** Country code, hyphen, nine digits. */
const PHONE = /^\+61-[2-478][0-9]{8}$/;

/** E-mail (RFC 5321), phone, or a valid ABN; undefined for none. */
function payIdTypeOf(payId: string): PayIdType | undefined {
  if (PHONE.test(payId)) return 'phone';
  if (isAbn(payId)) return 'abn';
  return isEmail(payId) ? 'email' : undefined;
}

interface BankAccount {
  readonly type: 'bank_account';
  readonly bsb: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

interface PayId {
  readonly type: 'payid';
  readonly payId: string;
  readonly payIdType: PayIdType;
  readonly accountName: string;
}

export type AudDestination = BankAccount | PayId;

/** As in a request: a PayID's form tells its kind. */
export type AudDestinationInput =
  | BankAccount
  | (Omit<PayId, 'payIdType'> & { readonly payIdType?: PayIdType });

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

/**
 * A PayID must have the form of a kind, and of the named one.
 * @throws ApiError invalid_request
 */
export function checkAudDestination(destination: AudDestinationInput): void {
  if (destination.type !== 'payid') return;
  const type = payIdTypeOf(destination.payId);
  if (type === undefined) {
    refuse('/destination/payId', 'must be an e-mail address, a phone such as +61-412345678, or an ABN');
  }
  if (destination.payIdType !== undefined && destination.payIdType !== type) {
    refuse('/destination/payIdType', `does not match the PayID, which has the form of ${type}`);
  }
}

/** With the PayID's kind filled in. */
export function audDestinationOf(destination: AudDestinationInput): AudDestination {
  if (destination.type === 'bank_account') return destination;
  const { type, payId, accountName } = destination;
  const payIdType = payIdTypeOf(payId);
  if (payIdType === undefined) throw new Error('The PayID was not checked');
  return { type, payId, payIdType, accountName };
}
