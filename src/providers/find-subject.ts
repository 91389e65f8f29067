import { addr } from 'micro-eth-signer';
import type { Knex } from 'knex';
import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';
import { familyOf } from '../money/network-family.ts';
import type { LegKind } from '../flows/transfers/transfer-legs.ts';
import { isLeg, type InstructionKind } from '../outbox/instruction.ts';
import { isReceiptStatus } from '../flows/receipts/receipt.ts';
import type { About, Incoming, ProviderName, Report } from './provider.ts';
import type { ReportSource } from './provider-report.ts';
import type { Subject, SubjectOf } from './report-subject.ts';

/** A subject with the tenant that it belongs to. */
export interface Located {
  readonly tenantId: string;
  readonly subject: Subject;
}

/** The kind of operation that a provider carries out; the identity provider none. */
const OPERATIONS: Readonly<Partial<Record<ProviderName, string>>> = {
  bank: 'payout',
  chain: 'stable_withdrawal',
  exchange: 'conversion',
};

/** The type of receipt that a provider brings. */
const RECEIPTS: Readonly<Partial<Record<ProviderName, string>>> = {
  bank: 'aud_payin',
  chain: 'stable_deposit',
};

interface StoredSubject {
  readonly tenant_id: string;
  readonly id: string;
}

type Found = readonly Located[];

function operationsIn(rows: readonly StoredSubject[]): Found {
  return rows.map(({ tenant_id, id }) => ({
    tenantId: tenant_id,
    subject: { kind: 'operation', operationId: id },
  }));
}

function receiptsIn(rows: readonly StoredSubject[]): Found {
  return rows.map(({ tenant_id, id }) => ({
    tenantId: tenant_id,
    subject: { kind: 'receipt', receiptId: id },
  }));
}

/** An operation, or a leg of a transfer. */
const paymentOf =
  (order: LegKind) =>
  (id: string): Subject =>
    isLeg({ subject: id }) ? { kind: 'leg', transferId: id, order } : { kind: 'operation', operationId: id };

/** What an order of each kind is about that is reported on. */
const SUBJECTS: Readonly<Partial<Record<InstructionKind, (id: string) => Subject>>> = {
  pay: paymentOf('pay'),
  send: paymentOf('send'),
  convert: paymentOf('convert'),
  return_deposit: paymentOf('return_deposit'),
  issue_account: (slotId) => ({ kind: 'slot', slotId }),
  issue_address: (slotId) => ({ kind: 'slot', slotId }),
  assign_account: (id) =>
    id.startsWith('rte_')
      ? { kind: 'route', paymentRouteId: id }
      : { kind: 'instrument', fundingInstrumentId: id },
  hand_over_evidence: (evidenceId) => ({ kind: 'evidence', evidenceId }),
  check_customer: (checkId) => ({ kind: 'customer_check', checkId }),
  return_receipt: (receiptId) => ({ kind: 'receipt', receiptId }),
};

/** What an order is about; undefined where nothing is reported on its subject. */
export function subjectOfOrder({
  kind,
  subject,
}: {
  readonly kind: InstructionKind;
  readonly subject: string;
}): Subject | undefined {
  return SUBJECTS[kind]?.(subject);
}

/** What an order is about. Only who was given it can report on it: another's is found, and then disputed. */
async function findOrdered(db: Knex, instructionId: string): Promise<Found> {
  const rows = await db('instructions')
    .where('id', instructionId)
    .select<(StoredSubject & { kind: InstructionKind })[]>('tenant_id', 'subject as id', 'kind');
  return rows.flatMap(({ tenant_id, id, kind }) => {
    const subject = SUBJECTS[kind]?.(id);
    return subject === undefined ? [] : [{ tenantId: tenant_id, subject }];
  });
}

/** Of a provider's transfers, the deposit or the delivery; a chain's deposits go to a bank, and the other way round. */
const DIRECTIONS: Readonly<
  Partial<Record<ProviderName, { deposit: string; delivery: string; order: LegKind }>>
> = {
  bank: { deposit: 'aud_to_stablecoin', delivery: 'stablecoin_to_aud', order: 'pay' },
  chain: { deposit: 'stablecoin_to_aud', delivery: 'aud_to_stablecoin', order: 'send' },
};

interface StoredDeposit extends StoredSubject {
  readonly payment_route_id: string;
  readonly provider_reference: string;
  readonly source_asset: Asset;
}

