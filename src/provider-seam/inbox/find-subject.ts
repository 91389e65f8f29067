import type { Knex } from 'knex';
import { addr } from 'micro-eth-signer';
import type { Network } from '../../../generated/assets.ts';
import { familyOf } from '../../money/address.ts';
import type { InstructionKind } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { Loaded, Need } from '../../writes/write.ts';
import type { About, Incoming, ProviderName, Report } from '../port/provider.ts';
import type { Subject, SubjectName } from './applier.ts';
import type { ReportSource } from '../port/provider.ts';

/** A subject with the tenant that it belongs to. */
export interface Located {
  readonly tenantId: string;
  readonly subject: Subject;
}

/** What an operator says that a report is about, and what the report says. */
export interface NamedRecord {
  readonly id: string;
  readonly provider: ProviderName;
  readonly about: About;
  readonly says: Report['says'];
}

/** The columns by which a provider names what it has. */
export type NameColumn = 'provider_reference' | 'transaction_hash';

/** Records that reports and orders are about, and which of them a report could still move. */
export interface OpenRecord {
  readonly table: string;
  /** Their statuses then, as a list in SQL. */
  readonly statuses: string;
  need(id: string): Need;
  isOpen(id: string, loaded: Loaded): boolean;
}

/** All of them: what is about one that is open is kept. */
export class OpenRecords {
  readonly #records: readonly OpenRecord[];

  constructor(records: readonly OpenRecord[]) {
    this.#records = records;
  }

  /** In SQL, whether the record is open that a column names: looked up row by row, never read as a whole. */
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

/** How a capability finds what reports and orders are about among its own records. */
export interface SubjectFinder {
  /** By its kind, a subject that is kept with a report. */
  readonly kept: Readonly<
    Record<string, (name: never, db: Knex) => Subject | undefined | Promise<Subject | undefined>>
  >;
  /** By the kind of an order, what is reported on; undefined where the order is about another's record. */
  readonly ordered?: Readonly<Partial<Record<InstructionKind, (id: string) => Subject | undefined>>>;
  /** What a provider calls so; two are enough to see that it does not tell which. */
  findBy?(db: Knex, provider: ProviderName, column: NameColumn, value: string): Promise<readonly Located[]>;
  /** Where money came in. */
  findMoney?(db: Knex, incoming: Incoming): Promise<readonly Located[]>;
  readonly open?: OpenRecord;
  /** What an operator names by its identifier. */
  findRecord?(db: Knex, named: NamedRecord): Promise<Located | undefined>;
}

/** What orders and reports follow of a tenant's terms. */
export interface OrderTerms {
  /** Attempts and questions after which somebody has to look. */
  readonly retryLimit: number;
  /** A report that is older than that has come late. */
  readonly staleEventSeconds: number;
  /** Where a rail leaves the choice. */
  readonly settlementMode: 'instant' | 'batched';
}

/** Where those terms are found. */
export interface TermsSource {
  needs(head: TenantHead): Need[];
  of(loaded: Loaded, head: TenantHead): OrderTerms;
}

/** What orders and reports can be about: all that capabilities have registered. */
export class Subjects {
  readonly terms: TermsSource;
  readonly #finders: readonly SubjectFinder[];

  constructor(finders: readonly SubjectFinder[], terms: TermsSource) {
    this.#finders = finders;
    this.terms = terms;
  }

