import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts';
import { findDifference } from './find-difference.ts';
import { readTour, type TourStep } from './read-tour.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The tour waits for a payout to settle; one that never does must not keep it forever. */
const TOUR_LIMIT_MS = 180_000;

/** What the README says of the surroundings, and what stands in its place here. */
function placesOf(sandbox: Sandbox, receiverPort: number): Readonly<Record<string, string>> {
  return {
    'CORRIDOR_URL=http://localhost:3000': `CORRIDOR_URL=${sandbox.url}`,
    'CORRIDOR_API_KEY=sk_sandbox_…': `CORRIDOR_API_KEY=${sandbox.secretKey}`,
    'listen(4000)': `listen(${receiverPort})`,
    'localhost:4000/hooks': `localhost:${receiverPort}/hooks`,
    'curl -s http://localhost:4000': `curl -s http://localhost:${receiverPort}`,
  };
}

function fillIn(steps: readonly TourStep[], places: Readonly<Record<string, string>>): TourStep[] {
  for (const said of Object.keys(places)) {
    const count = steps.filter(({ commands }) => commands.includes(said)).length;
    if (count !== 1) throw new Error(`The tour must say "${said}" in one step, and says it in ${count}.`);
  }
  return steps.map((step) => ({
    ...step,
    commands: Object.entries(places).reduce((text, [said, real]) => text.replace(said, real), step.commands),
  }));
}

function scriptOf(steps: readonly TourStep[], folder: string): string {
  const blocks = steps.map(({ commands }, index) => `{\n${commands}} >'${join(folder, String(index))}'\n`);
  // What a step leaves running ends with the tour, however that ends.
  const ends = `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT`;
  return ['set -e -o pipefail', ends, 'exec </dev/null', ...blocks].join('\n');
}

async function runScript(script: string, databaseUrl: string): Promise<number> {
  const bash = spawn('bash', [script], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: TOUR_LIMIT_MS,
  });
  const [code] = (await once(bash, 'exit')) as [number | null];
  return code ?? 1;
}

/** Shows the steps that ran, up to the first that went wrong; answers how many went right. */
async function judge(steps: readonly TourStep[], folder: string, exitCode: number): Promise<number> {
  for (const [index, { commands, expected }] of steps.entries()) {
    const path = join(folder, String(index));
    const output = existsSync(path) ? await readFile(path, 'utf8') : '';
    // The script ends with the first command that fails, so the last step with an output is the one that failed.
    const isBroken = exitCode !== 0 && !existsSync(join(folder, String(index + 1)));
    const difference = findDifference(expected, output);
    console.log(`${commands.replaceAll(/^/gm, '  ').trimEnd()}\n${output.trimEnd()}\n`);
    if (isBroken || difference !== undefined) {
      console.error(`Step ${index + 1} of the tour: ${difference ?? `a command failed (${exitCode})`}`);
      return index;
    }
  }
  return steps.length;
}

/**
 * Runs the README's tour against a new sandbox as a newcomer would paste it, and compares what it shows.
 * @param postgres a PostgreSQL server that takes new databases; left out: SQLite
 */
export async function runTour(
  postgres?: string,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const written = readTour(await readFile(join(ROOT, 'README.md'), 'utf8'));
  const sandbox = await startSandbox(postgres);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-tour-'));
  try {
    const steps = fillIn(written, placesOf(sandbox, await findFreePort()));
    const script = join(folder, 'tour.sh');
    await writeFile(script, scriptOf(steps, folder));
    const exitCode = await runScript(script, sandbox.databaseUrl);
    const passed = await judge(steps, folder, exitCode);
    return { passed, failed: passed < steps.length ? 1 : 0 };
  } finally {
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
