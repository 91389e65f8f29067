import { readdirSync, readFileSync } from 'node:fs';
import { parseMemory, parseStat, type ProcStat } from './proc-stat.ts';

export interface TreeFigures {
  readonly cpuSeconds: number;
  readonly residentMiB: number;
}

/** What Linux tells of one process; undefined if it has ended. */
export function readStat(pid: number): ProcStat | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A process's memory in MiB, as it is or as it was at most; 0 where it has ended. */
export function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    return parseMemory(readFileSync(`/proc/${pid}/status`, 'utf8'), field);
  } catch {
    return 0;
  }
}

/** A process's own processor time in seconds: to the nanosecond where it has one thread and the kernel says so. */
function ownSeconds(pid: number, { ownSeconds: told }: ProcStat, hasOneThread: boolean): number {
  if (!hasOneThread) return told;
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return told;
  }
}

function treeOf(root: number): Map<number, ProcStat> {
  const found = new Map<number, ProcStat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
    if (stat !== undefined) found.set(Number(name), stat);
  }
  const belongs = (pid: number): boolean =>
    pid === root || (found.has(pid) && belongs(found.get(pid)?.parent ?? 0));
  return new Map([...found].filter(([pid]) => belongs(pid)));
}

/**
 * What a process uses with all that it started and that still runs, and the processor time of those of them that have
 * ended. Works on Linux alone.
 * @param haveOneThread whether each of them has one thread, as PostgreSQL's have: then it is told more exactly
 */
export function readTree(root: number, haveOneThread = false): TreeFigures {
  let [cpuSeconds, residentMiB] = [0, 0];
  for (const [pid, stat] of treeOf(root)) {
    cpuSeconds += ownSeconds(pid, stat, haveOneThread) + stat.endedSeconds;
    residentMiB += readMemory(pid, 'VmRSS');
  }
  return { cpuSeconds, residentMiB };
}
