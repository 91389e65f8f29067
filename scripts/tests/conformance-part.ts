import { readTestSeed } from '../../src/testing/test-seed.ts';
import { runSuite } from '../conformance/run-suite.ts';
import { startTrial } from '../conformance/self-trial.ts';
import type { PartResult, TestPart } from './test-part.ts';

/** Checks that together call every operation and move money both ways, and that ask something of the database. */
export const SMOKE: readonly string[] = [
  'plain-success',
  'replay',
  'unknown-ids',
  'isolation',
  'overspend',
  'webhook-deliveries',
  'model-parallel',
  'ledger',
  'events',
];

/** Checks that one key cannot try, and so the README's line does not. */
const BY_MORE_KEYS: readonly string[] = [
  'publishable-key',
  'publishable-reads',
  'step-up',
  'scopes',
  'key-reach',
  'key-terms',
  'key-addresses',
  'dead-keys',
  'key-space-of-tenant',
  'key-space-of-siblings',
  'isolation',
  'console-origins',
  'session-origins',
  'second-factor',
  'confirmations',
  'invitations',
  'members',
  'audit-trail',
  'record-search',
  'attention',
  'activity-privacy',
];

/** Checks that move money in every way, and read what came of it. */
export const SMOKE_IN_SHORT: readonly string[] = [
  'plain-success',
  'replay',
  'overspend',
  'webhook-deliveries',
  'ledger',
  'events',
];

/**
 * One short run of the suite against a sandbox of its own; each operation of each check counts.
 * @param folder for its report, beside those of other runs
 * @param postgres a PostgreSQL server that takes new databases; left out: one is started
 */
export async function runSmoke(
  folder: string,
  checks: readonly string[],
  postgres?: string,
): Promise<PartResult> {
  const place = { database: 'postgres' as const, ...(postgres === undefined ? {} : { postgres }) };
  // What the guard reads is the contract, which is the same on every database: the tests beside the code have it
  // where every operation is asked in every form.
  const variables = { CORRIDOR_CONTRACT_GUARD: 'off' };
  const trial = await startTrial({ ...place, keys: 'tenants', processes: 1, variables });
  try {
    const options = [...trial.options, '--seed', String(readTestSeed()), '--only', checks.join()];
    const { report, output } = await runSuite(options, folder);
    if (report === undefined) throw new Error(output);
    for (const { operation, check, message } of report.failures)
      console.error(`${operation}  [${check}] ${message}`);
    const outcomes = report.checks.flatMap(({ cells }) => cells.map(({ outcome }) => outcome));
    const failed = outcomes.filter((outcome) => outcome === 'broken').length;
    const passed = outcomes.filter((outcome) => outcome === 'held').length;
    console.log(`conformance: ${passed} held, ${failed} broken`);
    return { passed, failed: Math.max(failed, report.failures.length > 0 ? 1 : 0) };
  } finally {
    await trial.stop();
  }
}

/** The part of the suite that takes more than one key, on the newest PostgreSQL. */
export const conformancePart: TestPart = {
  name: 'conformance',
  run: () => runSmoke('.reports/conformance-keys', BY_MORE_KEYS),
};
