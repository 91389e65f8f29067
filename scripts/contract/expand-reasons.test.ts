import { describe, expect, it } from 'vitest';
import type { CatalogueReason } from './catalogues.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { expandReasons } from './expand-reasons.ts';

const REASONS: readonly CatalogueReason[] = [
  { kind: 'hold', code: 'late', message: 'It is late.', objects: ['payout'] },
  { kind: 'hold', code: 'large', message: 'It is large.', objects: ['payout', 'deposit'] },
  { kind: 'failure', code: 'closed', message: 'It is closed.', objects: ['payout'] },
];

function expanded(schema: Schema): Schema | undefined {
  const document = { openapi: '3.1.0', paths: {}, components: { schemas: { Reason: schema } } };
  return expandReasons(document as unknown as ContractDocument, REASONS).components.schemas?.['Reason'];
}

describe('a schema that asks for reasons', () => {
  it('to hold is an enumeration of those of its objects', () => {
    const holds = { kind: 'hold' as const, objects: ['deposit'] };
    expect(expanded({ type: 'string', 'x-reasons': holds })?.enum).toEqual(['large']);
    expect(expanded({ 'x-reasons': { ...holds, objects: ['deposit', 'payout'] } })?.enum).toEqual([
      'late',
      'large',
    ]);
  });

  it('to fail is a text that knows some, since a provider has more', () => {
    const failures = { kind: 'failure' as const, objects: ['payout'] };
    expect(expanded({ type: 'string', 'x-reasons': failures })).toEqual({
      type: 'string',
      'x-provider-values': true,
      'x-known-values': ['closed'],
    });
  });

  it('that there are none of is refused', () => {
    const none = { kind: 'failure' as const, objects: ['deposit'] };
    expect(() => expanded({ 'x-reasons': none })).toThrow('There is no failure of deposit.');
  });
});
