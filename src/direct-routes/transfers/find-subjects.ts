import type { Knex } from 'knex';
import { isReceiptStatus } from '../../treasury/receipts/table.ts';
import type { LegKind } from './legs.ts';
import { isAtItsEnd, transfersTable } from './table.ts';
import type { Asset } from '../../money/amount.ts';
import { isLeg } from '../../outbox/instruction.ts';
import { aboutDeposit, aboutFunding } from './provider-messages-funding.ts';
import { aboutLeg, type LegName } from './provider-messages-leg.ts';
import {
  findNamed,
  findReceivers,
  findTenantOf,
  type Located,
  type NamedRecord,
  type SubjectFinder,
} from '../../provider-seam/inbox/find-subject.ts';
import type { FundedName, FundingName } from './known-transfers.ts';
import type { ProviderName } from '../../provider-seam/port/provider.ts';
import { need } from '../../writes/write.ts';
import type { Subject } from '../../provider-seam/inbox/applier.ts';

const DIRECTIONS: Readonly<
  Partial<Record<ProviderName, { deposit: string; delivery: string; order: LegKind }>>
> = {
  bank: { deposit: 'aud_to_stablecoin', delivery: 'stablecoin_to_aud', order: 'pay' },
  chain: { deposit: 'stablecoin_to_aud', delivery: 'aud_to_stablecoin', order: 'send' },
};

export interface LocatedDeposit {
  readonly tenantId: string;
  readonly name: FundedName;
}

async function selectDeposits(query: Knex.QueryBuilder): Promise<LocatedDeposit[]> {
  const rows = await query.select<(Omit<FundedName, 'kind'> & { tenantId: string; sourceAsset: Asset })[]>({
    tenantId: 'tenant_id',
    transferId: 'id',
    paymentRouteId: 'payment_route_id',
    providerReference: 'provider_reference',
    sourceAsset: 'source_asset',
  });
  return rows.map(({ tenantId, ...deposit }) => ({ tenantId, name: { kind: 'funded', ...deposit } }));
}

export async function findDeposit(db: Knex, transferId: string): Promise<LocatedDeposit | undefined> {
  const [deposit] = await selectDeposits(db('transfers').where('id', transferId));
  return deposit;
}

const located = ({ tenantId, name }: LocatedDeposit): Located => ({ tenantId, subject: aboutDeposit(name) });

/** Of several transfers of one deposit the first. */
const findBy: NonNullable<SubjectFinder['findBy']> = async (db, provider, column, value) => {
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return [];
  const { deposit, delivery, order } = directions;
  const first = db('transfers').where({ [column]: value, direction: deposit, occurrence: 0 });
  const deposits = await selectDeposits(first.limit(2));
  const deliveries =
    column === 'transaction_hash'
      ? await findNamed(db, 'transfers', { [column]: value, direction: delivery })
      : await findNamed(
          db,
          'transfers',
          { delivery_reference: value, direction: delivery },
          // As in the index, which leaves out the simulator's references.
          `substr(delivery_reference, 1, 3) <> 'SIM'`,
        );
  return [
    ...deposits.map(located),
    ...deliveries.map(({ tenantId, id }) => ({ tenantId, subject: aboutLeg(id, order) })),
  ];
};

/** The deposit, or the order with that provider, by the report's word. */
async function findPart(db: Knex, { id, provider, says }: NamedRecord): Promise<Located | undefined> {
  const [row] = await db('transfers')
    .where('id', id)
    .select<{ tenant_id: string; direction: string }[]>('tenant_id', 'direction');
  if (row === undefined) return undefined;
  const leg = (order: LegKind): Located => ({ tenantId: row.tenant_id, subject: aboutLeg(id, order) });
  if (provider === 'exchange') return leg('convert');
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return undefined;
  if (row.direction === directions.delivery) return leg(directions.order);
  if (!isReceiptStatus(says)) return leg('return_deposit');
  const deposit = await findDeposit(db, id);
  return deposit && located(deposit);
}

const ofOrder =
  (order: LegKind) =>
  (id: string): Subject | undefined =>
    isLeg({ subject: id }) ? aboutLeg(id, order) : undefined;

/** By order, by provider's name, and by route. */
export const TRANSFER_FINDER: SubjectFinder = {
  kept: {
    leg: ({ transferId, order }: LegName) => aboutLeg(transferId, order),
    funding: (name: FundingName) => aboutFunding(name),
    // Earlier versions kept less than is needed.
    funded: async ({ transferId }: FundedName, db) => {
      const deposit = await findDeposit(db, transferId);
      return deposit && aboutDeposit(deposit.name);
    },
  },
  ordered: {
    pay: ofOrder('pay'),
    send: ofOrder('send'),
    convert: ofOrder('convert'),
    return_deposit: ofOrder('return_deposit'),
  },
  open: {
    table: transfersTable.name,
    statuses: `'detected', 'held', 'converting', 'delivering', 'failed'`,
    need: (id) => need(transfersTable, { id }),
    isOpen: (id, loaded) => {
      const transfer = loaded.find(transfersTable, { id });
      return transfer !== undefined && !isAtItsEnd(transfer);
    },
  },
  findBy,
  findMoney: async (db, incoming) => {
    const routes = { table: 'payment_routes', address: 'deposit_address', tag: 'deposit_tag' };
    const found = await findReceivers(db, routes, incoming);
    return found.map(({ tenantId, id: paymentRouteId }) => ({
      tenantId,
      subject: aboutFunding({ kind: 'funding', paymentRouteId, incoming }),
    }));
  },
  findRecord: async (db, named) => {
    const part = await findPart(db, named);
    if (part !== undefined || !('incoming' in named.about)) return part;
    const { id: paymentRouteId, about } = named;
    const tenantId = await findTenantOf(db, 'payment_routes', paymentRouteId);
    if (tenantId === undefined) return undefined;
    const { incoming } = about;
    return { tenantId, subject: aboutFunding({ kind: 'funding', paymentRouteId, incoming }) };
  },
};
