import { codeOf, newAttempt, sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import type { Answer, Exchange } from '../client/exchange.ts';
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

interface SentCopy {
  readonly copy: Attempt;
  readonly received: Exchange;
  /** Refused for want of time, and sent again. */
  readonly refused?: Answer;
}

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

/** What a server said of its refusal: it names what was waited for in vain. */
function wordsOf({ servers }: RacingCluster, { text }: Answer): string {
  const { requestId } = JSON.parse(text) as { requestId: string };
  const lines = servers.flatMap(({ output }) => output.split('\n'));
  return lines.find((line) => line.includes(requestId)) ?? text;
}

/**
 * A server that has no time refuses, as on a disk that stands still for seconds. Where nothing is judged by time, such
 * a copy is sent again as its caller would, and must get the answer of the others.
 */
async function sendCopy(cluster: RacingCluster, copy: Attempt): Promise<SentCopy> {
  const received = await sendAttempt(anyServer(cluster), copy);
  const refused = received.answer;
  if (cluster.verdict.isTimed || refused?.status !== 503) return { copy, received };
  const answer = await sendUntilDefinite(anyServer(cluster), copy);
  return { copy, received: { answer }, refused };
}

function faultsOf(cluster: RacingCluster, first: Attempt, copies: readonly SentCopy[]): string[] {
  const text = first.answer?.text ?? '';
  const faults = first.outcome === 'accepted' ? [] : [`was refused: ${text}`];
  for (const { copy, received } of copies) {
    const { answer } = received;
    if (answer === undefined) faults.push('a copy had no answer');
    else if (copy.outcome === 'accepted' && answer.text !== text) faults.push(`two answers: ${answer.text}`);
    else if (copy.outcome !== 'accepted' && codeOf(answer) !== 'idempotency_in_progress') {
      faults.push(`a copy was refused: ${wordsOf(cluster, answer)}`);
    }
  }
  const firsts = copies.filter(
    ({ copy, received }) => copy.outcome === 'accepted' && received.answer?.isReplay === false,
  );
  if (firsts.length > 1) faults.push(`${firsts.length} copies were answered first`);
  return faults;
}

/**
 * Many identical requests at once, to any of the servers: one effect, one answer to the byte, and at most
 * `idempotency_in_progress` beside it. The attempts are added to the tenant's.
 */
export async function sendIdenticalRequests(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  const { copies: count } = cluster.crowd;
  for (const attempt of await callsOf(cluster, world)) {
    const copies = await atOnce(count, () => sendCopy(cluster, newAttempt(attempt.call)));
    for (const { refused } of copies) {
      if (refused !== undefined) cluster.verdict.say(`  sent again: ${wordsOf(cluster, refused)}`);
    }
    await sendUntilDefinite(anyServer(cluster), attempt);
    if (attempt.call.path !== '/v1/sandbox/clock') world.attempts.push(attempt);
    const path = attempt.call.path.replace(/quo_[^/]+/, '{id}');
    const faults = faultsOf(cluster, attempt, copies);
    cluster.verdict.judge(`${count} identical requests have one effect (${path})`, faults);
  }
}
