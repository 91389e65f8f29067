import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import type { ListDescription } from '../../lists/list-page.ts';

/** A bank account in the tenant's name to pay AUD into. */
export interface FundingInstrument {
  readonly id: string;
  readonly tenantId: string;
  readonly type: 'aud_account';
  readonly asset: 'AUD';
  readonly status: 'active' | 'inactive';
  readonly providerReference: string;
  readonly externalReference: string | null;
  readonly accountName: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly payId: string | null;
  readonly activationMessage: string;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
}

export const fundingInstrumentsTable = defineTable<FundingInstrument>({
  name: 'funding_instruments',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text<'aud_account'>(),
    asset: text<'AUD'>(),
    status: text<FundingInstrument['status']>(),
    providerReference: text(),
    externalReference: textOrNull(),
    accountName: text(),
    bsb: text(),
    accountNumber: text(),
    payId: textOrNull(),
    activationMessage: text(),
    createdAt: moment(),
    updatedAt: moment(),
    deactivatedAt: momentOrNull(),
  },
});

/** How the tenant's funding instruments are listed. */
export const fundingInstrumentList: ListDescription<FundingInstrument> = {
  operationId: 'listFundingInstruments',
  path: '/v1/treasury/funding-instruments',
  table: fundingInstrumentsTable,
  orderBy: 'id',
  moment: 'createdAt',
  equals: { status: 'status', externalReference: 'externalReference' },
};

/** A tenant's funding instrument, for reading. */
export async function findFundingInstrument(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<FundingInstrument | undefined> {
  const [instrument] = await selectMatching(db, fundingInstrumentsTable, [{ id, tenantId }]);
  return instrument;
}
