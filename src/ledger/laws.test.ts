import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { EVENT_NUMBERS_LAW, EVENT_VERSIONS_LAW, EVENTS_LAW } from '../flows/audit/find-broken-histories.ts';
import { FLOOR_LAW, RESERVED_LAW } from '../flows/audit/find-broken-balances.ts';
import { ACCRUAL_LAW, COUNTED_LAW, PERIOD_LAW } from '../flows/audit/find-broken-invoices.ts';
import { findBrokenBooks, LAWS_OF_THE_BOOKS } from '../flows/audit/find-broken-books.ts';
import { HISTORY_LAW, NET_EFFECT_LAW } from '../flows/audit/find-broken-operations.ts';
import {
  TRANSFER_COUNT_LAW,
  TRANSFER_ENTRIES_LAW,
  TRANSFER_HISTORY_LAW,
  TRANSFER_PRICE_LAW,
} from '../flows/audit/find-broken-transfers.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { dropAppendOnly } from '../testing/databases/drop-append-only.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import { createTestLane } from '../testing/worlds/test-lane.ts';
import { findBrokenLaws } from './laws.ts';

const ZERO_POSTINGS = 'the postings of an entry sum to zero in each asset';
const MOVEMENT_SAYS = 'a movement says what its postings to the wallet say';
const POSTING_PLACE =
  'a posting belongs to one movement, in its asset, or to one journal entry, of its own tenant';
const ENTRY_MOVES = 'a journal entry moves something, and nothing of a wallet';
const BALANCE_SUM = 'a balance is the sum of its movements';
const RESERVED_SUM = 'what is reserved is what open operations and open hold-backs need';
const CONVERTING_SUM = 'what is converting is what open conversions will bring';
const PENDING_SUM = 'what is pending is the net of receipts on their way';
const ONE_END =
  'an operation has one reservation, which ends in one capture or one release, as its status says';
const NUMBERED = 'a wallet has numbered its movements without a gap';
const CAUSED = 'a movement names the operation, the receipt or the reason that caused it';
const CREDITED_BY = 'a credited receipt names the movement that credited it';
const POSTED_AS_SAID = 'a movement is posted where its kind says, in the amounts that its record says';
const RECEIPT_NET = 'a receipt has in the wallet its net while it is credited, and else nothing';
const HOLDBACK = 'a hold-back is open while its receipt is credited and its end is ahead';
const REFERENCE = 'an external reference is held by the one operation of its kind that has not failed';
const QUOTE_ONCE = 'a quote is accepted once, by the conversion that carries out what it says';
const QUOTED_CREDIT =
  'a conversion is credited what its quote says, in the moment in which its source leaves';
const EVIDENCE =
  'evidence that a payout rests on is about its beneficiary, and came from a share token of its own';

const LINES_SUM = 'the lines of an invoice add up to what is due, and are as many as it says';
const LINE_PRICE = 'a line of an invoice is its unit price as often as it says';
const INVOICE_TAX =
  'the tax of an invoice is a tenth of what is due, rounded once, and its net follows from both';
const INVOICE_NUMBERS = 'the numbers of a month count up from 1 without a gap, in the order of its invoices';
const INVOICE_MONTHS = 'the months of a tenant follow on each other, up to the one that is next';
const OF_TRANSFER = 'a journal entry is about a transfer of its tenant';
const IN_FLIGHT = 'in flight of a transfer is its gross, its destination or nothing, as its status says';
const EARNED = 'a transfer has earned its fees while it is delivering or completed, and else nothing';
const SPLIT = 'what a customer has sent is the fees on it and what is converted';

/** One journal entry of them all: what came in at a route. */
const ENTRY = '(select min(id) from journal_entries)';

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

