import type { Law } from '../ledger/law.ts';

/** Laws of the replies that are stored under idempotency keys. */
export const REPLY_LAWS: readonly Law[] = [
  {
    name: 'a finished request of a key has its reply until those before it were let go',
    // Replies are let go after some time, the oldest first; two of them can be out of their order by less than a day.
    violations: `
      select tenant_id, key_hash from idempotency_keys
      where (body is null and status = 0 and lease_until is null and plan is null)
        or (body is null and status <> 0
          and created_at > (select min(created_at) from idempotency_keys where body is not null) + 86400000)
        or (status not between 200 and 499 and (status <> 0 or body is not null))`,
  },
];
