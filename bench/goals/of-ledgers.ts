import type { Dialect } from '../../src/db/statements/statement.ts';
import { readConfig } from '../../src/config/config.ts';
import { createCursorSigner } from '../../src/lists/cursor.ts';
import { HERE } from '../checkouts/open-checkout.ts';
import type { Wallet } from '../contestant.ts';
import { loadLedger, type LargeLedger } from '../ledgers/load-ledger.ts';
import { keyOf, migrateLedger, startOnLedger } from '../ledgers/open-ledger.ts';
import { verifyLedger } from '../ledgers/verify-ledger.ts';
import { measureInBothOrders } from '../line-up.ts';
import { measure, runnerOf, type Figures } from '../measure.ts';
import { presentFigures } from '../present-figures.ts';
import { costOf, ratiosOf } from '../ratios-of.ts';
import type { Runner } from '../runner.ts';
import type { Bound, Finding } from './finding.ts';
import type { Measurement, Workshop } from './measurement.ts';

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const SMALL_MOVEMENTS = 10_000;

const DAY_MS = 86_400_000;

/** What the overview of the console can show. */
const HISTORY_DAYS = 90;

interface OpenLedger {
  readonly databaseUrl: string;
  readonly ledger: LargeLedger;
  readonly wallet: Wallet;
}

async function openLedger(
  { databasesOf }: Workshop,
  dialect: Dialect,
  movements: number,
): Promise<OpenLedger & { readonly migratedIn: number }> {
  const databases = await databasesOf(dialect);
  const databaseUrl = await databases.fresh();
  const ledger = await loadLedger(databaseUrl, Math.ceil(movements / 2), Date.now() - 86_400_000);
  const migratedIn = await migrateLedger(databaseUrl);
  return { databaseUrl, ledger, migratedIn, wallet: await keyOf(ledger, databaseUrl) };
}

async function verifications(workshop: Workshop, dialect: Dialect, movements: number) {
  const open = await openLedger(workshop, dialect, movements);
  const { ledger, databaseUrl, migratedIn } = open;
  const now = await verifyLedger(HERE, databaseUrl);
  const heads = [
    now.isSound ? now.head : `not sound at ${now.head}`,
    `${ledger.movements}:${ledger.headHash}`,
  ];
  workshop.tell(
    `The heads of ${movements} movements, ${dialect}, as verified and as loaded: ${heads.join(' ')}`,
  );
  const name = `${NAMES[dialect]}, ${ledger.movements} movements:`;
  const findings: Finding[] = [
    { figure: `${name} ledger verify`, goal: null, unit: 's', values: [now.seconds] },
    { figure: `${name} ledger verify, memory`, goal: null, unit: 'MiB', values: [now.peakMiB] },
    {
      figure: `${name} heads, as verified and as loaded`,
      goal: { atMost: 1 },
      unit: 'heads',
      values: [new Set(heads).size],
    },
    { figure: `${name} migration from the baseline`, goal: null, unit: 's', values: [migratedIn] },
  ];
  return { open, findings };
}

/** The targets of reads whose cost must not grow with what is past. */
function targetsOf({ ledger, wallet, databaseUrl }: OpenLedger) {
  const { secret } = readConfig({ DATABASE_URL: databaseUrl });
  const depth = Math.floor(ledger.movements * 0.9);
  const { tenantId } = wallet;
  const list = '/v1/treasury/transactions';
  const page = (filters: Readonly<Record<string, string>>, isDeep: boolean): string => {
    const query = new URLSearchParams(filters);
    const scope = { tenantId, operationId: 'listTransactions', filters };
    const position = String(ledger.movements - depth);
    if (isDeep) query.set('cursor', createCursorSigner(secret).sign(scope, position));
    return query.size === 0 ? list : `${list}?${query.toString()}`;
  };
  const span = ledger.endsAt - ledger.startsAt;
  const moments = Array.from({ length: 97 }, (_, index) =>
    new Date(ledger.startsAt + Math.floor((span * (index + 1)) / 98)).toISOString(),
  );
  const from = new Date(ledger.startsAt).toISOString();
  const to = new Date(ledger.endsAt).toISOString();
  const ofHistory = new URLSearchParams({
    asset: 'AUD',
    from: new Date(ledger.endsAt - HISTORY_DAYS * DAY_MS).toISOString(),
    to,
    interval: 'day',
  });
  return {
    'a page at depth 0': [page({}, false)],
    'a page deep down': [page({}, true)],
    'a page deep down, by status': [page({ status: 'failed' }, true)],
    'a page deep down, from a moment': [page({ from }, true)],
    'balances as of a moment': moments.map((moment) => `/v1/treasury/balances?asOf=${moment}`),
    'explain as of a moment': moments.map(
      (moment) => `/v1/treasury/balances/explain?asset=AUD&asOf=${moment}`,
    ),
    'a history of 90 days': [`/v1/treasury/balances/history?${ofHistory.toString()}`],
  } as const satisfies Record<string, readonly string[]>;
}

