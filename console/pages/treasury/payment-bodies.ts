import type { components } from '../../../generated/api.ts';
import type { Fields } from '../../api/fields.ts';

type Schemas = components['schemas'];

/** Fields that were left empty are left out: the service says what is missing. */
const bodyOf = <Body>(fields: Fields, names: readonly (keyof Body & string)[]): Body =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name].trim()]])),
  ) as Body;

export function bodyOfPayout(fields: Fields): Schemas['CreatePayoutRequest'] {
  return {
    ...bodyOf<Schemas['CreatePayoutRequest']>(fields, [
      'beneficiaryId',
      'amount',
      'externalReference',
      'statementReference',
      'purpose',
    ]),
    currency: 'AUD',
  };
}

export const bodyOfWithdrawal = (fields: Fields): Schemas['CreateWithdrawalRequest'] =>
  bodyOf(fields, ['destinationId', 'amount', 'externalReference']);
