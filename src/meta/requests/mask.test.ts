import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENSITIVE_FIELDS } from '../../../generated/sensitive-fields.ts';
import { keepBody, keepHeaders, keepQuery } from './mask.ts';

const MOST = 16 * 1024;

const kept = (text: string, isRefusal = false): string | null => keepBody(text, MOST, isRefusal).text;

/** Whether no log may show a field, or its name has to be written with an escape. */
const isHidden = (name: string): boolean =>
  (SENSITIVE_FIELDS as readonly string[]).includes(name) || JSON.stringify(name).includes('\\');

/** The same value with a mask in the place of what no log may show. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    isHidden(name) ? '***' : masked(each),
  ]);
  return Object.fromEntries(fields);
}

const names = fc.oneof(
  fc.constantFrom(...SENSITIVE_FIELDS),
  fc.constantFrom('amount', 'id', 'metadata'),
  fc.string(),
);

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          names.filter((name) => name !== '__proto__'),
          tie('tree'),
        ),
        { maxLength: 4 },
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('a kept body', () => {
  it('is what was sent, with a mask for each sensitive field, however it is spelled', () => {
    fc.assert(
      fc.property(tree, fc.boolean(), (value, isSpread) => {
        const text = JSON.stringify(value, null, isSpread ? 2 : undefined);
        fc.pre(text.length < 16_000 && !text.includes('\\u0000'));
        const shown = keepBody(text, MOST);
        expect(JSON.parse(shown.text ?? '')).toEqual(masked(JSON.parse(text)));
        expect(shown.isCut).toBe(false);
      }),
    );
  });

  it('shows no part of a sensitive value that was cut off', () => {
    const secret = 'a1b2'.repeat(5_000);
    for (const value of [`"${secret}"`, `["${secret}"]`, `{"deep":["${secret}"]}`]) {
      const { text, isCut } = keepBody(`{"id":"x","password":${value}}`, MOST);
      expect(text).toBe('{"id":"x","password":"***"');
      expect(isCut).toBe(true);
    }
  });

  it('has the code of a refusal, and no other code', () => {
    const text = '{"code":"insufficient_funds","details":[]}';
    expect(kept(text, true)).toBe(text);
    expect(kept(text)).toBe('{"code":"***","details":[]}');
  });

  it('is null where nothing was sent, and hides what the name of is spelled with escapes', () => {
    expect([keepBody(undefined, MOST).text, kept('')]).toEqual([null, null]);
    expect(kept(String.raw`{"pass\u0077ord":"x","id":1}`)).toBe(String.raw`{"pass\u0077ord":"***","id":1}`);
  });

  it.each([
    ['backslashes', '\\'],
    ['quotes', '"'],
    ['escaped quotes', '\\"'],
    ['brackets in a sensitive value', '['],
    ['names of fields', '"password":'],
  ])('hides a value that is followed by many %s', (_title, piece) => {
    expect(kept(`{"password":${piece.repeat(100_000)}`)).toMatch(/^\{"password":"\*\*\*"/);
  });
});

it('keeps the headers without credentials and the idempotency key, and of unknown ones no value', () => {
  const headers = {
    'X-Api-Key': 'sk',
    authorization: 'Bearer sk',
    'Idempotency-Key': 'k',
    Accept: 'a',
    vary: ['b', 'c'],
    'x-own': 'secret',
  };
  expect(keepHeaders(headers)).toBe('accept: a\nvary: b, c\nx-own: ***\n');
});

it('keeps the parameters that the operation has, without cursors', () => {
  const names = ['status', 'cursor', 'externalReference'];
  const sent = 'status=held&externalReference=a%20b&cursor=abc&api_key=secret&flag';
  expect(keepQuery(sent, names)).toBe('status=held&externalReference=a%20b&cursor=***&api_key=***&flag=***');
  expect(keepQuery('', names)).toBe('');
});

it.each(['sk_sandbox_', 'pk_live_', 'lnk_', 'stp_', 'whsec_'])(
  'shows no secret that begins with %s',
  (prefix) => {
    const secret = `${prefix}0aZ9`;
    expect(kept(JSON.stringify({ metadata: { note: `my ${secret}` } }))).toBe(
      '{"metadata":{"note":"my ***"}}',
    );
    expect(keepQuery(`externalReference=${secret}`, ['externalReference'])).toBe('externalReference=***');
  },
);
