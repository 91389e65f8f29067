import { chromium } from 'playwright-core';
import { Command, InvalidArgumentError } from 'commander';
import { CHROMIUM_OPTIONS } from '../src/testing/browser/chromium.ts';
import { ServerProcess } from '../trials/server/server-process.ts';
import { openDatabases } from './databases.ts';
import { presentMedian } from './spread.ts';
import { readTree } from './usage/process-tree.ts';

interface Options {
  readonly rounds: number;
  readonly path: string;
  readonly text: string;
}

interface Visit {
  readonly cpuSeconds: number;
  readonly kib: number;
}

function whole(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
  return Number(text);
}

/** A first visit, in a browser that has nothing of the page. */
async function visit(url: string, text: string): Promise<Visit> {
  const server = await chromium.launchServer(CHROMIUM_OPTIONS);
  const pid = server.process().pid ?? 0;
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const before = readTree(pid).cpuSeconds;
    await page.goto(url);
    await page.getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    return { cpuSeconds: readTree(pid).cpuSeconds - before, kib: bytes / 1024 };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function run({ rounds, path, text }: Options): Promise<void> {
  const databases = await openDatabases('sqlite');
  const server = await ServerProcess.start({ databaseUrl: await databases.fresh() });
  const visits: Visit[] = [];
  try {
    // The first has the server read and compress its files.
    for (let round = 0; round <= rounds; round += 1) visits.push(await visit(server.url + path, text));
  } finally {
    await server.kill();
    await databases.stop();
  }
  const counted = visits.slice(1);
  const cpu = presentMedian(
    counted.map(({ cpuSeconds }) => cpuSeconds),
    2,
  );
  const kib = presentMedian(
    counted.map((each) => each.kib),
    0,
  );
  process.stdout.write(`${path}: ${cpu} s of the browser's CPU, ${kib} KiB\n`);
}

await new Command('bench:docs')
  .description('Measures a first visit of a page of the documentation, in Chromium')
  .option('--rounds <n>', 'visits that count', whole, 5)
  .option('--path <path>', 'the page', '/docs/reference/createPayout')
  .option('--text <text>', 'what it is opened for', 'Pays Australian dollars to a beneficiary')
  .action(run)
  .parseAsync();
