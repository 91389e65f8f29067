import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import { type ServerContext, withServer } from '../../testing/server/with-server.ts';
import { TestBrowser, enrol } from '../../testing/worlds/test-user.ts';

const LIMIT = 5;

/** As many addresses' worth as all addresses together may ask for. */
const ADDRESSES = 10;

const asker =
  ({ server }: ServerContext) =>
  async (email: string, forwarded = '198.51.100.1'): Promise<string> => {
    const headers = { 'x-forwarded-for': forwarded };
    return answerOf(await new TestBrowser(server()).call('POST', 'recovery', { body: { email }, headers }));
  };

withServer(
  (context) => {
    const ask = asker(context);
    let names = 0;
    const fromOne = async (hops: readonly string[]): Promise<string[]> => {
      const answers: string[] = [];
      for (const hop of hops) answers.push(await ask(`nobody-${(names += 1)}@example.com`, hop));
      return answers;
    };
    const times = (count: number, answer: string): string[] => Array.from({ length: count }, () => answer);

    describe('requests for a lost password', () => {
      it('are limited by address, whoever they are for', async () => {
        expect(await fromOne(times(LIMIT, '198.51.100.1'))).toEqual(times(LIMIT, '202'));
        expect(await fromOne(['198.51.100.1'])).toEqual(['429 rate_limited']);
        expect(await fromOne(['198.51.100.2'])).toEqual(['202']);
      });

      it('are limited by the /64 of an IPv6 address', async () => {
        const hops = Array.from({ length: LIMIT + 1 }, (_, index) => `2001:db8:0:1::${index + 1}`);
        expect(await fromOne(hops)).toEqual([...times(LIMIT, '202'), '429 rate_limited']);
      });

      it('are limited in all, from however many addresses they come', async () => {
        const hops = Array.from({ length: ADDRESSES * LIMIT + 1 }, (_, index) => `203.0.113.${index}`);
        const answers = await fromOne(hops);
        expect(answers[0]).toBe('202');
        expect(answers.at(-1)).toBe('429 rate_limited');
      });
    });
  },
  // A bucket that takes a day to fill gets no token while a test runs.
  {
    variables: {
      TRUST_PROXY: '127.0.0.1,::1',
      CORRIDOR_SIGN_IN_LIMIT: String(LIMIT),
      CORRIDOR_LOCK_SECONDS: '86400',
    },
  },
);

withServer((context) => {
  const { server } = context;
  const ask = asker(context);
  /** The tables that the commits of a request change. */
  const tablesOf = async (email: string): Promise<string[][]> => {
    const commits: string[][] = [];
    let isHeard = true;
    server().service.writeQueue.onCommit((tables) => {
      if (isHeard) commits.push([...tables].sort());
    });
    expect(await ask(email)).toBe('202');
    isHeard = false;
    return commits;
  };

  describe('a request for the lost password of an address that nobody has', () => {
    it('leaves no row of its own', async () => {
      for (let count = 0; count < 300; count += 1)
        expect(await ask(`no-${count}@example.com`, undefined)).toBe('202');
      const { guess_counters: counters = 0, recovery_links: links } = await server().countRows();
      expect(counters).toBeLessThanOrEqual(64);
      expect(links).toBe(0);
    });

    it('commits what one for a user does that is not heard', async () => {
      const { email } = await enrol(server(), (await server().newTenant()).clientId);
      for (let count = 0; count < 3; count += 1) expect(await ask(email)).toBe('202');
      const known = await tablesOf(email);
      expect(known).toEqual([['guess_counters']]);
      expect(await tablesOf('nobody-at-all@example.com')).toEqual(known);
    });
  });
});
