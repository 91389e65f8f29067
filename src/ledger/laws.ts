import { readWhole } from '../db/drivers/postgres-client.ts';
import { type Db, runStatement } from '../db/statements/statement.ts';
import { balanced, SHOWN_ROWS, type BrokenLaw, type Law } from './law.ts';
import { POSTED_OTHERWISE } from './posting-rules.ts';
import { OF_SUMS } from './sum-laws.ts';

export const LEDGER_LAWS: readonly Law[] = [
  {
    name: 'the postings of an entry sum to zero in each asset',
    violations: balanced('entry_id, asset', ['select entry_id, asset, amount_minor as minor from postings']),
  },
  {
    name: 'a movement says what its postings to the wallet say',
    violations: balanced('entry_id, account', [
      `select entry_id, account, amount_minor as minor from postings where account in ('available', 'reserved')`,
      `select id, 'available', -available_delta_minor from movements`,
      `select id, 'reserved', -reserved_delta_minor from movements`,
    ]),
  },
  {
    name: 'a posting belongs to one movement, in its asset, or to one journal entry, of its own tenant',
    violations: `
      select p.entry_id, p.line from postings p
      left join movements m on m.id = p.entry_id left join journal_entries j on j.id = p.entry_id
      where case
        when m.id is null then j.id is null or j.tenant_id <> p.tenant_id
        else j.id is not null or m.tenant_id <> p.tenant_id or m.asset <> p.asset
      end`,
  },
  {
    name: 'a journal entry moves something, and nothing of a wallet',
    violations: `
      select j.id, p.line from journal_entries j left join postings p on p.entry_id = j.id
      where p.entry_id is null or p.account in ('available', 'reserved')`,
  },
  {
    name: 'a movement is posted where its kind says, in the amounts that its record says',
    violations: POSTED_OTHERWISE,
  },
  {
    name: 'a balance is the sum of its movements',
    violations: balanced('tenant_id, asset, part', [
      `select tenant_id, asset, 'available' as part, available_minor as minor from balances`,
      `select tenant_id, asset, 'reserved', reserved_minor from balances`,
      `select tenant_id, asset, 'available', -available_delta_minor from movements`,
      `select tenant_id, asset, 'reserved', -reserved_delta_minor from movements`,
    ]),
  },
  {
    name: 'a wallet has numbered its movements without a gap',
    violations: `
      select w.tenant_id from wallets w left join (
        select tenant_id, count(*) as movements, max(seq) as last_seq from movements group by tenant_id
      ) m on m.tenant_id = w.tenant_id
      where w.seq <> coalesce(m.movements, 0) or w.seq <> coalesce(m.last_seq, 0)`,
  },
  ...OF_SUMS,
];

/** Some violations. */
export function lawStatement({ violations }: Law): string {
  // Planned for all violations: there are usually none, and a plan for a few would look them up one by one.
  return `with violations as materialized (${violations}) select * from violations limit ${SHOWN_ROWS}`;
}

/** Asks the database which of some laws are broken. */
export async function findBrokenLaws(db: Db, laws: readonly Law[]): Promise<BrokenLaw[]> {
  await readWhole(db);
  const broken: BrokenLaw[] = [];
  for (const law of laws) {
    const rows = await runStatement(db, lawStatement(law), []);
    if (rows.length > 0) broken.push({ law: law.name, rows });
  }
  return broken;
}
