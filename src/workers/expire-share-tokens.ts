import type { SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { presentIn } from '../db/present.ts';
import { expireShareToken } from '../flows/evidence/expire-share-token.ts';
import type { Lane } from '../writes/lane.ts';

/** From the end of one look to the beginning of the next: so much longer than it may a share token stay. */
export const EXPIRY_REST_MS = 10_000;

/** Tokens that are looked for at once. */
const LIMIT = 100;

/** What expiring works with. */
export interface ExpiryDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  readonly clock: SharedClock;
}

/** Erases every share token that has waited for too long, by the server's clock. */
export async function expireShareTokens({ database, lane, clock }: ExpiryDependencies): Promise<void> {
  const { reader, dialect } = database;
  const { sql, bindings } = presentIn(dialect, clock);
  for (;;) {
    const due = await reader('instructions')
      .select<{ tenant_id: string; subject: string }[]>('tenant_id', 'subject')
      .whereRaw(`sealed_until <= ${sql}`, [...bindings])
      .whereRaw(`(lease_until is null or lease_until <= ${sql})`, [...bindings])
      .orderBy('sealed_until')
      .limit(LIMIT);
    for (const { tenant_id, subject } of due) await lane.submit(expireShareToken(tenant_id, subject));
    if (due.length < LIMIT) return;
  }
}
