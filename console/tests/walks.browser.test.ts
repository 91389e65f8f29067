import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visiting } from '../../src/testing/browser/console-visit.ts';
import { certifierOf } from '../../src/testing/worlds/certified-world.ts';
import { openReceiver } from '../../src/testing/receivers/receiver.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol, mailsTo, newPassword, type TestUser } from '../../src/testing/worlds/test-user.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const card = (page: Page, name: string) => page.getByRole('region', { name });

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('walks through the console', () => {
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
      server().service.worker.start();
      certifierOf(server()).start();
    });

    const walking = (look: (visit: ConsoleVisit) => Promise<void>) => visiting(browser, server(), user, look);

    it('failed deliveries are counted, then sent again, and the receiver is certified', () =>
      walking(async ({ page, open }) => {
        let status = 410;
        const receiver = await openReceiver((response) => void response.writeHead(status).end());
        const webhook = await tenant.newWebhook({ url: receiver.url, eventTypes: ['beneficiary.*'] });
        await tenant.newBeneficiary();
        // 410 disables a subscription.
        await expect
          .poll(async () => (await tenant.get(`/v1/webhooks/${webhook.id}`))['status'])
          .toBe('disabled');
        await open(`/developers/webhooks/${webhook.id}`);
        await button(page, 'Enable').click();
        await page.getByLabel('Failed deliveries since the beginning of').fill('2026-01-01');
        await button(page, 'Count them').click();
        await page.getByText('1 delivery will be sent again.').waitFor();
        status = 204;
        await button(page, 'Send them').click();
        await page.getByText('1 delivery is on the way.').waitFor();
        await button(page, 'Certify').click();
        // It answers everything alike, and so what it should accept too.
        const certification = card(page, 'Certification');
        await certification.getByRole('table', { name: 'Cases' }).getByText('Wrong secret').waitFor();
        await certification.getByText('Failed', { exact: true }).first().waitFor();
        await receiver.close();
      }));

    it('evidence is submitted for a beneficiary, and the simulator decides it', () =>
      walking(async ({ page, open }) => {
        const { id } = await tenant.newBeneficiary();
        await open(`/recipients/${id}`);
        await page.getByText('No identity evidence').waitFor();
        await page.getByLabel('Share token').fill('pending_0123456789');
        await button(page, 'Submit').click();
        const list = page.getByRole('table', { name: 'Identity evidence' });
        await list.getByText('Pending').waitFor();
        await button(page, 'Approve it').click();
        await list.getByText('Accepted').waitFor();
      }));

    it('the simulator page arms a fault, pins a rate, moves the clock, changes the configuration, and shows mail', () =>
      walking(async ({ page, open }) => {
        await open('/developers/simulator');
        await page.getByLabel('Of', { exact: true }).selectOption('bank');
        await page.getByLabel('What happens').selectOption({ index: 1 });
        await button(page, 'Arm it').click();
        await page.getByText('1 left').waitFor();
        await page.getByLabel('From').selectOption('AUD');
        await page.getByLabel('To', { exact: true }).selectOption('USDC');
        await page.getByRole('textbox', { name: 'Rate' }).fill('0.5');
        await button(page, 'Pin it').click();
        await page.getByText('0.5000000000').waitFor();
        await button(page, 'Freeze it').click();
        await button(page, 'An hour later').click();
        await button(page, 'A day later').click();
        await button(page, 'Let it run').click();
        await button(page, 'Freeze it').waitFor();
        await page.getByLabel('Payouts enabled').uncheck();
        await button(page, 'Save the configuration').click();
        await expect
          .poll(async () => {
            const { capabilities } = await tenant.get<{ capabilities: { payoutsEnabled: boolean } }>(
              '/v1/treasury/configurations/effective',
            );
            return capabilities.payoutsEnabled;
          })
          .toBe(false);
        await tenant.newInvitation();
        await page.reload();
        await card(page, 'Mail').locator('summary').first().waitFor();
      }));

    it('a forgotten password is replaced by a link from a mail, and the old one no longer works', () =>
      visiting(browser, server(), undefined, async ({ page, open }) => {
        const other = await enrol(server(), tenant.clientId, 'viewer');
        await open('/');
        await button(page, 'Forgotten your password?').click();
        await page.getByLabel('E-mail address').fill(other.email);
        await button(page, 'Send the link').click();
        await page.getByText('a link is on its way').waitFor();
        const [mail] = await mailsTo(server(), tenant, other.email);
        const token = /#token=(\w+)/.exec(mail?.['text'] ?? '')?.[1] ?? '';
        await open(`/recovery#token=${token}`);
        const password = newPassword();
        await page.getByLabel('New password').fill(password);
        await button(page, 'Set the password').click();
        await heading(page, 'The password is changed').waitFor();
        await page.getByRole('link', { name: 'To sign-in' }).click();
        await page.getByLabel('E-mail address').fill(other.email);
        await page.getByLabel('Password').fill(password);
        await button(page, 'Continue').click();
        await page.getByLabel('Code', { exact: true }).fill(other.nextCode());
        await button(page, 'Sign in').click();
        await heading(page, 'Overview').waitFor();
      }));

    // The last: a confirmation gives the session another cookie.
    it('developer fees and the role of a member are changed after a new code', () =>
      walking(async ({ page, open }) => {
        const memberId = await tenant.newMember('viewer');
        type Members = {
          readonly data: readonly { readonly id: string; readonly email: string; readonly role: string }[];
        };
        const members = async () => (await tenant.get<Members>('/v1/team/members')).data;
        const email = (await members()).find(({ id }) => id === memberId)?.email ?? '';
        await open('/developer-fees');
        await page.getByLabel('Flat, in Australian dollars').fill('0.505');
        await button(page, 'Save').click();
        await page.getByLabel('Code', { exact: true }).fill(user.nextCode());
        await button(page, 'Confirm').click();
        await page.locator('input[name="transfer.flatAud"][data-invalid]').waitFor();
        await page.getByLabel('Flat, in Australian dollars').fill('0.50');
        await page.getByLabel('Share in basis points').fill('25');
        await button(page, 'Save').click();
        await page.getByText('25 basis points').waitFor();
        await open('/settings/team');
        const row = page.getByRole('row').filter({ hasText: email });
        const role = row.getByRole('combobox');
        await role.selectOption('finance');
        await row.getByRole('button', { name: 'Save' }).click();
        await expect
          .poll(async () => (await members()).find(({ id }) => id === memberId)?.role)
          .toBe('finance');
      }));
  });
});
