/** One address that a subscription may not have, with the rule that it breaks. */
export interface RefusedUrl {
  readonly url: string;
  readonly rule: string;
}

function rows(rule: string, ...urls: readonly string[]): RefusedUrl[] {
  return urls.map((url) => ({ url, rule }));
}

const http = (...hosts: readonly string[]): string[] => hosts.map((host) => `http://${host}/hooks`);

/** What no reader takes for a URL, or what readers take for different ones: 400. */
export const UNREADABLE: readonly RefusedUrl[] = [
  ...rows('no URL', '', 'hooks', '//example.com/hooks', 'example.com', 'https://', 'https:///', '/hooks'),
  ...rows(
    'white space',
    'https://example.com/a b',
    ' https://example.com/',
    'https://example.com/\t',
    'https://exam\nple.com/',
  ),
  ...rows('control characters', 'https://example.com/\u0000', 'https://example.com/\u007f'),
  ...rows(
    'a backslash',
    'https:\\\\example.com\\hooks',
    'https://example.com\\@127.0.0.1/',
    'https://example.com/\\',
  ),
  ...rows('a port above 65535', 'https://example.com:65536/', 'https://example.com:99999/'),
  ...rows('a zone', 'http://[::1%25lo]/hooks', 'http://[fe80::1%eth0]/hooks'),
  ...rows('more than 2048 characters', `https://example.com/${'a'.repeat(2029)}`),
];

/** What is readable and not allowed, wherever the service runs: 422. */
export const REFUSED: readonly RefusedUrl[] = [
  ...rows(
    'the scheme',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'ws://example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
  ),
  ...rows(
    'user info',
    'https://user@example.com/',
    'https://user:word@example.com/',
    'https://@example.com/',
    'https://:@example.com/',
  ),
  ...rows('a fragment', 'https://example.com/#part', 'https://example.com/#'),
  ...rows(
    'the port',
    ...[0, 1, 21, 22, 23, 25, 53, 110, 111, 143, 389, 445, 465, 587, 636, 993, 1023].map(
      (port) => `https://example.com:${port}/`,
    ),
    ...[1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5900, 5984, 6000].map(
      (port) => `https://example.com:${port}/`,
    ),
    ...[6379, 6667, 9200, 9300, 10_250, 11_211, 27_017].map((port) => `https://example.com:${port}/`),
  ),
  ...rows(
    'the spelling of an address',
    ...http(
      '2130706433',
      '0x7f.1',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      '127.0.1',
      '127.0.0.1.',
      '%31%32%37.0.0.1',
    ),
    ...http('①②⑦.0.0.1', '１２７.0.0.1', '127。0。0。1', '127.0.0.01', '0'),
  ),
  ...rows(
    'metadata services',
    ...http(
      '169.254.169.254',
      '169.254.0.1',
      '[fd00:ec2::254]',
      '100.100.100.200',
      '168.63.129.16',
      '[fe80::1]',
    ),
  ),
  ...rows(
    'addresses of no one host',
    ...http(
      '0.0.0.0',
      '0.1.2.3',
      '[::]',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
      '[ff02::1]',
    ),
  ),
  ...rows('other loopback', ...http('127.0.0.2', '127.255.255.254')),
  ...rows(
    'private addresses',
    ...http('10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'),
  ),
  ...rows(
    'addresses of carriers, of tests and of documents',
    ...http(
      '100.64.0.1',
      '100.127.255.255',
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '198.18.0.1',
      '198.19.255.255',
      '198.51.100.1',
      '203.0.113.1',
    ),
  ),
  ...rows(
    'IPv6 that is not global',
    ...http(
      '[fc00::1]',
      '[fd12:3456::1]',
      '[2001:db8::1]',
      '[2001::1]',
      '[2001:1ff::1]',
      '[3fff::1]',
      '[100::1]',
      '[4000::1]',
    ),
  ),
  ...rows(
    'IPv4 inside IPv6',
    ...http(
      '[::ffff:10.0.0.1]',
      '[::ffff:a00:1]',
      '[::ffff:169.254.169.254]',
      '[64:ff9b::10.0.0.1]',
      '[64:ff9b::7f00:1]',
    ),
    ...http(
      '[64:ff9b:1::1]',
      '[2002:7f00:2::]',
      '[2002:7f00:1::1]',
      '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
      '[::127.0.0.1]',
      '[::2]',
    ),
  ),
];

/** What is stored otherwise than it is written: as the URL standard has it. */
export const SERIALISED: readonly (readonly [string, string])[] = [
  ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  ['https://example.com:443/a/../b', 'https://example.com/b'],
  ['https://example.com/ä?q=ö', 'https://example.com/%C3%A4?q=%C3%B6'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://example.com:8443', 'https://example.com:8443/'],
  ['https://1.1.1.1/', 'https://1.1.1.1/'],
  ['https://[2606:4700:4700:0:0:0:0:1111]/', 'https://[2606:4700:4700::1111]/'],
];
