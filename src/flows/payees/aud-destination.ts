import { ApiError } from '../../errors/api-error.ts';
import { payIdTypeOf, type PayIdType } from './pay-id.ts';

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
