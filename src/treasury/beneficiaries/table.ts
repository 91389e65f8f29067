import { WORDS, type Word } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import {
  defineTable,
  integer,
  json,
  jsonOrNull,
  moment,
  momentOrNull,
  text,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ListOf } from '../../lists/condition.ts';
import type { AudDestination } from '../../money/aud-destination.ts';

/** A tenant's own map, never interpreted. */
export type FreeFormMap = Readonly<Record<string, unknown>>;

export type Party =
  | {
      readonly type: 'individual';
      readonly firstName: string;
      readonly lastName: string;
      readonly dateOfBirth?: string;
      readonly address?: string;
    }
  | {
      readonly type: 'business';
      readonly businessName: string;
      readonly abn?: string;
      readonly acn?: string;
      readonly address?: string;
    };

export interface Beneficiary {
  readonly id: string;
  readonly tenantId: string;
  readonly externalReference: string;
  readonly version: number;
  readonly status: Word<'RecordStatus'>;
  readonly destination: AudDestination;
  readonly party: Party;
  readonly partyContext: FreeFormMap | null;
  readonly businessIdentity: FreeFormMap | null;
  readonly glMapping: FreeFormMap | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
  /** Null in rows from before actors were kept. */
  readonly createdBy: Actor | null;
  /** Null also while it is active. */
  readonly deactivatedBy: Actor | null;
}

export const beneficiariesTable = defineTable<Beneficiary>({
  name: 'beneficiaries',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    externalReference: text(),
    version: integer(),
    status: text<Beneficiary['status']>(),
    destination: json<AudDestination>(),
    party: json<Party>(),
    partyContext: jsonOrNull<FreeFormMap>(),
    businessIdentity: jsonOrNull<FreeFormMap>(),
    glMapping: jsonOrNull<FreeFormMap>(),
    createdAt: moment(),
    updatedAt: moment(),
    deactivatedAt: momentOrNull(),
    createdBy: actorOrNull(),
    deactivatedBy: actorOrNull(),
  },
});

export const beneficiaryList: ListOf<'listBeneficiaries', Beneficiary> = {
  operationId: 'listBeneficiaries',
  path: '/v1/treasury/beneficiaries',
  table: beneficiariesTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'ben' },
  apart: { by: 'status', values: WORDS.RecordStatus },
  filters: { externalReference: { equals: 'externalReference' }, status: { equals: 'status' } },
};

export async function findBeneficiary(
  db: Db,
  tenantId: string,
  id: string,
): Promise<Beneficiary | undefined> {
  const [beneficiary] = await selectMatching(db, beneficiariesTable, [{ id, tenantId }]);
  return beneficiary;
}
