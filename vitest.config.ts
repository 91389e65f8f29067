import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,conformance}/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/property-seed.ts'],
    // Far from UTC, not on the full hour, and with summer time: a local time that slips in shows.
    env: { TZ: 'Pacific/Chatham' },
    allowOnly: false,
    restoreMocks: true,
    // Tests wait for databases and servers more than they reckon: one worker a core leaves none of them idle.
    maxWorkers: '100%',
    // Far above what any test takes by itself: a machine that is busy with other work makes no test fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
