import type { Db } from '../../db/statements/statement.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { isAddress } from '../../money/address.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import {
  type Applied,
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import type { SubjectFinder } from '../../provider-seam/inbox/find-subject.ts';
import type { Issued } from '../../provider-seam/port/provider.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import {
  type PoolEntry,
  accountPlace,
  addressPlace,
  itemOf,
  orderKindOf,
  payIdPlace,
  readyPoolEntriesNeed,
  receivingPlacesTable,
  poolEntrySubject,
  poolEntriesTable,
} from './table.ts';

export interface OpenedPoolEntry {
  readonly providerReference: string;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly address: string | null;
  readonly tag: string | null;
}

export interface AnsweredPoolEntry {
  readonly poolEntry: PoolEntry;
  readonly effects: readonly Effect[];
}

export function poolEntryNeeds(poolEntryId: string): Need[] {
  return [
    need(poolEntriesTable, { id: poolEntryId }),
    ...(['issue_account', 'issue_address'] as const).map((kind) =>
      need(instructionsTable, { subject: poolEntryId, kind }),
    ),
  ];
}

export function poolEntryFurtherNeeds(poolEntryId: string, loaded: Loaded): Need[] {
  const poolEntry = loaded.find(poolEntriesTable, { id: poolEntryId });
  return poolEntry === undefined ? [] : [readyPoolEntriesNeed(poolEntry.tenantId, itemOf(poolEntry))];
}

/**
 * The ordered entry is ready.
 * @param adapter that opened it
 */
export function fillPoolEntry(
  ordered: PoolEntry,
  adapter: string,
  opened: OpenedPoolEntry,
  loaded: Loaded,
  context: DecisionContext,
): AnsweredPoolEntry {
  const poolEntry: PoolEntry = {
    ...ordered,
    ...opened,
    adapter,
    status: 'ready',
    answeredAt: context.serverNow,
  };
  const isFirst = readyOf(ordered, loaded).length === 0;
  const subject = poolEntrySubject(poolEntry.tenantId, poolEntry.item);
  return {
    poolEntry,
    effects: [
      saveRow(poolEntriesTable, poolEntry),
      ...endOrder(poolEntry, loaded, context),
      ...(isFirst ? [clearAlarm(context, 'account_pool_low', subject)] : []),
    ],
  };
}

/** A refusal is an alarm; another is ordered after a time. */
export function refusePoolEntry(
  ordered: PoolEntry,
  reason: string,
  loaded: Loaded,
  context: DecisionContext,
): AnsweredPoolEntry {
  const poolEntry: PoolEntry = { ...ordered, status: 'refused', answeredAt: context.serverNow };
  const ready = readyOf(ordered, loaded).length;
  return {
    poolEntry,
    effects: [
      saveRow(poolEntriesTable, poolEntry),
      ...endOrder(poolEntry, loaded, context),
      raiseAlarm(context, 'issue_refused', poolEntry.id, { item: poolEntry.item, reason }),
      ...(ready === 0
        ? [raiseAlarm(context, 'account_pool_low', poolEntrySubject(poolEntry.tenantId, poolEntry.item))]
        : []),
    ],
  };
}

function readyOf({ item }: PoolEntry, loaded: Loaded): readonly PoolEntry[] {
  return loaded.list(poolEntriesTable, { status: 'ready', item });
}

function endOrder(poolEntry: PoolEntry, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = loaded.find(instructionsTable, { subject: poolEntry.id, kind: orderKindOf(poolEntry) });
  return order !== undefined && isOpen(order) ? [endInstruction(order, 'done', serverNow)] : [];
}

interface Opened {
  readonly columns: Partial<PoolEntry>;
  readonly place: string;
}

function openedFor(poolEntry: PoolEntry, { bsb, accountNumber, address }: Issued): Opened | undefined {
  const item = itemOf(poolEntry);
  if (item.network !== null) {
    if (address === undefined) return undefined;
    return { columns: { item: poolEntry.item, address }, place: addressPlace(item, address) };
  }
  if (bsb === undefined || accountNumber === undefined) return undefined;
  return { columns: { bsb, accountNumber }, place: accountPlace(bsb, accountNumber) };
}

async function isAnothers(db: Db, place: string, holderId: string | null): Promise<boolean> {
  const [known] = await selectMatching(db, receivingPlacesTable, [{ place }]);
  return known !== undefined && known.holderId !== holderId;
}

/*
 * No two holders may share an account, PayID or address. The database refuses it too; asked first, it is a disputed
 * report and not a failed write.
 */

/** Whether the PayID that a report says was issued for a holder is another's already. */
export async function isPayIdIssuedBefore(db: Db, holderId: string, { payId }: Issued): Promise<boolean> {
  return payId != null && isAnothers(db, payIdPlace(payId), holderId);
}

