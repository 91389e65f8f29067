import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';

/** More than all databases of a run take at a time, with PostgreSQL's write-ahead log. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * The folder for databases that need not outlive the machine: in memory where the system has room there, so that no test
 * waits for a disk, with every setting of a durable database left as it is.
 */
export async function volatileFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    if (bavail * bsize >= NEEDED_BYTES) return IN_MEMORY;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return tmpdir();
}
