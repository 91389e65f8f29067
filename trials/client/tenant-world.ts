import { randomBytes } from 'node:crypto';
import type { Attempt } from './attempt.ts';
import { attemptOf, change, type TenantAccount } from './tenant-client.ts';

export interface TenantWorld {
  readonly account: TenantAccount;
  readonly instrumentId: string;
  readonly beneficiaryId: string;
  readonly addressId: string;
  readonly destinationId: string;
  readonly attempts: Attempt[];
}

export function payoutAttempt(
  account: TenantAccount,
  key: string,
  beneficiaryId: string,
  amount: string,
): Attempt {
  const body = { beneficiaryId, amount, currency: 'AUD', externalReference: key };
  return attemptOf(account, key, 'POST', '/v1/treasury/payouts', body);
}

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

export function withdrawalAttempt(
  account: TenantAccount,
  key: string,
  destinationId: string,
  amount: string,
): Attempt {
  const body = { destinationId, amount, externalReference: key };
  return attemptOf(account, key, 'POST', '/v1/treasury/withdrawals', body);
}

export function quoteAttempt(account: TenantAccount, key: string, sourceAmount: string): Attempt {
  const body = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount };
  return attemptOf(account, key, 'POST', '/v1/treasury/conversion-quotes', body);
}

export function acceptanceAttempt(account: TenantAccount, key: string, quoteId: string): Attempt {
  const path = `/v1/treasury/conversion-quotes/${quoteId}/accept`;
  return attemptOf(account, key, 'POST', path, { externalReference: key });
}

export function depositAttempt(
  account: TenantAccount,
  key: string,
  fundingInstrumentId: string,
  amount: string,
  more: object = {},
): Attempt {
  const body = { fundingInstrumentId, amount, providerReference: key, ...more };
  return attemptOf(account, key, 'POST', '/v1/sandbox/deposits', body);
}

export function destinationAttempt(account: TenantAccount, key: string): Attempt {
  const address = `0x${randomBytes(20).toString('hex')}`;
  const body = { name: key, ...PAIR, address, externalReference: key };
  return attemptOf(account, key, 'POST', '/v1/treasury/destinations', body);
}

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

const PAIR = { asset: 'USDC', network: 'base' };

export async function prepareTenant(
  baseUrl: string,
  account: TenantAccount,
  funds: string,
): Promise<TenantWorld> {
  const name = `setup-${account.clientId}`;
  const issue = async (kind: string, body: object): Promise<string> => {
    const path = '/v1/treasury/funding-instruments';
    return (await change(baseUrl, attemptOf(account, `${name}-${kind}`, 'POST', path, body))).id;
  };
  const instrumentId = await issue('account', { type: 'aud_account' });
  const addressId = await issue('address', { type: 'stable_address', ...PAIR });
  const beneficiary = beneficiaryAttempt(account, `${name}-beneficiary`);
  const destination = destinationAttempt(account, `${name}-destination`);
  const payin = payinAttempt(account, `${name}-payin`, instrumentId, funds);
  const deposit = depositAttempt(account, `${name}-deposit`, addressId, funds);
  const { id: beneficiaryId } = await change(baseUrl, beneficiary);
  const { id: destinationId } = await change(baseUrl, destination);
  await change(baseUrl, payin);
  await change(baseUrl, deposit);
  const attempts = [beneficiary, destination, payin, deposit];
  return { account, instrumentId, addressId, beneficiaryId, destinationId, attempts };
}
