import { describe, expect, it } from 'vitest';
import { createCursorSigner, type CursorScope } from './cursor.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é\n';
const SCOPE: CursorScope = {
  tenantId: 'acct_1',
  operationId: 'listPayouts',
  filters: { status: 'settled', from: '2026-01-01T00:00:00Z' },
};
const signer = createCursorSigner('a secret of the service');
const refusal = expect.objectContaining({ code: 'invalid_cursor', status: 400 }) as Error;

describe('a cursor', () => {
  it.each(['1', 'pay_01ke0000000000000000000000', 'ünïcode', '9'.repeat(64)])('gives %s back', (position) => {
    expect(signer.read(SCOPE, signer.sign(SCOPE, position))).toBe(position);
  });

  it('is good for the same filters in another order', () => {
    const { status, from } = SCOPE.filters;
    expect(signer.read({ ...SCOPE, filters: { from, status } }, signer.sign(SCOPE, '7'))).toBe('7');
  });

  it('is refused when any one of its characters is changed, added or left out', () => {
    const cursor = signer.sign(SCOPE, 'pay_01ke0000000000000000000000');
    for (let place = 0; place <= cursor.length; place += 1) {
      const [before, after] = [cursor.slice(0, place), cursor.slice(place + 1)];
      for (const character of ALPHABET) {
        if (character !== cursor[place]) {
          expect(() => signer.read(SCOPE, before + character + after)).toThrow(refusal);
        }
        expect(() => signer.read(SCOPE, before + character + cursor.slice(place))).toThrow(refusal);
      }
      if (place < cursor.length) expect(() => signer.read(SCOPE, before + after)).toThrow(refusal);
    }
  });

  it.each(['', '.', 'x', "' or 1=1 --", '9'.repeat(10_000), `${'A'.repeat(129)}.${'A'.repeat(43)}`])(
    'that nobody signed is refused (%#)',
    (cursor) => {
      expect(() => signer.read(SCOPE, cursor)).toThrow(refusal);
    },
  );

  it.each([
    { tenantId: 'acct_2' },
    { operationId: 'listPayins' },
    { filters: {} },
    { filters: { ...SCOPE.filters, status: 'failed' } },
    { filters: { ...SCOPE.filters, to: '2026-02-01T00:00:00Z' } },
    { filters: { status: 'settled' } },
  ] satisfies Partial<CursorScope>[])('is refused under another scope: %j', (change) => {
    expect(() => signer.read({ ...SCOPE, ...change }, signer.sign(SCOPE, '7'))).toThrow(refusal);
  });

  it('is refused under another secret', () => {
    const cursor = createCursorSigner('another secret').sign(SCOPE, '7');
    expect(() => signer.read(SCOPE, cursor)).toThrow(refusal);
  });
});
