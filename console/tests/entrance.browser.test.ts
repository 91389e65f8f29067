import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visiting } from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { codeAt, enrol, invite, newPassword, type TestUser } from '../../src/testing/worlds/test-user.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** So many wrong passwords within 15 minutes lock sign-in. */
const MOST_FAILED = 10;

async function signIn({ page }: ConsoleVisit, { email, password, nextCode }: TestUser): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code', { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('entering the console', () => {
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
    });

    it('an invitation is accepted with a QR code, a password and a code, and its token leaves the address', () =>
      visiting(browser, server(), undefined, async ({ page, open }) => {
        const token = await invite(server(), tenant.clientId, 'new@example.com', 'viewer');
        await open(`/invitation#token=${token}`);
        await heading(page, 'Join').waitFor();
        expect(page.url()).toBe(`${server().url}/console/invitation`);
        await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
        const secret = (await page.locator('code').first().textContent()) ?? '';
        await page.getByLabel('Your name').fill('Mara Lindqvist');
        await page.getByLabel('Password').fill('short');
        await page
          .getByLabel('Code that the authenticator shows')
          .fill(codeAt(secret, server().service.clock()));
        await page.getByRole('button', { name: 'Accept' }).click();
        await page.getByRole('alert').waitFor();
        await page.getByLabel('Password').fill(newPassword());
        await page.getByRole('button', { name: 'Accept' }).click();
        await heading(page, 'Keep your recovery codes').waitFor();
        expect(await page.getByRole('listitem').count()).toBe(10);
        await page.getByRole('button', { name: 'I have kept them' }).click();
        await heading(page, 'Overview').waitFor();
        await page.getByRole('button', { name: 'Viewer' }).waitFor();
        // A viewer is not shown what its role does not include.
        expect(await page.getByRole('link', { name: 'Audit' }).count()).toBe(0);
      }));

    it('a deep link asks for both factors, never says which part is wrong, and then opens', () =>
      visiting(browser, server(), undefined, async (visit) => {
        const { page, open } = visit;
        await open('/payouts?status=held');
        await page.getByLabel('E-mail address').fill(user.email);
        await page.getByLabel('Password').fill('not the password of anyone');
        await page.getByRole('button', { name: 'Continue' }).click();
        expect(await page.getByRole('alert').textContent()).toContain('That did not match');
        await signIn(visit, user);
        await heading(page, 'Payouts').waitFor();
        expect(page.url()).toBe(`${server().url}/console/payouts?status=held`);
      }));

    it('a recovery code replaces the authenticator, once', () =>
      visiting(browser, server(), undefined, async ({ page, open }) => {
        const other = await enrol(server(), tenant.clientId, 'finance');
        await open('/');
        await page.getByLabel('E-mail address').fill(other.email);
        await page.getByLabel('Password').fill(other.password);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('button', { name: 'Use a recovery code' }).click();
        await page.getByLabel('Recovery code').fill(other.recoveryCodes[0] ?? '');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await heading(page, 'Overview').waitFor();
      }));

    it('ten wrong passwords lock sign-in, and the page says for how long', () =>
      visiting(browser, server(), undefined, async ({ page, open }) => {
        const other = await enrol(server(), tenant.clientId, 'viewer');
        await open('/');
        await page.getByLabel('E-mail address').fill(other.email);
        await page.getByLabel('Password').fill('not the password of anyone');
        for (let attempt = 1; attempt <= MOST_FAILED + 1; attempt += 1) {
          const answered = page.waitForResponse('**/console/api/session');
          await page.getByRole('button', { name: 'Continue' }).click();
          await answered;
        }
        const locked = page
          .getByRole('alert')
          .filter({ hasText: 'Too many attempts. Try again in 15 minutes.' });
        await locked.waitFor();
      }));

    it('a session that ends asks over the page, which stays as it was', () =>
      visiting(browser, server(), user, async (visit) => {
        const { page, open, context } = visit;
        await open('/payouts');
        await context.clearCookies();
        await page.getByPlaceholder('Reference').fill('INV-2061');
        await page.keyboard.press('Enter');
        await heading(page, 'Sign in again').waitFor();
        await signIn(visit, user);
        await heading(page, 'Sign in again').waitFor({ state: 'hidden' });
        expect(await page.getByPlaceholder('Reference').inputValue()).toBe('INV-2061');
        await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
      }));

    it('another user finds nothing of the first, whose page is thrown away', () =>
      visiting(browser, server(), user, async (visit) => {
        const { page, open, context } = visit;
        await tenant.fund('10.00');
        const payout = await tenant.newPayout({ externalReference: 'of-the-first', amount: '1.00' });
        await open(`/payouts/${payout.id}`);
        const stranger = await enrol(server(), (await server().newTenant()).clientId);
        await context.clearCookies();
        await page.getByRole('link', { name: 'Movements' }).click();
        await heading(page, 'Sign in again').waitFor();
        await signIn(visit, stranger);
        await heading(page, 'Movements').waitFor();
        await page.goBack();
        await page.getByRole('heading', { name: 'Not here' }).waitFor();
        expect(await page.getByText('of-the-first').count()).toBe(0);
      }));

    it('a draft is its user’s: after a reload another user finds none of it', () =>
      visiting(browser, server(), user, async (visit) => {
        const { page, open, context } = visit;
        await open('/payouts/new');
        await page.getByLabel('Your reference').fill('typed-by-the-first');
        await page.reload();
        await page.getByLabel('Your reference').waitFor();
        expect(await page.getByLabel('Your reference').inputValue()).toBe('typed-by-the-first');
        const other = await enrol(server(), tenant.clientId, 'finance');
        await context.clearCookies();
        await page.reload();
        await signIn(visit, other);
        await page.getByLabel('Your reference').waitFor();
        expect(await page.getByLabel('Your reference').inputValue()).toBe('');
      }));

    it('signing out ends the session, also in the other tabs of the browser', () =>
      visiting(browser, server(), user, async (visit) => {
        const { page, open, context } = visit;
        await open('/');
        const other = await context.newPage();
        await other.goto(`${server().url}/console/payouts`);
        await heading(other, 'Payouts').waitFor();
        await page.getByRole('button', { name: 'your settings' }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await heading(page, 'Sign in').waitFor();
        await heading(other, 'Sign in').waitFor();
        expect(await other.getByRole('navigation').count()).toBe(0);
      }));
  });
});
