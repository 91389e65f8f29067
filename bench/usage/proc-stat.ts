export interface ProcStat {
  readonly name: string;
  readonly parent: number;
  /** Processor time of its own, and of its children that have ended and were waited for, in seconds. */
  readonly ownSeconds: number;
  readonly endedSeconds: number;
}

/** The kernel counts processor time in hundredths of a second for whoever reads it. */
const TICKS_A_SECOND = 100;

export function parseStat(line: string): ProcStat {
  // The name stands in brackets, and may hold anything.
  const [opens, closes] = [line.indexOf('('), line.lastIndexOf(')')];
  const fields = line.slice(closes + 2).split(' ');
  const seconds = (first: number): number =>
    (Number(fields[first]) + Number(fields[first + 1])) / TICKS_A_SECOND;
  return {
    name: line.slice(opens + 1, closes),
    parent: Number(fields[1]),
    ownSeconds: seconds(11),
    endedSeconds: seconds(13),
  };
}

/** Reads a field of /proc/PID/status that is in kB, as MiB; 0 where it is not there, as of a process that ends. */
export function parseMemory(status: string, field: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1_024;
}
