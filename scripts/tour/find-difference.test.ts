import { expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

it('finds none where every line is as it was said', () => {
  expect(
    findDifference(['pay_…  accepted', '(1 + 1) = 2'], 'pay_01abc  accepted\r\n(1 + 1) = 2\n'),
  ).toBeUndefined();
});

it.each([
  ['another text', ['settled'], 'failed\n'],
  ['nothing where an ellipsis stands', ['pay_…'], 'pay_\n'],
  ['a line that is missing', ['one', 'two'], 'one\n'],
  ['a line too many', ['one'], 'one\ntwo\n'],
  ['any output where none was said', [], 'one\n'],
  ['signs of patterns taken literally', ['1.00'], '1x00\n'],
])('finds %s', (_, expected, output) => {
  expect(findDifference(expected, output)).toMatch(/^line \d+ should be/);
});
