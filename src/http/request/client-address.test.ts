import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseNetwork } from '../../net/ip-network.ts';
import { clientAddress } from './client-address.ts';

function addressOf(
  remoteAddress: string | undefined,
  forwarded: string[],
  proxies: string[],
): string | undefined {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded.length > 0) request.headersDistinct['x-forwarded-for'] = forwarded;
  const networks = proxies.map((text) => parseNetwork(text)!);
  return clientAddress(request, networks)?.toString();
}

/** What it is, the socket's address, `X-Forwarded-For` line by line, the proxies, and the caller's address. */
type Case = readonly [string, string | undefined, string[], string[], string | undefined];

describe("the caller's address", () => {
  it.each<Case>([
    ['the socket without proxies', '198.51.100.1', ['203.0.113.7'], [], '198.51.100.1'],
    ['IPv4 inside IPv6', '::ffff:198.51.100.1', [], [], '198.51.100.1'],
    ['the hop before a trusted proxy', '10.0.0.1', ['203.0.113.7'], ['10.0.0.0/8'], '203.0.113.7'],
    [
      'the right-most untrusted hop',
      '10.0.0.1',
      ['192.0.2.1, 203.0.113.7, 10.0.0.2'],
      ['10.0.0.0/8'],
      '203.0.113.7',
    ],
    ['over several headers', '10.0.0.1', ['192.0.2.1', '203.0.113.7'], ['10.0.0.0/8'], '203.0.113.7'],
    ['a proxy itself, when it names nobody', '10.0.0.1', [], ['10.0.0.0/8'], '10.0.0.1'],
    ['the first proxy, when all are trusted', '10.0.0.1', ['10.0.0.3, 10.0.0.2'], ['10.0.0.0/8'], '10.0.0.3'],
    ['not what an untrusted caller writes', '198.51.100.1', ['203.0.113.7'], ['10.0.0.0/8'], '198.51.100.1'],
    ['unknown behind a hop that is none', '10.0.0.1', ['203.0.113.7, unknown'], ['10.0.0.0/8'], undefined],
    ['unknown behind a hop with a zone', '10.0.0.1', ['fe80::1%eth0'], ['10.0.0.0/8'], undefined],
    ['unknown behind a trailing dot', '10.0.0.1', ['203.0.113.7.'], ['10.0.0.0/8'], undefined],
    ...[
      '',
      ' ',
      '203.0.113.7:443',
      '[2001:db8::1]:443',
      '[2001:db8::1]',
      '0313.0.113.7',
      '203.0.113.007',
    ].map((hop): Case => [`unknown behind the hop "${hop}"`, '10.0.0.1', [hop], ['10.0.0.0/8'], undefined]),
    ...[
      '203.0.113',
      '0xcb.0.113.7',
      '3405803783',
      '_hidden',
      'localhost',
      '203.0.113.7;',
      '"203.0.113.7"',
    ].map((hop): Case => [`unknown behind the hop "${hop}"`, '10.0.0.1', [hop], ['10.0.0.0/8'], undefined]),
    [
      'not what a caller has put before a proxy',
      '10.0.0.1',
      ['10.0.0.9, 203.0.113.7'],
      ['10.0.0.1'],
      '203.0.113.7',
    ],
    ['unknown behind an empty last header', '10.0.0.1', ['203.0.113.7', ''], ['10.0.0.0/8'], undefined],
    ['IPv4 inside IPv6 as a hop', '::ffff:10.0.0.1', ['::ffff:203.0.113.7'], ['10.0.0.0/8'], '203.0.113.7'],
    ['IPv4 inside IPv6 in hexadecimal', '10.0.0.1', ['::ffff:cb00:7107'], ['10.0.0.0/8'], '203.0.113.7'],
    ['IPv6 in its short form', '::1', ['2001:0DB8:0:0::1'], ['::1'], '2001:db8::1'],
    [
      'the first hop of several lines together',
      '10.0.0.1',
      ['10.0.0.3', '10.0.0.2'],
      ['10.0.0.0/8'],
      '10.0.0.3',
    ],
    ['unknown when the socket has none', undefined, ['203.0.113.7'], ['10.0.0.0/8'], undefined],
  ])('is %s', (_name, remote, forwarded, proxies, address) => {
    expect(addressOf(remote, forwarded, proxies)).toBe(address);
  });
});
