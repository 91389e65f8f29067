import { performance } from 'node:perf_hooks';

let names = 0;

/** A name that no other process on this machine makes, nor this one again: for databases and folders. */
export function unrepeatedName(prefix: string): string {
  names += 1;
  const startedAt = Math.floor(performance.timeOrigin * 1_000).toString(36);
  return `${prefix}_${process.pid.toString(36)}_${startedAt}_${names.toString(36)}`;
}
