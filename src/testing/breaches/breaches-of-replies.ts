import type { Breach } from './breach.ts';

const KEPT = 'a finished request of a key has its reply until those before it were let go';

const DAY_MS = 86_400_000;

/** Stores a key of the first tenant. */
function stored(name: string, status: number, body: string | null, createdAt: number): string {
  return `insert into idempotency_keys (tenant_id, key_hash, fingerprint, request_id, status, body, created_at)
    select min(id), '${name}', '${name}', 'req_${name}', ${status}, ${body === null ? 'null' : `'${body}'`}, ${createdAt}
    from tenants`;
}

/** Breaches of the law of stored replies. */
export const BREACHES_OF_REPLIES: readonly Breach[] = [
  // Neither runs nor has a reply.
  [KEPT, stored('lost', 0, null, 0)],
  [KEPT, stored('older', 201, '{}', 0), stored('newer', 201, null, DAY_MS + 1)],
  // An answer that says nothing of the outcome is never stored.
  [KEPT, stored('failure', 500, '{}', 0)],
  [KEPT, stored('running', 0, '{}', 0)],
];
