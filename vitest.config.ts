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
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
