import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNetwork } from '../../net/ip-network.ts';
import { type UrlPolicy, judgeUrl, refusalOfAddress } from './urls.ts';

const allow = (...texts: readonly string[]): UrlPolicy['allow'] =>
  texts.map(parseNetwork).filter((network) => network !== undefined);

const OWN = { ports: [3000], addresses: ['127.0.0.1', '::1', '93.184.216.34'] };

const SANDBOX: UrlPolicy = { environment: 'sandbox', allow: allow('127.0.0.1', '::1'), own: OWN };
const STRICT: UrlPolicy = { environment: 'sandbox', allow: [], own: OWN };
const PRODUCTION: UrlPolicy = { environment: 'production', allow: [], own: OWN };

/** What allows the most that a configuration can. */
const OPEN: UrlPolicy = { environment: 'sandbox', allow: allow('0.0.0.0/0', '::/0'), own: OWN };

/** Allows everything that a spelling could hide, so that the spelling alone refuses. */
const verdict = (text: string, policy = SANDBOX): string => {
  const judged = judgeUrl(text, policy);
  return judged.kind === 'allowed' ? judged.url : judged.kind;
};

describe('what is no URL', () => {
  it.each([
    '',
    'hooks',
    '/hooks',
    '//example.com/hooks',
    'example.com/hooks',
    'https://',
    'https://exa mple.com/',
    ' https://example.com/',
    'https://example.com/ ',
    'https://example.com/a\tb',
    'https://example.com/\n',
    'https://example.com/a\u00a0b',
    'https://example.com/\u3000',
    'https://example.com/\u0000',
    'https://example.com/\u0085',
    'https:\\\\example.com\\hooks',
    'https://example.com/a\\b',
    'https://example.com:65536/',
    'https://example.com:x/',
    'https://[::1/',
    'https://[fe80::1%25eth0]/',
    'https://1.2.3.4.5/',
    'https://256.0.0.1/',
    `https://example.com/${'a'.repeat(2029)}`,
  ])('%j', (text) => {
    expect(judgeUrl(text, SANDBOX).kind).toBe('invalid');
  });

  it('is one that becomes too long when it is encoded', () => {
    const text = `https://example.com/${'é'.repeat(1000)}`;
    expect(text.length).toBeLessThan(2048);
    expect(judgeUrl(text, SANDBOX)).toMatchObject({ kind: 'invalid' });
    expect(verdict(`https://example.com/${'a'.repeat(2028)}`)).toHaveLength(2048);
  });
});

describe('a URL that is allowed', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://Example.COM:443/Hooks?a=b', 'https://example.com/Hooks?a=b'],
    ['http://example.com:8080/hooks', 'http://example.com:8080/hooks'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['http://127.0.0.1:4000/hooks', 'http://127.0.0.1:4000/hooks'],
    ['http://[::1]:4000/hooks', 'http://[::1]:4000/hooks'],
    ['http://[0:0:0:0:0:0:0:1]:4000/', 'http://[::1]:4000/'],
    ['http://localhost:4000/hooks', 'http://localhost:4000/hooks'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
    ['https:example.com', 'https://example.com/'],
    ['https://example.com/a@b', 'https://example.com/a@b'],
  ])('%s is kept as %s', (text, url) => {
    expect(verdict(text)).toBe(url);
  });

  it('is read alike however often it has been', () => {
    const spelled = Array.from({ length: 20_000 }, () => judgeUrl('https://b\u00fccher.example/', SANDBOX));
    expect(new Set(spelled.map(({ kind }) => kind))).toEqual(new Set(['allowed']));
  });

  it('tells what to look up', () => {
    expect(judgeUrl('https://hooks.example.com/x', PRODUCTION)).toEqual({
      kind: 'allowed',
      url: 'https://hooks.example.com/x',
      host: 'hooks.example.com',
      port: 443,
      isAddress: false,
    });
    expect(judgeUrl('http://[::1]:4000/', SANDBOX)).toMatchObject({
      host: '::1',
      port: 4000,
      isAddress: true,
    });
  });
});

