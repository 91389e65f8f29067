import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { publicOriginOf, requireOrigin } from './browser.ts';

const OURS = 'https://pay.example.com';

function isAllowed(headersDistinct: NodeJS.Dict<string[]>, publicOrigin: string | null = OURS): boolean {
  try {
    requireOrigin({ headersDistinct }, publicOrigin);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'origin_not_allowed' });
    return false;
  }
}

describe('a call that changes something', () => {
  it('is taken from our own pages', () => {
    expect(isAllowed({ origin: [OURS] })).toBe(true);
    expect(isAllowed({ origin: [OURS], 'sec-fetch-site': ['same-origin'] })).toBe(true);
  });

  it.each<[string, NodeJS.Dict<string[]>]>([
    ['no Origin', {}],
    ['Origin: null', { origin: ['null'] }],
    ['an empty one', { origin: [''] }],
    ['two', { origin: [OURS, OURS] }],
    ['another scheme', { origin: ['http://pay.example.com'] }],
    ['another port', { origin: ['https://pay.example.com:8443'] }],
    ['a name that begins as ours', { origin: ['https://pay.example.com.evil.example'] }],
    ['a name that ends as ours', { origin: ['https://evil-pay.example.com'] }],
    ['a path', { origin: [`${OURS}/`] }],
    ['capitals', { origin: ['https://PAY.example.com'] }],
    ['another site', { origin: [OURS], 'sec-fetch-site': ['cross-site'] }],
    ['the same site and another origin', { origin: [OURS], 'sec-fetch-site': ['same-site'] }],
    ['no site', { origin: [OURS], 'sec-fetch-site': ['none'] }],
  ])('is refused with %s', (_name, headers) => {
    expect(isAllowed(headers)).toBe(false);
  });

  it('is refused where the service has no address', () => {
    expect(isAllowed({ origin: ['null'] }, null)).toBe(false);
    expect(isAllowed({ origin: ['http://evil.example'] }, null)).toBe(false);
  });
});

describe('the address of the service', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost', 'http://localhost'],
    ['evil.example:3000', null],
    ['localhost.evil.example', null],
    ['localhost:3000@evil.example', null],
    ['', null],
  ])('in a sandbox that is asked as %s is %s', (host, origin) => {
    expect(publicOriginOf({ headers: { host } }, null, 'sandbox')).toBe(origin);
  });

  it('is the configured one, whatever a request says', () => {
    const headers = {
      host: 'localhost:3000',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    expect(publicOriginOf({ headers }, OURS, 'sandbox')).toBe(OURS);
    expect(publicOriginOf({ headers }, OURS, 'production')).toBe(OURS);
    expect(publicOriginOf({ headers }, null, 'production')).toBeNull();
  });
});
