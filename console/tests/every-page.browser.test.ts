import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import {
  axeFindings,
  type ConsoleVisit,
  sidewaysScroll,
  visitConsole,
} from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { hostileRecords } from '../../src/testing/worlds/hostile-records.ts';
import { enrol } from '../../src/testing/worlds/test-user.ts';

/** Every address that needs a session. */
const PAGES = Array.from(
  readFileSync(new URL('../routes.tsx', import.meta.url), 'utf8').matchAll(/^ {2}page\('([^']+)'/gm),
  ([, path = '']) => path,
);

/** Each page is looked at in each, and must fit into the narrowest too. */
const LOOKS = [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 390, height: 860, colorScheme: 'dark' },
] as const;

const NARROWEST = { width: 320, height: 860 };

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('every page of the console', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  withServer(
    ({ server }) => {
      let visit: ConsoleVisit;
      let ids: Readonly<Record<string, string>>;

      beforeAll(async () => {
        const tenant = await server().newTenant();
        const user = await enrol(server(), tenant.clientId);
        ids = { ...(await hostileRecords(tenant)), '/developers/requests/$id': await tenant.keptRequest() };
        visit = await visitConsole(browser, server(), user);
      });

      async function findings(): Promise<string[]> {
        const { page } = visit;
        const title = await page.title();
        const found = /^.+ · Corridor$/.test(title) ? [] : [`its title is "${title}"`];
        if ((await page.getByRole('alert').count()) > 0) found.push('a part of it failed');
        for (const { colorScheme, ...size } of LOOKS) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          const told = await axeFindings(visit);
          found.push(...told.map((finding) => `${size.width} wide and ${colorScheme}: ${finding}`));
        }
        await page.setViewportSize(NARROWEST);
        const sideways = await sidewaysScroll(visit);
        if (sideways > 0) found.push(`${sideways} pixels wider than its window`);
        return [...found, ...visit.complaints()];
      }

      it('is found in the list of routes', () => {
        expect(PAGES).toEqual(expect.arrayContaining(['/', '/payouts/$id', '/settings/audit']));
      });

      it.each(PAGES)(
        '%s is accessible, keeps to its policy, and fits, with hostile texts in all records',
        async (page) => {
          await visit.open(page.replace('$id', ids[page] ?? ''));
          expect(await findings()).toEqual([]);
        },
      );
    },
    { variables: { CORRIDOR_REQUEST_LOG: 'bodies' } },
  );
});
