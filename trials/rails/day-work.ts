import type { Random } from '../../conformance/suite/random.ts';
import { attemptOf, change } from '../client/tenant-client.ts';
import { payoutAttempt, withdrawalAttempt } from '../client/tenant-world.ts';
import { inTurns } from '../in-turns.ts';
import type { DayTenant, RouteKind } from './day-tenant.ts';
import { COIN, type NetworkName, type OutsideWorld } from './outside-world.ts';

export interface DayExtent {
  readonly payouts: number;
  readonly withdrawals: number;
  readonly conversions: number;
  readonly receipts: number;
  readonly transfers: number;
}

const AT_ONCE = 8;

const NETWORKS: readonly NetworkName[] = ['base', 'ethereum'];

/** What comes of each kind of route; one of four deliveries to coins, and some to a PayID, come back. */
const ROUTES: readonly RouteKind[] = [
  'to_coins',
  'to_coins',
  'to_coins',
  'to_barred',
  'to_account',
  'to_payid',
];

interface Day {
  readonly url: string;
  readonly outside: OutsideWorld;
  readonly tenants: readonly DayTenant[];
  readonly random: Random;
}

type Job = () => Promise<void>;

function amountOf(random: Random): string {
  return `${random.integer(1, 90)}.${String(random.integer(0, 99)).padStart(2, '0')}`;
}

function coinsOf(amount: string): bigint {
  return BigInt(amount.replace('.', '')) * (COIN / 100n);
}

/** Under a reference that no other payment has: a file has nothing else of it. */
function payout({ url, tenants, random }: Day, place: number): Job {
  const { account, beneficiaries } = random.pick(tenants);
  const beneficiaryId = random.pick(beneficiaries);
  const amount = amountOf(random);
  return async () => {
    const { call } = payoutAttempt(account, `day-payout-${place}`, beneficiaryId, amount);
    const body = { ...call.body, statementReference: `P-${place}` };
    await change(url, attemptOf(account, call.idempotencyKey, 'POST', call.path, body));
  };
}

function withdrawal({ url, tenants, random }: Day, place: number): Job {
  const { account, destinations } = random.pick(tenants);
  const { id } = destinations[random.pick(NETWORKS)];
  const attempt = withdrawalAttempt(account, `day-withdrawal-${place}`, id, amountOf(random));
  return async () => {
    await change(url, attempt);
  };
}

/** A quote may lapse while the server is away: another one is taken. */
function conversion({ url, tenants, random }: Day, place: number): Job {
  const { account } = random.pick(tenants);
  const sourceAmount = amountOf(random);
  const body =
    random.below(2) === 0
      ? { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount, destinationNetwork: 'base' }
      : { sourceAsset: 'USDC', destinationAsset: 'AUD', sourceAmount, sourceNetwork: 'base' };
  return async () => {
    for (let turn = 0; ; turn += 1) {
      const key = `day-conversion-${place}-${turn}`;
      try {
        const quote = await change(
          url,
          attemptOf(account, key, 'POST', '/v1/treasury/conversion-quotes', body),
        );
        const path = `/v1/treasury/conversion-quotes/${quote.id}/accept`;
        await change(url, attemptOf(account, `${key}-accept`, 'POST', path, {}));
        return;
      } catch (error) {
        if (turn >= 20) throw error;
      }
    }
  };
}

function receipt({ outside, tenants, random }: Day, place: number): Job {
  const tenant = random.pick(tenants);
  const amount = amountOf(random);
  const way = random.pick(['bank', ...NETWORKS] as const);
  return async () => {
    if (way === 'bank') outside.bank.credit(tenant.accountId, BigInt(amount.replace('.', '')), `R-${place}`);
    else await outside.networks[way].payer.pay(tenant.addresses[way], coinsOf(amount));
  };
}

function transfer({ outside, tenants, random }: Day, place: number): Job {
  const { routes } = random.pick(tenants);
  const kind = random.pick(ROUTES);
  const amount = amountOf(random);
  return async () => {
    if (kind === 'to_coins' || kind === 'to_barred')
      outside.bank.credit(routes[kind], BigInt(amount.replace('.', '')), `T-${place}`);
    else await outside.networks.base.payer.pay(routes[kind], coinsOf(amount));
  };
}

/** All of a day in any order. @throws Error where something is refused */
export async function workThrough(day: Day, extent: DayExtent): Promise<void> {
  const { random } = day;
  const many = (count: number, make: (of: Day, place: number) => Job): Job[] =>
    Array.from({ length: count }, (_, place) => make(day, place));
  const jobs = [
    ...many(extent.payouts, payout),
    ...many(extent.withdrawals, withdrawal),
    ...many(extent.conversions, conversion),
    ...many(extent.receipts, receipt),
    ...many(extent.transfers, transfer),
  ];
  const ordered = jobs
    .map((job) => ({ job, at: random.next() }))
    .sort((one, next) => one.at - next.at)
    .map(({ job }) => job);
  await inTurns(AT_ONCE, ordered.length, async (index) => ordered[index]?.());
}
