import { vi } from 'vitest';

/** Not a measure of speed: only the sign by which a test knows an event that never comes. Below `testTimeout`, so that the failed expectation is shown. */
const PATIENCE_MS = 50_000;

const waitFor = vi.waitFor.bind(vi);

/** `vi.waitFor` by itself gives up after a second, which a busy machine may take for any step. */
const waitPatiently: typeof vi.waitFor = (callback, options = {}) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

// Files that share a worker share `vi`.
if (vi.waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