  /** The records that a report could still move. */
  get open(): OpenRecords {
    return new OpenRecords(this.#finders.flatMap(({ open }) => open ?? []));
  }

  /** What an order is about; undefined where nothing is reported on its subject. */
  ofOrder({ kind, subject }: { readonly kind: InstructionKind; readonly subject: string }) {
    for (const { ordered } of this.#finders) {
      const found = ordered?.[kind]?.(subject);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a kept report was about when it came. */
  async kept(name: SubjectName, db: Knex): Promise<Subject | undefined> {
    const finder = this.#finders.find(({ kept }) => Object.hasOwn(kept, name.kind));
    // The kind tells which name it is.
    return finder?.kept[name.kind]?.(name as never, db);
  }

  /**
   * Whom and what a report is about, of what is committed. Undefined where it is nothing of ours, and where what it names
   * does not tell which of two.
   */
  async find(db: Knex, { provider }: ReportSource, about: About): Promise<Located | undefined> {
    const found = await this.#findAll(db, provider, about);
    return found.length === 1 ? found[0] : undefined;
  }

  /** What an operator says that a report is about. */
  async findRecord(db: Knex, named: NamedRecord): Promise<Located | undefined> {
    for (const finder of this.#finders) {
      const found = await finder.findRecord?.(db, named);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #findAll(db: Knex, provider: ProviderName, about: About): Promise<readonly Located[]> {
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

  /** What an order is about. Only who was given it can report on it: another's is found, and then disputed. */
  async #findOrdered(db: Knex, instructionId: string): Promise<Located[]> {
    const rows = await db('instructions')
      .where('id', instructionId)
      .select<{ tenant_id: string; kind: InstructionKind; subject: string }[]>(
        'tenant_id',
        'subject',
        'kind',
      );
    return rows.flatMap(({ tenant_id: tenantId, ...order }) => {
      const subject = this.ofOrder(order);
      return subject === undefined ? [] : [{ tenantId, subject }];
    });
  }

  /** An account or an address belongs to one record alone. */
  async #findMoney(db: Knex, incoming: Incoming): Promise<readonly Located[]> {
    for (const finder of this.#finders) {
      const found = (await finder.findMoney?.(db, incoming)) ?? [];
      if (found.length > 0) return found;
    }
    return [];
  }
}

/** The notations in which an address may be kept. */
function notationsOf(address: string, network: Network): string[] {
  if (familyOf(network) !== 'evm') return [address];
  const lower = address.toLowerCase();
  const checked = /^0x[0-9a-f]{40}$/.test(lower) ? addr.addChecksum(lower) : address;
  return [...new Set([address, lower, checked])];
}

/** A table of what money can come to, and its columns that name the address. */
export interface ReceiverTable {
  readonly table: string;
  readonly address: string;
  readonly tag: string;
}

/** Finds where money came in, in a table that has accounts and addresses. */
export async function findReceivers(
  db: Knex,
  { table, address, tag }: ReceiverTable,
  { into }: Incoming,
): Promise<readonly { readonly tenantId: string; readonly id: string }[]> {
  const rows = db(table).select({ tenantId: 'tenant_id', id: 'id', asset: 'asset' });
  if ('bsb' in into) {
    const bsb = into.bsb.replaceAll(/\D/g, '');
    return rows.where({ bsb, account_number: into.accountNumber.replaceAll(/[\s-]/g, '') });
  }
  const found: { tenantId: string; id: string; asset: string }[] = await rows
    // Of another asset too, as the index has them: what comes there is disputed rather than unmatched.
    .whereIn('asset', ['USDC', 'USDT'])
    .where('network', into.network)
    .whereIn(address, notationsOf(into.address, into.network))
    .whereRaw(`coalesce(${tag}, '') = ?`, [into.tag ?? '']);
  const right = found.filter(({ asset }) => asset === into.asset);
  return right.length > 0 ? right : found;
}

/** A record's tenant, by its identifier. */
export async function findTenantOf(db: Knex, table: string, id: string): Promise<string | undefined> {
  const [row] = await db(table).where('id', id).select<{ tenant_id: string }[]>('tenant_id');
  return row?.tenant_id;
}

/** Finds records of a table, of one kind, by a name that a provider gave them; two are enough to see that there are several. */
export async function findNamed(
  db: Knex,
  table: string,
  named: Readonly<Record<string, string>>,
  condition = 'true',
): Promise<readonly { readonly tenantId: string; readonly id: string }[]> {
  return db(table).where(named).whereRaw(condition).limit(2).select({ tenantId: 'tenant_id', id: 'id' });
}
