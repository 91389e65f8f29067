import isEmail from 'validator/lib/isEmail.js';
import { ApiError } from '../errors/api-error.ts';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether eleven digits are an Australian Business Number: one is taken from the first digit,
 * and the weighted sum must divide by 89 (Australian Business Register, "Format of the ABN").
 */
export function isAbn(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = digits.charCodeAt(index) - 48 - (index === 0 ? 1 : 0);
    return total + digit * weight;
  }, 0);
  return sum % 89 === 0;
}

/** The kinds of PayID that can be paid. */
export type PayIdType = 'email' | 'phone' | 'abn';

/** An Australian number as PayID writes it: the country's code, a hyphen, nine digits. */
const PHONE = /^\+61-[2-478][0-9]{8}$/;

/** The kind that a PayID's form shows: e-mail (RFC 5321), phone, or an ABN with right check digits; undefined for none. */
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

/** Where Australian dollars are paid out to. */
export type AudDestination = BankAccount | PayId;

/** The same as a request names it: a PayID's form says of which kind it is. */
export type AudDestinationInput =
  BankAccount | (Omit<PayId, 'payIdType'> & { readonly payIdType?: PayIdType });

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

/**
 * Makes sure that a request's `destination` is one that can be paid: a PayID has the form of a kind, and of the one that is
 * named beside it.
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

/** A destination that checkAudDestination let pass, with the kind of its PayID filled in. */
export function audDestinationOf(destination: AudDestinationInput): AudDestination {
  if (destination.type === 'bank_account') return destination;
  const { type, payId, accountName } = destination;
  const payIdType = payIdTypeOf(payId);
  if (payIdType === undefined) throw new Error('The PayID was not checked');
  return { type, payId, payIdType, accountName };
}
