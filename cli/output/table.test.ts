import { expect, it } from 'vitest';
import { plainFieldsOf, tableOf } from './table.ts';

const HOSTILE = '\u001b[31mred\u202e\u0007\r\nnext';

it('columns are as wide as their widest cell, and amounts stand to the right', () => {
  const rows = [
    ['AUD', '1000.00'],
    ['USDC', '-2.500000'],
  ];
  expect(tableOf(['Asset', 'Available'], rows)).toBe(
    ['Asset  Available', 'AUD      1000.00', 'USDC   -2.500000'].join('\n'),
  );
  expect(tableOf(['Asset', 'Available'], [])).toBe('Asset  Available');
});

it('no text steers the terminal, or makes a line of its own', () => {
  const shown = tableOf(['Name'], [[HOSTILE]]);
  expect(shown.split('\n')).toHaveLength(2);
  expect(shown).toBe('Name\n\ufffd[31mred\ufffd\ufffd\ufffd next');
});

it('of a record the plain fields and the amounts are shown', () => {
  const record = {
    id: 'pay_1',
    fee: { amount: '0.00', currency: 'AUD' },
    version: 3,
    isOpen: false,
    metadata: { key: 'value' },
    list: [1],
    nothing: null,
  };
  expect(plainFieldsOf(record)).toBe(
    ['id       pay_1', 'fee      0.00 AUD', 'version  3', 'isOpen   false'].join('\n'),
  );
});
