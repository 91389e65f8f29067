import { readMovements } from '../books/books.ts';
import { faultsOfContinuation } from '../books/faults-of-continuation.ts';
import type { ShownMovement } from '../books/books.ts';
import { readJson, type TenantAccount } from '../client/tenant-client.ts';
import { anyServer, atOnce, type Cluster } from './cluster.ts';

export interface CursorReader {
  stop(): Promise<string[]>;
  readonly reads: () => number;
}

/**
 * Follows a tenant's movements on any of the servers: whatever it has seen once stands there permanently, and nothing
 * ever appears behind its newest.
 */
export function startCursorReader(cluster: Cluster, account: TenantAccount): CursorReader {
  let isOver = false;
  let reads = 0;
  const run = async (): Promise<string[]> => {
    let seen: readonly ShownMovement[] = [];
    while (!isOver) {
      const now = (await readMovements(anyServer(cluster), account)).reverse();
      const faults = faultsOfContinuation(seen, now);
      if (faults.length > 0) return faults;
      seen = now;
      reads += 1;
    }
    return [];
  };
  const ended = run().catch((error: unknown) => [String(error)]);
  return {
    stop: () => {
      isOver = true;
      return ended;
    },
    reads: () => reads,
  };
}

/** Whether the movements of a tenant are numbered without a gap in the order of the list, each chained in time. */
export async function faultsOfNumbers(cluster: Cluster, account: TenantAccount): Promise<string[]> {
  const movements = (await readMovements(anyServer(cluster), account)).reverse();
  const faults: string[] = [];
  const batch = 20;
  for (let start = 0; start < movements.length; start += batch) {
    const part = movements.slice(start, start + batch);
    const details = await atOnce(part.length, (index) =>
      readJson<{ seq: number }>(
        anyServer(cluster),
        account.secretKey,
        `/v1/treasury/transactions/${part[index]?.id ?? ''}`,
      ),
    );
    for (const [index, { seq }] of details.entries()) {
      if (seq !== start + index + 1)
        faults.push(`${part[index]?.id ?? ''} has number ${seq}, not ${start + index + 1}`);
    }
  }
  return faults;
}
