import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProxy } from '../../trials/mutants/mutating-proxy.ts';
import { plant, type PlantedMutant } from '../../trials/mutants/planted-mutant.ts';
import { PLANTED_MUTANTS } from '../../trials/mutants/planted-mutants.ts';
import type { ProxiedMutant } from '../../trials/mutants/proxied-mutant.ts';
import { PROXIED_MUTANTS } from '../../trials/mutants/proxied-mutants.ts';
import { startServer, type RunningServer } from '../sandbox/start-server.ts';
import { issueKeys } from './issue-keys.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import { makeScratchDatabase, type ScratchDatabase } from '../sandbox/scratch-database.ts';

export interface MutantOptions {
  readonly only?: string;
  readonly postgres?: string;
  readonly seed: number;
  /** The whole suite for each fault, and not only the checks that must notice it. */
  readonly whole?: boolean;
}

interface Verdict {
  readonly id: string;
  readonly title: string;
  readonly killed: boolean;
  readonly by: string;
  /** Whether the fault never changed anything, so that no check could notice it. */
  readonly isUnreached?: boolean;
}

type Mutant = Pick<PlantedMutant, 'id' | 'title' | 'checks' | 'concerns'>;

const SERVED = ['src', 'generated', 'package.json', 'tsconfig.json'];

/** A fault is killed by a failure that names an operation which it touches. */
function judgeRun({ id, title, concerns }: Mutant, { report, exitCode, output }: SuiteRun): Verdict {
  const failures = report?.failures ?? [];
  const apt = failures.find(({ operation }) => concerns.includes(operation));
  if (apt !== undefined) {
    return { id, title, killed: true, by: `${apt.operation} [${apt.check}] ${apt.message}` };
  }
  const last = output.trim().split('\n').at(-1) ?? '';
  const other = failures
    .map(({ operation, check, message }) => `${operation} [${check}] ${message}`)
    .join(' | ');
  return {
    id,
    title,
    killed: false,
    by: exitCode === 2 ? `could not run: ${last}` : other || 'nothing was noticed',
  };
}

/** A server that its fault keeps from starting shows nothing of the suite. */
function couldNotStart({ id, title }: Mutant, error: unknown): Verdict {
  const reason = error instanceof Error ? error.message : String(error);
  return { id, title, killed: false, by: `could not start: ${reason}` };
}

function show({ id, title, killed, by, isUnreached = false }: Verdict): void {
  const alive = isUnreached ? 'idle  ' : 'ALIVE ';
  console.log(`${killed ? 'killed' : alive}  ${id}: ${title}\n        ${by.slice(0, 220)}`);
}

async function copySource(mutant: PlantedMutant): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-mutant-'));
  for (const name of SERVED) await cp(name, join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, mutant.file);
  await writeFile(file, plant(mutant, await readFile(file, 'utf8')));
  return folder;
}

/** Judges faults one after the other, each on a fresh copy of one prepared database. */
class MutantJudge {
  readonly #options: MutantOptions;
  readonly #template: ScratchDatabase;
  readonly #keys: readonly string[];

  constructor(options: MutantOptions, template: ScratchDatabase, keys: readonly string[]) {
    this.#options = options;
    this.#template = template;
    this.#keys = keys;
  }

