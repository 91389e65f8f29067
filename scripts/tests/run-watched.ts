import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Not a measure of speed: a program that is silent for so long is taken for one that hangs. */
const SILENCE_MS = 8 * 60_000;

/** How long the output of a program that has ended is waited for: a process that it left running may hold the pipe open. */
const DRAIN_MS = 5_000;

const SHOWN_CHARACTERS = 300;

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** As `ps` shows it: how long it has run, its state and its command. */
  readonly shown: string;
}

/** The process and all that it has started, directly or not; empty on a machine without `ps`. */
async function familyOf(pid: number): Promise<readonly Running[]> {
  const listed = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,etime=,stat=,args=']).catch(
    () => null,
  );
  const all = (listed?.stdout ?? '').split('\n').flatMap((line): Running[] => {
    const [, own, parent, shown = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own === undefined ? [] : [{ pid: Number(own), parent: Number(parent), shown }];
  });
  const family = all.filter((each) => each.pid === pid);
  for (const { pid: parent } of family) family.push(...all.filter((each) => each.parent === parent));
  return family;
}

function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

export interface WatchOptions {
  /** The checkout, if it is left out. */
  readonly folder?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Has what the program says, as it says it. */
  readonly hear: (text: string) => void;
  /** Has what the program sends by the channel between processes. */
  readonly receive?: (message: unknown) => void;
  readonly silenceMs?: number;
}

/**
 * Runs a command to its end, and answers its exit code: null if a signal ended it.
 * @throws Error that shows which processes were running, if it said nothing for minutes; it and they are ended
 */
export async function runWatched(words: readonly string[], options: WatchOptions): Promise<number | null> {
  const [command = '', ...parameters] = words;
  const { folder = ROOT, variables = {}, hear, receive, silenceMs = SILENCE_MS } = options;
  const child = spawn(command, parameters, {
    cwd: folder,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...(receive === undefined ? [] : ['ipc' as const])],
  });
  let hung: Promise<string> | undefined;
  const giveUp = async (): Promise<string> => {
    const family = await familyOf(child.pid ?? 0);
    endAll([child.pid ?? 0, ...family.map(({ pid }) => pid)]);
    return family.map(({ shown }) => `\n  ${shown.slice(0, SHOWN_CHARACTERS)}`).join('');
  };
  const silence = setTimeout(() => {
    hung = giveUp();
  }, silenceMs);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      silence.refresh();
      hear(text);
    });
  }
  if (receive !== undefined) child.on('message', receive);
  const closed = once(child, 'close');
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  clearTimeout(silence);
  await Promise.race([closed, delay(DRAIN_MS, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (hung !== undefined) {
    throw new Error(
      `It said nothing for ${silenceMs / 1000} s and was ended. These were running:${await hung}`,
    );
  }
  return exitCode;
}
