import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

/** So long nothing may change before what changed is taken up: editors write several files. */
const QUIET_MS = 100;

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const COMPILER = 'node_modules/typescript-7/bin/tsc';

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Runs a program to its end. @returns whether it succeeded */
async function run(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

let server: ChildProcess | undefined;

async function stop(): Promise<void> {
  const running = server;
  server = undefined;
  if (running === undefined || running.exitCode !== null) return;
  const ended = once(running, 'close');
  // A killed server loses nothing that it has acknowledged, and needs no time to drain.
  running.kill('SIGKILL');
  await ended;
}

async function start(): Promise<void> {
  await stop();
  server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: ROOT, stdio: 'inherit' });
}

/** Takes a change of the contract as far as it goes: to the first step that refuses it, or to a server that has it. */
async function follow(): Promise<void> {
  const begun = performance.now();
  const isGenerated = await run(['--import', 'tsx', 'scripts/generate.ts', '--without-client']);
  if (!isGenerated) {
    say('The server runs as before.');
    return;
  }
  // The server starts meanwhile: where the compiler refuses, it runs as far as it can.
  const [isSound] = await Promise.all([run([COMPILER, '-p', 'tsconfig.json']), start()]);
  if (!isSound) {
    say('These places must change.');
    return;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(
    `The contract was followed in ${seconds} s. Run npm run generate before you commit: generated/client is as before.`,
  );
}

const changed = new Set<'spec' | 'src'>();
let timer: NodeJS.Timeout | undefined;
let isBusy = false;

async function takeUp(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    while (changed.size > 0) {
      const isOfSpec = changed.has('spec');
      changed.clear();
      await (isOfSpec ? follow() : start());
    }
  } finally {
    isBusy = false;
  }
}

watch(['spec', 'src'], { cwd: ROOT, ignoreInitial: true }).on('all', (_event, name) => {
  if (!/\.(yaml|ts|sql)$/.test(name) || name.endsWith('.test.ts')) return;
  changed.add(name.startsWith('spec') ? 'spec' : 'src');
  clearTimeout(timer);
  timer = setTimeout(() => void takeUp(), QUIET_MS);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit()));
}

await start();
