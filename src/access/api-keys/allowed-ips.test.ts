import { describe, expect, it } from 'vitest';
import { parseAddress, parseNetwork } from '../../net/ip-network.ts';
import { isAllowedFrom } from './rules.ts';

describe('a key with allowed addresses', () => {
  it.each([
    // list, address, allowed
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '::ffff:cb00:7107', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['::ffff:203.0.113.0/120', '203.0.114.9', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::1', '2001:0db8:0:0:0:0:0:1', true],
    ['::/0', '203.0.113.7', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    // an address that cannot be determined
    ['0.0.0.0/0', '0xcb.0.113.7', false],
    ['0.0.0.0/0', '203.0.113.007', false],
    ['0.0.0.0/0', '203.0.113', false],
    ['0.0.0.0/0', '203.0.113.7.', false],
    ['::/0', 'fe80::1%eth0', false],
    ['0.0.0.0/0', 'unknown', false],
    ['0.0.0.0/0', '', false],
  ])('%s, called from %s: %s', (list, address, allowed) => {
    expect(isAllowedFrom([list], parseAddress(address))).toBe(allowed);
  });

  it('asks every entry of its list', () => {
    const list = ['203.0.113.7', '2001:db8::/32'];
    expect(isAllowedFrom(list, parseAddress('2001:db8::9'))).toBe(true);
    expect(isAllowedFrom(list, parseAddress('203.0.113.7'))).toBe(true);
    expect(isAllowedFrom(list, parseAddress('203.0.113.6'))).toBe(false);
  });

  it('with an empty list is allowed from nowhere', () => {
    expect(isAllowedFrom([], parseAddress('203.0.113.7'))).toBe(false);
  });
});

describe('a network', () => {
  it.each([
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/08',
    '203.0.113.0/',
    '203.0.113.0/8/8',
    '2001:db8::/129',
    'x/8',
    '',
  ])('is not read from %j', (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  });
});
