import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visiting } from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { PERSON, type TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol, type TestUser } from '../../src/testing/worlds/test-user.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const button = (page: Page, name: string) => page.getByRole('button', { name });

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('acting in the console', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  withServer(({ server }) => {
    let tenant: TestTenant;
    let user: TestUser;

    beforeAll(async () => {
      tenant = await server().newTenant();
      user = await enrol(server(), tenant.clientId);
      await tenant.fund('1000.00');
      await tenant.newBeneficiary({ ...PERSON, firstName: 'Lena', lastName: 'Kowalski' });
    });

    const acting = (look: (visit: ConsoleVisit) => Promise<void>) => visiting(browser, server(), user, look);

    async function payoutsOf(reference: string): Promise<number> {
      const list = await tenant.get<{ data: unknown[] }>(
        `/v1/treasury/payouts?externalReference=${reference}`,
      );
      return list.data.length;
    }

    async function fillPayout(
      { page, open }: ConsoleVisit,
      amount: string,
      reference: string,
    ): Promise<void> {
      await open('/payouts/new');
      await page.getByLabel('Beneficiary').selectOption({ index: 1 });
      await page.getByLabel('Amount in AUD').fill(amount);
      await page.getByLabel('Your reference').fill(reference);
      await button(page, 'Preview').click();
    }

    it('a payout shows what will happen, and pressed twice it is made once', () =>
      acting(async (visit) => {
        const { page } = visit;
        await fillPayout(visit, '250.00', 'pressed-twice');
        const preview = page.getByRole('region', { name: 'What will happen' });
        await preview.getByText('As things stand, it is accepted.').waitFor();
        expect(await preview.innerText()).toMatch(/To\s+Lena Kowalski\s+They receive\s+250\.00 AUD/);
        await button(page, 'Pay 250.00 AUD').dblclick();
        await page.waitForURL('**/console/payouts/pay_*');
        await page.getByText('pressed-twice').first().waitFor();
        expect(await payoutsOf('pressed-twice')).toBe(1);
      }));

    it('a page that is open shows what happens elsewhere', () =>
      acting(async ({ page, open }) => {
        const payout = await tenant.newPayout({ amount: '1.00' });
        const stream = page.waitForResponse('**/console/api/live');
        await open(`/payouts/${payout.id}`);
        const status = page.getByRole('heading', { level: 1 });
        await status.getByText('Accepted').waitFor();
        await stream;
        await tenant.post(`/v1/sandbox/operations/${payout.id}/advance`, { to: 'failed' });
        await status.getByText('Failed').waitFor();
      }));

    it('an answer that is lost is asked for again, also after a reload, and the payout is made once', () =>
      acting(async (visit) => {
        const { page } = visit;
        await fillPayout(visit, '10.00', 'lost-answer');
        // The request arrives, and its answer does not.
        await page.route('**/v1/treasury/payouts', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await button(page, 'Pay 10.00 AUD').click();
        await page.getByText('The last attempt has no answer.').waitFor();
        await page.unroute('**/v1/treasury/payouts');
        await page.reload();
        await button(page, 'Send it again').click();
        await page.waitForURL('**/console/payouts/pay_*');
        expect(await payoutsOf('lost-answer')).toBe(1);
        visit.complaints();
      }));

    it('a payout that would be refused says why before it is made', () =>
      acting(async (visit) => {
        await fillPayout(visit, '999999.00', 'too-much');
        const preview = visit.page.getByRole('region', { name: 'What will happen' });
        await preview.getByText('It would be refused.').waitFor();
        expect(await preview.innerText()).toContain('insufficient_funds');
        expect(await visit.page.getByRole('button', { name: /^Pay / }).count()).toBe(0);
        expect(await payoutsOf('too-much')).toBe(0);
      }));

    it('a payout is held, approved, and paid by the buttons of the simulator', () =>
      acting(async (visit) => {
        const { page } = visit;
        await fillPayout(visit, '20.03', 'held-first');
        await page.getByText('It will be held for a review.').waitFor();
        await button(page, 'Pay 20.03 AUD').click();
        await page.getByText('The amount stays reserved').waitFor();
        const steps = page.getByRole('region', { name: 'Progress' });
        for (const [press, status] of [
          ['Approve it', 'Accepted'],
          ['Submit it', 'Submitted'],
          ['Settle it', 'Settled'],
        ] as const) {
          await button(page, press).click();
          await steps.getByText(status, { exact: true }).waitFor();
        }
        await button(page, 'Return it late').click();
        await page.getByText('Late return').first().waitFor();
        const movements = page.getByRole('region', { name: 'What it did to the wallet' });
        await movements.getByText('Payout returned').waitFor();
      }));

    it('a canceled payout releases what was reserved', () =>
      acting(async ({ page, open }) => {
        const payout = await tenant.newPayout({ amount: '30.00' });
        await open(`/payouts/${payout.id}`);
        await button(page, 'Cancel').click();
        await button(page, 'Yes').click();
        await page.getByText('What was reserved is available again.').waitFor();
        expect((await tenant.payout(payout.id)).status).toBe('failed');
      }));

    it('a conversion is made by a quote, at its rate', () =>
      acting(async ({ page, open }) => {
        await open('/conversions/new');
        await page.getByLabel('From').selectOption('AUD');
        await page.getByLabel('To', { exact: true }).selectOption('USDC');
        await page.getByLabel('Network that it goes to').selectOption('base');
        await page.getByLabel('Amount to convert').fill('50.00');
        await button(page, 'Get a quote').click();
        await button(page, 'Convert 50.00 AUD').click();
        await page.waitForURL('**/console/conversions/cnv_*');
        await page.getByRole('region', { name: 'Progress' }).getByText('Accepted', { exact: true }).waitFor();
      }));

    it('money is received by an instrument, and a delivery is sent again', () =>
      acting(async ({ page, open }) => {
        await open('/developers/simulator');
        await page.getByLabel('By').selectOption({ index: 1 });
        await page.getByLabel('Amount').fill('77.00');
        await button(page, 'Receive it').click();
        await page.waitForURL('**/console/funding/payins/pin_*');
        await page.getByText('Credited').first().waitFor();
        const webhook = await tenant.newWebhook();
        await open(`/developers/webhooks/${webhook.id}`);
        await button(page, 'Send a test').click();
        await page.waitForURL('**/console/developers/deliveries/dlv_*');
        await button(page, 'Send it again').click();
        await open('/developers/deliveries');
        await page.getByText('Redelivery').first().waitFor();
      }));

    it('a customer is verified, and gets a route with instructions', () =>
      acting(async ({ page, open }) => {
        await open('/customers/new');
        await page.getByLabel('Who it is').selectOption('individual');
        await page.getByLabel('Name of the contact').fill('Priya Raman');
        await page.getByLabel('E-mail address of the contact').fill('priya@example.com');
        await page.getByLabel('First name').fill('Priya');
        await page.getByLabel('Last name').fill('Raman');
        await page.getByLabel('Date of birth').fill('1990-02-03');
        await page.getByLabel('Nationality').fill('AU');
        await page.getByLabel('Country').fill('AU');
        await button(page, 'Save the customer').click();
        await page.waitForURL(/customers\/(?!new)/);
        await button(page, 'Approve them').click();
        await page.getByText('Approved').first().waitFor();
        await page.getByRole('link', { name: 'New route' }).click();
        await page.getByLabel('Direction').selectOption('aud_to_stablecoin');
        await page.getByLabel('Stablecoin').selectOption('USDC');
        await page.getByLabel('Network').selectOption('base');
        await page.getByLabel('Address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
        await button(page, 'Make the route').click();
        await page.waitForURL(/routes\/(?!new)/);
        await page.getByText('BSB').first().waitFor();
      }));

    // The last: a confirmation gives the session another cookie.
    it('a key needs a new code, takes the same request again, and is shown once', () =>
      acting(async ({ page, open }) => {
        await open('/developers/keys/new');
        await page.getByLabel('Name').fill('Nightly run');
        await page.getByLabel('Kind').selectOption('secret');
        await page.getByLabel('Role').selectOption('viewer');
        await button(page, 'Make the key').click();
        await page.getByRole('heading', { name: 'Confirm: New API key' }).waitFor();
        await page.getByLabel('Code', { exact: true }).fill('000000');
        await button(page, 'Confirm').click();
        await page.getByText('The code did not match.').waitFor();
        await page.getByLabel('Code', { exact: true }).fill(user.nextCode());
        await button(page, 'Confirm').click();
        await page.getByText(/^sk_sandbox_/).waitFor();
        await page.getByRole('link', { name: 'To the key' }).click();
        await heading(page, 'Nightly run').waitFor();
        expect(await page.getByText(/^sk_sandbox_\w{20}/).count()).toBe(0);
        // The confirmation holds for five minutes.
        await button(page, 'Revoke').click();
        await button(page, 'Yes').click();
        await page.getByText('Revoked').first().waitFor();
      }));
  });
});
