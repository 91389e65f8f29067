import { expect, it } from 'vitest';
import type { SuiteReport } from '../conformance/run-suite.ts';
import { judgeReadmeRun } from './judge-readme-run.ts';
import { readReadmeLine } from './read-readme-line.ts';

const README =
  '# Name\n\n## Test a server\n\nText.\n\n```sh\nnpm run x -- --key KEY\n```\n\n## After\n```sh\nKEY\n```\n';

type Cell = SuiteReport['checks'][number]['cells'][number];

const report = (cells: readonly Cell[], failures: SuiteReport['failures'] = []): SuiteReport => ({
  verdict: '',
  seed: 1,
  durationMs: 1,
  exchanges: 1,
  checks: [{ name: 'a-check', cells }],
  failures,
  mistakes: [],
});

const held: Cell = { operation: 'getTreasury', outcome: 'held' };
const untried = (reason: string): Cell => ({ operation: 'listApiKeys', outcome: 'not tried', reason });

it("reads the command under the README's heading, with what stands for its places", () => {
  expect(readReadmeLine(README, { KEY: 'sk_1' })).toBe('npm run x -- --key sk_1');
});

it('refuses a README without the command, and a command without a place', () => {
  expect(() => readReadmeLine('# Name\n', {})).toThrow('no command');
  expect(() => readReadmeLine(README, { URL: 'http://localhost' })).toThrow('once');
});

it('counts what held, and takes a lack of keys as it is', () => {
  const lacking = [
    'no second --secret-key was given',
    'no --step-up-token was given',
    'no --step-up-token was given for createApiKey',
    'no --revoked-key, --expired-key or --foreign-key was given',
  ].map(untried);
  expect(judgeReadmeRun(report([held, ...lacking]), 0)).toEqual({ passed: 1, failed: 0, failures: [] });
});

it('counts a broken promise, and what was not tried for another reason', () => {
  const broken = { check: 'a-check', operation: 'getTreasury', message: 'it broke' };
  const { passed, failed, failures } = judgeReadmeRun(
    report([held, untried('the check never reached it')], [broken]),
    1,
  );
  expect([passed, failed]).toEqual([1, 2]);
  expect(failures).toEqual([
    'getTreasury [a-check] it broke',
    'listApiKeys [a-check] not tried: the check never reached it',
  ]);
});

it('counts a run that ended otherwise, or tried nothing', () => {
  expect(judgeReadmeRun(report([held]), 2)).toMatchObject({ failed: 1 });
  expect(judgeReadmeRun(report([]), 0)).toMatchObject({ passed: 0, failed: 1 });
});
