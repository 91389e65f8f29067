import type { Word } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  json,
  jsonOrNull,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';

export type VerificationStatus = Word<'VerificationStatus'>;

export type EntitlementStatus = Word<'EntitlementStatus'>;

export interface IndividualDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** As on the wire. */
  readonly dob: string;
  readonly nationality: string;
  readonly country: string;
}

export interface BusinessDetails {
  readonly companyName: string;
  /** As given, never interpreted. */
  readonly registrationNumber: string;
  readonly country: string;
}

export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** A tenant's customer, who pays or is paid by payment routes. */
export interface Customer {
  readonly id: string;
  readonly tenantId: string;
  /** Permanent. */
  readonly type: Word<'Customer.type'>;
  /** The tenant's own name, unique among its customers. */
  readonly externalCustomerId: string | null;
  readonly contact: Contact;
  /** Of its type; null until given. */
  readonly details: IndividualDetails | BusinessDetails | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly verificationStatus: VerificationStatus;
  /** The last edge's reason, if one was given. */
  readonly verificationReason: string | null;
  readonly verificationBy: Actor;
  readonly audOnramp: EntitlementStatus;
  readonly audOfframp: EntitlementStatus;
  readonly version: number;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly createdBy: Actor;
  readonly updatedBy: Actor;
}

export const customersTable = defineTable<Customer>({
  name: 'customers',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text<Customer['type']>(),
    externalCustomerId: textOrNull(),
    contact: json<Contact>(),
    details: jsonOrNull<NonNullable<Customer['details']>>(),
    metadata: jsonOrNull<NonNullable<Customer['metadata']>>(),
    verificationStatus: text<VerificationStatus>(),
    verificationReason: textOrNull(),
    verificationBy: actor(),
    audOnramp: text<EntitlementStatus>(),
    audOfframp: text<EntitlementStatus>(),
    version: integer(),
    createdAt: moment(),
    updatedAt: moment(),
    createdBy: actor(),
    updatedBy: actor(),
  },
});
