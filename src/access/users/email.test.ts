import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './rules.ts';

describe('an e-mail address', () => {
  it('is compared without white space around it and without capitals, and is not folded beyond that', () => {
    expect(normaliseEmail(' Ada.Lovelace+X@Example.COM\n')).toBe('ada.lovelace+x@example.com');
  });

  it.each(['ada@example.com', 'ada.lovelace+x@example.com', `${'a'.repeat(64)}@example.com`])(
    'is %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it('is one in the contract’s format too, which answers are held to', () => {
    const part = fc.string({
      unit: fc.constantFrom(...'aZ0.-_+\'"éß (),:;<>@[\\]{}|~!#$%&*/=?^`'),
      maxLength: 12,
    });
    const texts = fc.tuple(part, part).map(([name, host]) => normaliseEmail(`${name}@${host}.com`));
    const format = fullFormats.email as RegExp;
    fc.assert(
      fc.property(fc.oneof(texts, fc.emailAddress()), (text) => {
        if (isEmail(text)) expect(text).toMatch(format);
      }),
    );
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com\r\nBcc: x@y.zz',
    `${'a'.repeat(250)}@example.com`,
    'é@example.com',
    'ada@exämple.com',
    '"ada"@example.com',
    '"a b"@example.com',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
