import type { Dialect } from '../../src/db/statements/statement.ts';
import { hasPgbench, startPgbench } from '../baselines/pgbench.ts';
import { startUsualBuild } from '../baselines/start-usual-build.ts';
import { OTHER_CHECKOUT, type Contestant } from '../contestant.ts';
import { measureInBothOrders, type LineUp } from '../line-up.ts';
import { startContestant, type Effort, type Figures } from '../measure.ts';
import { presentFigures } from '../present-figures.ts';
import { costOf, ratiosOf } from '../ratios-of.ts';
import type { MeasuredRound } from '../runner.ts';
import { HOT_WALLET, OVERVIEW, UNTIL_SETTLED, type Scenario } from '../scenario.ts';
import type { Bound, Finding } from './finding.ts';
import type { Measurement, Workshop } from './measurement.ts';

type Beside = 'the usual build' | 'pgbench' | 'pgbench, one hot row';

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

interface Party {
  readonly dialect: Dialect;
  readonly scenario: Scenario;
  readonly callers: number;
  readonly contestant?: Contestant;
  readonly beside?: readonly Beside[];
  /** Requests a second, where the loop is open. */
  readonly rate?: number;
}

async function startersOf(workshop: Workshop, party: Party, effort: Effort): Promise<LineUp> {
  const { dialect, scenario, contestant = 'group commit', beside = [] } = party;
  const databases = await workshop.databasesOf(dialect);
  const isThere = beside.includes('the usual build') || (await hasPgbench());
  if (!isThere) workshop.tell('pgbench is not installed, and is left out.');
  return [
    async () => startContestant(contestant, scenario, effort, await databases.fresh()),
    async () => startContestant(contestant, scenario, effort, await databases.fresh(), workshop.before),
    ...beside
      .filter((name) => isThere || name === 'the usual build')
      .map((name) => async () => {
        const databaseUrl = await databases.fresh();
        return name === 'the usual build'
          ? startUsualBuild(databaseUrl, effort)
          : startPgbench(name, databaseUrl, effort.callers);
      }),
  ];
}

async function run(workshop: Workshop, party: Party): Promise<Figures[]> {
  const { rounds, seconds, warmUp } = workshop;
  const pace = party.rate === undefined ? {} : { rate: party.rate };
  const effort = { callers: party.callers, ...pace, rounds, seconds, warmUp };
  const figures = await measureInBothOrders(await startersOf(workshop, party, effort), effort);
  workshop.tell(
    `### ${party.scenario.name}, ${party.dialect}, ${party.callers} connections\n\n${presentFigures(figures)}`,
  );
  return figures;
}

const hereOf = (figures: readonly Figures[]): string => figures[0]?.name ?? '';

function against(
  figures: readonly Figures[],
  other: string,
  figure: string,
  goal: Bound | null,
  of: (round: MeasuredRound) => number,
): Finding {
  return { figure, goal, unit: 'times', values: ratiosOf(figures, hereOf(figures), other, of) };
}

function own(
  figures: readonly Figures[],
  figure: string,
  goal: Bound | null,
  unit: Finding['unit'],
  of: (round: MeasuredRound) => number,
): Finding {
  return { figure, goal, unit, values: (figures[0]?.rounds ?? []).map(of) };
}

const rate = ({ perSecond }: MeasuredRound): number => perSecond;
const p99 = ({ p99Ms }: MeasuredRound): number => p99Ms;

/** What is asked at 32 connections: the cost against before, and rate and waits against the usual build. */
function at32(dialect: Dialect): Measurement {
  const hotRow: Beside = 'pgbench, one hot row';
  const beside: Beside[] = dialect === 'postgres' ? ['the usual build', hotRow] : ['the usual build'];
  const name = NAMES[dialect];
  return {
    name: `${dialect}-32`,
    measure: async (workshop) => {
      const figures = await run(workshop, { dialect, scenario: HOT_WALLET, callers: 32, beside });
      const cpu = { atMost: dialect === 'postgres' ? 0.27 : 0.4 };
      const times = { atLeast: dialect === 'postgres' ? 4 : 5 };
      const usual = 'the usual build';
      return [
        against(figures, OTHER_CHECKOUT, `${name}, 32 connections: CPU a payout, of before`, cpu, costOf),
        against(figures, usual, `${name}, 32 connections: rate, of the usual build`, times, rate),
        against(figures, usual, `${name}, 32 connections: p99, of the usual build`, { atMost: 0.3 }, p99),
        ...(dialect === 'postgres'
          ? [against(figures, hotRow, 'Hot wallet: rate, of pgbench on one hot row', { atLeast: 2 }, rate)]
          : []),
      ];
    },
  };
}