  async #suite(mutant: Mutant, addresses: readonly string[], keys: readonly string[]): Promise<SuiteRun> {
    const only = this.#options.whole === true ? [] : ['--only', mutant.checks.join()];
    const where = addresses.flatMap((url) => ['--base-url', url]);
    const options = [...where, ...keys, '--seed', String(this.#options.seed), ...only];
    return runSuite(options, `.reports/mutants/${mutant.id}`);
  }

  async #database(mutant: PlantedMutant): Promise<{ database: ScratchDatabase; keys: readonly string[] }> {
    if (mutant.processes !== undefined) {
      const database = await makeScratchDatabase('postgres', this.#options.postgres);
      return { database, keys: await this.#keysOn(database) };
    }
    const database = await makeScratchDatabase('sqlite', undefined);
    await cp(fileOf(this.#template), fileOf(database));
    return { database, keys: this.#keys };
  }

  async #keysOn(database: ScratchDatabase): Promise<string[]> {
    const sound = await startServer({ DATABASE_URL: database.url });
    const keys = await issueKeys(database, 'tenants');
    await sound.stop();
    return keys;
  }

  async planted(mutant: PlantedMutant): Promise<Verdict> {
    const source = await copySource(mutant);
    const { database, keys } = await this.#database(mutant);
    const servers: RunningServer[] = [];
    try {
      for (let count = 0; count < (mutant.processes ?? 1); count++) {
        servers.push(await startServer({ DATABASE_URL: database.url, CORRIDOR_LOG_LEVEL: 'info' }, source));
      }
      const run = await this.#suite(
        mutant,
        servers.map(({ url }) => url),
        ['--direct', ...keys],
      );
      return judgeRun(mutant, run);
    } finally {
      for (const server of servers) await server.stop();
      await database.drop();
      await rm(source, { recursive: true, force: true });
    }
  }

  async proxied(mutant: ProxiedMutant, server: RunningServer): Promise<Verdict> {
    const proxy = await startProxy(mutant, server.url);
    try {
      const verdict = judgeRun(mutant, await this.#suite(mutant, [proxy.url], this.#keys));
      const [trouble] = proxy.troubles;
      if (trouble !== undefined) return { ...verdict, killed: false, by: `the proxy failed: ${trouble}` };
      return verdict.killed || proxy.hasActed() ? verdict : { ...verdict, isUnreached: true };
    } finally {
      await proxy.close();
    }
  }

  /** The sound server through a proxy that changes nothing: whatever fails there is a false alarm. */
  async control(server: RunningServer, checks: readonly string[]): Promise<boolean> {
    const mutant: ProxiedMutant = { id: 'control', title: 'no fault', checks, concerns: [] };
    const verdict = await this.proxied(mutant, server);
    const isSilent = verdict.by === 'nothing was noticed';
    console.log(`${isSilent ? 'silent' : 'ALARM '}  control: no fault\n        ${verdict.by.slice(0, 300)}`);
    return isSilent;
  }
}

function fileOf({ url }: ScratchDatabase): string {
  return url.replace(/^sqlite:/, '');
}

/** Faults in the server's source, and faults that a proxy before it makes. */
export interface Faults {
  /** Whether a fault that never changed anything counts: one that was chosen should. */
  readonly countsIdle: boolean;
  readonly planted: readonly PlantedMutant[];
  readonly proxied: readonly ProxiedMutant[];
}

/** The faults that were chosen. */
const CHOSEN: Faults = { countsIdle: true, planted: PLANTED_MUTANTS, proxied: PROXIED_MUTANTS };

/** Judges the suite by faults. Answers 0 where it noticed each, and none if there is none. */
export async function judgeMutants(options: MutantOptions, faults = CHOSEN): Promise<number> {
  const wanted = options.only?.split(',');
  const isWanted = ({ id }: Mutant): boolean => wanted === undefined || wanted.includes(id);
  const planted = faults.planted
    .filter(isWanted)
    .filter(({ processes }) => processes === undefined || options.postgres !== undefined);
  const proxied = faults.proxied.filter(isWanted);
  const template = await makeScratchDatabase('sqlite', undefined);
  const verdicts: Verdict[] = [];
  let isSilent = true;
  try {
    const sound = await startServer({ DATABASE_URL: template.url });
    const keys = await issueKeys(template, 'all');
    await sound.stop();
    const judge = new MutantJudge(options, template, keys);
    for (const mutant of planted) {
      const verdict = await judge.planted(mutant).catch((error: unknown) => couldNotStart(mutant, error));
      show(verdict);
      verdicts.push(verdict);
    }
    if (proxied.length > 0) {
      const server = await startServer({ DATABASE_URL: template.url });
      try {
        isSilent = await judge.control(server, [...new Set(proxied.flatMap(({ checks }) => checks))]);
        for (const mutant of proxied) {
          const verdict = await judge.proxied(mutant, server);
          show(verdict);
          verdicts.push(verdict);
        }
      } finally {
        await server.stop();
      }
    }
  } finally {
    await template.drop();
  }
  const counted = verdicts.filter(({ isUnreached = false }) => faults.countsIdle || !isUnreached);
  const killed = counted.filter((verdict) => verdict.killed).length;
  console.log(`${killed} of ${counted.length} faults killed`);
  return killed === counted.length && isSilent ? 0 : 1;
}
