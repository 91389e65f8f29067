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

/** How far it is known who a customer is (`customer_verification` in spec/state-machines.yaml). */
export type VerificationStatus = 'not_started' | 'in_progress' | 'needs_review' | 'approved' | 'rejected';

/** How it stands with one thing that a customer may do (`customer_entitlement` in spec/state-machines.yaml). */
export type EntitlementStatus = 'not_requested' | 'in_progress' | 'approved' | 'rejected' | 'suspended';

/** Who a person says to be. */
export interface IndividualDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** A date, as the wire writes it. */
  readonly dob: string;
  readonly nationality: string;
  readonly country: string;
}

/** Who a business says to be. */
export interface BusinessDetails {
  readonly companyName: string;
  /** As it was given: never interpreted. */
  readonly registrationNumber: string;
  readonly country: string;
}

/** How a customer is reached. */
export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** Somebody whom a tenant has onboarded, to be paid or to pay by payment routes. */
export interface Customer {
  readonly id: string;
  readonly tenantId: string;
  /** For good. */
  readonly type: 'individual' | 'business';
  /** The tenant's own name for it, which one of its customers has at a time. */
  readonly externalCustomerId: string | null;
  readonly contact: Contact;
  /** Those of its type; null until they are given. */
  readonly details: IndividualDetails | BusinessDetails | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly verificationStatus: VerificationStatus;
  /** Why the verification stands where it stands, where somebody said so. */
  readonly verificationReason: string | null;
  /** Who brought it there. */
  readonly verificationBy: Actor;
  /** Whether it may send AUD and receive stablecoin. */
  readonly audOnramp: EntitlementStatus;
  /** Whether it may send stablecoin and receive AUD. */
  readonly audOfframp: EntitlementStatus;
  /** How many events have told of it. */
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
