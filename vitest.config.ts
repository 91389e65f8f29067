import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** The files that take longest, begun first: a worker that came to one of them last would leave the others idle. */
const LONGEST = [
  'src/testing/invariants/treasury.property.test.ts',
  'console/tests/every-page.browser.test.ts',
  'src/http/provoked-errors.http.test.ts',
  'src/lists/lists.http.test.ts',
  'src/http/idempotency.http.test.ts',
  'src/db/startup/server-before.http.test.ts',
  'src/compiled.http.test.ts',
  'src/testing/invariants/transfers.property.test.ts',
  'src/workers/failing-workers.http.test.ts',
  'console/tests/entrance.browser.test.ts',
  'src/sandbox/every-edge.http.test.ts',
  'src/db/startup/installation.http.test.ts',
  'src/db/startup/prepare-database.http.test.ts',
  'src/treasury/operations/apply-report.test.ts',
  'src/webhooks/certification/certifier.http.test.ts',
  'src/db/frozen-database.test.ts',
  'src/main-drain.http.test.ts',
  'src/lists/bounded-lists.http.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{src,sdk,scripts,conformance,console,docs-site,cli,trials,bench}/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: [
      'src/testing/fixed-seeds.ts',
      'src/testing/patience.ts',
      'src/testing/statements/note-statements.ts',
    ],
    // As patient as `vi.waitFor` is.
    expect: { poll: { timeout: 50_000 } },
    // Far from UTC, not on the full hour, and with summer time: a local time that slips in shows.
    env: { TZ: 'Pacific/Chatham' },
    allowOnly: false,
    restoreMocks: true,
    // Tests wait for databases and servers more than they reckon: one worker a core leaves none of them idle.
    maxWorkers: '100%',
    // No test mocks a module or leaves anything behind in one: to load them all anew for each file takes a minute.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Far above what any test takes by itself: a machine that is busy with other work makes no test fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
