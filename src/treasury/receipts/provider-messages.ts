import { ASSETS } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { BALANCE_BOUND, tenantNow } from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import {
  type Applied,
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import {
  type SubjectFinder,
  findNamed,
  findReceivers,
  findTenantOf,
} from '../../provider-seam/inbox/find-subject.ts';
import type { Incoming, ProviderName } from '../../provider-seam/port/provider.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { type FundingInstrument, fundingInstrumentsTable } from '../funding-instruments/table.ts';
import { counterNeeds } from '../policy/counters.ts';
import { configurationNeed } from '../policy/table.ts';
import {
  type ReceiptDecision,
  type ReceiptReport,
  applyNewReceipt,
  applyReceiptReport,
  receiptFurtherNeeds,
  receiptNeeds,
} from './apply-report.ts';
import type { ReceiptFact } from './detect.ts';
import { countedReceipt } from './move.ts';
import { type Receipt, isPending, isReceiptStatus, receiptsTable, resourceOfReceipt } from './table.ts';

interface ReceiptName {
  readonly kind: 'receipt';
  readonly receiptId: string;
}

/** Money at an instrument, new or known. */
export interface IncomingName {
  readonly kind: 'incoming';
  readonly fundingInstrumentId: string;
  readonly incoming: Incoming;
  /** Invented names: nothing is found by them. */
  readonly madeUp?: Pick<Incoming, 'providerReference' | 'transactionHash'>;
}

/** Provider reference, and position within a transaction. */
function keysOf({ fundingInstrumentId, incoming }: IncomingName) {
  const { providerReference, transactionHash, transferIndex = 0 } = incoming;
  return [
    ...(providerReference === undefined ? [] : [{ fundingInstrumentId, providerReference }]),
    ...(transactionHash === undefined ? [] : [{ fundingInstrumentId, transactionHash, transferIndex }]),
  ];
}

/** More than one if reference and transaction belong to two facts. */
export function knownReceipts(subject: IncomingName, loaded: Loaded): readonly Receipt[] {
  const found = keysOf(subject).map((key) => loaded.find(receiptsTable, key));
  return [...new Set(found.filter((receipt) => receipt !== undefined))];
}

function isAud({ into }: Incoming): boolean {
  return 'bsb' in into;
}

function incomingNeeds(subject: IncomingName, head: TenantHead, serverNow: Moment): Need[] {
  const createdAt = tenantNow(head.wallet, serverNow);
  const isPayin = isAud(subject.incoming);
  // The instrument names the asset, but is loaded with the counters.
  const assets = (Object.keys(ASSETS) as Asset[]).filter((asset) => (asset === 'AUD') === isPayin);
  const operation = resourceOfReceipt(isPayin ? 'aud_payin' : 'stable_deposit');
  return [
    need(fundingInstrumentsTable, { id: subject.fundingInstrumentId }),
    ...keysOf(subject).map((key) => need(receiptsTable, key)),
    configurationNeed(head),
    ...assets.flatMap((asset) =>
      counterNeeds({ tenantId: head.tenant.id, operation, asset, beneficiaryId: null, createdAt }),
    ),
  ];
}

/** Missing names are invented: two such reports are two facts. */
function factOf(
  { incoming, madeUp }: IncomingName,
  instrument: FundingInstrument,
  grossMinor: bigint,
  context: DecisionContext,
): ReceiptFact | undefined {
  const { transferIndex = 0 } = incoming;
  const transactionHash = incoming.transactionHash ?? madeUp?.transactionHash;
  const providerReference = incoming.providerReference ?? madeUp?.providerReference;
  const place = transactionHash === undefined ? undefined : `${transactionHash}:${transferIndex}`;
  const common = {
    fundingInstrumentId: instrument.id,
    isInstrumentActive: instrument.status === 'active',
    providerReference: providerReference ?? place ?? context.newId('evt'),
    grossMinor,
    externalReference: incoming.externalReference ?? null,
    downstreamReference: incoming.downstreamReference ?? null,
    sender: incoming.sender ?? null,
  };
  if (instrument.type === 'aud_account') {
    const { type, asset, network } = { type: 'aud_payin', asset: 'AUD', network: null } as const;
    return { ...common, type, asset, network, transactionHash: null, transferIndex: 0 };
  }
  if (transactionHash === undefined) return undefined;
  const { asset, network } = instrument;
  return { ...common, type: 'stable_deposit', asset, network, transactionHash, transferIndex };
}

function reportOf(
  { reason, at, transactionHash }: GivenReport['report'],
  status: Receipt['status'],
): ReceiptReport {
  return {
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(at === undefined ? {} : { at }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
  };
}

/** How a report contradicts a known receipt. */
function contradictionIn(receipt: Receipt, { source, report }: GivenReport): string | undefined {
  const { amount, transactionHash } = report;
  const provider = receipt.type === 'aud_payin' ? 'bank' : 'chain';
  if (source.provider !== provider) return 'other_provider';
  if (amount !== undefined && amount.asset !== receipt.asset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== receipt.grossMinor) return 'amount_differs';
  const isOther = transactionHash !== undefined && transactionHash !== receipt.transactionHash;
  return isOther && !isPending(receipt.status) ? 'transaction_differs' : undefined;
}

function alarmsOf(
  { receipt, sign }: ReceiptDecision,
  { source, report }: GivenReport,
  context: DecisionContext,
): Effect[] {
  const { id, status } = receipt;
  const facts = { ...source, says: report.says, status };
  switch (sign) {
    case 'vanished':
      return [raiseAlarm(context, 'deposit_reorganised', id, facts)];
    case 'not_missed':
      return [clearAlarm(context, 'deposit_reorganised', id)];
    default:
      return [];
  }
}

function appliedOf(
  decision: ReceiptDecision,
  given: GivenReport,
  context: DecisionContext,
): Applied<Receipt> {
  const { receipt, outcome, effects } = decision;
  return {
    record: receipt,
    outcome,
    subjectId: receipt.id,
    ...(decision.sign === 'credited_after_return' ? { isContradiction: true } : {}),
    effects: [...effects, ...alarmsOf(decision, given, context)],
  };
}

function applyToKnown(
  receipt: Receipt,
  given: GivenReport,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Receipt> {
  const { says } = given.report;
  if (!isReceiptStatus(says)) return dispute(receipt, receipt.id, 'says_nothing_of_it');
  const why = given.isReview ? undefined : contradictionIn(receipt, given);
  if (why !== undefined) return dispute(receipt, receipt.id, why);
  const report = reportOf(given.report, says);
  return appliedOf(applyReceiptReport(receipt, report, given.isReview, loaded, context), given, context);
}

const receiptApplier: Applier<ReceiptName, Receipt> = {
  idsOf: ({ receiptId }) => [receiptId],
  needs: ({ receiptId }, _given, head) => receiptNeeds(receiptId, head),
  furtherNeeds: ({ receiptId }, _given, loaded) => receiptFurtherNeeds(receiptId, loaded),
  apply: ({ receiptId }, given, loaded, context) => {
    const receipt = loaded.find(receiptsTable, { id: receiptId });
    return receipt && applyToKnown(receipt, given, loaded, context);
  },
  isAtRest: ({ receiptId }, loaded) => loaded.find(receiptsTable, { id: receiptId })?.status !== 'held',
};

/** Why new money cannot become a receipt. */
function flawOf(
  instrument: FundingInstrument,
  { incoming: { into } }: IncomingName,
  { source, report: { amount, says } }: GivenReport,
): string | undefined {
  if (source.provider !== (instrument.type === 'aud_account' ? 'bank' : 'chain')) return 'other_provider';
  if (!isReceiptStatus(says)) return 'says_nothing_of_it';
  if (amount === undefined) return 'amount_missing';
  const isOtherAsset = 'asset' in into && into.asset !== instrument.asset;
  if (isOtherAsset || amount.asset !== instrument.asset) return 'asset_differs';
  return amount.minor <= 0n || amount.minor > BALANCE_BOUND ? 'amount_out_of_range' : undefined;
}

/** Reports about incoming money: a known receipt, else a new one. */
const incomingApplier: Applier<IncomingName, Receipt> = {
  idsOf: (subject, loaded) => [
    subject.fundingInstrumentId,
    ...knownReceipts(subject, loaded).map(({ id }) => id),
  ],
  needs: (subject, _given, head, serverNow) => incomingNeeds(subject, head, serverNow),
  furtherNeeds: (subject, _given, loaded) =>
    knownReceipts(subject, loaded).flatMap((receipt) => counterNeeds(countedReceipt(receipt))),
  apply: (subject, given, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id: subject.fundingInstrumentId });
    if (instrument === undefined) return undefined;
    const [known, ...others] = knownReceipts(subject, loaded);
    if (others.length > 0) return dispute(known, instrument.id, 'of_two_receipts');
    if (known !== undefined) return applyToKnown(known, given, loaded, context);
    const { says, amount } = given.report;
    const flaw = flawOf(instrument, subject, given);
    if (flaw !== undefined || amount === undefined || !isReceiptStatus(says)) {
      return dispute<Receipt>(undefined, instrument.id, flaw ?? 'amount_missing');
    }
    const fact = factOf(subject, instrument, amount.minor, context);
    if (fact === undefined) return dispute<Receipt>(undefined, instrument.id, 'transaction_missing');
    return appliedOf(applyNewReceipt(fact, reportOf(given.report, says), loaded, context), given, context);
  },
};

export function aboutReceipt(receiptId: string): Subject<Receipt> {
  return about(receiptApplier, { kind: 'receipt', receiptId });
}

export function aboutIncoming(name: Omit<IncomingName, 'kind'>): Subject<Receipt> {
  return about(incomingApplier, { kind: 'incoming', ...name });
}

const TYPES: Readonly<Partial<Record<ProviderName, string>>> = {
  bank: 'aud_payin',
  chain: 'stable_deposit',
};

const INSTRUMENTS = { table: 'funding_instruments', address: 'address', tag: 'tag' };

export const RECEIPT_FINDER: SubjectFinder = {
  kept: {
    receipt: ({ receiptId }: ReceiptName) => aboutReceipt(receiptId),
    incoming: (name: IncomingName) => aboutIncoming(name),
  },
  ordered: { return_receipt: aboutReceipt },
  open: {
    table: receiptsTable.name,
    statuses: `'detected', 'confirming', 'held'`,
    need: (id) => need(receiptsTable, { id }),
    isOpen: (id, loaded) => {
      const receipt = loaded.find(receiptsTable, { id });
      return receipt !== undefined && (isPending(receipt.status) || receipt.status === 'held');
    },
  },
  findBy: async (db, provider, column, value) => {
    const type = TYPES[provider];
    if (type === undefined) return [];
    const found = await findNamed(db, 'receipts', { [column]: value, type });
    return found.map(({ tenantId, id }) => ({ tenantId, subject: aboutReceipt(id) }));
  },
  receivers: INSTRUMENTS,
  findMoney: async (db, incoming) => {
    const found = await findReceivers(db, INSTRUMENTS, incoming);
    return found.map(({ tenantId, id }) => ({
      tenantId,
      subject: aboutIncoming({ fundingInstrumentId: id, incoming }),
    }));
  },
  findRecord: async (db, { id, about: of }) => {
    const tenantId = await findTenantOf(db, 'receipts', id);
    if (tenantId !== undefined) return { tenantId, subject: aboutReceipt(id) };
    if (!('incoming' in of)) return undefined;
    const ownerId = await findTenantOf(db, 'funding_instruments', id);
    if (ownerId === undefined) return undefined;
    return { tenantId: ownerId, subject: aboutIncoming({ fundingInstrumentId: id, incoming: of.incoming }) };
  },
};
