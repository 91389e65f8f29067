import { fromCents } from '../books/cents.ts';
import { readStanding } from '../books/books.ts';
import { codeOf, sendUntilDefinite } from '../client/attempt.ts';
import { payoutAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { anyServer, atOnce, type Cluster } from './cluster.ts';

const WRITERS = 64;

/** What `newTenant` charges for a payout. */
const FEE_CENTS = 50n;

/**
 * Sixty-four writers on one wallet that can pay for some of them: exactly so many are accepted, and the others
 * are refused for want of funds (INV-19). The balance must not move otherwise meanwhile.
 */
export async function overspend(cluster: Cluster, world: TenantWorld): Promise<void> {
  const { available } = await readStanding(anyServer(cluster), world.account);
  const share = available / BigInt(cluster.random.integer(5, 40));
  // A fraction of .04 keeps the money reserved: nothing comes back while the writers are at it.
  const principal = ((share - FEE_CENTS) / 100n) * 100n + 4n;
  const cost = principal + FEE_CENTS;
  const affordable = Math.min(WRITERS, Number(available / cost));
  const attempts = await atOnce(WRITERS, async (index) => {
    const attempt = payoutAttempt(
      world.account,
      `overspend-${index}`,
      world.beneficiaryId,
      fromCents(principal),
    );
    world.attempts.push(attempt);
    await sendUntilDefinite(anyServer(cluster), attempt);
    return attempt;
  });
  const accepted = attempts.filter(({ outcome }) => outcome === 'accepted').length;
  const others = attempts.filter(
    ({ outcome, answer }) =>
      outcome === 'refused' && answer !== undefined && codeOf(answer) !== 'insufficient_funds',
  );
  const faults = others.map(({ answer }) => `refused for another reason: ${answer?.text ?? ''}`);
  if (accepted !== affordable) faults.push(`${accepted} accepted, and there was money for ${affordable}`);
  const left = await readStanding(anyServer(cluster), world.account);
  if (left.available !== available - BigInt(accepted) * cost) faults.push(`${left.available} cents are left`);
  cluster.verdict.judge(`${WRITERS} writers on one wallet spend what there is and no more`, faults);
}
