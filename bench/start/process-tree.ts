import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started have used, as Linux tells it. */
export interface TreeFigures {
  readonly cpuSeconds: number;
  readonly residentMiB: number;
}

/** The kernel counts processor time in hundredths of a second for whoever reads it. */
const TICKS_A_SECOND = 100;

interface ProcessFigures extends TreeFigures {
  readonly parent: number;
}

/** What one process has used, with its children that have ended; undefined where it has ended itself. */
function figuresOf(pid: number): ProcessFigures | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].map((field) => Number(fields[field])).reduce((sum, each) => sum + each, 0);
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return {
      parent: Number(fields[1]),
      cpuSeconds: ticks / TICKS_A_SECOND,
      residentMiB: Number(resident ?? 0) / 1024,
    };
  } catch {
    return undefined;
  }
}

/** What a process uses with all that it started and that still runs. Works on Linux alone. */
export function readTree(root: number): TreeFigures {
  const found = new Map<number, ProcessFigures>();
  for (const name of readdirSync('/proc')) {
    const figures = /^\d+$/.test(name) ? figuresOf(Number(name)) : undefined;
    if (figures !== undefined) found.set(Number(name), figures);
  }
  const belongs = (pid: number): boolean =>
    pid === root || (found.has(pid) && belongs(found.get(pid)?.parent ?? 0));
  let [cpuSeconds, residentMiB] = [0, 0];
  for (const [pid, figures] of found) {
    if (!belongs(pid)) continue;
    cpuSeconds += figures.cpuSeconds;
    residentMiB += figures.residentMiB;
  }
  return { cpuSeconds, residentMiB };
}
