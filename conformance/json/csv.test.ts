import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';

it('reads quotes, commas, line breaks and empty fields', () => {
  const text = 'a,b,c\r\n"x, ""y""\r\nz",,1\r\n,,\r\n';
  expect(readCsv(text)).toEqual([
    ['a', 'b', 'c'],
    ['x, "y"\r\nz', '', '1'],
    ['', '', ''],
  ]);
  expect(readCsv('')).toEqual([]);
});

it('takes no other line ends, no quote within a plain field, and no row without an end', () => {
  for (const text of ['a,b\n', 'a"b\r\n', '"a"b\r\n', 'a,b', 'a\r\nb,'])
    expect(readCsv(text), text).toBeUndefined();
});
