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
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol } from '../../src/testing/worlds/test-user.ts';

/** One of each form, and the largest of its kind. */
const PAGES = [
  '/docs',
  '/docs/reference',
  '/docs/reference/createPayout',
  '/docs/reference/createPaymentRoute',
  '/docs/reference/getTreasury',
  '/docs/reference/getInvoicePdf',
  '/docs/guides/quickstart',
  '/docs/guides/clients',
  '/docs/errors',
  '/docs/errors/invalid_request',
  '/docs/events',
  '/docs/events/transfer.held',
  '/docs/states',
  '/docs/states/transfer',
  '/docs/reasons',
];

const LOOKS = [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 390, height: 860, colorScheme: 'dark' },
] as const;

const NARROWEST = { width: 320, height: 860 };

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('the documentation in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  withServer(({ server }) => {
    let tenant: TestTenant;
    let visit: ConsoleVisit;

    beforeAll(async () => {
      tenant = await server().newTenant();
      visit = await visitConsole(browser, server());
    });
    afterAll(() => visit.close());

    const open = (path: string) => visit.page.goto(server().url + path);

    it.each(PAGES)('%s is accessible, keeps to its policy, and fits', async (path) => {
      await open(path);
      const found: string[] = [];
      for (const { colorScheme, ...size } of LOOKS) {
        await visit.page.setViewportSize(size);
        await visit.page.emulateMedia({ colorScheme });
        found.push(...(await axeFindings(visit)));
      }
      await visit.page.setViewportSize(NARROWEST);
      expect([...found, await sidewaysScroll(visit), ...visit.complaints()]).toEqual([0]);
    });

    describe('sending a request', () => {
      const send = async (): Promise<string> => {
        await visit.page.getByRole('button', { name: 'Send', exact: true }).click();
        await visit.page.locator('.answer pre').waitFor();
        return (await visit.page.locator('.answer').textContent()) ?? '';
      };

      it('makes what it needs, and sends under a new key each time', async () => {
        await tenant.fund('1000.00');
        const { page } = visit;
        await open('/docs/reference/createPayout');
        await page.getByLabel('A key of this sandbox').fill(tenant.secretKey);
        await page.getByRole('button', { name: 'Find or make a beneficiary' }).click();
        // The button waits until the beneficiary is found or made.
        expect(await send()).toMatch(/^201 req_/);
        // The same key would answer it again; the same reference is refused.
        await page.evaluate("document.querySelector('.answer').replaceChildren()");
        expect(await send()).toMatch(/^409 duplicate_external_reference req_/);
        const { body } = await tenant.request('GET', '/v1/treasury/payouts');
        expect(body['data']).toHaveLength(1);
      });

      it('knows on the next page what was made on this one', async () => {
        await open('/docs/reference/getPayout');
        expect(await visit.page.locator('.missing button').count()).toBe(0);
        expect(await send()).toMatch(/^200 req_/);
        await visit.page.getByRole('link', { name: /^req_/ }).waitFor();
      });

      it('leads from a refusal to its page', async () => {
        await open('/docs/reference/getPayout');
        await visit.page.getByLabel('id').fill('pay_unknown');
        expect(await send()).toMatch(/^404 not_found/);
        await visit.page.getByRole('link', { name: 'not_found' }).last().click();
        await visit.page.getByRole('heading', { name: 'not_found' }).waitFor();
      });

      it('uses the session of the console without a key', async () => {
        const user = await enrol(server(), tenant.clientId);
        const other = await visitConsole(browser, server(), user);
        try {
          await other.page.goto(`${server().url}/docs/reference/getCaller`);
          await other.page.getByRole('button', { name: 'Send', exact: true }).click();
          await other.page.locator('.answer pre').waitFor();
          expect(await other.page.locator('.answer').textContent()).toContain(user.id);
        } finally {
          await other.close();
        }
      });

      it('is not offered where no key is taken', async () => {
        await open('/docs/reference/getHealth');
        expect(await visit.page.locator('[data-send]').count()).toBe(0);
      });
    });

    it('the search leads by the keyboard alone to a page', async () => {
      const { page } = visit;
      await page.setViewportSize(LOOKS[0]);
      await open('/docs/reference/createPayout');
      await page.keyboard.press('/');
      await page.keyboard.type('insufficient_funds');
      await page.locator('#found a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'insufficient_funds' }).waitFor();
      expect(visit.complaints()).toEqual([]);
    });

    it('everything but the search and sending is there without a script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        await page.goto(`${server().url}/docs/reference/createPayout`);
        await page.getByRole('heading', { name: 'Create a payout' }).waitFor();
        expect(await page.getByRole('searchbox').count()).toBe(0);
        expect(await page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
        await page.getByRole('link', { name: 'insufficient_funds' }).first().click();
        await page.getByRole('heading', { name: 'insufficient_funds' }).waitFor();
      } finally {
        await context.close();
      }
    });
  });
});
