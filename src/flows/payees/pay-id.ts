import isEmail from 'validator/lib/isEmail.js';
import { isAbn } from '../../abn.ts';

/** The kinds of PayID that can be paid. */
export type PayIdType = 'email' | 'phone' | 'abn';

/** An Australian number as PayID writes it: the country's code, a hyphen, nine digits. */
const PHONE = /^\+61-[2-478][0-9]{8}$/;

/** The kind that a PayID's form shows: e-mail (RFC 5321), phone, or an ABN with right check digits; undefined for none. */
export function payIdTypeOf(payId: string): PayIdType | undefined {
  if (PHONE.test(payId)) return 'phone';
  if (isAbn(payId)) return 'abn';
  return isEmail(payId) ? 'email' : undefined;
}
