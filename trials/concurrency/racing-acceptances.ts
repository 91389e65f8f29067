import { codeOf, sendUntilDefinite } from '../client/attempt.ts';
import { change, readJson, type Shown } from '../client/tenant-client.ts';
import { acceptanceAttempt, quoteAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { anyServer, atOnce, type RacingCluster } from './cluster.ts';

const QUOTES = 4;

async function raceQuote(cluster: RacingCluster, world: TenantWorld, name: string): Promise<string[]> {
  const { account } = world;
  const { acceptances } = cluster.crowd;
  const quote = await change(anyServer(cluster), quoteAttempt(account, `${name}-quote`, '30.04'));
  // Every second request is the same one, told again under its key; only one attempt of it is the tenant's.
  const shared = acceptanceAttempt(account, `${name}-shared`, quote.id);
  const others = Array.from({ length: acceptances / 2 }, (_, index) =>
    acceptanceAttempt(account, `${name}-${index}`, quote.id),
  );
  world.attempts.push(shared, ...others);
  await atOnce(acceptances, (index) => {
    const own = index % 2 === 0 ? shared : others[(index - 1) / 2];
    return sendUntilDefinite(anyServer(cluster), own ?? shared);
  });
  const all = [shared, ...others];
  const accepted = all.filter(({ outcome }) => outcome === 'accepted').length;
  const wrong = all.filter(
    ({ outcome, answer }) =>
      outcome === 'refused' && answer !== undefined && codeOf(answer) !== 'quote_already_accepted',
  );
  const faults = wrong.map(({ answer }) => `refused for another reason: ${answer?.text ?? ''}`);
  if (accepted !== 1) faults.push(`${quote.id} was accepted ${accepted} times`);
  const path = `/v1/treasury/conversion-quotes/${quote.id}`;
  const now = await readJson<Shown>(anyServer(cluster), account.secretKey, path);
  if (now['status'] !== 'accepted') faults.push(`${quote.id} is ${String(now['status'])}`);
  return faults;
}

export async function raceAcceptances(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  const faults = await atOnce(QUOTES, (index) => raceQuote(cluster, world, `race-quote-${index}`));
  cluster.verdict.judge(
    `of ${cluster.crowd.acceptances} acceptances of one quote one makes a conversion`,
    faults.flat(),
  );
}
