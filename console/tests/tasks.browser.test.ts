import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visiting } from '../../src/testing/browser/console-visit.ts';
import { openReceiver } from '../../src/testing/receivers/receiver.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol, type TestUser } from '../../src/testing/worlds/test-user.ts';

/** Counts what a user does: a key, a click, a field that is filled. */
class Steps {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    this.count += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async fill(label: string, text: string): Promise<void> {
    this.count += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('from the overview it takes few steps to', () => {
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
    });

    const doing = (most: number, task: (steps: Steps, visit: ConsoleVisit) => Promise<void>) =>
      visiting(browser, server(), user, async (visit) => {
        await visit.open('/');
        const steps = new Steps(visit.page);
        await task(steps, visit);
        expect(steps.count).toBeLessThanOrEqual(most);
      });

    /** Finds a record by what its reference is. */
    async function find(steps: Steps, reference: string): Promise<void> {
      await steps.press('/');
      await steps.page.getByPlaceholder('Find a payment').waitFor();
      await steps.type(reference);
      await steps.page.getByRole('option').filter({ hasText: reference }).waitFor();
      await steps.press('Enter');
    }

    it('find INV-2061, and read why it waits', async () => {
      await tenant.newPayout({ amount: '14.03', externalReference: 'INV-2061' });
      await doing(3, async (steps) => {
        await find(steps, 'INV-2061');
        await steps.page.getByText('Held.').waitFor();
        await steps.page.getByText('The amount stays reserved').waitFor();
      });
    });

    it('send the last failed webhook again', async () => {
      let status = 410;
      const receiver = await openReceiver((response) => void response.writeHead(status).end());
      await tenant.newWebhook({ url: receiver.url, eventTypes: ['destination.*'] });
      server().service.worker.start();
      await tenant.newDestination();
      const failed = async (): Promise<number> =>
        (await tenant.get<{ data: unknown[] }>('/v1/webhook-deliveries?status=failed')).data.length;
      await expect.poll(failed).toBe(1);
      status = 204;
      const { data } = await tenant.get<{ data: { id: string }[] }>('/v1/webhooks');
      await tenant.request('PATCH', `/v1/webhooks/${data[0]?.id ?? ''}`, { body: { status: 'active' } });
      await doing(3, async (steps) => {
        await steps.click('link', /delivery failed/);
        await steps.page.waitForURL('**/console/developers/deliveries?*');
        await steps.click('link', /^destination\.created|Destination/);
        await steps.page.waitForURL('**/console/developers/deliveries/dlv_*');
        await steps.click('button', 'Send it again');
        await expect.poll(() => receiver.received.length).toBe(2);
      });
      await receiver.close();
    });

    it('export the statement of a month', () =>
      doing(2, async (steps) => {
        await steps.click('link', 'Reports');
        await steps.page.getByText('Opening').first().waitFor();
        const download = steps.page.waitForEvent('download');
        await steps.click('button', 'CSV');
        expect((await download).suggestedFilename()).toMatch(/^statement-AUD-\d{4}-\d{2}\.csv$/);
      }));

    it('make a payout come back late, and see both movements', async () => {
      const { id } = await tenant.newPayout({ amount: '15.00', externalReference: 'INV-2062' });
      await tenant.post(`/v1/sandbox/operations/${id}/advance`, { to: 'settled' });
      await doing(4, async (steps) => {
        await find(steps, 'INV-2062');
        await steps.page.waitForURL('**/console/payouts/pay_*');
        await steps.click('button', 'Return it late');
        const movements = steps.page.getByRole('region', { name: 'What it did to the wallet' });
        await movements.getByText('Payout returned').waitFor();
        await movements.getByText('Reservation captured').waitFor();
      });
    });

    // The last: a confirmation gives the session another cookie.
    it('rotate a key, with a code', async () => {
      await tenant.newApiKey({ name: 'Nightly run' });
      await doing(6, async (steps) => {
        await steps.click('link', 'API keys');
        await steps.click('link', /Nightly run/);
        await steps.click('button', 'Rotate');
        await steps.click('button', 'Yes');
        await steps.fill('Code', user.nextCode());
        await steps.click('button', 'Confirm');
        await steps.page.getByText(/^sk_sandbox_\w{20}/).waitFor();
      });
    });
  });
});
