import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readMemory } from '../usage/process-tree.ts';

export interface Verification {
  readonly isSound: boolean;
  readonly head: string;
  readonly seconds: number;
  /** The most that was resident, in MiB. */
  readonly peakMiB: number;
}

const LOOK_EVERY_MS = 50;

/** Runs a command of the operator, of a checkout, and answers its one JSON document. @throws Error if it says something else */
export async function runOperator(
  folder: string,
  databaseUrl: string,
  command: readonly string[],
  look: (pid: number) => void = () => undefined,
): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/operator/operator.ts', ...command, '--json'],
    {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const looking = setInterval(() => look(child.pid ?? 0), LOOK_EVERY_MS);
  try {
    const [said, complaint] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (!said.startsWith('{')) throw new Error(`operator ${command.join(' ')} in ${folder}: ${complaint}`);
    return JSON.parse(said);
  } finally {
    clearInterval(looking);
  }
}

export async function verifyLedger(folder: string, databaseUrl: string): Promise<Verification> {
  const began = performance.now();
  let peakMiB = 0;
  const verdict = (await runOperator(folder, databaseUrl, ['ledger', 'verify'], (pid) => {
    peakMiB = Math.max(peakMiB, readMemory(pid, 'VmHWM'));
  })) as { sound: boolean; chains: { movements: number; head: { seq: number; hash: string } }[] };
  const { head } = verdict.chains.reduce((most, each) => (each.movements > most.movements ? each : most));
  return {
    isSound: verdict.sound,
    head: `${head.seq}:${head.hash}`,
    seconds: (performance.now() - began) / 1_000,
    peakMiB,
  };
}
