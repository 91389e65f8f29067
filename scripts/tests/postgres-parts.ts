import { NEWEST_POSTGRES, OLDEST_POSTGRES } from '../../src/db/startup/postgres-server-check.ts';
import { readNotedStatements } from '../../src/testing/statements/noted-statements.ts';
import { compareStatements } from '../postgres/compare-statements.ts';
import { POSTGRES_VERSIONS } from '../postgres/install-postgres.ts';
import { countVersion, tableOf, tryVersion } from '../postgres/try-version.ts';
import type { PartResult, TestPart } from './test-part.ts';
import { STATEMENTS } from './vitest-part.ts';

/** All other tests run on the newest. */
const OTHER_VERSIONS = POSTGRES_VERSIONS.filter((version) => version !== NEWEST_POSTGRES);

async function runVersion(version: number): Promise<PartResult> {
  try {
    const row = await tryVersion(version, version === OLDEST_POSTGRES ? 'short' : 'shortest');
    console.log(`\n${tableOf([row])}`);
    return countVersion(row);
  } catch (error) {
    // A version that cannot be installed or started is a failure, and none to be passed over.
    console.error(error);
    const failure = `PostgreSQL ${version} could not be tried: ${error instanceof Error ? error.message : String(error)}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
}

/** The checks in short on the oldest version, and in their shortest form on those between it and the newest. */
export const postgresParts: readonly TestPart[] = OTHER_VERSIONS.map((version) => ({
  name: `postgres ${version}`,
  run: () => runVersion(version),
}));

/** Every statement that the tests have sent to the newest PostgreSQL, planned on the others. */
export const statementsPart: TestPart = {
  name: 'statements',
  run: async () => {
    const texts = readNotedStatements(STATEMENTS);
    if (texts.length === 0) throw new Error('The tests have noted no statement.');
    const comparisons = await compareStatements(OTHER_VERSIONS, texts);
    for (const { version, alike, faults } of comparisons) {
      console.log(
        `PostgreSQL ${version}: ${alike} of ${texts.length} statements are planned as on ${NEWEST_POSTGRES}`,
      );
      for (const fault of faults) console.error(fault);
    }
    const failures = comparisons.flatMap(({ faults }) => faults);
    const sound = comparisons.filter(({ faults }) => faults.length === 0);
    return { passed: sound.length, failed: failures.length, failures };
  },
};
