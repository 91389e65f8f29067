import { FLOOR_LAW, RESERVED_LAW } from '../../treasury/overview/laws.ts';
import { HISTORY_LAW, NET_EFFECT_LAW } from '../../treasury/operations/laws.ts';
import { CAUSED, POSTED_AS_SAID, RECEIPT_NET, REFERENCE, BALANCE_SUM, type Breach } from './breach.ts';

const RESERVED_SUM = 'what is reserved is what open operations and open hold-backs need';
const CONVERTING_SUM = 'what is converting is what open conversions will bring';
const PENDING_SUM = 'what is pending is the net of receipts on their way';
const ONE_END =
  'an operation has one reservation, which ends in one capture or one release, as its status says';
const NUMBERED = 'a wallet has numbered its movements without a gap';
const CREDITED_BY = 'a credited receipt names the movement that credited it';
const HOLDBACK = 'a hold-back is open while its receipt is credited and its end is ahead';

const SUMS = 'the sums at a hundredth movement are those at the one before it and of the movements since';
const FIRST = 'a sum of movements says when the first of them was';

/** Breaches of the laws of balances, receipts and what was reserved. */
export const BREACHES_OF_BALANCES: readonly Breach[] = [
  [BALANCE_SUM, `update balances set available_minor = available_minor + 1 where asset = 'AUD'`],
  [BALANCE_SUM, `update balances set available_minor = 1 where asset = 'USDT'`],
  [
    [BALANCE_SUM, RESERVED_SUM],
    `update balances set reserved_minor = reserved_minor + 1 where asset = 'USDC'`,
  ],
  [
    [RESERVED_SUM, NET_EFFECT_LAW],
    `update operations set fee_minor = fee_minor + 1 where status = 'held' and kind = 'payout'`,
  ],
  [
    [RESERVED_SUM, RECEIPT_NET],
    `update receipts set open_holdback_minor = open_holdback_minor - 1
       where status = 'credited' and open_holdback_minor > 0`,
  ],
  [CONVERTING_SUM, `update balances set converting_minor = converting_minor + 1 where asset = 'USDT'`],
  [
    PENDING_SUM,
    `update balances set pending_minor = pending_minor - 1 where asset = 'AUD' and pending_minor > 0`,
  ],
  [PENDING_SUM, `update receipts set gross_minor = gross_minor + 1 where status = 'detected'`],
  [
    [ONE_END, NET_EFFECT_LAW, HISTORY_LAW, REFERENCE],
    `update operations set status = 'failed' where status = 'returned'`,
  ],
  [
    [ONE_END, NET_EFFECT_LAW, CAUSED],
    `update movements set operation_id = null where kind = 'reservation_released'`,
  ],
  [
    [ONE_END, NET_EFFECT_LAW, CAUSED],
    `update movements set operation_id = null where kind = 'withdrawal_reserved'`,
  ],
  [SUMS, `update movement_sums set available_low = available_low + 1 where seq = 100`],
  [SUMS, `update movement_sums set reserved_high = reserved_high - 1 where seq = 200`],
  [SUMS, `update movement_sums set movements = movements + 1 where seq = 200`],
  [SUMS, `delete from movement_sums where seq = 200`],
  [SUMS, `delete from movement_sums`],
  [
    SUMS,
    `insert into movement_sums select tenant_id, 300, asset, kind, first_seq, movements, 0, 0, 0, 0 from movement_sums where seq = 200`,
  ],
  [[SUMS, FIRST], `update movement_sums set kind = 'payout_returned'`],
  [FIRST, `update movement_sums set first_seq = first_seq + 1 where seq = 200`],
  [NUMBERED, `update wallets set seq = seq + 1 where seq > 0`],
  [NUMBERED, `update movements set seq = 1000000 where seq = (select max(seq) from movements)`],
  [CAUSED, `update movements set reason = null where kind = 'admin_adjustment' and reference = id`],
  [CAUSED, `update movements set operation_kind = 'payout' where operation_kind = 'conversion'`],
  [
    [CAUSED, RECEIPT_NET],
    `update movements set reference = 'pin_unknown' where kind = 'funding_hold_released'`,
  ],
  [
    [CREDITED_BY, POSTED_AS_SAID],
    `update receipts set movement_id = (select id from movements where kind = 'reservation_released' limit 1)
       where status = 'credited'`,
  ],
  [CREDITED_BY, `update receipts set movement_id = null where status = 'credited'`],
  [
    [POSTED_AS_SAID, RECEIPT_NET],
    `update receipts set gross_minor = gross_minor + 1, fee_minor = fee_minor + 2
       where type = 'stable_deposit' and status = 'credited'`,
  ],
  [
    [RECEIPT_NET, CREDITED_BY],
    `update receipts set status = 'credited' where status = 'held' and type = 'stable_deposit'`,
  ],
  [RECEIPT_NET, `update receipts set status = 'held' where status = 'credited' and open_holdback_minor = 0`],
  [HOLDBACK, `update receipts set holdback_due_at = null where holdback_due_at is not null`],
  [HOLDBACK, `update receipts set holdback_due_at = 1 where status = 'returned'`],
  [
    FLOOR_LAW,
    `update movements set available_delta_minor = available_delta_minor - 3000000000
       where kind = 'funding_credited' and seq = (select min(seq) from movements where kind = 'funding_credited')`,
  ],
  [
    RESERVED_LAW,
    `update movements set reserved_delta_minor = reserved_delta_minor - 3000000000
       where kind = 'withdrawal_reserved'`,
  ],
];
