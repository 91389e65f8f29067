import type { Word } from '../../../generated/words.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { type Db, type StoredRow, listOf, runStatement } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import { addr } from 'micro-eth-signer';
import type { Network } from '../../../generated/assets.ts';
import { familyOf } from '../../money/address.ts';
import { type InstructionKind, instructionsTable } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { Loaded, Need } from '../../writes/write.ts';
import type { About, Incoming, ProviderName, Report } from '../port/provider.ts';
import type { Subject, SubjectName } from './applier.ts';
import type { ReportSource } from '../port/provider.ts';

export interface Located {
  readonly tenantId: string;
  readonly subject: Subject;
}

export interface NamedRecord {
  readonly id: string;
  readonly provider: ProviderName;
  readonly about: About;
  readonly says: Report['says'];
}

export type NameColumn = 'provider_reference' | 'transaction_hash';

export interface OpenRecord {
  readonly table: string;
  /** Statuses as an SQL list. */
  readonly statuses: string;
  need(id: string): Need;
  isOpen(id: string, loaded: Loaded): boolean;
}

/** A report on an open record is kept. */
export class OpenRecords {
  readonly #records: readonly OpenRecord[];

  constructor(records: readonly OpenRecord[]) {
    this.#records = records;
  }

  /** In SQL, whether the record named by a column is open: a lookup per row, never a scan. */
  sqlFor(column: string): string {
    return this.#records
      .map(
        ({ table, statuses }) =>
          `(select ${table}.status from ${table} where ${table}.id = ${column}) in (${statuses})`,
      )
      .join(' or ');
  }

  needs(id: string): Need[] {
    return this.#records.map((record) => record.need(id));
  }

  isOpen(id: string, loaded: Loaded): boolean {
    return this.#records.some((record) => record.isOpen(id, loaded));
  }
}

export interface SubjectFinder {
  /** Subjects kept with a report, by kind. */
  readonly kept: Readonly<
    Record<string, (name: never, db: Db) => Subject | undefined | Promise<Subject | undefined>>
  >;
  /** By kind of order, what is reported on; undefined if the order is about another record. */
  readonly ordered?: Readonly<Partial<Record<InstructionKind, (id: string) => Subject | undefined>>>;
  findBy?(db: Db, provider: ProviderName, column: NameColumn, value: string): Promise<readonly Located[]>;
  findMoney?(db: Db, incoming: Incoming): Promise<readonly Located[]>;
  /** Where its addresses are. */
  readonly receivers?: ReceiverTable;
  readonly open?: OpenRecord;
  findRecord?(db: Db, named: NamedRecord): Promise<Located | undefined>;
}

/** What orders and reports need of a tenant's configuration. */
export interface OrderTerms {
  /** Attempts and queries before an alarm. */
  readonly retryLimit: number;
  /** An older report is late. */
  readonly staleEventSeconds: number;
  /** If the rail leaves the choice. */
  readonly settlementMode: Word<'ConfigurationSettlement.mode'>;
}

export interface TermsSource {
  needs(head: TenantHead): Need[];
  of(loaded: Loaded, head: TenantHead): OrderTerms;
}

/** A funding instrument or a payment route with an address of its own. */
export interface AddressHolder {
  readonly id: string;
  readonly address: string;
}

/** All subjects that capabilities have registered. */
export class Subjects {
  readonly terms: TermsSource;
  readonly #finders: readonly SubjectFinder[];

  constructor(finders: readonly SubjectFinder[], terms: TermsSource) {
    this.#finders = finders;
    this.terms = terms;
  }

