import { sumIsNotZero } from '../db/statements/statement.ts';
import type { MovementKind } from './movement.ts';

/** `clearing` is where the record's money meets the outside. */
type RuledAccount = 'available' | 'reserved' | 'fee_income' | 'clearing' | 'correction';

/** An amount of the record. */
type Part = keyof typeof PARTS;

/** The part, with a sign. */
type Rule = readonly [account: RuledAccount, sign: 1 | -1, part: Part];

/** In SQL: `m` movement, `o` operation, `q` quote, `r` receipt, `credit` its credit. */
const PARTS = {
  principal: 'o.principal_minor',
  fee: 'o.fee_minor',
  // Fixed with the payout; the audit of operations checks it.
  refund: 'case when m.available_delta_minor = o.principal_minor then 0 else o.fee_minor end',
  destination: 'q.destination_minor',
  gross: 'r.gross_minor',
  inboundFee: 'r.fee_minor',
  holdback: 'credit.reserved_delta_minor',
  // The sum over the receipt's movements shows whether it was open.
  openHoldback: 'case when m.reserved_delta_minor = 0 then 0 else credit.reserved_delta_minor end',
  // The platform takes losses and never gives any.
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

/** The books' entries by kind, term by term. */
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

/** Expected postings, a row per term, negated. */
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

/** Movements whose postings differ from their kind's and record's, and those with two lines on one account. */
export const POSTED_OTHERWISE = `
  with rules (kind, account, sign, part) as (values ${RULE_ROWS})
  select entry_id, asset, account from (
    ${DUE}
    union all
    select p.entry_id, p.asset, p.account, p.amount_minor, 1 from postings p join movements m on m.id = p.entry_id
  ) sides
  group by entry_id, asset, account having ${sumIsNotZero('minor')} or sum(line) > 1`;
