import type { Word } from '../../../generated/words.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';

interface InstrumentRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly status: Word<'RecordStatus'>;
  readonly providerReference: string;
  readonly externalReference: string | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
  /** Null in rows from before actors were kept. */
  readonly createdBy: Actor | null;
  /** Null also while it is active. */
  readonly deactivatedBy: Actor | null;
}

/** A bank account in the tenant's name; it has none of an address's fields. */
export interface AudAccount extends InstrumentRecord {
  readonly type: 'aud_account';
  readonly asset: 'AUD';
  readonly accountName: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly payId: string | null;
  readonly activationMessage: string;
  readonly network: null;
  readonly address: null;
  readonly tag: null;
}

/** An address for one stablecoin on one network; it has none of an account's fields. */
export interface StableAddress extends InstrumentRecord {
  readonly type: 'stable_address';
  readonly asset: Word<'StablecoinAsset'>;
  readonly network: Network;
  readonly address: string;
  readonly tag: string | null;
  readonly accountName: null;
  readonly bsb: null;
  readonly accountNumber: null;
  readonly payId: null;
  readonly activationMessage: null;
}

export type FundingInstrument = AudAccount | StableAddress;

export const fundingInstrumentsTable = defineTable<FundingInstrument>({
  name: 'funding_instruments',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text<FundingInstrument['type']>(),
    asset: text<FundingInstrument['asset']>(),
    version: integer(),
    status: text<FundingInstrument['status']>(),
    providerReference: text(),
    externalReference: textOrNull(),
    accountName: textOrNull(),
    bsb: textOrNull(),
    accountNumber: textOrNull(),
    payId: textOrNull(),
    activationMessage: textOrNull(),
    network: textOrNull<Network>(),
    address: textOrNull(),
    tag: textOrNull(),
    createdAt: moment(),
    updatedAt: moment(),
    deactivatedAt: momentOrNull(),
    createdBy: actorOrNull(),
    deactivatedBy: actorOrNull(),
  },
});