/** One hand's breadth beyond each law: the laws that it breaks, and what is done. */
const BREACHES: readonly (readonly [laws: string | readonly string[], ...statements: string[]])[] = [
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
    `update journal_entries set id = (select id from movements where seq = 3) where id = ${ENTRY}`,
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
  [REFERENCE, `update reference_claims set operation_id = null where kind = 'stable_withdrawal'`],
  [
    REFERENCE,
    `update reference_claims set operation_id = (select id from operations where status = 'failed' limit 1)
       where operation_id is null`,
  ],
  [QUOTE_ONCE, `update conversion_quotes set status = 'open' where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set fee_minor = fee_minor + 1 where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set conversion_id = 'cnv_other' where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set status = 'accepted' where status = 'open'`],
  [
    [QUOTE_ONCE, QUOTED_CREDIT],
    `update operations set quote_id = null where kind = 'conversion' and status = 'settled'`,
  ],
  [QUOTED_CREDIT, `update conversion_quotes set destination_minor = destination_minor + 1`],
  [
    QUOTED_CREDIT,
    `update movements set occurred_at = occurred_at + 1 where kind = 'conversion_credited'
       and operation_id in (select id from operations where status = 'failed')`,
  ],
  [
    [QUOTED_CREDIT, CAUSED, NET_EFFECT_LAW],
    `update movements set operation_id = null where kind = 'conversion_credited'`,
  ],
  [EVIDENCE, `update identity_evidence set beneficiary_id = (select max(id) from beneficiaries)`],
  [EVIDENCE, `delete from share_tokens`],
  [NET_EFFECT_LAW, `update operations set adjustments = '[]' where status = 'settled'`],
  [
    NET_EFFECT_LAW,
    `update operations set details = replace(details, '"refundDeductedFee":false', '"refundDeductedFee":true')
       where status = 'returned'`,
  ],
  [NET_EFFECT_LAW, `update operations set movement_ids = '[]' where status = 'submitted'`],
  [NET_EFFECT_LAW, `update movements set external_reference = 'another' where kind = 'conversion_reserved'`],
  [
    HISTORY_LAW,
    `update operations set status_history = replace(status_history, '"submitted"', '"held"')
       where status = 'settled' and kind = 'stable_withdrawal'`,
  ],
  [
    HISTORY_LAW,
    `update operations set status_history = '[]' where status = 'accepted' and kind = 'conversion'`,
  ],
  [HISTORY_LAW, `update operations set created_at = created_at - 1 where status = 'held'`],
  [EVENTS_LAW, `update events set object_status = 'settled' where object_status = 'submitted'`],
  [EVENTS_LAW, `update events set object_status = 'held' where object = 'deposit' and object_version = 1`],
  [EVENT_NUMBERS_LAW, `delete from events where seq = 2`],
  [EVENT_NUMBERS_LAW, `update wallets set event_seq = event_seq + 1`],
  [EVENT_VERSIONS_LAW, `update events set object_version = 1 where object = 'payout'`],
  [OF_TRANSFER, `update journal_entries set subject_id = 'trf_none' where id = ${ENTRY}`],
  [
    [OF_TRANSFER, TRANSFER_ENTRIES_LAW],
    `update journal_entries set tenant_id = (select min(id) from tenants) where kind = 'transfer_delivered'`,
  ],
  [
    [IN_FLIGHT, TRANSFER_ENTRIES_LAW],
    `delete from postings where entry_id in (select id from journal_entries where kind = 'transfer_returned')`,
    `delete from journal_entries where kind = 'transfer_returned'`,
  ],
  [
    [IN_FLIGHT, EARNED, TRANSFER_HISTORY_LAW],
    `update transfers set status = 'converting' where status = 'delivering'`,
  ],
  [
    [EARNED, TRANSFER_ENTRIES_LAW],
    `update postings set account = 'developer_fees_payable' where account = 'fee_income' and entry_id in (
       select id from journal_entries where kind = 'transfer_converted')`,
  ],
  [
    TRANSFER_ENTRIES_LAW,
    `update postings set account = 'adjustments' where account = 'conversion_clearing' and asset = 'AUD'
     and entry_id in (select id from journal_entries where kind = 'transfer_converted')`,
  ],
  [
    TRANSFER_ENTRIES_LAW,
    `update journal_entries set occurred_at = occurred_at - 1 where kind = 'transfer_delivered'`,
  ],
  [SPLIT, `update transfers set converted_minor = converted_minor - 1 where status = 'completed'`],
  [
    TRANSFER_PRICE_LAW,
    `update transfers set destination_minor = destination_minor + 1 where status = 'failed'`,
  ],
  [TRANSFER_PRICE_LAW, `update transfers set rate = '0.5000000001' where status = 'completed'`],
  [TRANSFER_PRICE_LAW, `update transfers set developer_fee_aud_minor = 1 where status = 'completed'`],
  [
    TRANSFER_PRICE_LAW,
    `update transfers set platform_fee_minor = platform_fee_minor + 1 where status = 'held'`,
  ],
  [
    TRANSFER_HISTORY_LAW,
    `update transfers set status_history = replace(status_history, '"converting"', '"held"') where status = 'completed'`,
  ],
  [TRANSFER_HISTORY_LAW, `update transfers set created_at = created_at - 1 where status = 'detected'`],
  [TRANSFER_COUNT_LAW, `update counters set total_minor = '7' where counter like 'route:%'`],
  [TRANSFER_COUNT_LAW, `update counters set total_minor = '7' where counter = 'transfer:USDC'`],
  [TRANSFER_COUNT_LAW, `update counters set counter = counter || '0' where counter like 'route:%'`],
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
  [LINES_SUM, `update invoice_lines set amount_minor = amount_minor + 1 where type = 'adjustment'`],
  [LINES_SUM, `update invoices set line_count = line_count + 1 where status = 'draft'`],
  [LINES_SUM, `update invoice_lines set tenant_id = 'acct_other' where type = 'adjustment'`],
  [LINE_PRICE, `update invoice_lines set count = count + 1 where type = 'subscription'`],
  [INVOICE_TAX, `update invoices set tax_minor = tax_minor - 1 where status = 'draft'`],
  [INVOICE_TAX, `update invoices set net_due_minor = net_due_minor + 1 where status = 'issued'`],
  [INVOICE_NUMBERS, `update invoices set number = 'INV-199901-0001' where status = 'issued'`],
  [INVOICE_NUMBERS, `update invoice_months set last_place = last_place + 1`],
  [INVOICE_NUMBERS, `update invoice_months set invoice_id = 'bil_none'`],
  [INVOICE_MONTHS, `update next_invoices set month = '1999-01' where month is not null`],
  [
    [INVOICE_MONTHS, PERIOD_LAW],
    `update invoices set period_from = period_from + 1, period_to = period_to + 1 where status = 'issued'`,
  ],
  [COUNTED_LAW, `update invoices set developer_fees_credit_minor = developer_fees_credit_minor + 1`],
  [COUNTED_LAW, `update invoices set inflow_collected = '[]'`],
  [[COUNTED_LAW, ACCRUAL_LAW], `update accruals set minor_low = minor_low + 1 where item = 'platform_fee'`],
  [ACCRUAL_LAW, `update accruals set count = count + 1 where item = 'platform_fee'`],
  [
    ACCRUAL_LAW,
    `update movements set occurred_at = occurred_at - 6048000000
       where id in (select entry_id from postings where account = 'fee_income')`,
  ],
];

