import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { type Node, getNodePath, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { pointerInto } from './json-pointer.ts';
import { isStorableText, parseInPieces, parseStrictJson } from './strict-json.ts';

function refusalOf(body: string | Buffer): { code: string; path: string | undefined } | undefined {
  try {
    parseStrictJson(Buffer.from(body as string));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, path: error.details?.[0]?.path };
  }
}

/** Whether the nearest double is written with the value that the digits have, as an exact decimal says. */
function survives(digits: string): boolean {
  const value = Number(digits);
  return Number.isFinite(value) && new Decimal(digits).equals(value);
}

/** The places of all faults in a JSON text, found by libraries: names given twice, lossy numbers, texts that cannot be stored. */
function faultsIn(text: string): string[] {
  const at = (node: Node): string => getNodePath(node).reduce<string>(pointerInto, '');
  const faultsOf = (node: Node): string[] => {
    const { type, offset, length, children = [] } = node;
    const value: unknown = node.value;
    const inner = children.flatMap(faultsOf);
    if (type === 'number' && !survives(text.slice(offset, offset + length))) return [at(node)];
    if (type === 'string' && node.parent?.type !== 'property' && !isStorableText(String(value)))
      return [at(node)];
    if (type === 'property') {
      const [name, held] = children;
      const bad = isStorableText(String(name?.value)) ? [] : [at(node.parent!)];
      const isText = held?.type === 'string' && !isStorableText(String(held.value));
      return [...bad, ...(isText ? [at(held)] : []), ...(held === undefined ? [] : faultsOf(held))];
    }
    if (type !== 'object') return inner;
    const names = children.map(({ children: [name] = [] }) => String(name?.value));
    const repeated = names.filter((name, place) => names.indexOf(name) < place);
    return [...repeated.map((name) => pointerInto(at(node), name)), ...inner];
  };
  const tree = parseTree(text);
  return tree === undefined ? [] : faultsOf(tree);
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const nestedObjects = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** An object with so many fields, whose values look like fields too. */
const fields = (count: number): string =>
  `{${Array.from({ length: count }, (_, place) => `"${place}":"a\\":{\\\\"`).join(',')}}`;

describe('a body', () => {
  it.each([
    ['nothing', '', ''],
    ['no JSON', '{', ''],
    ['a trailing comma', '{"a":1,}', ''],
    ['a comment', '{"a":1} // one', ''],
    ['a single quote', "{'a':1}", ''],
    ['two documents', '{}{}', ''],
    ['NaN', '{"a":NaN}', ''],
    ['a leading plus', '{"a":+1}', ''],
    ['hexadecimal', '{"a":0x10}', ''],
    ['a raw newline in a string', '{"a":"1\n2"}', ''],
    ['a byte order mark', '\uFEFF{}', ''],
    ['UTF-16', Buffer.from('{"a":"é"}', 'utf16le'), ''],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), ''],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0x80, 0x22]), ''],
    ['a surrogate as UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), ''],
    ['a key twice', '{"amount":"1","amount":"9"}', '/amount'],
    ['a key twice, one of them escaped', '{"amount":"1","\\u0061mount":"9"}', '/amount'],
    ['a key twice further in', '{"a":[{"b":{"c":1,"c":1}}]}', '/a/0/b/c'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', '/__proto__'],
    ['a lone high surrogate', '{"a":"\\ud800"}', '/a'],
    ['a lone low surrogate', '{"a":["x\\udc00y"]}', '/a/0'],
    ['a lone surrogate in a key', '{"b":{"\\ud800":1}}', '/b'],
    ['NUL', '{"a/b":"1\\u0000"}', '/a~1b'],
    ['NUL in a key', '{"\\u0000":1}', ''],
    ['33 levels', nested(33), ''],
    ['33 objects', nestedObjects(33), ''],
    ['a hundred thousand levels', nested(50_000), ''],
    ['more digits than a double has', '{"a":{"b":12345678901234567890}}', '/a/b'],
    ['more decimals than a double has', '[0.12345678901234567891]', '/0'],
    ['2^53 + 1', '[9007199254740993]', '/0'],
    ['a number too large', '[1e400]', '/0'],
    ['a number too small', '[1e-400]', '/0'],
    ['4097 fields in one object', `{"a":[${fields(4_097)}]}`, ''],
    ['8193 items behind a text that ends in a backslash', `["\\\\",${'10,'.repeat(8_191)}10]`, ''],
    ['8193 items in one array', `{"a":[[1],[${'10,'.repeat(8_192)}10]]}`, ''],
    ['2342 numbers of 17 digits', `{"a":[${'0.12345678901234568,'.repeat(2_341)}0.12345678901234568]}`, ''],
    ['2342 numbers below the usual doubles', `[${'5e-324,'.repeat(2_341)}5e-324]`, ''],
    ['four hundred digits', `[${'9'.repeat(400)}]`, '/0'],
  ])('with %s is refused', (_name, body, path) => {
    expect(refusalOf(body)).toEqual({ code: 'invalid_request', path });
  });

  it.each([
    ['32 levels', nested(32)],
    ['8192 items in each of two arrays', `[[${'10,'.repeat(8_191)}10],[${'10,'.repeat(8_191)}10]]`],
    ['32 objects', nestedObjects(32)],
    ['30000 escaped quotes and commas in a text', `["${'\\",'.repeat(30_000)}"]`],
    ['2341 numbers of 17 digits among others', `[${'0.12345678901234568,1.5,'.repeat(2_341)}10]`],
    ['a surrogate pair', '{"a":"\\ud83d\\ude00"}'],
    ['right-to-left marks', '{"a":"\\u202eevil"}'],
    ['plain numbers', '[0, -1, 12.34, 0.1, 1e3, 1E-7, 9007199254740992, 100, 1.50]'],
    ['white space around', ' \r\n\t{"a" : 1 } \n'],
    ['a scalar', '"text"'],
    ['null', 'null'],
    ['equal keys in different objects', '{"a":{"k":1},"b":{"k":1},"k":[{"k":1},{"k":1}]}'],
    ['U+FEFF inside', '{"a":"\\ufeffx"}'],
  ])('with %s is read as JSON.parse reads it', (_name, body) => {
    expect(parseStrictJson(Buffer.from(body))).toEqual(JSON.parse(body));
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'keeps %s as a field like any other',
    (key) => {
      const value = parseStrictJson(Buffer.from(`{"${key}":{"polluted":true}}`)) as object;
      expect(Object.keys(value)).toEqual([key]);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect(JSON.stringify(value)).toBe(`{"${key}":{"polluted":true}}`);
    },
  );

  it('is read in pieces with the same outcome', async () => {
    const outcome = async (read: () => unknown): Promise<unknown> => {
      try {
        return await read();
      } catch (error) {
        return error instanceof ApiError ? error.details : error;
      }
    };
    const long = `{"a":[${'0.12345678901234568,"é\\"]}",'.repeat(2_000)}1]`;
    const texts = [
      ...['', '{', '{"a":1,"a":2}', '[1e400]', nested(33), `[${'1,'.repeat(20_000)}1]`, '\uFEFF{}'],
      ...[`${long}}`, `${long},"a":1}`, `${long},"b":1e400}`, `${long},"b":"\\ud800"}`, long],
    ];
    const counted: number[] = [];
    for (const bytes of texts.map((text) => Buffer.from(text))) {
      let count = 0;
      const inPieces = await outcome(() => parseInPieces(bytes, async () => void (count += 1)));
      expect(inPieces).toEqual(await outcome(() => parseStrictJson(bytes)));
      counted.push(count);
    }
    // Looked through twice, 8,192 characters at a time.
    expect(counted.slice(-5, -1).map((count) => count >= (2 * long.length) / 8_192)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  });

  it('that JSON.stringify wrote is read back the same', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes('\\u0000'));
        expect(parseStrictJson(Buffer.from(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused at one of its faults, and only if it has one', () => {
    const name = fc.constantFrom(
      '"a"',
      '"\\u0061"',
      '"a\\""',
      '"\\\\"',
      '"b:"',
      '"\\\\\\""',
      '"é"',
      '"/"',
      '"\\ud83d\\ude00"',
      '"\\ud83d"',
    );
    const scalar = fc.constantFrom(
      ...['1', '-0', '1.50', '1e3', '12345678901234567890', 'null', 'true', '[]', '{}'],
      ...[
        '":"',
        '"\\":1,"',
        '"😀"',
        '"\\ud83d\\ude00"',
        '"\\ude00\\ud83d"',
        '"\\ud83dx"',
        '"\\\\ud83d"',
        '"\\u0000"',
      ],
    );
    const { value } = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        scalar,
        fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
        fc
          .array(fc.tuple(name, tie('value')), { maxLength: 3 })
          .map((fields) => `{${fields.map(([key, inner]) => `${key} : ${inner}`).join()}}`),
      ),
    }));
    fc.assert(
      fc.property(value, (text) => {
        const faults = faultsIn(text);
        const refusal = refusalOf(text);
        expect(refusal?.code).toBe(faults.length > 0 ? 'invalid_request' : undefined);
        if (refusal !== undefined) expect(faults).toContain(refusal.path);
      }),
    );
  });

  it('names a place that is no longer than the contract allows', () => {
    const name = 'x'.repeat(3_000);
    expect(refusalOf(`{"${name}":1,"${name}":1}`)?.path).toBe(`/${'x'.repeat(1_023)}`);
  });
});

