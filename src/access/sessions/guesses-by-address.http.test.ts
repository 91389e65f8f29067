import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { TestBrowser, newPassword } from '../../testing/worlds/test-user.ts';

const LIMIT = 3;

withServer(
  ({ server }) => {
    const guess = async (forwarded: string): Promise<string> => {
      // Another address of mail each time, so that no counter but the one of the network address fills.
      const body = { email: `nobody-${randomUUID()}@example.com`, password: newPassword() };
      const headers = { 'x-forwarded-for': forwarded };
      return answerOf(await new TestBrowser(server()).call('POST', 'session', { body, headers }));
    };
    const fill = async (hops: readonly string[]): Promise<void> => {
      for (const hop of hops.slice(0, LIMIT)) expect(await guess(hop)).toBe('401 unauthenticated');
    };

    describe('failed sign-ins', () => {
      it('are limited by address', async () => {
        await fill(['198.51.100.1', '198.51.100.1', '198.51.100.1']);
        expect(await guess('198.51.100.1')).toBe('429 rate_limited');
        expect(await guess('198.51.100.2')).toBe('401 unauthenticated');
      });

      it('count for the whole /64 of an IPv6 address', async () => {
        await fill(['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3']);
        expect(await guess('2001:db8:0:1:dead:beef::4')).toBe('429 rate_limited');
        expect(await guess('2001:db8:0:2::1')).toBe('401 unauthenticated');
      });

      it('count for the IPv4 address inside an IPv6 address', async () => {
        await fill(['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9']);
        expect(await guess('::ffff:203.0.113.9')).toBe('429 rate_limited');
        expect(await guess('::ffff:203.0.113.10')).toBe('401 unauthenticated');
      });

      it('share one counter when the address cannot be determined', async () => {
        await fill(['unknown', '203.0.113.7:443', 'fe80::1%eth0']);
        expect(await guess('not an address')).toBe('429 rate_limited');
      });
    });
  },
  { variables: { TRUST_PROXY: '127.0.0.1,::1', CORRIDOR_SIGN_IN_LIMIT: String(LIMIT) } },
);