/** Whether the account or the address that a report says was opened is another's already. */
async function isPoolEntryIssuedBefore(db: Db, poolEntryId: string, issued: Issued): Promise<boolean> {
  const [poolEntry] = await selectMatching(db, poolEntriesTable, [{ id: poolEntryId }]);
  const opened = poolEntry && openedFor(poolEntry, issued);
  if (poolEntry === undefined || opened === undefined) return false;
  const poolEntries = await selectMatching(db, poolEntriesTable, [opened.columns]);
  const holderId = poolEntry.fundingInstrumentId ?? poolEntry.paymentRouteId;
  return poolEntries.some(({ id }) => id !== poolEntry.id) || isAnothers(db, opened.place, holderId);
}

interface PoolEntryName {
  readonly kind: 'poolEntry';
  readonly poolEntryId: string;
}

const BSB = /^\d{6}$/;
const ACCOUNT_NUMBER = /^\d{1,9}$/;

/** Undefined if nothing could be paid there. */
function openedBy(poolEntry: PoolEntry, { report }: GivenReport): OpenedPoolEntry | undefined {
  const { issued = {}, providerReference } = report;
  const { network } = itemOf(poolEntry);
  if (providerReference === undefined) return undefined;
  if (network === null) {
    const { bsb = '', accountNumber = '' } = issued;
    if (!BSB.test(bsb) || !ACCOUNT_NUMBER.test(accountNumber)) return undefined;
    return { providerReference, bsb, accountNumber, address: null, tag: null };
  }
  const { address = '', tag = null } = issued;
  if (!isAddress(address, network)) return undefined;
  return { providerReference, bsb: null, accountNumber: null, address, tag };
}

function isSame(poolEntry: PoolEntry, { bsb, accountNumber, address, tag }: OpenedPoolEntry): boolean {
  return (
    poolEntry.bsb === bsb &&
    poolEntry.accountNumber === accountNumber &&
    poolEntry.address === address &&
    poolEntry.tag === tag
  );
}

function contradictionIn(poolEntry: PoolEntry, { source }: GivenReport, loaded: Loaded): string | undefined {
  if (source.provider !== (itemOf(poolEntry).network === null ? 'bank' : 'chain')) return 'other_provider';
  const order = loaded.find(instructionsTable, { subject: poolEntry.id, kind: orderKindOf(poolEntry) });
  return (order?.adapter ?? source.adapter) === source.adapter ? undefined : 'other_adapter';
}

/** Reports that an ordered account or address is open, or never will be. */
const poolEntryApplier: Applier<PoolEntryName, PoolEntry> = {
  idsOf: ({ poolEntryId }) => [poolEntryId],
  needs: ({ poolEntryId }) => poolEntryNeeds(poolEntryId),
  furtherNeeds: ({ poolEntryId }, _given, loaded) => poolEntryFurtherNeeds(poolEntryId, loaded),
  apply: ({ poolEntryId }, given, loaded, context): Applied<PoolEntry> | undefined => {
    const poolEntry = loaded.find(poolEntriesTable, { id: poolEntryId });
    if (poolEntry === undefined) return undefined;
    const { says, reason = 'The provider refused.' } = given.report;
    const why = contradictionIn(poolEntry, given, loaded);
    if (why !== undefined) return dispute(poolEntry, poolEntryId, why);
    const isOpen = poolEntry.status === 'ready' || poolEntry.status === 'taken';
    if (says === 'rejected') {
      if (poolEntry.status !== 'ordered') {
        return {
          outcome: 'ignored',
          record: poolEntry,
          subjectId: poolEntryId,
          isContradiction: isOpen,
          effects: [],
        };
      }
      const { poolEntry: record, effects } = refusePoolEntry(poolEntry, reason, loaded, context);
      return { outcome: 'applied', record, subjectId: poolEntryId, effects };
    }
    if (says !== 'issued') return dispute(poolEntry, poolEntryId, 'says_nothing_of_it');
    if (given.isTaken) return dispute(poolEntry, poolEntryId, 'issued_before');
    const opened = openedBy(poolEntry, given);
    if (opened === undefined) return dispute(poolEntry, poolEntryId, 'nothing_usable_issued');
    if (isOpen) {
      return isSame(poolEntry, opened)
        ? { outcome: 'applied', record: poolEntry, subjectId: poolEntryId, effects: [] }
        : dispute(poolEntry, poolEntryId, 'another_one_issued');
    }
    const { poolEntry: record, effects } = fillPoolEntry(
      poolEntry,
      given.source.adapter,
      opened,
      loaded,
      context,
    );
    return { outcome: 'applied', record, subjectId: poolEntryId, effects };
  },
  isAtRest: ({ poolEntryId }, loaded) =>
    loaded.find(poolEntriesTable, { id: poolEntryId })?.status !== 'ordered',
  isIssuedBefore: ({ poolEntryId }, issued, db) => isPoolEntryIssuedBefore(db, poolEntryId, issued),
};

const aboutPoolEntry = (poolEntryId: string): Subject<PoolEntry> =>
  about(poolEntryApplier, { kind: 'poolEntry', poolEntryId });

export const POOL_ENTRY_FINDER: SubjectFinder = {
  kept: { poolEntry: ({ poolEntryId }: PoolEntryName) => aboutPoolEntry(poolEntryId) },
  ordered: { issue_account: aboutPoolEntry, issue_address: aboutPoolEntry },
};
