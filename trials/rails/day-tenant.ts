import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../conformance/suite/random.ts';
import { newAddress } from '../../conformance/suite/addresses.ts';
import { attemptOf, change, readJson, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { createCustomer } from '../client/route-world.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import { configure, createTenant, importAccounts } from '../server/operator.ts';
import { until } from '../chain/chain-under-test.ts';
import { BARRED, COIN, type NetworkName, type OutsideWorld } from './outside-world.ts';

const ACCOUNTS = 200;

/** A bank account for each way out. */
const ADA = { type: 'bank_account', bsb: '082902', accountNumber: '12345678', accountName: 'Ada Lovelace' };
const PAYID = { type: 'payid', payId: 'ada@example.com', accountName: 'Ada Lovelace' };

export type RouteKind = 'to_coins' | 'to_barred' | 'to_account' | 'to_payid';

/** A tenant with everything that a day needs. */
export interface DayTenant {
  readonly account: TenantAccount;
  /** Digits of the account that AUD comes in at. */
  readonly accountId: string;
  readonly addresses: Readonly<Record<NetworkName, string>>;
  /** By direct entry or NPP, as the tenant's rails are, and to a PayID. */
  readonly beneficiaries: readonly string[];
  readonly destinations: Readonly<Record<NetworkName, Shown>>;
  /** Where a route's money comes in: digits of an account, or an address. */
  readonly routes: Readonly<Record<RouteKind, string>>;
}

interface Prepared {
  readonly url: string;
  readonly database: DatabaseUnderTest;
  readonly outside: OutsideWorld;
}

/** Accounts that the bank has opened. */
export async function openAccounts(
  { database, outside }: Omit<Prepared, 'url'>,
  folder: string,
): Promise<void> {
  const file = join(folder, 'accounts.csv');
  const lines = Array.from({ length: ACCOUNTS }, (_, index) => `062000,${920_000_000 + index}`);
  await writeFile(file, lines.join('\n'));
  await importAccounts(database.url, file, outside.variables);
}

/** A customer whom the provider of identities has approved. */
async function approvedCustomer(url: string, account: TenantAccount, key: string): Promise<string> {
  const id = await createCustomer(url, account, key);
  await until('an approved customer', 60_000, async () => {
    const path = `/v1/customers/${id}`;
    const { verificationStatus, entitlements } = await readJson<{
      readonly verificationStatus: string;
      readonly entitlements: readonly { readonly status: string }[];
    }>(url, account.secretKey, path);
    return verificationStatus === 'approved' && entitlements.every(({ status }) => status === 'approved');
  });
  return id;
}

async function prepareRoutes(
  { url, database }: Prepared,
  account: TenantAccount,
  receiver: string,
): Promise<DayTenant['routes']> {
  const name = `day-${account.clientId}`;
  const customer = await approvedCustomer(url, account, `${name}-customer`);
  const source = { asset: 'USDC', network: 'base' };
  const toCoins = (to: string) => ({
    direction: 'aud_to_stablecoin',
    destination: { address: to, network: 'base', currency: 'USDC' },
  });
  const bodies: Readonly<Record<RouteKind, object>> = {
    to_coins: toCoins(receiver),
    to_barred: toCoins(BARRED),
    to_account: { direction: 'stablecoin_to_aud', source, destination: ADA },
    to_payid: { direction: 'stablecoin_to_aud', source, destination: PAYID },
  };
  const places = new Map<string, string>();
  for (const [kind, body] of Object.entries(bodies)) {
    const path = `/v1/customers/${customer}/payment-routes`;
    const { id } = await change(url, attemptOf(account, `${name}-${kind}`, 'POST', path, body));
    const sql = 'select bsb, account_number, deposit_address from payment_routes where id = ?';
    const [row] = await database.query(sql, [id]);
    const digits = `${String(row?.['bsb'])}${String(row?.['account_number'])}`;
    const address = row?.['deposit_address'] as string | null | undefined;
    places.set(kind, address ?? digits);
  }
  return Object.fromEntries(places) as DayTenant['routes'];
}

/** @param rails of its payments to accounts */
export async function prepareDayTenant(
  prepared: Prepared,
  name: string,
  rails: readonly string[],
  random: Random,
): Promise<DayTenant> {
  const { url, database, outside } = prepared;
  const account = await createTenant(database.url, name, outside.variables);
  await configure(database.url, account, { capabilities: { audOutboundRails: rails } }, outside.variables);
  const key = `day-${account.clientId}`;
  const post = (step: string, path: string, body: object): Promise<Shown> =>
    change(url, attemptOf(account, `${key}-${step}`, 'POST', path, body));
  const instruments = '/v1/treasury/funding-instruments';
  // A pool is filled by a worker.
  let instrument: Shown | undefined;
  let tries = 0;
  await until('an account', 60_000, async () => {
    tries += 1;
    instrument = await post(`account-${tries}`, instruments, { type: 'aud_account' }).catch(() => undefined);
    return instrument !== undefined;
  });
  const addressOn = async (network: NetworkName): Promise<string> =>
    String((await post(network, instruments, { type: 'stable_address', asset: 'USDC', network }))['address']);
  const receiver = newAddress('base', random);
  const destinationOn = (network: NetworkName): Promise<Shown> => {
    const body = { name: network, asset: 'USDC', network, address: newAddress(network, random) };
    return post(`to-${network}`, '/v1/treasury/destinations', body);
  };
  const beneficiaryWith = async (destination: object, step: string): Promise<string> => {
    const person = { type: 'individual', firstName: 'Ada', lastName: 'Lovelace', destination };
    return (await post(step, '/v1/treasury/beneficiaries', person)).id;
  };
  const tenant: DayTenant = {
    account,
    accountId: `${String(instrument?.['bsb'])}${String(instrument?.['accountNumber'])}`.replaceAll(/\D/g, ''),
    addresses: { base: await addressOn('base'), ethereum: await addressOn('ethereum') },
    beneficiaries: [await beneficiaryWith(ADA, 'ada'), await beneficiaryWith(PAYID, 'payid')],
    destinations: { base: await destinationOn('base'), ethereum: await destinationOn('ethereum') },
    routes: await prepareRoutes(prepared, account, receiver),
  };
  outside.bank.credit(tenant.accountId, 100_000_000n, account.clientId);
  for (const network of ['base', 'ethereum'] as const)
    await outside.networks[network].payer.pay(tenant.addresses[network], 1_000_000n * COIN);
  return tenant;
}
