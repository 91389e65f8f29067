import {
  TRANSFER_COUNT_LAW,
  TRANSFER_ENTRIES_LAW,
  TRANSFER_HISTORY_LAW,
  TRANSFER_PRICE_LAW,
} from '../../direct-routes/transfers/laws.ts';
import { ENTRY, type Breach } from './breach.ts';

const OF_TRANSFER = 'a journal entry is about a transfer of its tenant';
const IN_FLIGHT = 'in flight of a transfer is its gross, its destination or nothing, as its status says';
const EARNED = 'a transfer has earned its fees while it is delivering or completed, and else nothing';
const SPLIT = 'what a customer has sent is the fees on it and what is converted';

const OCCURRENCES =
  'the transfers of one deposit are numbered without a gap, of one amount, and all but the last are returned';
const ALARMED = 'while money was taken further than its deposit is there, an alarm stands';

/** Breaches of the laws of transfers and their journal entries. */
export const BREACHES_OF_TRANSFERS: readonly Breach[] = [
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
  [OCCURRENCES, `update transfers set occurrence = 2 where occurrence = 1`],
  [
    [OCCURRENCES, TRANSFER_HISTORY_LAW],
    `update transfers set status = 'failed', returned_at = null where status = 'returned'`,
  ],
  [
    [OCCURRENCES, TRANSFER_ENTRIES_LAW],
    `update transfers set gross_minor = gross_minor + 1 where occurrence = 1`,
  ],
  [ALARMED, `update transfers set deposit_status = 'confirming' where status = 'failed'`],
  [ALARMED, `update alarms set cleared_at = last_at where kind = 'deposit_reorganised'`],
];
