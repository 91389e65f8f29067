import { readAvailable } from '../books/books.ts';
import { toAmount } from '../../conformance/json/minor-units.ts';
import { codeOf, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { change } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  payoutAttempt,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import { anyServer, atOnce, FEE, type RacingCluster } from './cluster.ts';

interface Spending {
  readonly name: string;
  readonly asset: 'AUD' | 'USDC';
  readonly attempt: (
    cluster: RacingCluster,
    world: TenantWorld,
    key: string,
    amount: string,
  ) => Promise<Attempt>;
}

const WITHDRAWALS: Spending = {
  name: 'withdrawals',
  asset: 'USDC',
  attempt: (_cluster, { account, destinationId }, key, amount) =>
    Promise.resolve(withdrawalAttempt(account, key, destinationId, amount)),
};

const PAYOUTS: Spending = {
  name: 'payouts',
  asset: 'AUD',
  attempt: (_cluster, { account, beneficiaryId }, key, amount) =>
    Promise.resolve(payoutAttempt(account, key, beneficiaryId, amount)),
};

const CONVERSIONS: Spending = {
  name: 'conversions',
  asset: 'AUD',
  attempt: async (cluster, { account }, key, amount) => {
    const quote = await change(anyServer(cluster), quoteAttempt(account, `${key}-quote`, amount));
    return acceptanceAttempt(account, key, quote.id);
  },
};

function unitsOf(asset: Spending['asset']): { readonly whole: bigint; readonly fee: bigint } {
  const whole = asset === 'AUD' ? 100n : 1_000_000n;
  return { whole, fee: (BigInt(FEE.hundredths) * whole) / 100n };
}

async function spend(cluster: RacingCluster, world: TenantWorld, spending: Spending): Promise<void> {
  const { name, asset } = spending;
  const { writers } = cluster.crowd;
  const available = await readAvailable(anyServer(cluster), world.account, asset);
  // Fewer than there are writers can be paid for.
  const share = available / BigInt(cluster.random.integer(5, (writers * 5) / 8));
  const { whole, fee } = unitsOf(asset);
  // A fraction of .04 keeps the money reserved: nothing comes back while the writers are at it.
  const principal = ((share - fee) / whole) * whole + (whole * 4n) / 100n;
  const cost = principal + fee;
  const affordable = Math.min(writers, Number(available / cost));
  const attempts = await atOnce(writers, (index) =>
    spending.attempt(cluster, world, `overspend-${name}-${index}`, toAmount(principal, asset)),
  );
  world.attempts.push(...attempts);
  await atOnce(writers, (index) => sendUntilDefinite(anyServer(cluster), attempts[index] as Attempt));
  const accepted = attempts.filter(({ outcome }) => outcome === 'accepted').length;
  const others = attempts.filter(
    ({ outcome, answer }) =>
      outcome === 'refused' && answer !== undefined && codeOf(answer) !== 'insufficient_funds',
  );
  const faults = others.map(({ answer }) => `refused for another reason: ${answer?.text ?? ''}`);
  if (accepted !== affordable) faults.push(`${accepted} accepted, and there was money for ${affordable}`);
  const left = await readAvailable(anyServer(cluster), world.account, asset);
  if (left !== available - BigInt(accepted) * cost) faults.push(`${left} are left`);
  cluster.verdict.judge(
    `${writers} writers of ${name} on one wallet spend what there is and no more`,
    faults,
  );
}

/**
 * Many writers on one wallet that can pay for some of them: exactly so many are accepted, and the others
 * are refused for want of funds. The balance must not move otherwise meanwhile. Withdrawals spend beside the
 * payouts, and conversions what those have left.
 */
export async function overspend(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  await Promise.all([spend(cluster, world, PAYOUTS), spend(cluster, world, WITHDRAWALS)]);
  await spend(cluster, world, CONVERSIONS);
}
