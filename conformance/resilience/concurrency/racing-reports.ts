import { toCents } from '../books/cents.ts';
import { readMovements } from '../books/books.ts';
import { sendUntilDefinite } from '../client/attempt.ts';
import { attemptOf, change, readJson, type Shown } from '../client/tenant-client.ts';
import { payinAttempt, payoutAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { anyServer, atOnce, type Cluster } from './cluster.ts';

const PAYOUTS = 6;
const PAYINS = 4;
const REPORTS = ['settled', 'failed', 'returned', 'late_return', 'late_execution', 'submitted'];
const MOVES = ['confirming', 'credited', 'held', 'returned'];
const FACTS = 40;

function sumOf(movements: readonly { availableDelta: string; reservedDelta: string }[]): bigint {
  return movements.reduce(
    (sum, { availableDelta, reservedDelta }) => sum + toCents(availableDelta) + toCents(reservedDelta),
    0n,
  );
}

/** What a payout of 100.04 with a fee of 0.50 comes to, in cents, by its status and its movements. */
function expectedNet(status: unknown, kinds: readonly string[]): bigint | undefined {
  if (kinds.includes('payout_returned')) return -50n;
  if (status === 'settled') return -10054n;
  if (status !== 'failed') return undefined;
  return kinds.includes('late_execution_debited') ? -10054n : 0n;
}

async function racePayout(cluster: Cluster, world: TenantWorld, name: string): Promise<string[]> {
  const { account, attempts, beneficiaryId } = world;
  // The fraction leaves it submitted, and so to the reports alone.
  const created = payoutAttempt(account, name, beneficiaryId, '100.04');
  attempts.push(created);
  const { id } = await change(anyServer(cluster), created);
  await atOnce(REPORTS.length * 4, async (index) => {
    const to = REPORTS[index % REPORTS.length];
    const path = `/v1/sandbox/operations/${id}/advance`;
    const report = attemptOf(account, `${name}-${to ?? ''}-${index}`, 'POST', path, { to });
    await sendUntilDefinite(anyServer(cluster), report);
  });
  const { secretKey } = account;
  const payout = await readJson<Shown>(anyServer(cluster), secretKey, `/v1/treasury/payouts/${id}`);
  const movements = (await readMovements(anyServer(cluster), account)).filter(
    ({ operationId }) => operationId === id,
  );
  const kinds = movements.map(({ kind }) => kind);
  const ends = kinds.filter((kind) => kind === 'reservation_captured' || kind === 'reservation_released');
  const net = sumOf(movements);
  const faults: string[] = [];
  if (new Set(kinds).size !== kinds.length) faults.push(`${id}: a movement twice, ${kinds.join()}`);
  if (ends.length !== 1) faults.push(`${id}: ${ends.length} ends, ${kinds.join()}`);
  if (net !== expectedNet(payout['status'], kinds)) {
    faults.push(`${id}, ${String(payout['status'])}: nets ${net} cents, ${kinds.join()}`);
  }
  return faults;
}

async function racePayin(cluster: Cluster, world: TenantWorld, name: string): Promise<string[]> {
  const { account, attempts, instrumentId } = world;
  const created = payinAttempt(account, name, instrumentId, '20.00', { outcome: 'detected' });
  attempts.push(created);
  const { id } = await change(anyServer(cluster), created);
  await atOnce(MOVES.length * 5, async (index) => {
    const to = MOVES[index % MOVES.length];
    const path = `/v1/sandbox/payins/${id}/advance`;
    const move = attemptOf(account, `${name}-${to ?? ''}-${index}`, 'POST', path, { to });
    await sendUntilDefinite(anyServer(cluster), move);
  });
  const payin = await readJson<Shown>(anyServer(cluster), account.secretKey, `/v1/treasury/payins/${id}`);
  const movements = (await readMovements(anyServer(cluster), account)).filter(
    ({ reference }) => reference === id,
  );
  const net = sumOf(movements);
  const expected = payin['status'] === 'credited' ? 2000n : 0n;
  return net === expected
    ? []
    : [`${id}, ${String(payin['status'])}: nets ${net} cents, ${movements.map(({ kind }) => kind).join()}`];
}

/** The same fact of the bank, told many times at once under different keys: one receipt, and every answer names it (INV-34). */
async function repeatFact(cluster: Cluster, world: TenantWorld): Promise<string[]> {
  const { account, instrumentId } = world;
  const ids = await atOnce(FACTS, async (index) => {
    const more = { providerReference: 'the-same-fact', externalReference: 'repeated-fact' };
    const attempt = payinAttempt(account, `repeated-fact-${index}`, instrumentId, '3.00', more);
    // The books hold the fact once, however many keys told it.
    if (index === 0) world.attempts.push(attempt);
    return (await change(anyServer(cluster), attempt)).id;
  });
  const [id] = ids;
  const credits = (await readMovements(anyServer(cluster), account)).filter(
    ({ reference }) => reference === id,
  );
  return new Set(ids).size === 1 && credits.length === 1
    ? []
    : [`${new Set(ids).size} receipts, ${credits.length} credits`];
}

/** Reports that contradict each other reach different servers at once: each is applied once or not at all (INV-08, INV-09, INV-32). */
export async function raceReports(cluster: Cluster, world: TenantWorld): Promise<void> {
  const payouts = await atOnce(PAYOUTS, (index) => racePayout(cluster, world, `race-reports-${index}`));
  cluster.verdict.judge('racing reports leave a payout with one end and its net', payouts.flat());
  const payins = await atOnce(PAYINS, (index) => racePayin(cluster, world, `race-payin-${index}`));
  cluster.verdict.judge('racing reports leave a pay-in with what its status says', payins.flat());
  cluster.verdict.judge('a fact told many times is credited once', await repeatFact(cluster, world));
}