const POSTGRES_128: Measurement = {
  name: 'postgres-128',
  measure: async (workshop) => {
    const party = { dialect: 'postgres', scenario: HOT_WALLET, callers: 128, beside: ['pgbench'] } as const;
    const figures = await run(workshop, party);
    const name = 'PostgreSQL, 128 connections:';
    return [
      against(figures, OTHER_CHECKOUT, `${name} rate, of before`, { atLeast: 3 }, rate),
      own(figures, `${name} its CPU a payout`, { atMost: 0.13 }, 'ms', (round) => round.databaseCpuMs),
      own(figures, `${name} WAL a payout`, { atMost: 5_700 }, 'bytes', ({ walBytes }) => walBytes),
      against(figures, 'pgbench', `${name} rate, of pgbench (stretch)`, { atLeast: 1 }, rate),
    ];
  },
};

const SQLITE_128: Measurement = {
  name: 'sqlite-128',
  measure: async (workshop) => {
    const figures = await run(workshop, { dialect: 'sqlite', scenario: HOT_WALLET, callers: 128 });
    const figure = 'SQLite, 128 connections: CPU a payout, of before';
    return [against(figures, OTHER_CHECKOUT, figure, { atMost: 0.55 }, costOf)];
  },
};

function atOne(dialect: Dialect): Measurement {
  return {
    name: `${dialect}-one`,
    measure: async (workshop) => {
      const figures = await run(workshop, { dialect, scenario: HOT_WALLET, callers: 1 });
      const goal = { atLeast: dialect === 'postgres' ? 3 : 5 };
      return [
        against(figures, OTHER_CHECKOUT, `${NAMES[dialect]}, one connection: rate, of before`, goal, rate),
      ];
    },
  };
}

const OPEN_RATE = 250;

const OPEN_LOOP: Measurement = {
  name: 'open-loop',
  measure: async (workshop) => {
    const usual = 'the usual build';
    const figures = await run(workshop, {
      dialect: 'postgres',
      scenario: HOT_WALLET,
      callers: 128,
      rate: OPEN_RATE,
      beside: [usual],
    });
    const name = `PostgreSQL, ${OPEN_RATE} requests a second whatever is answered:`;
    return [
      against(figures, OTHER_CHECKOUT, `${name} p99, of before`, null, p99),
      against(figures, usual, `${name} p99, of the usual build`, null, p99),
    ];
  },
};

function life(dialect: Dialect): Measurement {
  return {
    name: `life-${dialect}`,
    measure: async (workshop) => {
      const figures = await run(workshop, { dialect, scenario: UNTIL_SETTLED, callers: 32 });
      const figure = `${NAMES[dialect]}, a payout's whole life: CPU, of before`;
      return [against(figures, OTHER_CHECKOUT, figure, { atMost: 0.35 }, costOf)];
    },
  };
}

/** What it costs a write that requests are kept beside it. */
function keeping(dialect: Dialect): Measurement {
  const contestants = ['group commit', 'keeping heads', 'keeping bodies'] as const;
  return {
    name: `keeping-${dialect}`,
    measure: async (workshop) => {
      const { rounds, seconds, warmUp } = workshop;
      const effort = { callers: 32, rounds, seconds, warmUp };
      const databases = await workshop.databasesOf(dialect);
      const lineUp = contestants.map(
        (contestant) => async () => startContestant(contestant, HOT_WALLET, effort, await databases.fresh()),
      );
      const figures = await measureInBothOrders(lineUp, effort);
      workshop.tell(`### Requests kept beside payouts, ${dialect}\n\n${presentFigures(figures)}`);
      return contestants.slice(1).map((contestant): Finding => ({
        figure: `${NAMES[dialect]}, ${contestant} of requests: CPU a payout, of without`,
        goal: { atMost: 1.03 },
        unit: 'times',
        values: ratiosOf(figures, contestant, 'group commit', costOf),
      }));
    },
  };
}

const EDGE: Measurement = {
  name: 'edge',
  measure: async (workshop) => {
    const party = {
      dialect: 'sqlite',
      scenario: HOT_WALLET,
      callers: 32,
      contestant: 'validation alone',
    } as const;
    const figures = await run(workshop, party);
    const cpu = ({ cpuMs }: MeasuredRound): number => cpuMs;
    return [
      own(figures, 'The edge alone: CPU a request', { atMost: 0.11 }, 'ms', cpu),
      against(figures, OTHER_CHECKOUT, 'The edge alone: CPU a request, of before', null, cpu),
    ];
  },
};

function overview(dialect: Dialect): Measurement {
  return {
    name: `overview-${dialect}`,
    measure: async (workshop) => {
      const figures = await run(workshop, { dialect, scenario: OVERVIEW, callers: 32 });
      const figure = `${NAMES[dialect]}, the overview: CPU, of before`;
      return [against(figures, OTHER_CHECKOUT, figure, { atMost: 0.25 }, costOf)];
    },
  };
}

export const OF_PAYOUTS: readonly Measurement[] = [
  at32('postgres'),
  POSTGRES_128,
  atOne('postgres'),
  OPEN_LOOP,
  at32('sqlite'),
  SQLITE_128,
  atOne('sqlite'),
  life('postgres'),
  life('sqlite'),
  keeping('postgres'),
  keeping('sqlite'),
  EDGE,
  overview('postgres'),
  overview('sqlite'),
];
