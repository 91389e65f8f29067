import type { Db } from '../../db/statements/statement.ts';
import { isReceiptStatus } from '../../treasury/receipts/table.ts';
import type { LegKind } from './legs.ts';
import { isAtItsEnd, transfersTable, type Transfer } from './table.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
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

function depositOf({
  tenantId,
  id: transferId,
  paymentRouteId,
  providerReference,
  sourceAsset,
}: Transfer): LocatedDeposit {
  return {
    tenantId,
    name: { kind: 'funded', transferId, paymentRouteId, providerReference, sourceAsset },
  };
}

export async function findDeposit(db: Db, transferId: string): Promise<LocatedDeposit | undefined> {
  const [transfer] = await selectMatching(db, transfersTable, [{ id: transferId }]);
  return transfer && depositOf(transfer);
}

const located = ({ tenantId, name }: LocatedDeposit): Located => ({ tenantId, subject: aboutDeposit(name) });

/** Of several transfers of one deposit the first. */
const findBy: NonNullable<SubjectFinder['findBy']> = async (db, provider, column, value) => {
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return [];
  const { deposit, delivery, order } = directions;
  const first = `${column} = ? and direction = ? and occurrence = 0 limit 2`;
  const deposits = await selectWhere(db, transfersTable, first, [value, deposit]);
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
    ...deposits.map((transfer) => located(depositOf(transfer))),
    ...deliveries.map(({ tenantId, id }) => ({ tenantId, subject: aboutLeg(id, order) })),
  ];
};

/** The deposit, or the order with that provider, by the report's word. */
async function findPart(db: Db, { id, provider, says }: NamedRecord): Promise<Located | undefined> {
  const [transfer] = await selectMatching(db, transfersTable, [{ id }]);
  if (transfer === undefined) return undefined;
  const { tenantId, direction } = transfer;
  const leg = (order: LegKind): Located => ({ tenantId, subject: aboutLeg(id, order) });
  if (provider === 'exchange') return leg('convert');
  const directions = DIRECTIONS[provider];
  if (directions === undefined) return undefined;
  if (direction === directions.delivery) return leg(directions.order);
  return isReceiptStatus(says) ? located(depositOf(transfer)) : leg('return_deposit');
}

const ofOrder =
  (order: LegKind) =>
  (id: string): Subject | undefined =>
    isLeg({ subject: id }) ? aboutLeg(id, order) : undefined;

const ROUTES = { table: 'payment_routes', address: 'deposit_address', tag: 'deposit_tag' };

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
  receivers: ROUTES,
  findMoney: async (db, incoming) => {
    const found = await findReceivers(db, ROUTES, incoming);
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
