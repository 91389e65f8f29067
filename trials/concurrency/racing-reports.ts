import { readMovements, type ShownMovement } from '../books/books.ts';
import { readMinor } from '../../conformance/json/minor-units.ts';
import { sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { attemptOf, change, readJson, type Shown } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  depositAttempt,
  payinAttempt,
  payoutAttempt,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import { anyServer, atOnce, FEE, type RacingCluster } from './cluster.ts';

const REPORTS = ['settled', 'failed', 'returned', 'late_return', 'late_execution', 'submitted'];
const MOVES = ['confirming', 'credited', 'held', 'returned', 'detected'];

const AMOUNT = '100.04';

interface RacedOperation {
  readonly name: 'payout' | 'withdrawal' | 'conversion';
  readonly path: string;
  readonly asset: string;
  readonly begin: (cluster: RacingCluster, world: TenantWorld, key: string) => Promise<Attempt>;
}

const OPERATIONS: readonly RacedOperation[] = [
  {
    name: 'payout',
    path: '/v1/treasury/payouts',
    asset: 'AUD',
    begin: (_cluster, { account, beneficiaryId }, key) =>
      Promise.resolve(payoutAttempt(account, key, beneficiaryId, AMOUNT)),
  },
  {
    name: 'withdrawal',
    path: '/v1/treasury/withdrawals',
    asset: 'USDC',
    begin: (_cluster, { account, destinationId }, key) =>
      Promise.resolve(withdrawalAttempt(account, key, destinationId, AMOUNT)),
  },
  {
    name: 'conversion',
    path: '/v1/treasury/conversions',
    asset: 'AUD',
    begin: async (cluster, { account }, key) => {
      const quote = await change(anyServer(cluster), quoteAttempt(account, `${key}-quote`, AMOUNT));
      return acceptanceAttempt(account, key, quote.id);
    },
  },
];

interface RacedReceipt {
  readonly name: 'pay-in' | 'deposit';
  readonly path: string;
  readonly advance: string;
  readonly asset: string;
  readonly begin: (world: TenantWorld, key: string) => Attempt;
}

const RECEIPTS: readonly RacedReceipt[] = [
  {
    name: 'pay-in',
    path: '/v1/treasury/payins',
    advance: '/v1/sandbox/payins',
    asset: 'AUD',
    begin: ({ account, instrumentId }, key) =>
      payinAttempt(account, key, instrumentId, '20.00', { outcome: 'detected' }),
  },
  {
    name: 'deposit',
    path: '/v1/treasury/deposits',
    advance: '/v1/sandbox/deposits',
    asset: 'USDC',
    begin: ({ account, addressId }, key) =>
      depositAttempt(account, key, addressId, '20.00', { outcome: 'detected' }),
  },
];

function sumOf(movements: readonly ShownMovement[], asset: string): bigint {
  return movements
    .filter((movement) => movement.asset === asset)
    .reduce(
      (sum, { availableDelta, reservedDelta }) =>
        sum + readMinor(availableDelta, asset) + readMinor(reservedDelta, asset),
      0n,
    );
}

function expectedNet(status: unknown, kinds: readonly string[], asset: string): bigint | undefined {
  const fee = readMinor(FEE.amount.padEnd(asset === 'AUD' ? 4 : 8, '0'), asset);
  const total = readMinor(AMOUNT.padEnd(asset === 'AUD' ? 6 : 10, '0'), asset) + fee;
  if (kinds.includes('payout_returned')) return -fee;
  if (status === 'settled') return -total;
  if (status !== 'failed') return undefined;
  return kinds.includes('late_execution_debited') ? -total : 0n;
}

function faultsOfCredit(conversion: Shown, movements: readonly ShownMovement[], net: bigint): string[] {
  const destination = conversion['destination'] as { amount: string; currency: string };
  const expected = net === 0n ? 0n : readMinor(destination.amount, destination.currency);
  const credited = sumOf(movements, destination.currency);
  return credited === expected ? [] : [`${conversion.id}: credited ${credited} instead of ${expected}`];
}

async function raceOperation(
  cluster: RacingCluster,
  world: TenantWorld,
  raced: RacedOperation,
  name: string,
): Promise<string[]> {
  const { account, attempts } = world;
  const created = await raced.begin(cluster, world, name);
  attempts.push(created);
  const { id } = await change(anyServer(cluster), created);
  await atOnce(REPORTS.length * 4, async (index) => {
    const to = REPORTS[index % REPORTS.length];
    const path = `/v1/sandbox/operations/${id}/advance`;
    const report = attemptOf(account, `${name}-${to ?? ''}-${index}`, 'POST', path, { to });
    await sendUntilDefinite(anyServer(cluster), report);
  });
  const { secretKey } = account;
  const operation = await readJson<Shown>(anyServer(cluster), secretKey, `${raced.path}/${id}`);
  const movements = (await readMovements(anyServer(cluster), account)).filter(
    ({ operationId }) => operationId === id,
  );
  const kinds = movements.map(({ kind }) => kind);
  const ends = kinds.filter((kind) => kind === 'reservation_captured' || kind === 'reservation_released');
  const net = sumOf(movements, raced.asset);
  const faults: string[] = [];
  if (new Set(kinds).size !== kinds.length) faults.push(`${id}: a movement twice, ${kinds.join()}`);
  if (ends.length !== 1) faults.push(`${id}: ${ends.length} ends, ${kinds.join()}`);
  if (net !== expectedNet(operation['status'], kinds, raced.asset)) {
    faults.push(`${id}, ${String(operation['status'])}: nets ${net}, ${kinds.join()}`);
  }
  if (raced.name === 'conversion') faults.push(...faultsOfCredit(operation, movements, net));
  return faults;
}

async function raceReceipt(
  cluster: RacingCluster,
  world: TenantWorld,
  raced: RacedReceipt,
  name: string,
): Promise<string[]> {
  const { account, attempts } = world;
  const created = raced.begin(world, name);
  attempts.push(created);
  const { id } = await change(anyServer(cluster), created);
  // Only the chain takes a confirmation back.
  const moves = raced.name === 'deposit' ? MOVES : MOVES.filter((to) => to !== 'detected');
  await atOnce(moves.length * 5, async (index) => {
    const to = moves[index % moves.length];
    const path = `${raced.advance}/${id}/advance`;
    const move = attemptOf(account, `${name}-${to ?? ''}-${index}`, 'POST', path, { to });
    await sendUntilDefinite(anyServer(cluster), move);
  });
  const receipt = await readJson<Shown>(anyServer(cluster), account.secretKey, `${raced.path}/${id}`);
  const movements = (await readMovements(anyServer(cluster), account)).filter(
    ({ reference }) => reference === id,
  );
  const net = sumOf(movements, raced.asset);
  const worth = (receipt['netCredit'] as { amount: string }).amount;
  const expected = receipt['status'] === 'credited' ? readMinor(worth, raced.asset) : 0n;
  return net === expected
    ? []
    : [`${id}, ${String(receipt['status'])}: nets ${net}, ${movements.map(({ kind }) => kind).join()}`];
}

/** The same fact of a provider, told many times at once under different keys: one receipt, and every answer names it. */
async function repeatFact(
  cluster: RacingCluster,
  world: TenantWorld,
  name: RacedReceipt['name'],
): Promise<string[]> {
  const { account, instrumentId, addressId } = world;
  const ids = await atOnce(cluster.crowd.facts, async (index) => {
    const key = `repeated-${name}-${index}`;
    const fact = { providerReference: `the-same-${name}` };
    const attempt =
      name === 'deposit'
        ? depositAttempt(account, key, addressId, '3.00', fact)
        : payinAttempt(account, key, instrumentId, '3.00', { ...fact, externalReference: 'repeated-fact' });
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
    : [`${name}: ${new Set(ids).size} receipts, ${credits.length} credits`];
}

/** Reports that contradict each other reach different servers at once: each is applied once or not at all. */
export async function raceReports(cluster: RacingCluster, world: TenantWorld): Promise<void> {
  for (const raced of OPERATIONS) {
    const faults = await atOnce(cluster.crowd.reported, (index) =>
      raceOperation(cluster, world, raced, `race-${raced.name}-${index}`),
    );
    cluster.verdict.judge(`racing reports leave a ${raced.name} with one end and its net`, faults.flat());
  }
  for (const raced of RECEIPTS) {
    const faults = await atOnce(cluster.crowd.reported, (index) =>
      raceReceipt(cluster, world, raced, `race-${raced.name}-${index}`),
    );
    cluster.verdict.judge(`racing reports leave a ${raced.name} with what its status says`, faults.flat());
    const told = await repeatFact(cluster, world, raced.name);
    cluster.verdict.judge(`a ${raced.name} told many times is credited once`, told);
  }
}
