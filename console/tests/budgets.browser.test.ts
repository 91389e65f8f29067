import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visitConsole } from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { enrol, type TestUser } from '../../src/testing/worlds/test-user.ts';

const KIB = 1024;

interface Loaded {
  readonly files: Map<string, number>;
  readonly calls: string[];
  /** Until nothing was asked for a while that is not answered yet. */
  readonly quiet: () => Promise<void>;
}

/** It stays open: what it tells of is read when it happens. */
const STREAM = '/console/api/live';

const QUIET_MS = 500;

/** What a page asks for: files with their bytes as they are sent, and calls of the interface. */
function noteLoaded({ page }: ConsoleVisit): Loaded {
  const underWay = new Set<Request>();
  let since = performance.now();
  const quiet = () =>
    vi.waitFor(() => expect([underWay.size, performance.now() - since > QUIET_MS]).toEqual([0, true]), {
      timeout: 30_000,
    });
  const loaded: Loaded = { files: new Map(), calls: [], quiet };
  page.on('request', (request) => {
    if (request.url().endsWith(STREAM)) return;
    underWay.add(request);
    since = performance.now();
  });
  const answered = (request: Request) => {
    underWay.delete(request);
    since = performance.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path === STREAM) return;
    if (path.startsWith('/console/assets/')) {
      loaded.files.set(path, Number(response.headers()['content-length']));
    } else if (/^\/(?:v1|console\/api)\//.test(path)) loaded.calls.push(path);
  });
  return loaded;
}

const sumOf = ({ files }: Loaded): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('what the console loads', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  withServer(({ server }) => {
    let user: TestUser;

    beforeAll(async () => {
      const tenant = await server().newTenant();
      await tenant.fund('100.00');
      user = await enrol(server(), tenant.clientId);
    });

    it('stays small for sign-in, for the overview, and for each page after it', async () => {
      const stranger = await visitConsole(browser, server());
      const signIn = noteLoaded(stranger);
      await stranger.open('/');
      await signIn.quiet();
      await stranger.close();

      const visit = await visitConsole(browser, server(), user);
      const overview = noteLoaded(visit);
      await visit.open('/');
      await visit.page.getByRole('img', { name: 'AUD available' }).waitFor();
      await overview.quiet();
      const [files, calls, bytes] = [overview.files.size, overview.calls.length, sumOf(overview)];
      const further: Record<string, number> = {};
      for (const name of ['Payouts', 'Customers', 'Webhooks', 'Audit']) {
        const before = sumOf(overview);
        await visit.page.getByRole('link', { name }).click();
        await visit.page.getByRole('heading', { level: 1, name }).waitFor();
        await overview.quiet();
        further[name] = sumOf(overview) - before;
      }
      await visit.close();

      expect(sumOf(signIn)).toBeLessThan(160 * KIB);
      expect(bytes).toBeLessThan(190 * KIB);
      expect([files <= 12, calls <= 6], `${files} files and ${calls} calls`).toEqual([true, true]);
      for (const added of Object.values(further)) expect(added).toBeLessThan(25 * KIB);
    });
  });
});
