import { codeOf, newAttempt, sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { attemptOf, change } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  beneficiaryAttempt,
  depositAttempt,
  destinationAttempt,
  payinAttempt,
  payoutAttempt,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import { anyServer, atOnce, type RacingCluster } from './cluster.ts';

async function callsOf(cluster: RacingCluster, world: TenantWorld): Promise<Attempt[]> {
  const { account, beneficiaryId, instrumentId, addressId, destinationId } = world;
  const quote = await change(anyServer(cluster), quoteAttempt(account, 'identical-accepted-quote', '5.00'));
  const settings = { payoutRemitter: 'tenant' };
  const preview = { beneficiaryId, amount: '5.00', currency: 'AUD', externalReference: 'identical-preview' };
  return [
    payoutAttempt(account, 'identical-payout', beneficiaryId, '5.00'),
    withdrawalAttempt(account, 'identical-withdrawal', destinationId, '5.00'),
    quoteAttempt(account, 'identical-quote', '5.00'),
    acceptanceAttempt(account, 'identical-acceptance', quote.id),
    payinAttempt(account, 'identical-payin', instrumentId, '7.00'),
    depositAttempt(account, 'identical-deposit', addressId, '7.00'),
    beneficiaryAttempt(account, 'identical-beneficiary'),
    destinationAttempt(account, 'identical-destination'),
    attemptOf(account, 'identical-settings', 'PUT', '/v1/treasury/settings', settings),
    attemptOf(account, 'identical-preview', 'POST', '/v1/treasury/payouts/preview', preview),
    attemptOf(account, 'identical-clock', 'POST', '/v1/sandbox/clock', { advanceSeconds: 1 }),
  ];
}

/**
 * Many identical requests at once, to any of the servers: one effect, one answer to the byte, and at most
 * `idempotency_in_progress` beside it. The attempts are added to the tenant's.
 */
export async function sendIdenticalRequests(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  const { copies: count } = cluster.crowd;
  for (const attempt of await callsOf(cluster, world)) {
    const copies = await atOnce(count, async () => {
      const copy = newAttempt(attempt.call);
      return { copy, received: await sendAttempt(anyServer(cluster), copy) };
    });
    await sendUntilDefinite(anyServer(cluster), attempt);
    if (attempt.call.path !== '/v1/sandbox/clock') world.attempts.push(attempt);
    const first = attempt.answer?.text;
    const faults = attempt.outcome === 'accepted' ? [] : [`was refused: ${first ?? ''}`];
    for (const { copy, received } of copies) {
      const { answer } = received;
      if (answer === undefined) faults.push('a copy had no answer');
      else if (copy.outcome === 'accepted' && answer.text !== first)
        faults.push(`two answers: ${answer.text}`);
      else if (copy.outcome !== 'accepted' && codeOf(answer) !== 'idempotency_in_progress') {
        faults.push(`a copy was answered ${answer.text}`);
      }
    }
    const firsts = copies.filter(
      ({ copy, received }) => copy.outcome === 'accepted' && received.answer?.isReplay === false,
    );
    if (firsts.length > 1) faults.push(`${firsts.length} copies were answered first`);
    const path = attempt.call.path.replace(/quo_[^/]+/, '{id}');
    cluster.verdict.judge(`${count} identical requests have one effect (${path})`, faults);
  }
}
