import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { visiting } from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol } from '../../src/testing/worlds/test-user.ts';

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('what a user is shown', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  withServer(({ server }) => {
    let tenant: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
      await tenant.fund('500.00');
    });

    it('a viewer reads everything, and is offered nothing that its role does not include', async () => {
      const payout = await tenant.newPayout({ amount: '12.00', externalReference: 'seen-by-viewers' });
      const viewer = await enrol(server(), tenant.clientId, 'viewer');
      await visiting(browser, server(), viewer, async ({ page, open }) => {
        await open(`/payouts/${payout.id}`);
        await page.getByText('seen-by-viewers').first().waitFor();
        for (const name of ['Cancel', 'Settle it', 'Submit it']) {
          expect(await page.getByRole('button', { name }).count(), name).toBe(0);
        }
        await open('/payouts');
        expect(await page.getByRole('link', { name: 'New payout' }).count()).toBe(0);
        await open('/payouts/new');
        await page.getByRole('heading', { name: 'Your role does not include this' }).waitFor();
        expect(await page.getByRole('main').innerText()).toContain(
          'It needs treasury:write, which the role viewer does not have. Ask an owner or an admin of the account.',
        );
        await open('/settings/audit');
        await page.getByRole('heading', { name: 'Your role does not include this' }).waitFor();
      });
    });

    it('finance pays, and neither makes keys nor invites', async () => {
      const finance = await enrol(server(), tenant.clientId, 'finance');
      await visiting(browser, server(), finance, async ({ page, open }) => {
        await open('/payouts');
        await page.getByRole('link', { name: 'New payout' }).waitFor();
        await open('/developers/keys');
        expect(await page.getByRole('link', { name: 'New key' }).count()).toBe(0);
        await open('/settings/team');
        expect(await page.getByRole('link', { name: 'Invite' }).count()).toBe(0);
      });
    });

    it('another account’s record is not here, and an unknown address is no page', async () => {
      const payout = await tenant.newPayout({ amount: '13.00' });
      const stranger = await enrol(server(), (await server().newTenant()).clientId);
      await visiting(browser, server(), stranger, async ({ page, open }) => {
        await open(`/payouts/${payout.id}`);
        await page.getByText("There is no such record, or it is another account's.").waitFor();
        await open(`/o/${payout.id}`);
        await page.getByRole('heading', { name: 'Not here' }).waitFor();
        await open('/nothing/of/the/kind');
        await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
      });
    });

    it('keys alone find a payment by its reference, and walk a list', async () => {
      const user = await enrol(server(), tenant.clientId);
      await tenant.newPayout({ amount: '14.00', externalReference: 'INV-2061' });
      await visiting(browser, server(), user, async ({ page, open }) => {
        await open('/');
        await page.keyboard.press('Tab');
        expect(await page.locator(':focus').innerText()).toBe('Skip to the page');
        await page.keyboard.press('/');
        await page.getByPlaceholder('Find a payment').waitFor();
        await page.keyboard.type('INV-2061');
        await page.getByRole('option').filter({ hasText: 'INV-2061' }).waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/console/payouts/pay_*');
        await page.getByText('14.00').first().waitFor();
        await page.keyboard.press('g');
        await page.keyboard.press('p');
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
        await page.locator('tbody a').first().waitFor();
        await page.keyboard.press('j');
        await page.keyboard.press('j');
        await page.keyboard.press('k');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/console/payouts/pay_*');
        await page.getByText('INV-2061').first().waitFor();
      });
    });

    it('one part that fails says so with its code and request, the rest stands, and it recovers', async () => {
      const user = await enrol(server(), tenant.clientId);
      await visiting(browser, server(), user, async ({ page, open }) => {
        await page.route('**/console/api/attention', (route) =>
          route.fulfill({
            status: 500,
            headers: { 'x-request-id': 'req_of_the_test' },
            json: { code: 'internal_error', message: 'Something went wrong.', requestId: 'req_of_the_test' },
          }),
        );
        await open('/');
        const part = page.getByRole('region', { name: 'Needs attention' });
        await part.getByText('req_of_the_test').waitFor();
        expect(await part.innerText()).toContain('internal_error');
        await page.getByRole('list', { name: 'Balances' }).getByText('available').first().waitFor();
        await page.unroute('**/console/api/attention');
        await part.getByRole('button', { name: 'Try again' }).click();
        await part.getByRole('alert').waitFor({ state: 'hidden' });
      });
    });
  });
});
