import { describe, expect, it } from 'vitest';
import { newWallet, walletsTable } from '../../ledger/wallet.ts';
import { upsertStatement } from './table-statements.ts';
import { defineTable, text } from './table.ts';

const marks = defineTable<{ readonly owner: string; readonly mark: string }>({
  name: 'marks',
  key: ['owner', 'mark'],
  columns: { owner: text(), mark: text() },
});

describe.each(['sqlite', 'postgres'] as const)('a row that is written over, on %s', (dialect) => {
  it('keeps its key untouched, so that nobody looks for the rows that refer to it', () => {
    const { sql } = upsertStatement(dialect, walletsTable, [newWallet('acct_1')]);
    const [, changes] = sql.split('do update set');
    expect(changes).toContain('head_hash = excluded.head_hash');
    expect(changes).not.toContain('tenant_id');
  });

  it('is left as it is where it is nothing but its key', () => {
    const { sql } = upsertStatement(dialect, marks, [{ owner: 'acct_1', mark: 'seen' }]);
    expect(sql).toContain('on conflict (owner, mark) do nothing');
  });
});
