import MiniSearch from 'minisearch';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../generated/errors.ts';
import { EVENT_TYPES } from '../../generated/events.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { ADDRESSES } from '../addresses.ts';
import { ENVIRONMENTS } from '../contract/contract.ts';
import type { Makers } from '../contract/makers.ts';
import { type Entry, SEARCH_OPTIONS } from '../text/search-options.ts';
import { pagesOf, SITE } from './made.ts';

const KIB = 1024;

const contentOf = (path: string): string => SITE.get(path) ?? '';

/** What the service has beside the pages. */
const BESIDE = ['/console', '/openapi.json', '/openapi-3.0.json'];

function anchorsIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
}

describe.each(ENVIRONMENTS)('the documentation of %s', (environment) => {
  const pages = pagesOf(environment);

  it('has a page for each operation that the environment serves, and for nothing else', () => {
    const served = Object.values(OPERATIONS)
      .filter(({ environments }) => (environments as readonly string[]).includes(environment))
      .map(({ operationId }) => ADDRESSES.operation(operationId));
    const shown = [...pages.keys()].filter((address) => address.startsWith(ADDRESSES.operation('')));
    expect(shown.sort()).toEqual(served.sort());
  });

  it('has a page for each error code, type of event and state machine', () => {
    for (const code of Object.keys(ERRORS)) expect(pages.has(ADDRESSES.error(code)), code).toBe(true);
    for (const type of EVENT_TYPES) expect(pages.has(ADDRESSES.event(type)), type).toBe(true);
    for (const object of Object.keys(STATE_MACHINES)) {
      expect(pages.has(ADDRESSES.machine(object)), object).toBe(true);
    }
  });

  it('leads nowhere in vain: each link has its page, and each anchor its place', () => {
    const anchors = new Map([...pages].map(([address, html]) => [address, anchorsIn(html)]));
    const lost = [...pages].flatMap(([address, html]) =>
      Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href = '']) => href)
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          // As a browser reads it, with the service below a path of its own.
          const { pathname, hash } = new URL(href, `http://example.test/mounted${address}`);
          const target = pathname.replace('/mounted', '');
          if (BESIDE.includes(target)) return false;
          const places = anchors.get(target);
          return places === undefined || (hash !== '' && !places.has(hash.slice(1)));
        })
        .map((href) => `${address}: ${href}`),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  it('has nothing inline that its policy forbids, and no value that was not written', () => {
    for (const [address, html] of pages) {
      expect(html, address).not.toMatch(/ style="| on[a-z]+="|<style|<script(?![^>]* src=)/);
      expect(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ''), address).not.toMatch(
        /undefined|\[object Object\]|NaN/,
      );
      expect(html.match(/<h1/g)?.length, address).toBe(1);
    }
  });

  it('has pages that are small', () => {
    const sent = (content: string | undefined): number => brotliCompressSync(content ?? '').length;
    expect(sent(pages.get(ADDRESSES.operation('createPayout')))).toBeLessThan(10 * KIB);
    const largest = [...pages.values()].reduce((a, b) => (a.length > b.length ? a : b));
    expect(sent(largest)).toBeLessThan(20 * KIB);
    expect(sent(contentOf(`${environment}/docs/search.json`))).toBeLessThan(48 * KIB);
  });
});

describe('the search', () => {
  const index = MiniSearch.loadJSON<Entry>(contentOf('sandbox/docs/search.json'), SEARCH_OPTIONS);
  const first = (text: string): unknown[] => index.search(text).map(({ id }) => id as unknown);

  it.each([
    ['an error code', 'insufficient_funds', ADDRESSES.error('insufficient_funds')],
    ['a part of one', 'funds', ADDRESSES.error('insufficient_funds')],
    ['a type of event', 'payout.late_return', ADDRESSES.event('payout.late_return')],
    ['an operation', 'createPayout', ADDRESSES.operation('createPayout')],
    ['a path', 'rotate secret', ADDRESSES.operation('rotateWebhookSecret')],
    ['a reason', 'below_route_minimum', `${ADDRESSES.reasons}#hold-below_route_minimum`],
    ['a part of a guide', 'certify a receiver', `${ADDRESSES.guide('webhooks')}#certify-a-receiver`],
  ])('finds %s', (_what, text, address) => {
    expect(first(text).slice(0, 5)).toContain(address);
  });

  it('finds the operations that have a field', () => {
    expect(first('statementReference')).toContain(ADDRESSES.operation('createPayout'));
    expect(first('bsb')).toContain(ADDRESSES.operation('createBeneficiary'));
  });

  it('finds nothing where there is nothing', () => {
    expect(first('zyxwvut')).toEqual([]);
  });
});

describe('what a request needs', () => {
  const makers = JSON.parse(contentOf('sandbox/docs/makers.json')) as Makers;

  it('is made with what that needs itself', () => {
    expect(makers['ben']).toMatchObject({ title: 'a beneficiary', list: '/v1/treasury/beneficiaries' });
    expect(makers['ben']?.make?.path).toBe('/v1/treasury/beneficiaries');
    expect(makers['rte']?.make?.path).toMatch(/^\/v1\/customers\/cus_\w+\/payment-routes$/);
    expect(makers['trf']?.list).toBe('/v1/transfers');
  });
});