type Target = keyof ReturnType<typeof targetsOf>;

async function readFindings(workshop: Workshop, dialect: Dialect, open: OpenLedger): Promise<Finding[]> {
  const server = await startOnLedger(open.databaseUrl, open.wallet);
  const runners: Runner[] = [];
  try {
    for (const [name, get] of Object.entries(targetsOf(open)))
      runners.push(await runnerOf(name, server, open.databaseUrl, { get }, { callers: 1 }));
    // One caller, and no writes: each round needs little time.
    const effort = { rounds: workshop.rounds, seconds: Math.ceil(workshop.seconds / 2), warmUp: 1 };
    const figures = await measure(runners, effort);
    workshop.tell(
      `### Reads of ${open.ledger.movements} movements, ${dialect}, one connection\n\n${presentFigures(figures)}`,
    );
    return findingsOf(figures, `${NAMES[dialect]}, ${open.ledger.movements} movements:`);
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

function findingsOf(figures: readonly Figures[], name: string): Finding[] {
  const ofTop = (target: Target, goal: Bound): Finding => ({
    figure: `${name} ${target}: CPU, of one at depth 0`,
    goal,
    unit: 'times',
    values: ratiosOf(figures, target, 'a page at depth 0', costOf),
  });
  const took = (target: Target): Finding => ({
    figure: `${name} ${target}, p50`,
    goal: { atMost: 5 },
    unit: 'ms',
    values: (figures.find((each) => each.name === target)?.rounds ?? []).map(({ p50Ms }) => p50Ms),
  });
  return [
    ofTop('a page deep down', { atMost: 1.1 }),
    ofTop('a page deep down, by status', { atMost: 1.5 }),
    ofTop('a page deep down, from a moment', { atMost: 1.5 }),
    took('balances as of a moment'),
    took('explain as of a moment'),
    {
      figure: `${name} a history of 90 days: CPU, of ninety balances as of a moment`,
      goal: { atMost: 1 },
      unit: 'times',
      values: ratiosOf(figures, 'a history of 90 days', 'balances as of a moment', costOf).map(
        (times) => times / HISTORY_DAYS,
      ),
    },
  ];
}

async function payoutFinding(workshop: Workshop, dialect: Dialect, large: OpenLedger): Promise<Finding> {
  const small = await openLedger(workshop, dialect, SMALL_MOVEMENTS);
  const [long, short] = ['the long history', 'the short history'];
  const callers = 32;
  const start =
    (name: string, { databaseUrl, wallet }: OpenLedger) =>
    async () =>
      runnerOf(name, await startOnLedger(databaseUrl, wallet), databaseUrl, 'payouts', { callers });
  const lineUp = [start(long, large), start(short, small)];
  const figures = await measureInBothOrders(lineUp, { ...workshop, callers });
  workshop.tell(
    `### POST payouts, histories, ${dialect}, ${callers} connections\n\n${presentFigures(figures)}`,
  );
  return {
    figure: `${NAMES[dialect]}, CPU a payout at ${large.ledger.movements} movements, of ${small.ledger.movements}`,
    goal: { atMost: 1.1 },
    unit: 'times',
    values: ratiosOf(figures, long, short, costOf),
  };
}

function ofLedger(dialect: Dialect): Measurement {
  return {
    name: `ledger-${dialect}`,
    measure: async (workshop) => {
      const { open, findings } = await verifications(workshop, dialect, workshop.movements);
      const reads = await readFindings(workshop, dialect, open);
      return [...reads, await payoutFinding(workshop, dialect, open), ...findings];
    },
  };
}

export const OF_LEDGERS: readonly Measurement[] = [ofLedger('postgres'), ofLedger('sqlite')];