  get open(): OpenRecords {
    return new OpenRecords(this.#finders.flatMap(({ open }) => open ?? []));
  }

  /** Undefined if nothing is reported on its subject. */
  ofOrder({ kind, subject }: { readonly kind: InstructionKind; readonly subject: string }) {
    for (const { ordered } of this.#finders) {
      const found = ordered?.[kind]?.(subject);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async kept(name: SubjectName, db: Db): Promise<Subject | undefined> {
    const finder = this.#finders.find(({ kept }) => Object.hasOwn(kept, name.kind));
    return finder?.kept[name.kind]?.(name as never, db);
  }

  /** Looks in committed data; undefined if it is nothing of ours, or ambiguous. */
  async find(db: Db, { provider }: ReportSource, about: About): Promise<Located | undefined> {
    const found = await this.#findAll(db, provider, about);
    return found.length === 1 ? found[0] : undefined;
  }

  /** What an adapter of a chain asks of their addresses. */
  receiversIn(db: Db): {
    among(network: Network, addresses: readonly string[]): Promise<ReadonlySet<string>>;
    firstAt(network: Network): Promise<Moment | undefined>;
  } {
    return {
      among: (network, addresses) => this.#receiversAmong(db, network, addresses),
      firstAt: (network) => this.#firstReceiverAt(db, network),
    };
  }

  /** As they were given. */
  async #receiversAmong(
    db: Db,
    network: Network,
    addresses: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const { receivers } of this.#finders) {
      if (receivers === undefined) continue;
      for (const address of await findAddresses(db, receivers, network, addresses)) found.add(address);
    }
    return found;
  }

  async #firstReceiverAt(db: Db, network: Network): Promise<Moment | undefined> {
    const moments: Moment[] = [];
    for (const { receivers } of this.#finders) {
      if (receivers === undefined) continue;
      const { table, address } = receivers;
      const sql = `select min(created_at) as first from ${table} where network = ? and ${address} is not null`;
      const [row] = await runStatement(db, sql, [network]);
      if (row?.['first'] != null) moments.push(Number(row['first']));
    }
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  /** A page of those who receive money at addresses of a network. @param after the last of the page before */
  async addressHolders(
    db: Db,
    network: Network,
    after: AddressHolder | undefined,
    most: number,
  ): Promise<AddressHolder[]> {
    const found: AddressHolder[] = [];
    for (const { receivers } of this.#finders)
      if (receivers !== undefined) found.push(...(await findHolders(db, receivers, network, after, most)));
    return found.sort((one, next) => (one.id < next.id ? -1 : 1)).slice(0, most);
  }

  /** Looks for what an operator names. */
  async findRecord(db: Db, named: NamedRecord): Promise<Located | undefined> {
    for (const finder of this.#finders) {
      const found = await finder.findRecord?.(db, named);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #findAll(db: Db, provider: ProviderName, about: About): Promise<readonly Located[]> {
    if ('instructionId' in about) return this.#findOrdered(db, about.instructionId);
    if ('incoming' in about) return this.#findMoney(db, about.incoming);
    const [column, value]: [NameColumn, string] =
      'providerReference' in about
        ? ['provider_reference', about.providerReference]
        : ['transaction_hash', about.transactionHash];
    const found: Located[] = [];
    for (const finder of this.#finders)
      found.push(...((await finder.findBy?.(db, provider, column, value)) ?? []));
    return found;
  }

  /** Only the adapter that was given an order can report on it: another's report is found, then disputed. */
  async #findOrdered(db: Db, instructionId: string): Promise<Located[]> {
    const orders = await selectWhere(db, instructionsTable, 'id = ?', [instructionId]);
    return orders.flatMap(({ tenantId, ...order }) => {
      const subject = this.ofOrder(order);
      return subject === undefined ? [] : [{ tenantId, subject }];
    });
  }

  async #findMoney(db: Db, incoming: Incoming): Promise<readonly Located[]> {
    for (const finder of this.#finders) {
      const found = (await finder.findMoney?.(db, incoming)) ?? [];
      if (found.length > 0) return found;
    }
    return [];
  }
}

function notationsOf(address: string, network: Network): string[] {
  if (familyOf(network) !== 'evm') return [address];
  const lower = address.toLowerCase();
  const checked = /^0x[0-9a-f]{40}$/.test(lower) ? addr.addChecksum(lower) : address;
  return [...new Set([address, lower, checked])];
}

interface RowName {
  readonly tenantId: string;
  readonly id: string;
}

const nameOf = (row: StoredRow): RowName => ({
  tenantId: String(row['tenant_id']),
  id: String(row['id']),
});

export interface ReceiverTable {
  readonly table: string;
  readonly address: string;
  readonly tag: string;
}

export async function findReceivers(
  db: Db,
  { table, address, tag }: ReceiverTable,
  { into }: Incoming,
): Promise<readonly RowName[]> {
  const select = `select tenant_id, id, asset from ${table} where`;
  if ('bsb' in into) {
    const account = [into.bsb.replaceAll(/\D/g, ''), into.accountNumber.replaceAll(/[\s-]/g, '')];
    return (await runStatement(db, `${select} bsb = ? and account_number = ?`, account)).map(nameOf);
  }
  const notations = notationsOf(into.address, into.network);
  // Both assets, as the index has them: the wrong asset is disputed rather than unmatched.
  const sql = `${select} asset in ('USDC', 'USDT') and network = ?
    and ${address} in (${listOf('?', notations.length)}) and coalesce(${tag}, '') = ?`;
  const found = await runStatement(db, sql, [into.network, ...notations, into.tag ?? '']);
  const right = found.filter((row) => row['asset'] === into.asset);
  return (right.length > 0 ? right : found).map(nameOf);
}

/** Addresses that one statement asks for. */
const MOST_ADDRESSES = 200;

async function findAddresses(
  db: Db,
  { table, address }: ReceiverTable,
  network: Network,
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < addresses.length; start += MOST_ADDRESSES) {
    const given = new Map<string, string>();
    for (const each of addresses.slice(start, start + MOST_ADDRESSES))
      for (const notation of notationsOf(each, network)) given.set(notation, each);
    const sql = `select ${address} as address from ${table} where asset in ('USDC', 'USDT') and network = ?
      and ${address} in (${listOf('?', given.size)})`;
    const rows = await runStatement(db, sql, [network, ...given.keys()]);
    found.push(...rows.map((row) => given.get(String(row['address'])) ?? ''));
  }
  return found;
}

async function findHolders(
  db: Db,
  { table, address }: ReceiverTable,
  network: Network,
  after: AddressHolder | undefined,
  most: number,
): Promise<AddressHolder[]> {
  const sql = `select id, ${address} as address from ${table}
    where id > ? and network = ? and ${address} is not null order by id limit ?`;
  const rows = await runStatement(db, sql, [after?.id ?? '', network, most]);
  return rows.map((row) => ({ id: String(row['id']), address: String(row['address']) }));
}

export async function findTenantOf(db: Db, table: string, id: string): Promise<string | undefined> {
  const [row] = await runStatement(db, `select tenant_id, id from ${table} where id = ?`, [id]);
  return row && nameOf(row).tenantId;
}

/** Two rows are enough to see that a name is ambiguous. */
export async function findNamed(
  db: Db,
  table: string,
  named: Readonly<Record<string, string>>,
  condition = 'true',
): Promise<readonly RowName[]> {
  const isNamed = Object.keys(named).map((column) => `${column} = ?`);
  const sql = `select tenant_id, id from ${table} where ${[...isNamed, condition].join(' and ')} limit 2`;
  return (await runStatement(db, sql, Object.values(named))).map(nameOf);
}