/** A deposit with the tenant that it belongs to. */
export interface LocatedDeposit extends Located {
  readonly subject: SubjectOf<'funded'>;
}

function depositOf({ tenant_id, id, ...deposit }: StoredDeposit): LocatedDeposit {
  const { payment_route_id: paymentRouteId, provider_reference: providerReference } = deposit;
  const sourceAsset = deposit.source_asset;
  return {
    tenantId: tenant_id,
    subject: { kind: 'funded', transferId: id, paymentRouteId, providerReference, sourceAsset },
  };
}

/** Selects deposits by their transfers. */
function selectDeposits(query: Knex.QueryBuilder): Promise<StoredDeposit[]> {
  const columns = ['tenant_id', 'id', 'payment_route_id', 'provider_reference', 'source_asset'];
  return Promise.resolve(query.select<StoredDeposit[]>(columns));
}

/** The deposit of a transfer. */
export async function findDeposit(db: Knex, transferId: string): Promise<LocatedDeposit | undefined> {
  const [row] = await selectDeposits(db('transfers').where('id', transferId));
  return row && depositOf(row);
}

/** Transfers whose deposit or delivery a provider calls so; of the transfers of one deposit the first. */
async function findTransfersBy(
  db: Knex,
  provider: ProviderName,
  column: 'provider_reference' | 'transaction_hash',
  value: string,
): Promise<Found> {
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return [];
  const { deposit, delivery, order } = directions;
  const select = (query: Knex.QueryBuilder): Promise<StoredSubject[]> =>
    Promise.resolve(query.limit(2).select<StoredSubject[]>('tenant_id', 'id'));
  const first = db('transfers').where(column, value).where('direction', deposit).where('occurrence', 0);
  const deposits = await selectDeposits(first.limit(2));
  const delivered =
    column === 'transaction_hash'
      ? db('transfers').where(column, value)
      : // As the index has it: the simulator's references stand in none.
        db('transfers')
          .where('delivery_reference', value)
          .whereRaw(`substr(delivery_reference, 1, 3) <> 'SIM'`);
  const deliveries = await select(delivered.where('direction', delivery));
  return [
    ...deposits.map(depositOf),
    ...deliveries.map(({ tenant_id, id }): Located => ({
      tenantId: tenant_id,
      subject: { kind: 'leg', transferId: id, order },
    })),
  ];
}

/** Operations, receipts and transfers of a provider by a column; two are enough to see that it does not tell which. */
async function findBy(
  db: Knex,
  provider: ProviderName,
  column: 'provider_reference' | 'transaction_hash',
  value: string,
): Promise<Found> {
  const find = async (
    table: string,
    kindColumn: string,
    kind: string | undefined,
  ): Promise<readonly StoredSubject[]> => {
    if (kind === undefined) return [];
    const rows = db(table).where(column, value).where(kindColumn, kind).limit(2);
    // As the index has it: the simulator's references stand in none.
    if (table === 'operations' && column === 'provider_reference')
      void rows.whereRaw(`substr(provider_reference, 1, 3) <> 'SIM'`);
    return rows.select<StoredSubject[]>('tenant_id', 'id');
  };
  return [
    ...operationsIn(await find('operations', 'kind', OPERATIONS[provider])),
    ...receiptsIn(await find('receipts', 'type', RECEIPTS[provider])),
    ...(await findTransfersBy(db, provider, column, value)),
  ];
}

/** The notations in which an address may be kept. */
function notationsOf(address: string, network: Network): string[] {
  if (familyOf(network) !== 'evm') return [address];
  const lower = address.toLowerCase();
  const checked = /^0x[0-9a-f]{40}$/.test(lower) ? addr.addChecksum(lower) : address;
  return [...new Set([address, lower, checked])];
}

/** What money can come to, and the columns that name the address. */
const RECEIVERS = {
  funding_instruments: { address: 'address', tag: 'tag' },
  payment_routes: { address: 'deposit_address', tag: 'deposit_tag' },
} as const;

async function findReceivers(
  db: Knex,
  table: keyof typeof RECEIVERS,
  { into }: Incoming,
): Promise<readonly (StoredSubject & { asset: string })[]> {
  const rows = db(table).select('tenant_id', 'id', 'asset');
  if ('bsb' in into) {
    const bsb = into.bsb.replaceAll(/\D/g, '');
    void rows.where({ bsb, account_number: into.accountNumber.replaceAll(/[\s-]/g, '') });
  } else {
    const { address, tag } = RECEIVERS[table];
    // Of another asset too, as the index has them: what comes there is disputed rather than unmatched.
    void rows
      .whereIn('asset', ['USDC', 'USDT'])
      .where('network', into.network)
      .whereIn(address, notationsOf(into.address, into.network))
      .whereRaw(`coalesce(${tag}, '') = ?`, [into.tag ?? '']);
  }
  return (await rows) as (StoredSubject & { asset: string })[];
}

