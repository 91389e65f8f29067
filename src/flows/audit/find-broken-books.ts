import type { Knex } from 'knex';
import { LAWS } from '../../capabilities.ts';
import { readPages } from '../../db/postgres-client.ts';
import type { BrokenLaw } from '../../ledger/law.ts';
import { findBrokenLaws } from '../../ledger/laws.ts';
import { ACCRUAL_LAW, COUNTED_LAW, findBrokenInvoices, PERIOD_LAW } from './find-broken-invoices.ts';
import { findBrokenBalances, FLOOR_LAW, RESERVED_LAW } from './find-broken-balances.ts';
import {
  EVENT_NUMBERS_LAW,
  EVENT_VERSIONS_LAW,
  EVENTS_LAW,
  findBrokenHistories,
  findMisnumberedEvents,
} from './find-broken-histories.ts';
import { findBrokenOperations, HISTORY_LAW, NET_EFFECT_LAW } from './find-broken-operations.ts';
import {
  findBrokenTransfers,
  TRANSFER_COUNT_LAW,
  TRANSFER_ENTRIES_LAW,
  TRANSFER_HISTORY_LAW,
  TRANSFER_PRICE_LAW,
} from './find-broken-transfers.ts';

/** The names of all laws of the books: those that a query asks for, and those that need the code's own tables. */
export const LAWS_OF_THE_BOOKS: readonly string[] = [
  ...LAWS.map(({ name }) => name),
  ...[
    NET_EFFECT_LAW,
    HISTORY_LAW,
    EVENTS_LAW,
    EVENT_NUMBERS_LAW,
    EVENT_VERSIONS_LAW,
    FLOOR_LAW,
    RESERVED_LAW,
    PERIOD_LAW,
    COUNTED_LAW,
    ACCRUAL_LAW,
    TRANSFER_HISTORY_LAW,
    TRANSFER_ENTRIES_LAW,
    TRANSFER_PRICE_LAW,
    TRANSFER_COUNT_LAW,
  ],
];

/**
 * Asks for every law of the books, and answers those that are broken. Give it a snapshot, in a transaction whose statements may
 * take long: it takes many queries. Each is planned by what it reads, since the rows of what was restored may never have been counted.
 */
export async function findBrokenBooks(db: Knex): Promise<BrokenLaw[]> {
  const whole = [
    ...(await findBrokenLaws(db, LAWS)),
    ...(await findBrokenHistories(db)),
    ...(await findMisnumberedEvents(db)),
  ];
  await readPages(db);
  return [
    ...whole,
    ...(await findBrokenOperations(db)),
    ...(await findBrokenBalances(db)),
    ...(await findBrokenInvoices(db)),
    ...(await findBrokenTransfers(db)),
  ];
}
