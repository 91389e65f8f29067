import type { Random } from '../../conformance/suite/random.ts';
import { newAddress } from '../../conformance/suite/addresses.ts';
import type { Attempt } from './attempt.ts';
import { attemptOf, change, type TenantAccount } from './tenant-client.ts';

export interface TrialRoute {
  readonly id: string;
  readonly asset: string;
}

const PAIRS = [
  { asset: 'USDC', network: 'base' },
  { asset: 'USDC', network: 'solana' },
  { asset: 'USDT', network: 'tron' },
  { asset: 'USDT', network: 'ethereum' },
] as const;

const ACCOUNT = {
  type: 'bank_account',
  bsb: '062000',
  accountNumber: '12345678',
  accountName: 'Ada Nguyen',
};

const PAY_ID = { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Nguyen' };

const ENTITLEMENTS = ['aud_onramp', 'aud_offramp'];

/** A customer that asks for both entitlements, before anything is decided; its identifier. */
export async function createCustomer(baseUrl: string, account: TenantAccount, key: string): Promise<string> {
  const body = {
    type: 'individual',
    contact: { email: 'ada@example.com', name: 'Ada Nguyen' },
    individualDetails: {
      firstName: 'Ada',
      lastName: 'Nguyen',
      dob: '1991-05-23',
      nationality: 'NZ',
      country: 'AU',
    },
    entitlements: ENTITLEMENTS,
  };
  return (await change(baseUrl, attemptOf(account, key, 'POST', '/v1/customers', body))).id;
}

/** An approved customer with both entitlements; its identifier. */
async function prepareCustomer(baseUrl: string, account: TenantAccount, key: string): Promise<string> {
  const id = await createCustomer(baseUrl, account, key);
  const path = `/v1/sandbox/customers/${id}/verification`;
  const decision = { verificationStatus: 'approved' };
  await change(baseUrl, attemptOf(account, `${key}-approved`, 'POST', path, decision));
  return id;
}

function routeBody(place: number, limits: object | undefined, random: Random): object {
  const pair = PAIRS[Math.floor(place / 2) % PAIRS.length] ?? PAIRS[0];
  const limited = limits === undefined ? {} : { limits };
  if (place % 2 === 0) {
    const destination = {
      address: newAddress(pair.network, random),
      network: pair.network,
      currency: pair.asset,
    };
    return { direction: 'aud_to_stablecoin', destination, ...limited };
  }
  const destination = place % 4 === 1 ? ACCOUNT : PAY_ID;
  return { direction: 'stablecoin_to_aud', source: pair, destination, ...limited };
}

export interface RouteWishes {
  readonly customers: number;
  readonly routes: number;
  readonly limits?: readonly object[];
}

export async function prepareRoutes(
  baseUrl: string,
  account: TenantAccount,
  { customers, routes, limits = [] }: RouteWishes,
  random: Random,
): Promise<TrialRoute[]> {
  const name = `setup-${account.clientId}`;
  const holders: string[] = [];
  for (let place = 0; place < customers; place += 1)
    holders.push(await prepareCustomer(baseUrl, account, `${name}-customer-${place}`));
  const made: TrialRoute[] = [];
  for (let place = 0; place < routes; place += 1) {
    const path = `/v1/customers/${holders[place % customers] ?? ''}/payment-routes`;
    const body = routeBody(place, limits[place], random);
    const { id, direction, source } = await change(
      baseUrl,
      attemptOf(account, `${name}-route-${place}`, 'POST', path, body),
    );
    const asset = direction === 'aud_to_stablecoin' ? 'AUD' : (source as { readonly asset: string }).asset;
    made.push({ id, asset });
  }
  return made;
}

export function fundingAttempt(
  account: TenantAccount,
  key: string,
  { id: paymentRouteId, asset }: TrialRoute,
  amount: string,
): Attempt {
  const what = asset === 'AUD' ? 'payins' : 'deposits';
  const body = { paymentRouteId, amount, providerReference: key };
  return attemptOf(account, key, 'POST', `/v1/sandbox/${what}`, body);
}

export function advanceAttempt(account: TenantAccount, key: string, transferId: string, to: string): Attempt {
  return attemptOf(account, key, 'POST', `/v1/sandbox/transfers/${transferId}/advance`, { to });
}

/** A version of the developer fees. @param stepUpToken of a confirmation that holds */
export function developerFeesAttempt(
  account: TenantAccount,
  key: string,
  transfer: { readonly flatAud: string; readonly bps: number },
  stepUpToken: string,
): Attempt {
  const attempt = attemptOf(account, key, 'PUT', '/v1/developer-fees', { transfer });
  return { ...attempt, call: { ...attempt.call, headers: { 'Step-Up-Token': stepUpToken } } };
}

/** Time that passes on the tenant's clock, with all that falls due in it. */
export function clockAttempt(account: TenantAccount, key: string, advanceSeconds: number): Attempt {
  return attemptOf(account, key, 'POST', '/v1/sandbox/clock', { advanceSeconds });
}
