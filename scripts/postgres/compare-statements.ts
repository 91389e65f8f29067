import { NEWEST_POSTGRES } from '../../src/db/startup/postgres-server-check.ts';
import { startPostgresServer } from '../../src/testing/databases/postgres-server.ts';
import { volatileFolder } from '../../src/testing/databases/volatile-folder.ts';
import { postgresBinaries } from './install-postgres.ts';
import { planStatements, type Planned } from './plan-statements.ts';

/** What statements come to on one version, beside the newest. */
export interface Comparison {
  readonly version: number;
  readonly alike: number;
  /** Those that this version refuses, or plans with a scan of a whole table that the newest does without. */
  readonly faults: readonly string[];
}

const SHOWN_CHARACTERS = 300;

async function planOn(version: number, texts: readonly string[]): Promise<readonly Planned[]> {
  const server = await startPostgresServer([], {
    binaries: await postgresBinaries(version),
    parent: await volatileFolder(),
  });
  try {
    return await planStatements(server.url, texts);
  } finally {
    await server.stop();
  }
}

/** What is worse about a plan than about another one; undefined if nothing is. */
export function faultOf(planned: Planned, newest: Planned): string | undefined {
  // Tests send some of purpose that no version takes, or that are about tables of their own.
  if ('refusal' in newest) return undefined;
  if ('refusal' in planned) return planned.refusal;
  const more = planned.scans.filter((table) => !newest.scans.includes(table));
  return more.length === 0 ? undefined : `reads all of ${more.join(', ')}`;
}

/** Plans statements on each version and on the newest, and compares. Nothing of them is carried out. */
export async function compareStatements(
  versions: readonly number[],
  texts: readonly string[],
): Promise<readonly Comparison[]> {
  const newest = await planOn(NEWEST_POSTGRES, texts);
  const comparisons: Comparison[] = [];
  for (const version of versions) {
    const planned = await planOn(version, texts);
    const faults = texts.flatMap((text, index) => {
      const [one, other] = [planned[index], newest[index]];
      const fault = one === undefined || other === undefined ? 'has no plan' : faultOf(one, other);
      const shown = text.trim().slice(0, SHOWN_CHARACTERS);
      return fault === undefined ? [] : [`PostgreSQL ${version}: ${fault}: ${shown}`];
    });
    comparisons.push({ version, alike: texts.length - faults.length, faults });
  }
  return comparisons;
}
