import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

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

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com\r\nBcc: x@y.zz',
    `${'a'.repeat(250)}@example.com`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
