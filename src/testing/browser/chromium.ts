import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Where Debian and others put it. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function findChromium(): string | undefined {
  const named = process.env['CORRIDOR_CHROMIUM'];
  return named ?? USUAL.find((path) => existsSync(path));
}

const path = findChromium();

/**
 * Why tests in a browser cannot run here; undefined if they can. CORRIDOR_CHROMIUM names a Chromium elsewhere: if it is set,
 * they run or fail.
 */
export const NO_BROWSER =
  path === undefined ? 'no Chromium is installed: apt-get install chromium-headless-shell' : undefined;

/**
 * It has no sandbox of its own for root, which tests often run as, and containers have little shared memory. It opens our own
 * pages alone.
 */
export const CHROMIUM_OPTIONS: LaunchOptions = {
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  ...(path === undefined ? {} : { executablePath: path }),
};

/** A Chromium without a window. @throws Error if there is none */
export async function startChromium(): Promise<Browser> {
  if (path === undefined) throw new Error(NO_BROWSER);
  return chromium.launch(CHROMIUM_OPTIONS);
}
