import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { attemptOf, change } from '../client/tenant-client.ts';
import { beneficiaryAttempt, payoutAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { anyServer, atOnce, type RacingCluster } from './cluster.ts';

const SPREAD_MS = 60;

interface Timed {
  readonly attempt: Attempt;
  readonly sentAt: number;
  readonly answeredAt: number;
}

async function timed(cluster: RacingCluster, attempt: Attempt, waitMs: number): Promise<Timed> {
  await delay(waitMs);
  const sentAt = performance.now();
  await sendUntilDefinite(anyServer(cluster), attempt);
  return { attempt, sentAt, answeredAt: performance.now() };
}

function faultsOfPayouts(payouts: readonly Timed[], deactivated: Timed): string[] {
  return payouts.flatMap(({ attempt, sentAt, answeredAt }) => {
    const name = attempt.call.idempotencyKey;
    if (attempt.outcome === 'accepted') {
      return sentAt > deactivated.answeredAt ? [`${name} was accepted after the deactivation`] : [];
    }
    const code = attempt.answer === undefined ? undefined : codeOf(attempt.answer);
    if (code !== 'beneficiary_inactive') return [`${name} was refused: ${attempt.answer?.text ?? ''}`];
    return answeredAt < deactivated.sentAt ? [`${name} was refused before the deactivation`] : [];
  });
}

/** Payouts race the deactivation of their beneficiary, and two deactivations race each other: one order explains every answer. */
export async function raceDeactivation(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  const { account, attempts } = world;
  const created = beneficiaryAttempt(account, 'race-beneficiary');
  attempts.push(created);
  const { id } = await change(anyServer(cluster), created);
  const path = `/v1/treasury/beneficiaries/${id}/deactivate`;
  const payouts = Array.from({ length: cluster.crowd.payouts }, (_, index) =>
    payoutAttempt(account, `deactivated-payout-${index}`, id, '1.00'),
  );
  attempts.push(...payouts);
  const racingPayouts = atOnce(payouts.length, (index) =>
    timed(cluster, payouts[index] as Attempt, cluster.random.integer(0, SPREAD_MS)),
  );
  const deactivations = await atOnce(4, (index) =>
    timed(cluster, attemptOf(account, `race-deactivate-${index}`, 'POST', path), SPREAD_MS / 2),
  );
  const done = await racingPayouts;
  const first = deactivations.filter(({ attempt }) => attempt.outcome === 'accepted');
  const others = deactivations.filter(({ attempt }) => attempt.outcome === 'refused');
  const wrong = others.filter(({ attempt: { answer } }) => answer && codeOf(answer) !== 'invalid_state');
  cluster.verdict.judge(
    'of several deactivations at once one is accepted',
    first.length === 1 && wrong.length === 0
      ? []
      : [`${first.length} accepted, ${wrong.length} wrongly refused`],
  );
  const [winner] = first;
  if (winner !== undefined) {
    cluster.verdict.judge(
      'payouts that race a deactivation are before or after it',
      faultsOfPayouts(done, winner),
    );
  }
}
