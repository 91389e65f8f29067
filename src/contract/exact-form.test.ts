import { expect, it } from 'vitest';
import { exactForm } from './exact-form.ts';

it('puts the exact keywords in the place of those that generators read', () => {
  const visible = { type: 'object', properties: { name: { type: 'string', pattern: '^.+$' } } };
  const stated = {
    ...visible,
    properties: { name: { ...visible.properties.name, 'x-exact': { pattern: '^(?! ).+$' } } },
  };
  expect(exactForm(stated)).toEqual({
    type: 'object',
    properties: { name: { type: 'string', pattern: '^(?! ).+$' } },
  });
  expect(exactForm(visible)).toEqual(visible);
});

it('lets a schema name itself', () => {
  expect(exactForm({ 'x-exact': { type: 'array', items: { 'x-schema': 'Any' } } })).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Any' },
  });
});

it('leaves open what providers have further values of', () => {
  const open = { type: 'string', 'x-open': true, 'x-provider-values': true, 'x-known-values': ['a'] };
  expect(exactForm({ open })).toEqual({
    open: { type: 'string', 'x-open': true, 'x-provider-values': true },
  });
});

it('closes what may grow over the values that are known', () => {
  const open = { type: 'string', 'x-open': true, 'x-known-values': ['a', 'b'] };
  expect(exactForm({ open })).toEqual({ open: { type: 'string', 'x-open': true, enum: ['a', 'b'] } });
});