async function findFunding(db: Knex, incoming: Incoming): Promise<Found> {
  const { into } = incoming;
  const routes = await findReceivers(db, 'payment_routes', incoming);
  const right = routes.filter(({ asset }) => 'bsb' in into || asset === into.asset);
  return (right.length > 0 ? right : routes).map(({ tenant_id, id }) => ({
    tenantId: tenant_id,
    subject: { kind: 'funding', paymentRouteId: id, incoming },
  }));
}

async function findIncoming(db: Knex, incoming: Incoming): Promise<Found> {
  const { into } = incoming;
  const instruments = await findReceivers(db, 'funding_instruments', incoming);
  const right = instruments.filter(({ asset }) => 'bsb' in into || asset === into.asset);
  return (right.length > 0 ? right : instruments).map(({ tenant_id, id }) => ({
    tenantId: tenant_id,
    subject: { kind: 'incoming', fundingInstrumentId: id, incoming },
  }));
}

/** An account or an address is an instrument's or a route's, and never both. */
async function findMoney(db: Knex, incoming: Incoming): Promise<Found> {
  const found = await findIncoming(db, incoming);
  return found.length > 0 ? found : findFunding(db, incoming);
}

/**
 * Whom and what a report is about, of what is committed. Undefined where it is nothing of ours, and where what it names
 * does not tell which of two.
 */
export async function findSubject(
  db: Knex,
  { provider }: ReportSource,
  about: About,
): Promise<Located | undefined> {
  const found = await findAll(db, provider, about);
  return found.length === 1 ? found[0] : undefined;
}

function findAll(db: Knex, provider: ProviderName, about: About): Promise<Found> {
  if ('instructionId' in about) return findOrdered(db, about.instructionId);
  if ('incoming' in about) return findMoney(db, about.incoming);
  return 'providerReference' in about
    ? findBy(db, provider, 'provider_reference', about.providerReference)
    : findBy(db, provider, 'transaction_hash', about.transactionHash);
}

/** What the identity provider was asked last of who a customer is. */
async function findLastCheck(db: Knex, customerId: string): Promise<Found> {
  const rows = await db('customer_checks')
    .where({ customer_id: customerId, decides: 'verification' })
    .orderBy('id', 'desc')
    .limit(1)
    .select<StoredSubject[]>('tenant_id', 'id');
  return rows.map(({ tenant_id, id }) => ({
    tenantId: tenant_id,
    subject: { kind: 'customer_check', checkId: id },
  }));
}

/**
 * What of a transfer a provider can mean by a word, of one that an operator names by its identifier: its deposit, or its order
 * with that provider. Undefined where there is no such transfer, or the provider has no part in it.
 */
export async function findTransferPart(
  db: Knex,
  id: string,
  provider: ProviderName,
  says: Report['says'],
): Promise<Located | undefined> {
  const [row] = await db('transfers')
    .where('id', id)
    .select<(StoredSubject & { direction: string })[]>('tenant_id', 'id', 'direction');
  if (row === undefined) return undefined;
  const { tenant_id: tenantId, direction } = row;
  const leg = (order: LegKind): Located => ({ tenantId, subject: { kind: 'leg', transferId: id, order } });
  if (provider === 'exchange') return leg('convert');
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return undefined;
  if (direction === directions.delivery) return leg(directions.order);
  return isReceiptStatus(says) ? findDeposit(db, id) : leg('return_deposit');
}

/** What an operator names by its identifier: an operation, a receipt, evidence, or a customer by its last verification. */
export async function findRecord(db: Knex, id: string): Promise<Located | undefined> {
  const find = async (table: string): Promise<StoredSubject[]> =>
    db(table).where('id', id).select<StoredSubject[]>('tenant_id', 'id');
  const evidence = (await find('identity_evidence')).map(({ tenant_id }): Located => ({
    tenantId: tenant_id,
    subject: { kind: 'evidence', evidenceId: id },
  }));
  return [
    ...operationsIn(await find('operations')),
    ...receiptsIn(await find('receipts')),
    ...evidence,
    ...(await findLastCheck(db, id)),
  ][0];
}
