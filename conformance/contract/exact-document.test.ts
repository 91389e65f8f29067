import { expect, it } from 'vitest';
import { exactDocument } from './exact-document.ts';

it('puts what is kept from generators in the place of what they read', () => {
  const document = {
    components: {
      schemas: {
        Name: { type: 'string', pattern: '^.+$', 'x-exact': { pattern: '^(?! ).+$' } },
        Any: {
          description: 'Any value.',
          'x-exact': { type: ['string', 'array'], items: { 'x-schema': 'Any' } },
        },
      },
    },
  };
  expect(exactDocument(document)).toEqual({
    components: {
      schemas: {
        Name: { type: 'string', pattern: '^(?! ).+$' },
        Any: {
          description: 'Any value.',
          type: ['string', 'array'],
          items: { $ref: '#/components/schemas/Any' },
        },
      },
    },
  });
});

it('leaves open what providers have further values of', () => {
  const open = { type: 'string', 'x-provider-values': true, 'x-known-values': ['a'] };
  expect(exactDocument({ open })).toEqual({ open: { type: 'string', 'x-provider-values': true } });
});

it('closes what may grow over the values that the document names', () => {
  const open = { type: 'string', maxLength: 64, 'x-open': true, 'x-known-values': ['a', 'b'] };
  expect(exactDocument({ open })).toEqual({
    open: { type: 'string', maxLength: 64, 'x-open': true, enum: ['a', 'b'] },
  });
});

it('leaves a document as it is that keeps nothing', () => {
  const document = { paths: { '/things': { get: { tags: ['a', 'b'], deprecated: false, note: null } } } };
  expect(exactDocument(document)).toEqual(document);
});
