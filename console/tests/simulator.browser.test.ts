import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { NO_BROWSER, startChromium } from '../../src/testing/browser/chromium.ts';
import { type ConsoleVisit, visitConsole } from '../../src/testing/browser/console-visit.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { SHOPPER, type TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { enrol } from '../../src/testing/worlds/test-user.ts';

interface Played {
  readonly machine: keyof typeof STATE_MACHINES;
  readonly page: string;
  /** A record that only the simulator moves; it begins in the state. */
  readonly make: (tenant: TestTenant) => Promise<{ readonly id: string }>;
  readonly begins: string;
  /** The control call that its buttons make, below the sandbox. */
  readonly report: (id: string, to: string) => readonly [path: string, body: object];
}

const advancing =
  (kind: string): Played['report'] =>
  (id, to) => [`/v1/sandbox/${kind}/${id}/advance`, { to }];

/** It has whatever is made of it held. */
const HELD = '20.03';

const PLAYED: readonly Played[] = [
  {
    machine: 'payout',
    page: '/payouts',
    make: (tenant) => tenant.newPayout({ amount: HELD }),
    begins: 'held',
    report: advancing('operations'),
  },
  {
    machine: 'withdrawal',
    page: '/withdrawals',
    make: (tenant) => tenant.newWithdrawal({ amount: HELD }),
    begins: 'held',
    report: advancing('operations'),
  },
  {
    machine: 'conversion',
    page: '/conversions',
    make: (tenant) =>
      tenant.newConversion({ sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: HELD }),
    begins: 'held',
    report: advancing('operations'),
  },
  {
    machine: 'payin',
    page: '/funding/payins',
    make: (tenant) => tenant.fund('5.00', { outcome: 'detected' }),
    begins: 'detected',
    report: advancing('payins'),
  },
  {
    machine: 'deposit',
    page: '/funding/deposits',
    make: (tenant) => tenant.deposit('5.00', { outcome: 'detected' }),
    begins: 'detected',
    report: advancing('deposits'),
  },
  {
    machine: 'transfer',
    page: '/transfers',
    make: (tenant) => tenant.newTransfer('aud_to_stablecoin', HELD),
    begins: 'held',
    report: advancing('transfers'),
  },
  {
    machine: 'customer_verification',
    page: '/customers',
    make: (tenant) =>
      tenant.newCustomer({ contact: { ...SHOPPER.contact, email: 'pending_mia@example.com' } }),
    begins: 'in_progress',
    report: (id, to) => [`/v1/sandbox/customers/${id}/verification`, { verificationStatus: to }],
  },
];

/** The shortest way by the table from one state to another; undefined if there is none. */
function wayTo(machine: Played['machine'], from: string, to: string): string[] | undefined {
  const { transitions } = STATE_MACHINES[machine];
  const ways = new Map<string, string[]>([[from, []]]);
  // A growing map is walked to its new end.
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const { from: left, to: next } of transitions)
      if (left === state && !ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

// NO_BROWSER says what to install; .ci/run sets CORRIDOR_CHROMIUM, with which nothing is left out.
describe.skipIf(NO_BROWSER !== undefined)('the simulator', () => {
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
      await tenant.fund('1000.00');
      await tenant.deposit('1000.000000');
      // Nothing moves but by a button.
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-01-01T00:00:00.000Z' });
      visit = await visitConsole(browser, server(), await enrol(server(), tenant.clientId));
    });
    afterAll(() => visit.close());

    const buttonsOf = (page: Page) => page.getByRole('region', { name: 'Simulator' }).getByRole('button');

    /** Presses a button, and waits for its report to be taken: it is refused by an alert. */
    async function press(page: Page, label: string): Promise<void> {
      const answered = page.waitForResponse(
        (response) => response.url().includes('/v1/sandbox/') && response.request().method() === 'POST',
      );
      await buttonsOf(page).getByText(label, { exact: true }).click();
      expect([label, (await answered).status()]).toEqual([label, 200]);
    }

    async function labels(page: Page): Promise<string[]> {
      const region = page.getByRole('region', { name: 'Simulator' });
      return (await region.count()) === 0 ? [] : buttonsOf(page).allTextContents();
    }

    it.each(PLAYED)(
      'every button of a $machine is taken by its provider',
      async ({ machine, page: place, make, begins, report }) => {
        const { page } = visit;
        const pressed = new Set<string>();
        const states = STATE_MACHINES[machine].states.filter((state) => wayTo(machine, begins, state));
        for (const state of states) {
          for (let left = 1; left > 0; left -= 1) {
            const { id } = await make(tenant);
            for (const to of wayTo(machine, begins, state) ?? []) await tenant.post(...report(id, to));
            await visit.open(`${place}/${id}`);
            const unpressed = (await labels(page)).filter((label) => !pressed.has(`${state}: ${label}`));
            const [label] = unpressed;
            if (label === undefined) break;
            await press(page, label);
            pressed.add(`${state}: ${label}`);
            // One more round for each of the others.
            left = unpressed.length;
          }
        }
        const moves = STATE_MACHINES[machine].transitions.filter(
          ({ from }) => from !== null && (states as readonly string[]).includes(from),
        );
        expect(pressed.size).toBeGreaterThanOrEqual(moves.length);
        expect(visit.complaints()).toEqual([]);
      },
    );
  });
});
