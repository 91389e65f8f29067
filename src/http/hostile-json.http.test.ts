import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import { expectRefused } from '../testing/server/expect-refused.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

const BENEFICIARIES = '/v1/treasury/beneficiaries';
const PERSON_TEXT = JSON.stringify(PERSON);

/** A request's text with one more field. */
const withField = (field: string): string => `${PERSON_TEXT.slice(0, -1)},${field}}`;

const nested = (depth: number, innermost = '1'): string =>
  `${'{"a":'.repeat(depth)}${innermost}${'}'.repeat(depth)}`;

/** Maps that are odd and harmless: stored as they are, and given back to the byte. */
const HARMLESS: readonly [string, string][] = [
  ['an inherited name', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['names of methods', '{"toString":1,"hasOwnProperty":"x","valueOf":null,"toJSON":{}}'],
  ['inherited names deep inside', '{"a":[{"__proto__":{"polluted":1}},{"__defineGetter__":2}]}'],
  ['an empty name', '{"":"empty"}'],
  ['an operator of another database', '{"$ne":null,"$where":"sleep(1)"}'],
  ['SQL', `{"a'; drop table movements; --":"' or 1=1 --"}`],
  ['a template', '{"{{7*7}}":"${7*7}"}'],
  ['right-to-left marks', '{"a":"\u202eevil\u202c"}'],
  ['emoji and combining marks', '{"\u{1f600}":"e\u0301 \u{1f469}\u200d\u{1f680}"}'],
  [
    'names that look reserved',
    '{"@@platformtypes":1,"@platformtype":2,"@@platformtype.other":3,"@@PlatformType":4}',
  ],
  ['every type', '{"a":null,"b":true,"c":-1.5,"d":[],"e":{},"f":"\\n\\t\\"\\\\"}'],
  ['the largest whole number', '{"a":9007199254740991,"b":-9007199254740991}'],
  ['30 levels inside', nested(30)],
  ['50 keys', `{${Array.from({ length: 50 }, (_each, index) => `"k${index}":0`).join(',')}}`],
  ['a name of 64 characters', `{"${'k'.repeat(64)}":1}`],
  ['16 KiB', `{"a":"${'x'.repeat(16_384 - 8)}"}`],
];

/** Maps that are refused, wherever they are given. */
const REFUSED_MAPS: readonly [string, string][] = [
  ['the reserved key', '{"@@platformtype":1}'],
  ['a variant of the reserved key', '{"@@platformtype.esc":1}'],
  ['a longer variant of the reserved key', '{"@@platformtype.escaped.twice":1}'],
  ['the reserved key, escaped', '{"\\u0040\\u0040platformtype":1}'],
  ['the reserved key inside a map', '{"a":{"b":{"@@platformtype":1}}}'],
  ['the reserved key inside a list', '{"a":[[{"@@platformtype.esc2":{}}]]}'],
  ['the reserved key at the greatest depth', nested(29, '{"@@platformtype":1}')],
  ['51 keys', `{${Array.from({ length: 51 }, (_each, index) => `"k${index}":0`).join(',')}}`],
  ['a name of 65 characters', `{"${'k'.repeat(65)}":1}`],
  ['more than 16 KiB', `{"a":"${'x'.repeat(16_384 - 7)}"}`],
  ['more than 16 KiB of short values', `{"a":[${'1,'.repeat(8_190)}1]}`],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"a"'],
  ['a number that a double cannot hold', '{"a":12345678901234567890}'],
  ['a number beyond all bounds', '{"a":1e400}'],
  ['a fraction with too many digits', '{"a":0.1234567890123456789}'],
  ['NUL in a value', '{"a":"\\u0000"}'],
  ['NUL in a name', '{"a\\u0000":1}'],
  ['half a character', '{"a":"\\ud83d"}'],
  ['half a character in a name', '{"\\udc00":1}'],
  ['the same name twice', '{"a":1,"a":2}'],
  ['the same name twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['__proto__ twice', '{"__proto__":1,"__proto__":2}'],
  ['33 levels', nested(32)],
];

/** Bytes that are not the text of one JSON value. */
const REFUSED_BYTES: readonly [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['white space', ' \n'],
  ['a text that breaks off', PERSON_TEXT.slice(0, -1)],
  ['two values', PERSON_TEXT + PERSON_TEXT],
  ['a byte order mark', `\ufeff${PERSON_TEXT}`],
  ['UTF-16', Buffer.from(PERSON_TEXT, 'utf16le')],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${PERSON_TEXT}`, 'utf16le')],
  ['Latin-1', Buffer.from(withField('"address":"Rue \u00e9"'), 'latin1')],
  [
    'an overlong encoding',
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
  ],
  [
    'a lone surrogate in UTF-8',
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ],
  ['a comma too many', withField('"address":"x",')],
  ['a comment', withField('/* hello */ "address":"x"')],
  ['single quotes', PERSON_TEXT.replaceAll('"', "'")],
  ['NaN', withField('"partyContext":{"a":NaN}')],
  ['a raw line feed inside a text', withField('"address":"a\nb"')],
  ['a leading zero', withField('"partyContext":{"a":01}')],
  ['null', 'null'],
  ['a list', `[${PERSON_TEXT}]`],
  ['a text', '"individual"'],
  ['a field twice', withField('"firstName":"Augusta"')],
  ['its type twice', withField('"type":"individual"')],
  ['a hundred thousand levels', '['.repeat(100_000)],
  ['fifty thousand whole levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
];

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('100.00');
  });

  const create = (body: unknown): Promise<TestReply> => tenant.request('POST', BENEFICIARIES, { body });

  describe('a map of the tenant', () => {
    it.each(HARMLESS)('with %s is stored, and given back to the byte', async (_name, map) => {
      for (const field of ['partyContext', 'businessIdentity', 'glMapping']) {
        const written = `"${field}":${map}`;
        const reply = await create(withField(written));
        expect(reply.status, reply.text).toBe(201);
        expect(reply.text).toContain(written);
        const { text } = await tenant.request('GET', `${BENEFICIARIES}/${String(reply.body['id'])}`);
        expect(text).toBe(reply.text);
      }
      expect((await tenant.request('GET', `${BENEFICIARIES}?limit=1`)).text).toContain(`:${map}`);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it.each(HARMLESS)('with %s is carried by a payout', async (_name, metadata) => {
      const { id } = await tenant.newBeneficiary();
      const payout = { beneficiaryId: id, amount: '0.01', currency: 'AUD', externalReference: randomUUID() };
      const body = `${JSON.stringify(payout).slice(0, -1)},"metadata":${metadata}}`;
      const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
      expect(reply.status, reply.text).toBe(201);
      await tenant.settle();
      const path = `/v1/treasury/payouts/${String(reply.body['id'])}`;
      expect((await tenant.request('GET', path)).text).toContain(`"metadata":${metadata}`);
    });

    it.each(REFUSED_MAPS)('with %s is refused, and nothing is written', async (_name, map) => {
      const { id } = await tenant.newBeneficiary();
      const payout = JSON.stringify({
        beneficiaryId: id,
        amount: '1.00',
        currency: 'AUD',
        externalReference: 'x',
      });
      const payoutBody = `${payout.slice(0, -1)},"metadata":${map}}`;
      for (const [path, body] of [
        [BENEFICIARIES, withField(`"partyContext":${map}`)],
        [BENEFICIARIES, withField(`"businessIdentity":${map}`)],
        [BENEFICIARIES, withField(`"glMapping":${map}`)],
        ['/v1/treasury/payouts', payoutBody],
        ['/v1/treasury/payouts/preview', payoutBody],
      ] as const) {
        await expectRefused(server(), '400 invalid_request', () => tenant.request('POST', path, { body }));
      }
    });
  });

  it.each(REFUSED_BYTES)('a body of %s is refused, and nothing is written', async (_name, body) => {
    await expectRefused(server(), '400 invalid_request', () => create(body));
  });

  it.each([
    ['a pretty body', JSON.stringify(PERSON, null, 2)],
    ['escapes that were not needed', PERSON_TEXT.replaceAll('A', '\\u0041')],
    ['a body of exactly 100 KiB', PERSON_TEXT.padEnd(100 * 1024)],
  ])('%s is accepted', async (_name, body) => {
    const reply = await create(body);
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body).toMatchObject(PERSON);
  });

  it.each([100 * 1024 + 1, 1_000_000, 10_000_000])('a body of %d bytes is refused', async (size) => {
    await expectRefused(server(), '413 payload_too_large', () => create(PERSON_TEXT.padEnd(size)));
  });

  it('never quotes what it refuses', async () => {
    for (const body of [
      withField('"accountNumber":"87654321"'),
      '{"accountNumber":87654321',
      { ...PERSON, destination: { ...PERSON.destination, accountNumber: '8765432187654321' } },
      { ...PERSON, identity: { shareToken: '87654321 87654321' } },
    ]) {
      const reply = await create(body);
      expect(reply.status).toBe(400);
      expect(reply.text).not.toContain('87654321');
      expect(JSON.stringify(server().service.logLines)).not.toContain('87654321');
    }
  });
});
