import { describe, expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

withServer(({ server }) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server().url + path, { headers, redirect: 'manual' });

  async function assetNames(): Promise<string[]> {
    const page = await (await get('/console')).text();
    return [...page.matchAll(/"\/console\/assets\/([^"]+)"/g)].map(([, name = '']) => name);
  }

  describe('the page of the console', () => {
    it.each([
      '',
      '/',
      '/payouts',
      '/payouts/pay_1?status=held',
      '/o/x',
      '/invitation',
      '/recovery',
      '/apiary',
    ])('stands at /console%s, with a policy that lets nothing in', async (path) => {
      const answer = await get(`/console${path}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        // The contract has the pages that links of mails lead to.
        'cache-control': ['/invitation', '/recovery'].includes(path) ? 'no-store' : 'no-cache',
        'content-security-policy': POLICY,
        'content-type': 'text/html',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      const text = await answer.text();
      expect(text).toContain('<div id="console">');
      for (const [tag = ''] of text.matchAll(/<script[^>]*>/g))
        expect(tag).toContain(' src="/console/assets/');
      expect(text).not.toMatch(/<style|style=|\son\w+=/);
    });

    it.each([
      '/console/api',
      '/console/api/nothing',
      '/console/assets',
      '/console/assets/',
      '/console/openapi.json/x',
    ])('does not stand at %s', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    it('has no body for HEAD, and takes no other method', async () => {
      const head = await fetch(`${server().url}/console/payouts`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-length')).not.toBe('0');
      const post = await fetch(`${server().url}/console/payouts`, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });

  describe('a file of the console', () => {
    it('may be kept for good, compressed or not, since its name changes with its content', async () => {
      const names = await assetNames();
      expect(names.some((name) => name.endsWith('.js'))).toBe(true);
      for (const name of names) {
        expect(name).toMatch(/-[\w-]{8}\.\w+$/);
        const plain = await get(`/console/assets/${name}`, { 'accept-encoding': 'identity' });
        const small = await get(`/console/assets/${name}`, { 'accept-encoding': 'br' });
        expect([plain.status, small.status]).toEqual([200, 200]);
        expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(plain.headers.get('etag')).toBe(small.headers.get('etag'));
        expect(await plain.text()).toBe(await small.text());
      }
    });

    it.each(['unknown', '..%2findex.html', '..%2f..%2fmade-of.json', 'index.html', '%00', 'unknown.js', '.'])(
      'is not there by the name %s',
      async (name) => {
        const answer = await get(`/console/assets/${name}`);
        expect(answer.status === 404 || answer.status === 400).toBe(true);
        expect(await answer.text()).not.toContain('sources');
      },
    );
  });
});

withServer(
  ({ server }) => {
    it('over TLS the page asks browsers to come by TLS alone', async () => {
      for (const path of ['/console', '/console/invitation']) {
        const answer = await fetch(server().url + path);
        expect(answer.headers.get('strict-transport-security')).toBe('max-age=15552000; includeSubDomains');
      }
    });
  },
  { variables: { CORRIDOR_PUBLIC_URL: 'https://corridor.example' } },
);
