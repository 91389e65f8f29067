import { WORDS, type Word } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ListOf } from '../../lists/condition.ts';

export interface StablecoinDestination {
  readonly id: string;
  readonly tenantId: string;
  readonly externalReference: string;
  readonly name: string;
  readonly asset: Word<'StablecoinAsset'>;
  readonly network: Network;
  /** As given: upper and lower case can carry a checksum. */
  readonly address: string;
  readonly tag: string | null;
  readonly version: number;
  readonly status: Word<'RecordStatus'>;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
  /** Null in rows from before actors were kept. */
  readonly createdBy: Actor | null;
  /** Null also while it is active. */
  readonly deactivatedBy: Actor | null;
}

export const destinationsTable = defineTable<StablecoinDestination>({
  name: 'destinations',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    externalReference: text(),
    name: text(),
    asset: text<StablecoinDestination['asset']>(),
    network: text<Network>(),
    address: text(),
    tag: textOrNull(),
    version: integer(),
    status: text<StablecoinDestination['status']>(),
    createdAt: moment(),
    updatedAt: moment(),
    deactivatedAt: momentOrNull(),
    createdBy: actorOrNull(),
    deactivatedBy: actorOrNull(),
  },
});

export const destinationList: ListOf<'listDestinations', StablecoinDestination> = {
  operationId: 'listDestinations',
  path: '/v1/treasury/destinations',
  table: destinationsTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'dst' },
  apart: { by: 'status', values: WORDS.RecordStatus },
  filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
};

export async function findDestination(
  db: Db,
  tenantId: string,
  id: string,
): Promise<StablecoinDestination | undefined> {
  const [destination] = await selectMatching(db, destinationsTable, [{ id, tenantId }]);
  return destination;
}