function listOf(laws: string | readonly string[]): string[] {
  return typeof laws === 'string' ? [laws] : [...laws];
}

/** Three adjustments up and three down, which cancel, and of which three together pass 64 bits. */
async function addHugeAdjustments(db: Knex): Promise<void> {
  const wallets = db('wallets').where('seq', '>', 1).select<{ tenant_id: string; seq: number | string }[]>();
  const [{ tenant_id, seq } = { tenant_id: '', seq: 0 }] = await wallets;
  const deltas = ['', '', '', '-', '-', '-'].map((sign) => `${sign}9000000000000000000`);
  for (const [index, delta] of deltas.entries()) {
    const id = `mov_huge_${index}`;
    await db('movements').insert({
      tenant_id,
      seq: Number(seq) + index + 1,
      id,
      asset: 'AUD',
      kind: 'admin_adjustment',
      available_delta_minor: delta,
      reserved_delta_minor: 0,
      reference: id,
      reason: 'a test',
      occurred_at: 0,
      external_reference: id,
      previous_hash: '0'.repeat(64),
      hash: '0'.repeat(64),
    });
    const line = { entry_id: id, tenant_id, asset: 'AUD' };
    const opposite = delta.startsWith('-') ? delta.slice(1) : `-${delta}`;
    await db('postings').insert([
      { ...line, line: 1, account: 'available', amount_minor: delta },
      { ...line, line: 2, account: 'adjustments', amount_minor: opposite },
    ]);
  }
  await db('wallets')
    .where({ tenant_id })
    .update({ seq: Number(seq) + deltas.length });
}

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const test = createTestLane(database);
    await test.newTenant(70_000n);
    await fillBooks(test);
  });

  async function brokenAfter(statements: readonly string[]): Promise<string[]> {
    const transaction: Knex.Transaction = await database.writer.transaction();
    try {
      await dropAppendOnly(database, transaction);
      for (const statement of statements) {
        const result = await transaction.raw<{ readonly rowCount?: number }>(statement);
        if (dialect === 'postgres') expect(result.rowCount, statement).toBeGreaterThan(0);
      }
      const broken = await findBrokenBooks(transaction);
      expect(broken.every(({ rows }) => rows.length > 0 && rows.length <= 5)).toBe(true);
      return broken.map(({ law }) => law);
    } finally {
      await transaction.rollback();
    }
  }

  describe('the laws of the books', () => {
    it('all hold over every kind of movement and status', async () => {
      expect(await findBrokenBooks(database.reader)).toEqual([]);
      const kinds = database.reader('movements').distinct('kind').pluck('kind') as Promise<string[]>;
      expect((await kinds).sort()).toEqual([
        'admin_adjustment',
        'conversion_credited',
        'conversion_reserved',
        'funding_credited',
        'funding_hold_released',
        'funding_returned',
        'late_execution_debited',
        'payout_reserved',
        'payout_returned',
        'reservation_captured',
        'reservation_released',
        'withdrawal_reserved',
      ]);
    });

    it.each(BREACHES.map(([laws, ...statements]) => ({ laws: listOf(laws), statements })))(
      'name $laws where $statements',
      async ({ laws, statements }) => {
        expect(await brokenAfter(statements)).toEqual(expect.arrayContaining(laws));
      },
    );

    it('are each broken by one of these breaches', () => {
      expect(new Set(BREACHES.flatMap(([laws]) => listOf(laws)))).toEqual(new Set(LAWS_OF_THE_BOOKS));
    });

    it('are exact where sums pass 64 bits', async () => {
      const transaction = await database.writer.transaction();
      try {
        await dropAppendOnly(database, transaction);
        await addHugeAdjustments(transaction);
        expect(await findBrokenLaws(transaction)).toEqual([]);
        const change = 'available_delta_minor = available_delta_minor - 1';
        await transaction.raw(`update movements set ${change} where id = 'mov_huge_2'`);
        const broken = await findBrokenLaws(transaction);
        expect(broken.map(({ law }) => law)).toEqual([MOVEMENT_SAYS, POSTED_AS_SAID, BALANCE_SUM]);
      } finally {
        await transaction.rollback();
      }
    });
  });
});
