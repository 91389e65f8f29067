import { insertRow, removeRow } from '../db/statements/table.ts';
import { idempotencyKeysTable } from '../writes/idempotency.ts';
import { need } from '../writes/write.ts';
import { type PastKind, STAYS } from './purge-rows.ts';

/** Stored replies; the key stays and answers that it has expired. */
export const PAST_REPLIES: PastKind<{ readonly keyHash: string }> = {
  kind: 'reply',
  kept: 'replies',
  source: {
    table: idempotencyKeysTable.name,
    key: { keyHash: 'key_hash' },
    since: 'created_at',
    order: 'created_at',
    open: 'body is not null',
    needed: 'false',
  },
  needs: (tenantId, { keyHash }) => [need(idempotencyKeysTable, { tenantId, keyHash })],
  remove: ({ keyHash }, { loaded, isOver }) => {
    const record = loaded.find(idempotencyKeysTable, { keyHash });
    if (record?.body == null) return undefined;
    if (!isOver(record.createdAt)) return STAYS;
    // Written anew: SQLite would leave a shrunk row's space unused.
    return [
      removeRow(idempotencyKeysTable, record),
      insertRow(idempotencyKeysTable, { ...record, body: null }),
    ];
  },
};