describe('a URL that is refused', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'mailto:a@example.com',
    'localhost:4000/hooks',
    'gopher://example.com/',
    'ws://example.com/',
    'blob:https://example.com/x',
  ])('by its scheme: %s', (text) => {
    expect(judgeUrl(text, OPEN)).toMatchObject({ kind: 'refused', rule: /https:/ as never });
  });

  it('as http in production', () => {
    expect(verdict('http://example.com/', PRODUCTION)).toBe('refused');
    expect(verdict('https://example.com/', PRODUCTION)).toBe('https://example.com/');
  });

  it.each([
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:@example.com/',
    'https://@example.com/',
    'https://example.com/#',
    'https://example.com/#part',
    'https://example.com#',
  ])('with a user or a fragment, an empty one too: %s', (text) => {
    expect(verdict(text, OPEN)).toBe('refused');
  });

  it.each([
    0, 1, 21, 22, 25, 53, 79, 81, 442, 444, 1023, 1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5900, 5984,
    6000, 6379, 6667, 9200, 9300, 10250, 11211, 27017,
  ])('by its port: %i', (port) => {
    expect(verdict(`https://example.com:${port}/`, OPEN)).toBe('refused');
  });

  it.each([80, 443, 1024, 3000, 4000, 8080, 65535])('but not by the port %i', (port) => {
    expect(verdict(`http://example.com:${port}/`, OPEN)).not.toBe('refused');
  });

  it.each([
    'https://93.184.216.34:3000/',
    'http://127.0.0.1:3000/',
    'http://127.9.9.9:3000/',
    'http://[::1]:3000/',
  ])('since it leads to this service: %s', (text) => {
    expect(verdict(text, OPEN)).toBe('refused');
    expect(verdict(text.replace('3000', '3001'), OPEN)).not.toBe('refused');
  });

  it.each([
    'http://2130706433:4000/',
    'http://0x7f000001:4000/',
    'http://0x7f.1:4000/',
    'http://0177.0.0.1:4000/',
    'http://127.1:4000/',
    'http://127.0.1:4000/',
    'http://127.0.0.1.:4000/',
    'http://127.000.000.001:4000/',
    'http://%31%32%37.0.0.1:4000/',
    'http://①②⑦.0.0.1:4000/',
    'http://１２７.0.0.1:4000/',
    'http://127。0。0。1:4000/',
    'http://127.0.0.1\u00ad:4000/',
    'http://3232235777/',
  ])('by the spelling of an address that is allowed: %s', (text) => {
    expect(new URL(text).hostname).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(verdict(text, OPEN)).toBe('refused');
  });
});

describe('an address', () => {
  const isRefused = (address: string, policy: UrlPolicy): boolean =>
    refusalOfAddress(address, 443, policy) !== null;

  it.each([
    '169.254.0.0',
    '169.254.169.254',
    '169.254.255.255',
    '100.100.100.200',
    '168.63.129.16',
    '0.0.0.0',
    '0.255.255.255',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'febf::1',
    'fd00:ec2::254',
    'ff02::1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:169.254.169.254',
    '2002:7f00:2::',
    '2002:0808:0808::1',
    '2001:0:53aa:64c:0:0:0:1',
    '64:ff9b:1::10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::169.254.169.254',
    '64:ff9b::0.0.0.0',
    'fe80::1%eth0',
    'example.com',
    '',
  ])('is never allowed: %s', (address) => {
    expect(isRefused(address, OPEN)).toBe(true);
  });

  it.each([
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.0.0.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    'fc00::1',
    'fd12:3456::1',
    '100::1',
    '5f00::1',
    '4000::1',
    '2001:2::1',
    '2001:1ff::1',
    '2001:db8::1',
    '3fff:fff::1',
  ])('is refused unless it is allowed: %s', (address) => {
    expect(isRefused(address, STRICT)).toBe(true);
    expect(isRefused(address, { ...STRICT, allow: allow(address) })).toBe(false);
  });

  it.each([
    '93.184.216.34',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '128.0.0.1',
    '126.255.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '169.253.255.255',
    '2606:4700::1111',
    '2a00:1450::1',
    '2001:200::1',
    '3ffe::1',
    '64:ff9b::8.8.8.8',
    '::ffff:8.8.8.8',
  ])('is public: %s', (address) => {
    expect(isRefused(address, STRICT)).toBe(false);
    expect(isRefused(address, PRODUCTION)).toBe(false);
  });

  it('is allowed on a laptop where it is the very one', () => {
    expect(isRefused('127.0.0.1', SANDBOX)).toBe(false);
    expect(isRefused('::1', SANDBOX)).toBe(false);
    expect(isRefused('::ffff:127.0.0.1', SANDBOX)).toBe(false);
    expect(isRefused('127.0.0.2', SANDBOX)).toBe(true);
  });

  it('is judged the same, in a URL and as what a name resolves to', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.ipV4(), fc.ipV6()),
        fc.constantFrom(SANDBOX, STRICT, OPEN),
        (address, policy) => {
          const host = address.includes(':') ? `[${address}]` : address;
          expect(judgeUrl(`https://${host}/`, policy).kind === 'refused').toBe(isRefused(address, policy));
        },
      ),
    );
  });

  it('is not named by the rule that refuses it', () => {
    for (const address of ['10.0.0.1', '169.254.169.254', 'fd00:ec2::254'])
      expect(refusalOfAddress(address, 443, STRICT)).not.toContain(address.slice(0, 3));
  });
});

describe('whatever a text is', () => {
  it('it is judged without a failure, and what is allowed is read again as it is', () => {
    const parts = fc.constantFrom(
      'http',
      'https',
      'ftp',
      ':',
      '//',
      '/',
      '@',
      '#',
      '?',
      '.',
      '[',
      ']',
      '::',
      '127',
      '0x7f',
      '1',
      '%31',
      '①',
      '。',
      'a',
      'localhost',
      '\\',
      ' ',
      '\t',
      '\u0000',
      '\ud800',
      'é',
      ':4000',
      ':65536',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const judged = judgeUrl(pieces.join(''), SANDBOX);
        if (judged.kind !== 'allowed') return;
        expect(new URL(judged.url).href).toBe(judged.url);
        expect(judgeUrl(judged.url, SANDBOX)).toEqual(judged);
      }),
    );
  });
});
