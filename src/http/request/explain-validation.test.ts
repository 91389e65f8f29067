import { describe, expect, it } from 'vitest';
import { validatorsOf } from '../../contract/validators.ts';
import { explainValidation } from './explain-validation.ts';

const INSTRUMENT = { fundingInstrumentId: 'fin_01kjr91dr0fwnvt1wvc9yhrpxj' };
const ROUTE = { paymentRouteId: 'rte_01kjr91dr0fwnvt1wvc9yhrpxj' };

function placesOf(operation: 'simulatePayin' | 'createBeneficiary', body: unknown): string[] {
  const validate = validatorsOf(operation).body;
  expect(validate?.(body)).toBe(false);
  return explainValidation('body', validate?.errors ?? []).map(({ path }) => path);
}

describe('a body of one of several forms', () => {
  it.each([
    ['an amount that no form takes', { ...INSTRUMENT, amount: '0' }, ['/amount']],
    ['an amount that every form lacks', INSTRUMENT, ['/amount']],
    ['neither of what tells the forms apart', { amount: '1.00' }, ['']],
    ['both of what tells the forms apart', { ...INSTRUMENT, ...ROUTE, amount: '1.00' }, ['']],
    ['a field that no form has', { ...ROUTE, amount: '1.00', colour: 'red' }, ['/colour']],
  ])('says where it is wrong: %s', (_name, body, places) => {
    expect(placesOf('simulatePayin', body)).toEqual(places);
  });

  it('does not say what one form alone misses, also where a choice stands within a choice', () => {
    const places = placesOf('createBeneficiary', {
      type: 'individual',
      firstName: 'Ada',
      lastName: 'Nguyen',
      destination: { type: 'bank_account', bsb: 'x', accountNumber: '200000002', accountName: 'Ada' },
    });
    expect(places.every((place) => place.startsWith('/destination'))).toBe(true);
    expect(places).not.toContain('/destination/payId');
  });
});
