import { readList } from '../client/tenant-client.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import { markHouse, reconcile, verifyLedger } from '../server/operator.ts';
import type { Verdict } from '../verdict.ts';
import type { DayExtent } from './day-work.ts';
import type { DayTenant } from './day-tenant.ts';
import type { OutsideWorld } from './outside-world.ts';
import type { Paid } from './bank-documents.ts';

export interface Judged {
  readonly url: string;
  readonly database: DatabaseUnderTest;
  readonly outside: OutsideWorld;
  readonly tenants: readonly DayTenant[];
  readonly extent: DayExtent;
  readonly verdict: Verdict;
}

function twice<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

const namesOf = (all: readonly Paid[], of: (paid: Paid) => string | undefined): string[] =>
  all.flatMap((each) => of(each) ?? []);

function judgeBank({ outside: { bank }, extent, verdict, database }: Judged): void {
  const made = [...bank.paid, ...bank.refused];
  const payouts = namesOf(made, ({ reference }) =>
    reference?.startsWith('P-') === true ? reference : undefined,
  );
  const orders = namesOf(made, ({ endToEndId }) => endToEndId);
  verdict.judge(
    'each payout is paid once, on three rails',
    [
      ...twice(payouts).map((name) => `${name} twice`),
      ...twice(orders).map((name) => `${name} twice`),
      ...(payouts.length === extent.payouts ? [] : [`${payouts.length} of ${extent.payouts} payouts`]),
    ],
    database.kind,
  );
}

const coinsIn = (amount: unknown): bigint => BigInt(String(amount).replace('.', ''));

async function judgeChains({ url, tenants, outside, verdict, database }: Judged): Promise<void> {
  for (const { account, destinations } of tenants) {
    const withdrawals = await readList(url, account.secretKey, '/v1/treasury/withdrawals');
    for (const network of ['base', 'ethereum'] as const) {
      const sent = withdrawals
        .filter(({ status, network: on }) => status === 'settled' && on === network)
        .reduce((sum, { principal }) => sum + coinsIn((principal as { amount: string }).amount), 0n);
      const there = await outside.networks[network].token.balance(String(destinations[network]['address']));
      verdict.judge(
        'receivers have on the chain what was withdrawn, to the smallest unit',
        there === sent ? [] : [`${network}: ${there} instead of ${sent}`],
        database.kind,
      );
    }
  }
  const rows = await database.query(
    `select network, wallet, count(*) as used, max(nonce) as last from chain_transactions where nonce is not null
      group by network, wallet`,
  );
  const gaps = rows.filter(({ used, last }) => Number(used) !== Number(last) + 1);
  verdict.judge(
    'the nonces of each wallet have no gap',
    gaps.map(({ network }) => String(network)),
    database.kind,
  );
}

/** What the lines add up to, when the last transaction is final. */
async function judgeGas({ outside, verdict, database }: Judged): Promise<void> {
  const booked = await database.query(`select network, booked_wei from chain_gas order by network`);
  for (const network of ['base', 'ethereum'] as const) {
    const there = await outside.networks[network].chain.call('eth_getBalance', outside.hot, 'latest');
    const here = booked.find((row) => row['network'] === network)?.['booked_wei'] as string | undefined;
    verdict.judge(
      'what each wallet has left for gas is booked, to the wei',
      BigInt(String(there)) === BigInt(here ?? -1)
        ? []
        : [`${network}: ${here ?? 'nothing'}, not ${String(there)}`],
      database.kind,
    );
  }
}

function judgeVenue({ outside: { venue }, verdict, database }: Judged): void {
  const again = [...venue.placed].filter(([, count]) => count > 1).map(([id]) => id);
  verdict.judge('each order of the venue is placed once', again, database.kind);
}

async function judgeRest({ url, tenants, verdict, database, extent }: Judged): Promise<void> {
  const open: string[] = [];
  let transfers = 0;
  const counts = new Map<string, number>();
  for (const { account } of tenants) {
    for (const list of ['payouts', 'withdrawals', 'conversions']) {
      const found = await readList(url, account.secretKey, `/v1/treasury/${list}`);
      for (const { id, status } of found) {
        counts.set(`${list} ${String(status)}`, (counts.get(`${list} ${String(status)}`) ?? 0) + 1);
        if (!['settled', 'failed', 'returned'].includes(String(status)))
          open.push(`${id} is ${String(status)}`);
      }
    }
    for (const { id, status } of await readList(url, account.secretKey, '/v1/transfers')) {
      transfers += 1;
      counts.set(`transfers ${String(status)}`, (counts.get(`transfers ${String(status)}`) ?? 0) + 1);
      if (status !== 'completed' && status !== 'returned') open.push(`${id} is ${String(status)}`);
    }
  }
  if (transfers !== extent.transfers) open.push(`${transfers} of ${extent.transfers} transfers`);
  verdict.say(
    [...counts]
      .sort()
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  verdict.judge('every operation and transfer is at rest', open, database.kind);
}

async function judgeBooks({ database, outside: { variables }, verdict }: Judged): Promise<void> {
  verdict.judge('the ledger is sound', await verifyLedger(database.url, variables), database.kind);
  for (const provider of ['bank', 'chain', 'exchange'] as const) {
    const before = await reconcile(database.url, provider, variables);
    for (const { entry } of before.theirs)
      if (/opening/.test(entry)) await markHouse(database.url, entry, variables);
    const { theirs, ours, differing, sums } = await reconcile(database.url, provider, variables);
    const faults = [
      ...theirs.map((each) => `theirs alone: ${JSON.stringify(each)}`),
      ...ours.map((each) => `ours alone: ${JSON.stringify(each)}`),
      ...differing.map((each) => `differs: ${JSON.stringify(each)}`),
      ...sums.flatMap((sum) =>
        sum.unexplained === null || Number(sum.unexplained) === 0
          ? []
          : [`unexplained: ${JSON.stringify(sum)}`],
      ),
    ];
    verdict.judge(`the books and the ${provider} agree to the smallest unit`, faults, database.kind);
  }
  // The daily run found what was marked meanwhile, and the next one would clear it.
  const alarms = await database.query(
    `select kind, subject, facts from alarms where cleared_at is null and kind <> 'reconciliation_differs'`,
  );
  verdict.judge(
    'no alarm is left',
    alarms.map((alarm) => JSON.stringify(alarm)),
    database.kind,
  );
}

export async function judgeDay(judged: Judged): Promise<void> {
  await judgeRest(judged);
  judgeBank(judged);
  await judgeChains(judged);
  await judgeGas(judged);
  judgeVenue(judged);
  await judgeBooks(judged);
}
