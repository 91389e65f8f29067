import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sealer, SecretUnreadable, type Sealed, type SealedPlace } from './sealer.ts';

const SECRET = 'the first secret of this installation';
const NEXT = 'the secret that came after the first';

const place: SealedPlace = { purpose: 'share_token', rowId: 'ins_1' };
const sealer = new Sealer(SECRET, []);

/** The same bytes with one bit turned. */
function withBit(sealed: Sealed, bit: number): Sealed {
  const [keyId = '', encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  const at = Math.floor(bit / 8) % bytes.length;
  bytes[at] = bytes[at]! ^ (1 << (bit % 8));
  return `${keyId}.${bytes.toString('base64url')}` as Sealed;
}

describe('a sealed text', () => {
  it('opens in its place, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, purpose, rowId) => {
        const anywhere = { purpose, rowId };
        expect(sealer.open(anywhere, sealer.seal(anywhere, text))).toBe(text);
      }),
    );
  });

  it('shows neither the text nor that it is the same as another', () => {
    const token = 'pending_the token of Ada';
    const [one, other] = [sealer.seal(place, token), sealer.seal(place, token)];
    for (const sealed of [one, other]) {
      const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url');
      expect(bytes.includes(token)).toBe(false);
      expect(sealed).not.toContain(Buffer.from(token).toString('base64url').slice(0, 12));
    }
    expect(one).not.toBe(other);
  });

  it.each<SealedPlace>([
    { purpose: 'share_token', rowId: 'ins_2' },
    { purpose: 'webhook_secret', rowId: 'ins_1' },
    { purpose: 'share_token","ins_1', rowId: '' },
  ])('does not open in another place: %j', (other) => {
    expect(() => sealer.open(other, sealer.seal(place, 'text'))).toThrow(SecretUnreadable);
  });

  it('does not open after any change', () => {
    const sealed = sealer.seal(place, 'text');
    fc.assert(
      fc.property(fc.nat({ max: 255 }), (bit) => {
        expect(() => sealer.open(place, withBit(sealed, bit))).toThrow(SecretUnreadable);
      }),
    );
    for (const cut of ['', 'x', sealed.slice(0, 20), sealed.slice(0, -4), sealed.split('.')[1]!]) {
      expect(() => sealer.open(place, cut as Sealed)).toThrow(SecretUnreadable);
    }
  });

  it('is told from its text in what is thrown: neither text nor secret is there', () => {
    const other = new Sealer(NEXT, []);
    const sealed = sealer.seal(place, 'the text');
    const error = (() => {
      try {
        return other.open(place, sealed);
      } catch (thrown) {
        return thrown as Error;
      }
    })();
    expect(String(error)).toBe('SecretUnreadable: No secret opens the share_token of ins_1');
  });
});

describe('a secret that was changed', () => {
  it('opens what it sealed for as long as it is named, and seals nothing more', () => {
    const old = sealer.seal(place, 'text');
    const rotated = new Sealer(NEXT, ['another, older still', SECRET]);
    expect(rotated.open(place, old)).toBe('text');
    expect(() => sealer.open(place, rotated.seal(place, 'text'))).toThrow(SecretUnreadable);
    expect(() => new Sealer(NEXT, []).open(place, old)).toThrow(SecretUnreadable);
  });

  it('is named in the row by what tells nothing of it', () => {
    const [ofFirst, ofNext] = [sealer, new Sealer(NEXT, [])].map(
      (each) => each.seal(place, '').split('.')[0] ?? '',
    );
    expect(ofFirst).toMatch(/^[0-9a-f]{12}$/);
    expect(ofFirst).not.toBe(ofNext);
    expect(new Sealer(SECRET, [NEXT]).seal(place, 'x').split('.')[0]).toBe(ofFirst);
  });
});

describe('a text that is sealed for its owner', () => {
  const own = { ...place, ownersKey: 'order-12-of-the-caller' };

  it('opens with the secret of this service and the key of its owner, and with neither alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, ownersKey) => {
        const anyone = { ...place, ownersKey };
        const sealed = sealer.sealForOwner(anyone, text);
        expect(sealer.openForOwner(anyone, sealed)).toBe(text);
        expect(() => sealer.openForOwner({ ...anyone, ownersKey: `${ownersKey}.` }, sealed)).toThrow(
          SecretUnreadable,
        );
        expect(() => sealer.open(place, sealed)).toThrow(SecretUnreadable);
        expect(() => new Sealer(NEXT, []).openForOwner(anyone, sealed)).toThrow(SecretUnreadable);
      }),
    );
  });

  it('opens in its place alone, and with a secret of before', () => {
    const sealed = sealer.sealForOwner(own, 'text');
    for (const other of [
      { ...own, rowId: 'ins_2' },
      { ...own, purpose: 'reply' },
    ])
      expect(() => sealer.openForOwner(other, sealed)).toThrow(SecretUnreadable);
    expect(new Sealer(NEXT, [SECRET]).openForOwner(own, sealed)).toBe('text');
  });

  it('is not opened by what a row of the same purpose is sealed under', () => {
    expect(() => sealer.openForOwner(own, sealer.seal(place, 'text'))).toThrow(SecretUnreadable);
  });
});
