import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { Random } from '../../../../conformance/suite/random.ts';
import { makeScratchDatabase, type ScratchDatabase } from '../../../sandbox/scratch-database.ts';
import { startServer } from '../../../sandbox/start-server.ts';
import { issueKeys } from '../../issue-keys.ts';
import { runSuite } from '../../run-suite.ts';
import { exclusionOf } from './exclusions.ts';
import { AREAS, makeInstrumentedCopy, type InstrumentedCopy, type SourceFault } from './instrumented-copy.ts';
import { findReachingChecks, type ReachingChecks } from './reaching-checks.ts';

/**
 * `killed`: a check broke, or the service is of no use. `survived`: every check that passes its place held. `unreached`: no check
 * passes it. `excluded`: looked at by hand. `unstarted`: the server does not start with it, which shows without a suite.
 */
type Fate = 'killed' | 'survived' | 'unreached' | 'excluded' | 'unstarted';

interface Verdict {
  readonly fate: Fate;
  readonly by: string;
}

interface Judged extends SourceFault, Verdict {
  readonly seconds: number;
}

const OPENING = ['plain-success'];

export interface Sample {
  readonly sample: number;
  readonly seed: number;
  /** Whether what the last run of this sample saw killed is left alone. */
  readonly again?: true | undefined;
}

/** The keys of a prepared database, which each fault gets a copy of. */
interface Prepared {
  readonly database: ScratchDatabase;
  readonly keys: readonly string[];
}

const fileOf = ({ url }: ScratchDatabase): string => url.replace(/^sqlite:/, '');

async function prepare(): Promise<Prepared> {
  const database = await makeScratchDatabase('sqlite', undefined);
  const sound = await startServer({ DATABASE_URL: database.url });
  const keys = await issueKeys(database, 'all');
  await sound.stop();
  return { database, keys };
}

/** A server that has one fault, looked at by the checks that pass its place, until one breaks. */
async function tryFault(
  { id }: SourceFault,
  checks: readonly string[],
  { root }: InstrumentedCopy,
  prepared: Prepared,
): Promise<Verdict> {
  const database = await makeScratchDatabase('sqlite', undefined);
  try {
    await cp(fileOf(prepared.database), fileOf(database));
    const variables = { DATABASE_URL: database.url, __STRYKER_ACTIVE_MUTANT__: id };
    const server = await startServer(variables, root).catch((error: unknown) => String(error));
    if (typeof server === 'string') return { fate: 'unstarted', by: server };
    try {
      const where = ['--base-url', server.url, '--direct', ...prepared.keys, '--seed', '1'];
      const narrow = ['--fail-fast', '--only', checks.join()];
      const { exitCode, report, output } = await runSuite(
        [...where, ...narrow],
        `.reports/source-faults/${id}`,
      );
      const [failure] = report?.failures ?? [];
      if (failure !== undefined)
        return { fate: 'killed', by: `${failure.operation} [${failure.check}] ${failure.message}` };
      const last = output.trim().split('\n').at(-1) ?? '';
      if (exitCode === 2) return { fate: 'killed', by: `the suite could not run: ${last}` };
      return { fate: 'survived', by: `${checks.length} checks held` };
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

async function judgeOne(
  fault: SourceFault,
  copy: InstrumentedCopy,
  reaching: ReachingChecks,
  prepared: Prepared,
): Promise<Verdict> {
  const exclusion = exclusionOf(fault);
  if (exclusion !== undefined) return { fate: 'excluded', by: exclusion };
  const checks = reaching.get(fault.id);
  if (checks === undefined) return { fate: 'unreached', by: 'no check passes its place' };
  // What every run passes in opening, each check sees.
  return tryFault(fault, checks.length === 0 ? OPENING : checks, copy, prepared);
}

function show({ file, line, kind, original, replacement, fate, by, seconds }: Judged): void {
  const change = `${original.slice(0, 90)} → ${replacement.slice(0, 90)}`;
  console.log(
    `${fate.padEnd(9)} ${file}:${line} ${kind}: ${change}\n          ${seconds} s: ${by.slice(0, 200)}`,
  );
}

/** Of the faults that count: how many were noticed, by area. */
function tableOf(judged: readonly Judged[]): string {
  const row = (name: string, of: readonly Judged[]): string => {
    const count = (fate: Fate): number => of.filter((each) => each.fate === fate).length;
    const counted = count('killed') + count('survived') + count('unreached');
    const share = counted === 0 ? '–' : `${Math.round((100 * count('killed')) / counted)} %`;
    const times = of
      .filter(({ fate }) => fate === 'killed')
      .map(({ seconds }) => seconds)
      .toSorted((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const cells = [of.length, count('killed'), count('survived'), count('unreached')].map(String);
    const others = [String(count('excluded')), String(count('unstarted')), share, `${median} s`];
    return `| ${[name, ...cells, ...others].join(' | ')} |`;
  };
  const areas = AREAS.map((area) =>
    row(
      area,
      judged.filter((each) => each.area === area),
    ),
  );
  const head =
    '| Area | Drawn | Killed | Survived | Unreached | Excluded | Unstarted | Score | Median time to kill |';
  return [head, `|---|${'--:|'.repeat(8)}`, ...areas, row('all', judged)].join('\n');
}

const fileFor = (seed: number): string => `.reports/source-faults/seed-${seed}.json`;

async function keep(judged: readonly Judged[], seed: number): Promise<void> {
  await mkdir('.reports/source-faults', { recursive: true });
  await writeFile(fileFor(seed), JSON.stringify(judged, null, 2));
}

/** What an earlier run of the same sample saw killed, by the fault's id; nothing unless it is asked for. */
async function killedBefore({ seed, again }: Sample): Promise<ReadonlyMap<string, Judged>> {
  if (again !== true) return new Map();
  const judged = JSON.parse(await readFile(fileFor(seed), 'utf8')) as Judged[];
  return new Map(judged.filter(({ fate }) => fate === 'killed').map((each) => [each.id, each]));
}

async function judgeAll(copy: InstrumentedCopy, sample: Sample): Promise<Judged[]> {
  const judged: Judged[] = [];
  const known = await killedBefore(sample);
  const reaching = await findReachingChecks(copy);
  const prepared = await prepare();
  try {
    for (const fault of new Random(`source/${sample.seed}`).some(copy.faults, sample.sample)) {
      const began = performance.now();
      const before = known.get(fault.id);
      const verdict = before ?? (await judgeOne(fault, copy, reaching, prepared));
      const seconds = before?.seconds ?? Math.round((performance.now() - began) / 1_000);
      judged.push({ ...fault, fate: verdict.fate, by: verdict.by, seconds });
      if (before === undefined) show({ ...fault, ...verdict, seconds });
      // What was found so far outlasts a run that is stopped.
      await keep([...judged, ...known.values()], sample.seed);
    }
  } finally {
    await prepared.database.drop();
  }
  await keep(judged, sample.seed);
  return judged;
}

/** Scores the suite by faults of the source that a seed draws. Answers 0 where it noticed all that count, else 1. */
export async function judgeSource(sample: Sample): Promise<number> {
  const copy = await makeInstrumentedCopy();
  try {
    const { length } = copy.faults;
    console.log(`${length} possible faults, of which ${sample.sample} are drawn by the seed ${sample.seed}`);
    const judged = await judgeAll(copy, sample);
    console.log(tableOf(judged));
    return judged.every(({ fate }) => fate !== 'survived' && fate !== 'unreached') ? 0 : 1;
  } finally {
    await copy.remove();
  }
}
