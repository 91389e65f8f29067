import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import type { Asset } from '../../money/amount.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { SOON, afterSoon } from '../../testing/worlds/soon.ts';
import { AUD_TO_USDC, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Quote = Schema<'ConversionQuote'>;
interface Page {
  readonly data: readonly Quote[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

const QUOTES = '/v1/treasury/conversion-quotes';
const CLOCK = '/v1/sandbox/clock';

/** Every ordered pair at a pinned rate: what 500 and a little give, and what 100 and a little take. */
const PAIRS: readonly {
  readonly pair: readonly [Asset, Asset];
  readonly rate: string;
  readonly given: readonly [source: string, destination: string];
  readonly taken: readonly [destination: string, source: string];
}[] = [
  {
    pair: ['AUD', 'USDC'],
    rate: '0.6512345678',
    given: ['500.01', '325.623796'],
    taken: ['100.000001', '153.56'],
  },
  {
    pair: ['AUD', 'USDT'],
    rate: '0.6533333333',
    given: ['500.01', '326.673199'],
    taken: ['100.000001', '153.07'],
  },
  {
    pair: ['USDC', 'AUD'],
    rate: '1.5267890123',
    given: ['500.000001', '763.39'],
    taken: ['100.01', '65.503485'],
  },
  {
    pair: ['USDT', 'AUD'],
    rate: '1.5000000000',
    given: ['500.000001', '750.00'],
    taken: ['100.01', '66.673334'],
  },
  {
    pair: ['USDC', 'USDT'],
    rate: '1.0005002501',
    given: ['500.000001', '500.250126'],
    taken: ['100.000001', '99.950002'],
  },
  {
    pair: ['USDT', 'USDC'],
    rate: '0.9995000000',
    given: ['500.000001', '499.750000'],
    taken: ['100.000001', '100.050027'],
  },
];

/** The first network that a new tenant has on, for both stablecoins. */
const FIRST_NETWORK = 'ethereum';

const money = (amount: string, currency: Asset, network = FIRST_NETWORK): object =>
  currency === 'AUD' ? { amount, currency } : { amount, currency, network };

const zero = (asset: Asset): string => (asset === 'AUD' ? '0.00' : '0.000000');

eachServer(({ server, startAnother }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const listed = (query: string): Promise<Page> => tenant.get<Page>(`${QUOTES}?${query}`);

  it('has every field that it has, and is shown the same way again', async () => {
    const { id: configurationId } = await tenant.get('/v1/treasury/configurations/effective');
    await tenant.post(CLOCK, { frozenAt: SOON });
    const quote = await tenant.newQuote();
    expect(quote).toEqual({
      id: matching(/^quo_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      clientId: tenant.clientId,
      status: 'open',
      source: money('10.00', 'AUD'),
      destination: money('6.533625', 'USDC', 'base'),
      fee: money('0.00', 'AUD'),
      sourceDebit: money('10.00', 'AUD'),
      rate: '0.6533625000',
      side: 'source',
      configurationId,
      expiresAt: afterSoon(30_000),
      createdAt: SOON,
    });
    expect(await tenant.quote(quote.id)).toEqual(quote);
    expect((await listed('')).data).toEqual([quote]);
  });

  describe.each(PAIRS)('of $pair', ({ pair: [source, destination], rate, given, taken }) => {
    const assets = { sourceAsset: source, destinationAsset: destination };

    beforeEach(() => tenant.pin(source, destination, rate));

    it('with its source fixed is exact, and rounded down', async () => {
      const quote = await tenant.newQuote({ ...assets, sourceAmount: given[0] });
      expect(quote).toMatchObject({
        side: 'source',
        rate,
        source: money(given[0], source),
        destination: money(given[1], destination),
        fee: money(zero(source), source),
        sourceDebit: money(given[0], source),
      });
    });

    it('with its destination fixed is exact, and rounded up', async () => {
      const quote = await tenant.newQuote({ ...assets, destinationAmount: taken[0] });
      expect(quote).toMatchObject({
        side: 'destination',
        rate,
        source: money(taken[1], source),
        destination: money(taken[0], destination),
      });
    });
  });

  it('has the fee of the source and its network on top, rounded half up', async () => {
    const fee = { operation: 'conversion', asset: 'USDC', flat: '0.1', bps: 0 };
    await tenant.configure({ pricing: { fees: [{ ...fee, network: 'base', bps: 25 }, fee] } });
    await tenant.pin('USDC', 'AUD', '1.5');
    const body = { sourceAsset: 'USDC', destinationAsset: 'AUD', sourceAmount: '100.0002' };
    // 25 basis points of 100.0002 are 0.2500005.
    expect(await tenant.newQuote({ ...body, sourceNetwork: 'base' })).toMatchObject({
      fee: money('0.350001', 'USDC', 'base'),
      sourceDebit: money('100.350201', 'USDC', 'base'),
      destination: money('150.00', 'AUD'),
    });
    expect(await tenant.newQuote(body)).toMatchObject({ fee: money('0.100000', 'USDC') });
  });

  it('takes a network that was left open from the first pair that is on', async () => {
    const { capabilities } = await tenant.get<Schema<'TreasuryConfiguration'>>(
      '/v1/treasury/configurations/effective',
    );
    const assetNetworks = capabilities.assetNetworks.map((pair) => ({
      ...pair,
      enabled: ['polygon', 'tron'].includes(pair.network),
    }));
    await tenant.configure({ capabilities: { assetNetworks } });
    const quote = await tenant.newQuote({ sourceAsset: 'USDC', destinationAsset: 'USDT', sourceAmount: '1' });
    expect([quote.source, quote.destination]).toMatchObject([{ network: 'polygon' }, { network: 'tron' }]);
  });

  describe('moves nothing', () => {
    it('and reserves nothing', async () => {
      await tenant.fund('100.00');
      await tenant.newQuote();
      await tenant.newQuote({ ...AUD_TO_USDC, sourceAmount: '100000.00' });
      expect(await tenant.figures()).toBe('100.00/0.00/0.00');
      expect((await tenant.get<{ data: unknown[] }>('/v1/treasury/transactions')).data).toHaveLength(1);
    });
  });

  it('of another tenant is not there', async () => {
    const { id } = await tenant.newQuote();
    const other = await server().newTenant();
    expect(answerOf(await other.request('GET', `${QUOTES}/${id}`))).toBe('404 not_found');
    expect(answerOf(await other.request('POST', `${QUOTES}/${id}/accept`, { body: {} }))).toBe(
      '404 not_found',
    );
    expect((await tenant.quote(id)).status).toBe('open');
  });

  describe('expires', () => {
    beforeEach(async () => {
      await tenant.fund('100.00');
      await tenant.post(CLOCK, { frozenAt: SOON });
    });

    const accept = (id: string): Promise<TestReply> =>
      tenant.request('POST', `${QUOTES}/${id}/accept`, { body: {} });

    it('at its moment of the tenant’s clock, and not before', async () => {
      await tenant.configure({ settlement: { quoteTtlSeconds: 90 } });
      const late = await tenant.newQuote();
      const inTime = await tenant.newQuote();
      expect(late.expiresAt).toBe(afterSoon(90_000));
      await tenant.post(CLOCK, { frozenAt: afterSoon(89_999) });
      expect((await tenant.quote(late.id)).status).toBe('open');
      expect(answerOf(await accept(inTime.id))).toBe('201');
      await tenant.post(CLOCK, { frozenAt: afterSoon(90_000) });
      expect(await tenant.quote(late.id)).toEqual({ ...late, status: 'expired' });
      expect(answerOf(await accept(late.id))).toBe('422 quote_expired');
      expect((await tenant.quote(inTime.id)).status).toBe('accepted');
      expect(answerOf(await accept(inTime.id))).toBe('409 quote_already_accepted');
    });

    it('in every reading alike, whether or not a worker has noted it', async () => {
      await tenant.post(CLOCK, { running: true });
      const first = await tenant.newQuote();
      const { id: accepted } = await tenant.newQuote();
      await accept(accepted);
      server().passTime(60_000);
      const open = await tenant.newQuote();
      const statuses = async (): Promise<Record<string, string[]>> => {
        const found: Record<string, string[]> = {};
        for (const status of ['open', 'accepted', 'expired']) {
          const { data } = await listed(`status=${status}`);
          for (const quote of data) expect(quote.status).toBe(status);
          found[status] = data.map(({ id }) => id);
        }
        return found;
      };
      const told = { open: [open.id], accepted: [accepted], expired: [first.id] };
      expect(await statuses()).toEqual(told);
      expect((await tenant.quote(first.id)).status).toBe('expired');
      expect(answerOf(await accept(first.id))).toBe('422 quote_expired');
      const stored = async (): Promise<unknown> =>
        server()
          .service.database.reader('conversion_quotes')
          .where({ id: first.id })
          .first('status', 'version');
      expect(await stored()).toEqual({ status: 'open', version: 1 });
      await tenant.settle();
      expect(await stored()).toEqual({ status: 'expired', version: 2 });
      expect(await statuses()).toEqual(told);
      expect((await tenant.quote(first.id)).status).toBe('expired');
    });
  });

  it('needs an exchange that could carry it out, whatever rate is pinned', async () => {
    const another = await startAnother({ variables: { CORRIDOR_EXCHANGE: 'none' } });
    const request = { key: tenant.secretKey, body: AUD_TO_USDC };
    expect(answerOf(await another.request('POST', QUOTES, request))).toBe('422 capability_disabled');
    await tenant.pin('AUD', 'USDC', '0.65');
    expect(answerOf(await another.request('POST', QUOTES, request))).toBe('422 capability_disabled');
  });

  it('is listed newest first, page by page, by status and by moment', async () => {
    await tenant.fund('100.00');
    await tenant.post(CLOCK, { frozenAt: SOON });
    const quotes: Quote[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      quotes.unshift(await tenant.newQuote());
      await tenant.post(CLOCK, { advanceSeconds: 1 });
    }
    await tenant.post(`${QUOTES}/${quotes[2]!.id}/accept`, {});
    const ids = quotes.map(({ id }) => id);
    const idsOf = ({ data }: Page): string[] => data.map(({ id }) => id);
    const first = await listed('limit=3');
    expect([idsOf(first), first.hasMore]).toEqual([ids.slice(0, 3), true]);
    const second = await listed(`limit=3&cursor=${first.nextCursor!}`);
    expect([idsOf(second), second.hasMore, second.nextCursor]).toEqual([ids.slice(3), false, null]);
    expect(idsOf(await listed('status=accepted'))).toEqual([ids[2]]);
    const openPage = await listed('status=open&limit=2');
    expect(idsOf(openPage)).toEqual([ids[0], ids[1]]);
    expect(idsOf(await listed(`status=open&limit=2&cursor=${openPage.nextCursor!}`))).toEqual([
      ids[3],
      ids[4],
    ]);
    expect(idsOf(await listed(`from=${afterSoon(1_000)}&to=${afterSoon(3_000)}`))).toEqual([ids[2], ids[3]]);
    const foreign = await tenant.request('GET', `${QUOTES}?cursor=${first.nextCursor!}&status=open`);
    expect(answerOf(foreign)).toBe('400 invalid_cursor');
  });
});
