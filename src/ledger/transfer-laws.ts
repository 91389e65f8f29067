import { balanced, type Law } from './law.ts';

const ENTRIES = 'postings p join journal_entries j on j.id = p.entry_id';

/** Laws between the journal and what passes through it. */
export const TRANSFER_LAWS: readonly Law[] = [
  {
    name: 'a journal entry is about a transfer of its tenant',
    violations: `
        select j.id, j.subject_id from journal_entries j
        left join transfers t on t.id = j.subject_id and t.tenant_id = j.tenant_id where t.id is null`,
  },
  {
    name: 'in flight of a transfer is its gross, its destination or nothing, as its status says',
    violations: balanced('id, asset', [
      `select j.subject_id as id, p.asset, p.amount_minor as minor from ${ENTRIES} where p.account = 'transfers_in_flight'`,
      `select id, source_asset, -gross_minor from transfers
         where status in ('detected', 'held', 'converting', 'failed')`,
      `select id, destination_asset, -destination_minor from transfers where status = 'delivering'`,
    ]),
  },
  {
    name: 'a transfer has earned its fees while it is delivering or completed, and else nothing',
    violations: balanced('id, asset, account', [
      `select j.subject_id as id, p.asset, p.account, p.amount_minor as minor from ${ENTRIES}
         where p.account in ('fee_income', 'developer_fees_payable')`,
      `select id, source_asset, 'fee_income', -platform_fee_minor from transfers
         where status in ('delivering', 'completed')`,
      `select id, source_asset, 'developer_fees_payable', -developer_fee_minor from transfers
         where status in ('delivering', 'completed')`,
    ]),
  },
  {
    name: 'what a customer has sent is the fees on it and what is converted',
    violations: balanced('id', [
      `select id, gross_minor as minor from transfers where rate is not null`,
      `select id, -platform_fee_minor from transfers where rate is not null`,
      `select id, -developer_fee_minor from transfers where rate is not null`,
      `select id, -converted_minor from transfers where rate is not null`,
    ]),
  },
  {
    name: 'the transfers of one deposit are numbered without a gap, of one amount, and all but the last are returned',
    violations: `
        select t.id from transfers t
        left join transfers before on before.payment_route_id = t.payment_route_id
          and before.provider_reference = t.provider_reference and before.occurrence = t.occurrence - 1
        where t.occurrence > 0
          and (before.id is null or before.status <> 'returned' or before.gross_minor <> t.gross_minor)`,
  },
  {
    name: 'while money was taken further than its deposit is there, an alarm stands',
    violations: `
        select t.id from transfers t
        left join alarms a on a.subject = t.id and a.kind = 'deposit_reorganised' and a.cleared_at is null
        where t.deposit_status <> 'final' and t.status in ('converting', 'delivering', 'failed', 'completed')
          and a.id is null`,
  },
];
