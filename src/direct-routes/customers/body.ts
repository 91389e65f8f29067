import isEmail from 'validator/lib/isEmail.js';
import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js';
import { type Moment, sydneyDay } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import {
  type BusinessDetails,
  type Contact,
  type Customer,
  type IndividualDetails,
  customersTable,
} from './table.ts';

interface CustomerBody {
  readonly contact?: Contact;
  readonly individualDetails?: IndividualDetails;
  readonly businessDetails?: BusinessDetails;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

function checkCountry(code: string, path: string): void {
  if (!CountryCodes.has(code)) refuse(path, 'must be an assigned code of ISO 3166-1 alpha-2');
}

/** @throws ApiError invalid_request for a malformed e-mail address or an unknown country */
export function checkCustomerBody({ contact, individualDetails, businessDetails }: CustomerBody): void {
  if (contact !== undefined && !isEmail(contact.email)) {
    refuse('/contact/email', 'must be an e-mail address');
  }
  if (individualDetails !== undefined) {
    checkCountry(individualDetails.nationality, '/individualDetails/nationality');
    checkCountry(individualDetails.country, '/individualDetails/country');
  }
  if (businessDetails !== undefined) checkCountry(businessDetails.country, '/businessDetails/country');
}

/**
 * @param now on the tenant's clock.
 * @throws ApiError invalid_request for a date of birth later than yesterday in Sydney
 */
export function checkDateOfBirth({ individualDetails }: CustomerBody, now: Moment): void {
  if (individualDetails !== undefined && individualDetails.dob >= sydneyDay(now)) {
    refuse('/individualDetails/dob', 'must be in the past');
  }
}

export function detailsOf({ individualDetails, businessDetails }: CustomerBody): Customer['details'] {
  return individualDetails ?? businessDetails ?? null;
}

/** The customer with an external identifier. */
export function externalIdNeeds(tenantId: string, externalCustomerId: string | null | undefined): Need[] {
  if (externalCustomerId === undefined || externalCustomerId === null) return [];
  return [need(customersTable, { tenantId, externalCustomerId })];
}

/**
 * Compares with externalIdNeeds' row.
 * @throws ApiError duplicate_external_reference
 */
export function checkExternalId(
  customerId: string,
  externalCustomerId: string | null | undefined,
  loaded: Loaded,
): void {
  if (externalCustomerId === undefined || externalCustomerId === null) return;
  const holder = loaded.find(customersTable, { externalCustomerId });
  if (holder !== undefined && holder.id !== customerId) {
    throw new ApiError('duplicate_external_reference', {
      message: 'Another customer already has this externalCustomerId.',
    });
  }
}
