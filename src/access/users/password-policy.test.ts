import { describe, expect, it } from 'vitest';
import { isAcceptable, normalisePassword } from './passwords.ts';

const KNOWN = ['ada.lovelace@analytical.example', 'ada.lovelace', 'Analytical Engines Pty Ltd'];

describe('a password', () => {
  it.each([
    ['correct horse battery', 'a few words'],
    ['Zwölf Boxkämpfer jagen', 'letters of other languages'],
    ['🐢🦊🐝🦉🐙🦋🐳🦔🐞🦜🐍🦀🐬🦇🐌', '15 code points beyond the first plane'],
    ['t8Kq2vXz91LmRw4', '15 characters'],
    ['gN4!'.repeat(8) + 'q7Zr-Lk2)Pw9_Vt5 x3Bd6 Jh8', 'more than 48'],
    [
      Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join(''),
      '128 code points',
    ],
  ])('is taken: %s (%s)', async (password) => {
    expect(await isAcceptable(normalisePassword(password), KNOWN, 'inv_1')).toBe(true);
  });

  it.each([
    ['t8Kq2vXz91LmRw', '14 characters'],
    ['x9Q'.repeat(43), '129 characters'],
    ['aaaaaaaaaaaaaaaaaaaa', 'a repeat'],
    ['abcabcabcabcabcabc', 'a repeat of three'],
    ['abcdefghijklmnopqrst', 'a run of the alphabet'],
    ['123456789012345678', 'a run of digits'],
    ['qwertyuiopasdfghjkl', 'a run of the keyboard'],
    ['123456789987654321', 'breached'],
    ['POLNIYPIZDEC0211', 'breached, in capitals'],
    ['ada.lovelace@analytical.example', 'the own e-mail address'],
    ['ada.lovelaceada', 'its local part'],
    ['AnalyticalEngines', 'the name of the account'],
    ['corridorcorridor', 'our name'],
  ])('is refused: %s (%s)', async (password) => {
    expect(await isAcceptable(normalisePassword(password), KNOWN, 'inv_1')).toBe(false);
  });

  it('is the same however its letters were written', () => {
    expect(normalisePassword('Zwo\u0308lf')).toBe('Zwölf');
  });
});
