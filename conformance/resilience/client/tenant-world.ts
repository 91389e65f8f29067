import type { Attempt } from './attempt.ts';
import { attemptOf, change, type TenantAccount } from './tenant-client.ts';

/** A tenant with what it needs to pay out, and everything that was asked for in its name. */
export interface TenantWorld {
  readonly account: TenantAccount;
  readonly instrumentId: string;
  readonly beneficiaryId: string;
  /** Every call that changes something and carries an external reference, from the first. */
  readonly attempts: Attempt[];
}

/** A payout of an amount to a beneficiary; its key is its external reference. */
export function payoutAttempt(
  account: TenantAccount,
  key: string,
  beneficiaryId: string,
  amount: string,
): Attempt {
  const body = { beneficiaryId, amount, currency: 'AUD', externalReference: key };
  return attemptOf(account, key, 'POST', '/v1/treasury/payouts', body);
}

/** A pay-in of an amount; its key is its external reference. */
export function payinAttempt(
  account: TenantAccount,
  key: string,
  fundingInstrumentId: string,
  amount: string,
  more: object = {},
): Attempt {
  const body = { fundingInstrumentId, amount, externalReference: key, ...more };
  return attemptOf(account, key, 'POST', '/v1/sandbox/payins', body);
}

/** A beneficiary with a bank account; its key is its external reference. */
export function beneficiaryAttempt(account: TenantAccount, key: string): Attempt {
  const destination = {
    type: 'bank_account',
    bsb: '802985',
    accountNumber: '1234567',
    accountName: 'Ada Byron',
  };
  const body = {
    destination,
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Byron',
    externalReference: key,
  };
  return attemptOf(account, key, 'POST', '/v1/treasury/beneficiaries', body);
}

/** Gives a new tenant an instrument, a beneficiary and money. */
export async function prepareTenant(
  baseUrl: string,
  account: TenantAccount,
  funds: string,
): Promise<TenantWorld> {
  const name = `setup-${account.clientId}`;
  const instrument = await change(
    baseUrl,
    attemptOf(account, `${name}-instrument`, 'POST', '/v1/treasury/funding-instruments', {
      type: 'aud_account',
    }),
  );
  const beneficiary = beneficiaryAttempt(account, `${name}-beneficiary`);
  const payin = payinAttempt(account, `${name}-payin`, instrument.id, funds);
  const { id: beneficiaryId } = await change(baseUrl, beneficiary);
  await change(baseUrl, payin);
  return { account, instrumentId: instrument.id, beneficiaryId, attempts: [beneficiary, payin] };
}
