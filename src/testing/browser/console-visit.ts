import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestServer } from '../server/test-server.ts';
import type { TestUser } from '../worlds/test-user.ts';

/** A browser in which someone looks at the console. */
export interface ConsoleVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens an address below `/console`, and waits until it is drawn. */
  readonly open: (path: string) => Promise<void>;
  /** What the browser complained of since it was asked last: violations of the policy, errors of scripts, requests elsewhere. */
  readonly complaints: () => string[];
  readonly close: () => Promise<void>;
}

const WINDOW = { width: 1280, height: 860 };

/** A refusal is an answer, of which Chromium complains. */
const REFUSED = /^Failed to load resource: the server responded with a status of/;

/** Asked in the page, frame by frame: Playwright looks at growing intervals, half a second apart at last. */
const DRAWN = `new Promise((resolve) => {
  const look = () => {
    const isDrawn = document.querySelector('h1') !== null && document.querySelector('[aria-label=Loading]') === null;
    if (isDrawn) resolve(); else requestAnimationFrame(look);
  };
  look();
})`;

/** @param user whose session the browser has; undefined for a browser without a session */
export async function visitConsole(
  browser: Browser,
  server: TestServer,
  user?: Pick<TestUser, 'browser'>,
): Promise<ConsoleVisit> {
  const context = await browser.newContext({
    viewport: WINDOW,
    // As in vitest.config.ts: a local time that slips in shows.
    timezoneId: 'Pacific/Chatham',
  });
  const cookies = [...(user?.browser.cookies ?? [])];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !REFUSED.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) complaints.push(`asked elsewhere: ${request.url()}`);
  });
  return {
    context,
    page,
    open: async (path) => {
      await page.goto(`${server.url}/console${path}`);
      await page.evaluate(DRAWN);
    },
    complaints: () => {
      const told = complaints;
      complaints = [];
      return told;
    },
    close: () => context.close(),
  };
}

/** A visit while something is looked at; the browser must complain of nothing. */
export async function visiting(
  browser: Browser,
  server: TestServer,
  user: Pick<TestUser, 'browser'> | undefined,
  look: (visit: ConsoleVisit) => Promise<void>,
): Promise<void> {
  const visit = await visitConsole(browser, server, user);
  try {
    await look(visit);
    expect(visit.complaints()).toEqual([]);
  } finally {
    await visit.close();
  }
}

const require = createRequire(import.meta.url);

let source: Promise<string> | undefined;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on the page that is open, a line each. */
export async function axeFindings({
  context,
  page,
}: Pick<ConsoleVisit, 'context' | 'page'>): Promise<string[]> {
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  // The policy of the page lets no script in; the debugger is no part of the page.
  const session = await context.newCDPSession(page);
  const isThere = await page.evaluate("'axe' in window");
  if (isThere !== true) await session.send('Runtime.evaluate', { expression: await source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return (result.value as Violation[]).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`,
  );
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = ({ page }: Pick<ConsoleVisit, 'page'>): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');
