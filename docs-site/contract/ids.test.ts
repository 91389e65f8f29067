import { expect, it } from 'vitest';
import { idsIn, makeUnique, missingIn, putIds } from './ids.ts';

const ID = (prefix: string, letter: string): string => `${prefix}_${letter.repeat(26)}`;

it('identifiers of an answer are those in it, and of one kind the record’s own', () => {
  expect(
    idsIn({ id: ID('pay', 'a'), beneficiary: { id: ID('ben', 'b') }, corrections: [{ id: ID('pay', 'c') }] }),
  ).toEqual({ pay: ID('pay', 'a'), ben: ID('ben', 'b') });
  expect(idsIn({ name: 'pay_short', number: 3, nothing: null })).toEqual({});
});

it('identifiers of an example are replaced where another is known', () => {
  const body = { beneficiaryId: ID('ben', 'x'), evidence: [ID('evd', 'x')], amount: '1.00', count: 1 };
  expect(putIds(body, { ben: ID('ben', 'b') })).toEqual({ ...body, beneficiaryId: ID('ben', 'b') });
  expect(missingIn(body, { ben: ID('ben', 'b') })).toEqual(['ben', 'evd']);
  expect(missingIn(putIds(body, { ben: ID('ben', 'b') }), { ben: ID('ben', 'b') })).toEqual(['evd']);
});

it('references of one’s own get an ending, and nothing else does', () => {
  expect(makeUnique({ externalReference: 'invoice-1', name: 'Ada' }, 'x')).toEqual({
    externalReference: 'invoice-1-x',
    name: 'Ada',
  });
  expect(makeUnique(null, 'x')).toBe(null);
});
