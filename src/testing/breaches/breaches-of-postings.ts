import { POSTED_AS_SAID, RECEIPT_NET, ENTRY, MOVEMENT_SAYS, type Breach } from './breach.ts';

const ZERO_POSTINGS = 'the postings of an entry sum to zero in each asset';
const POSTING_PLACE =
  'a posting belongs to one movement, in its asset, or to one journal entry, of its own tenant';
const ENTRY_MOVES = 'a journal entry moves something, and nothing of a wallet';

/** Moves what movements of a kind have on one account to another: they still balance, and no wallet sees it. */
function moved(kind: string, from: string, to: string): string {
  return `update postings set account = '${to}' where account = '${from}'
    and entry_id in (select id from movements where kind = '${kind}')`;
}

/** Adds two lines to movements of a kind, which cancel each other. */
function padded(kind: string, ...accounts: readonly [string, string]): string[] {
  return accounts.map(
    (account, index) => `insert into postings (entry_id, line, tenant_id, account, asset, amount_minor)
      select id, ${index + 8}, tenant_id, '${account}', asset, ${index === 0 ? 5 : -5} from movements where kind = '${kind}'`,
  );
}

/** Moves one unit between two accounts of movements of a kind. */
function shifted(kind: string, from: string, to: string): string[] {
  const change = (account: string, by: string): string =>
    `update postings set amount_minor = amount_minor ${by} where account = '${account}'
      and entry_id in (select id from movements where kind = '${kind}' and id in (
        select entry_id from postings where account in ('${from}', '${to}') group by entry_id having count(*) = 2))`;
  return [change(from, '- 1'), change(to, '+ 1')];
}

/** Breaches of the laws of postings and movements. */
export const BREACHES_OF_POSTINGS: readonly Breach[] = [
  [ZERO_POSTINGS, `update postings set amount_minor = amount_minor + 1 where account = 'adjustments'`],
  [
    [ZERO_POSTINGS, POSTING_PLACE],
    `update postings set asset = 'USDT' where account in ('adjustments', 'bank_clearing')`,
  ],
  [
    POSTING_PLACE,
    `update postings set tenant_id = 'acct_other' where entry_id in (select id from movements where seq = 2)`,
  ],
  [POSTING_PLACE, `update postings set entry_id = 'jnl_none' where entry_id = ${ENTRY}`],
  [POSTING_PLACE, `update postings set tenant_id = 'acct_other' where entry_id = ${ENTRY} and line = 1`],
  [POSTING_PLACE, `update journal_entries set tenant_id = (select min(id) from tenants)`],
  [
    [POSTING_PLACE, ENTRY_MOVES],
    `update journal_entries set id = (select id from movements where seq = 3 limit 1) where id = ${ENTRY}`,
  ],
  [
    ZERO_POSTINGS,
    `update postings set amount_minor = amount_minor + 1 where entry_id = ${ENTRY} and line = 1`,
  ],
  [ZERO_POSTINGS, `update postings set asset = 'USDT' where entry_id = ${ENTRY} and line = 2`],
  [ENTRY_MOVES, `delete from postings where entry_id = ${ENTRY}`],
  [
    [ENTRY_MOVES, MOVEMENT_SAYS],
    `update postings set account = 'available' where entry_id = ${ENTRY} and asset = 'AUD' and line = 1`,
  ],
  [
    [MOVEMENT_SAYS, POSTED_AS_SAID],
    `update postings set amount_minor = amount_minor - 1
       where account = 'available' and entry_id in (select id from movements where kind = 'funding_credited')`,
    `update postings set amount_minor = amount_minor + 1
       where account in ('bank_clearing', 'chain_clearing:base')
         and entry_id in (select id from movements where kind = 'funding_credited')`,
  ],
  [
    MOVEMENT_SAYS,
    `delete from postings where entry_id in (select id from movements where kind = 'payout_returned')`,
  ],
  [POSTED_AS_SAID, moved('reservation_captured', 'bank_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('reservation_captured', 'chain_clearing:base', 'chain_clearing:polygon')],
  [POSTED_AS_SAID, moved('reservation_captured', 'conversion_clearing', 'bank_clearing')],
  [POSTED_AS_SAID, ...shifted('reservation_captured', 'bank_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('late_execution_debited', 'bank_clearing', 'conversion_clearing')],
  [POSTED_AS_SAID, ...shifted('late_execution_debited', 'conversion_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('payout_returned', 'bank_clearing', 'loss')],
  [POSTED_AS_SAID, ...shifted('payout_returned', 'bank_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('payout_returned', 'fee_income', 'adjustments')],
  [POSTED_AS_SAID, moved('conversion_credited', 'conversion_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('funding_credited', 'bank_clearing', 'chain_clearing:base')],
  [POSTED_AS_SAID, ...shifted('funding_credited', 'bank_clearing', 'fee_income')],
  [POSTED_AS_SAID, moved('funding_returned', 'fee_income', 'bank_clearing')],
  [POSTED_AS_SAID, moved('funding_returned', 'bank_clearing', 'adjustments')],
  [POSTED_AS_SAID, moved('admin_adjustment', 'adjustments', 'loss')],
  [POSTED_AS_SAID, moved('admin_adjustment', 'loss', 'adjustments')],
  ...[
    ...['payout_reserved', 'withdrawal_reserved', 'conversion_reserved', 'reservation_released'],
    ...['reservation_captured', 'late_execution_debited', 'payout_returned', 'conversion_credited'],
    ...['funding_credited', 'funding_returned', 'funding_hold_released', 'admin_adjustment'],
  ].map((kind) => [POSTED_AS_SAID, ...padded(kind, 'loss', 'bank_clearing')] as const),
  [POSTED_AS_SAID, ...padded('reservation_captured', 'fee_income', 'fee_income')],
  [
    // What is released is what was held back, and not a part of it.
    [POSTED_AS_SAID, RECEIPT_NET],
    `update movements set available_delta_minor = available_delta_minor - 1, reserved_delta_minor = reserved_delta_minor + 1
       where kind = 'funding_hold_released'`,
    `update postings set amount_minor = amount_minor - 1
       where account = 'available' and entry_id in (select id from movements where kind = 'funding_hold_released')`,
    `update postings set amount_minor = amount_minor + 1
       where account = 'reserved' and entry_id in (select id from movements where kind = 'funding_hold_released')`,
  ],
];
