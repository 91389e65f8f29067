import { sumIsNotZero } from '../db/statements/statement.ts';
import type { MovementKind } from './movement.ts';

/** An account that a movement is posted to; `clearing` is the one where its record's money meets the outside. */
type RuledAccount = 'available' | 'reserved' | 'fee_income' | 'clearing' | 'correction';

/** What is posted there: an amount that the record says. */
type Part = keyof typeof PARTS;

/** One term of what an account gets: the part once, or once with the opposite sign. */
type Rule = readonly [account: RuledAccount, sign: 1 | -1, part: Part];

/** Each part in SQL: `m` the movement, `o` its operation, `q` its quote, `r` its receipt, `credit` what credited that. */
const PARTS = {
  principal: 'o.principal_minor',
  fee: 'o.fee_minor',
  // Whether a payout gives its fee back is fixed with it, and asked for where operations are audited.
  refund: 'case when m.available_delta_minor = o.principal_minor then 0 else o.fee_minor end',
  destination: 'q.destination_minor',
  gross: 'r.gross_minor',
  inboundFee: 'r.fee_minor',
  holdback: 'credit.reserved_delta_minor',
  // Whether a hold-back was open when its receipt was returned shows in the sum over the receipt's movements.
  openHoldback: 'case when m.reserved_delta_minor = 0 then 0 else credit.reserved_delta_minor end',
  // The platform takes a loss from a tenant, and never gives one.
  correction:
    'case when m.reference <> m.id and m.available_delta_minor < 0 then 0 else m.available_delta_minor end',
} as const;

const CLEARING = `case when coalesce(o.kind, '') = 'conversion' then 'conversion_clearing'
  else coalesce('chain_clearing:' || coalesce(o.network, r.network), 'bank_clearing') end`;

const CORRECTION = `case when m.reference = m.id then 'adjustments' else 'loss' end`;

const ASSET = `case when m.kind = 'conversion_credited' then q.destination_asset
  else coalesce(o.asset, r.asset, m.asset) end`;

const RESERVED: readonly Rule[] = [
  ['available', -1, 'principal'],
  ['available', -1, 'fee'],
  ['reserved', 1, 'principal'],
  ['reserved', 1, 'fee'],
];

/** Where each kind of movement is posted: the table of the books' entries, term by term. */
const RULES: Readonly<Record<MovementKind, readonly Rule[]>> = {
  payout_reserved: RESERVED,
  withdrawal_reserved: RESERVED,
  conversion_reserved: RESERVED,
  reservation_released: [
    ['reserved', -1, 'principal'],
    ['reserved', -1, 'fee'],
    ['available', 1, 'principal'],
    ['available', 1, 'fee'],
  ],
  reservation_captured: [
    ['reserved', -1, 'principal'],
    ['reserved', -1, 'fee'],
    ['fee_income', 1, 'fee'],
    ['clearing', 1, 'principal'],
  ],
  late_execution_debited: [
    ['available', -1, 'principal'],
    ['available', -1, 'fee'],
    ['fee_income', 1, 'fee'],
    ['clearing', 1, 'principal'],
  ],
  conversion_credited: [
    ['clearing', -1, 'destination'],
    ['available', 1, 'destination'],
  ],
  payout_returned: [
    ['clearing', -1, 'principal'],
    ['fee_income', -1, 'refund'],
    ['available', 1, 'principal'],
    ['available', 1, 'refund'],
  ],
  funding_credited: [
    ['clearing', -1, 'gross'],
    ['fee_income', 1, 'inboundFee'],
    ['available', 1, 'gross'],
    ['available', -1, 'inboundFee'],
    ['available', -1, 'holdback'],
    ['reserved', 1, 'holdback'],
  ],
  funding_hold_released: [
    ['reserved', -1, 'holdback'],
    ['available', 1, 'holdback'],
  ],
  funding_returned: [
    ['available', -1, 'gross'],
    ['available', 1, 'inboundFee'],
    ['available', 1, 'openHoldback'],
    ['reserved', -1, 'openHoldback'],
    ['fee_income', -1, 'inboundFee'],
    ['clearing', 1, 'gross'],
  ],
  admin_adjustment: [
    ['available', 1, 'correction'],
    ['correction', -1, 'correction'],
  ],
};

/** The rules as rows: kind, account, sign, part. */
const RULE_ROWS = Object.entries(RULES)
  .flatMap(([kind, rules]) =>
    rules.map(([account, sign, part]) => `('${kind}', '${account}', ${sign}, '${part}')`),
  )
  .join(', ');

const AMOUNT = Object.entries(PARTS)
  .map(([part, amount]) => `when '${part}' then ${amount}`)
  .join(' ');

/** What each movement should have been posted with, a row a term, with the opposite sign. */
const DUE = `
  select m.id as entry_id, ${ASSET} as asset,
    case rules.account when 'clearing' then ${CLEARING} when 'correction' then ${CORRECTION} else rules.account end as account,
    -rules.sign * coalesce(case rules.part ${AMOUNT} end, 0) as minor, 0 as line
  from movements m
  join rules on rules.kind = m.kind
  left join operations o on o.id = m.operation_id
  left join conversion_quotes q on q.id = o.quote_id
  left join receipts r on r.id = m.reference
  left join movements credit on credit.id = r.movement_id`;

/**
 * Movements whose postings are not, account by account, what their kind and their record (an operation, a receipt, or
 * nothing but a reason) say; and those with two lines on one account. In words that both databases read.
 */
export const POSTED_OTHERWISE = `
  with rules (kind, account, sign, part) as (values ${RULE_ROWS})
  select entry_id, asset, account from (
    ${DUE}
    union all
    select p.entry_id, p.asset, p.account, p.amount_minor, 1 from postings p join movements m on m.id = p.entry_id
  ) sides
  group by entry_id, asset, account having ${sumIsNotZero('minor')} or sum(line) > 1`;