describe('a number', () => {
  const digits = (least: number, most: number): fc.Arbitrary<string> =>
    fc
      .array(fc.constantFrom(...'0001234567899'), { minLength: least, maxLength: most })
      .map((all) => all.join(''));

  const exponents = fc.oneof(
    fc.integer({ min: -20, max: 20 }),
    fc.constantFrom(-400, -330, -324, -323, -310, -308, -307, -306, 306, 307, 308, 309, 400),
  );

  it('is read if a double holds it without loss, whatever its form, and else refused', () => {
    const whole = digits(1, 20).map((text) => text.replace(/^0+(?=.)/, ''));
    const form = fc.record({
      sign: fc.constantFrom('', '-'),
      whole,
      fraction: fc.option(digits(1, 20), { nil: null }),
      exponent: fc.option(fc.tuple(fc.constantFrom('e', 'E'), exponents), { nil: null }),
    });
    fc.assert(
      fc.property(form, ({ sign, whole: left, fraction, exponent }) => {
        const tail = exponent === null ? '' : `${exponent[0]}${exponent[1]}`;
        const text = `${sign}${left}${fraction === null ? '' : `.${fraction}`}${tail}`;
        expect(refusalOf(text)?.code).toBe(survives(text) ? undefined : 'invalid_request');
      }),
    );
  });

  it('that a double is written as is read', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(refusalOf(JSON.stringify(value))).toBeUndefined();
        expect(refusalOf(value.toExponential())).toBeUndefined();
      }),
    );
  });

  it.each(['1e-99999999999999999999', '1e99999999999999999999', `0.${'0'.repeat(400)}1`])(
    '%s is out of the range of doubles, and refused',
    (text) => {
      expect(refusalOf(text)?.code).toBe('invalid_request');
    },
  );

  it.each(['0e99999999999999999999', '0.000', '-0.0e-5', `1${'0'.repeat(30)}`, `0.${'0'.repeat(300)}1`])(
    '%s is read',
    (text) => {
      expect(refusalOf(text)).toBeUndefined();
    },
  );
});
