import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import type { Asset } from '../../money/amount.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { AUD_TO_USDC, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Conversion = Schema<'Conversion'>;
type Movement = Schema<'Movement'>;

const QUOTES = '/v1/treasury/conversion-quotes';
const CONVERSIONS = '/v1/treasury/conversions';

const ASSETS = ['AUD', 'USDC', 'USDT'] as const satisfies readonly Asset[];
const PAIRS = ASSETS.flatMap((source) =>
  ASSETS.filter((asset) => asset !== source).map((destination) => ({ source, destination })),
);

const aud = (amount: string): object => ({ amount, currency: 'AUD' });

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    await tenant.pin('AUD', 'USDC', '0.65');
  });

  const accept = (id: string, body: object = {}): Promise<TestReply> =>
    tenant.request('POST', `${QUOTES}/${id}/accept`, { body });

  /** The movements of a conversion, oldest first, as `kind asset available/reserved`. */
  async function movementsOf({ id, externalReference }: Conversion): Promise<string[]> {
    const path = `/v1/treasury/transactions?limit=200&externalReference=${externalReference}`;
    const { data } = await tenant.get<{ data: Movement[] }>(path);
    const oldestFirst = data.toReversed();
    expect(oldestFirst.map((movement) => movement.id)).toEqual((await tenant.conversion(id)).movementIds);
    for (const movement of oldestFirst) {
      expect(movement).toMatchObject({ reference: id, operationId: id, operationKind: 'conversion' });
    }
    return oldestFirst.map(
      ({ kind, asset, availableDelta, reservedDelta }) =>
        `${kind} ${asset} ${availableDelta}/${reservedDelta}`,
    );
  }

  it('is accepted with every field that it has, and settles both sides at once', async () => {
    await tenant.configure({
      pricing: { fees: [{ operation: 'conversion', asset: 'AUD', flat: '1.00', bps: 0 }] },
    });
    const quote = await tenant.newQuote({ ...AUD_TO_USDC, sourceAmount: '100' });
    const reply = await accept(quote.id, { externalReference: 'hedge 1' });
    const accepted = reply.body as unknown as Conversion;
    expect(reply.status, reply.text).toBe(201);
    expect(accepted).toEqual({
      id: matching(/^cnv_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      clientId: tenant.clientId,
      kind: 'conversion',
      status: 'accepted',
      externalReference: 'hedge 1',
      asset: 'AUD',
      principal: aud('100.00'),
      fee: aud('1.00'),
      sourceDebit: aud('101.00'),
      source: aud('100.00'),
      destination: { amount: '65.000000', currency: 'USDC', network: 'base' },
      rate: '0.6500000000',
      quoteId: quote.id,
      configurationId: quote.configurationId,
      adjustments: [],
      statusHistory: [{ status: 'accepted', at: accepted.createdAt }],
      nextAction: 'wait_for_provider',
      movementIds: [matching(/^mov_/)],
      createdAt: accepted.createdAt,
      updatedAt: accepted.createdAt,
      acceptedAt: accepted.createdAt,
    });
    expect(await tenant.conversion(accepted.id)).toEqual(accepted);
    expect(await tenant.quote(quote.id)).toEqual({
      ...quote,
      status: 'accepted',
      conversionId: accepted.id,
    });
    expect([await tenant.figures(), await tenant.figures('USDC')]).toEqual([
      '899.00/101.00/0.00',
      '0.000000/0.000000/0.000000',
    ]);
    await tenant.settle();
    expect([await tenant.figures(), await tenant.figures('USDC')]).toEqual([
      '899.00/0.00/0.00',
      '65.000000/0.000000/0.000000',
    ]);
    const settled = await tenant.conversion(accepted.id);
    expect(settled).toMatchObject({ status: 'settled', providerReference: matching(/./) });
    expect(settled.statusHistory.map(({ status }) => status)).toEqual(['accepted', 'submitted', 'settled']);
    expect(await movementsOf(settled)).toEqual([
      'conversion_reserved AUD -101.00/101.00',
      'reservation_captured AUD 0.00/-101.00',
      'conversion_credited USDC 65.000000/0.000000',
    ]);
  });

  it('carries its own identifier where no reference is given', async () => {
    const { id } = await tenant.newQuote();
    const reply = await tenant.request('POST', `${QUOTES}/${id}/accept`);
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body['externalReference']).toBe(reply.body['id']);
  });

  it('carries a reference once, until it fails', async () => {
    const body = { externalReference: 'hedge' };
    const first = await accept((await tenant.newQuote()).id, body);
    const { id: second } = await tenant.newQuote();
    expect(answerOf(await accept(second, body))).toBe('409 duplicate_external_reference');
    expect((await tenant.quote(second)).status).toBe('open');
    await tenant.post(`/v1/sandbox/operations/${String(first.body['id'])}/advance`, { to: 'failed' });
    expect(answerOf(await accept(second, body))).toBe('201');
  });

  describe.each(PAIRS)('of $source to $destination', ({ source, destination }) => {
    const unit = (asset: Asset): string => (asset === 'AUD' ? '0.01' : '0.000001');
    const zero = (asset: Asset): string => (asset === 'AUD' ? '0.00' : '0.000000');
    const shown = (amount: string, asset: Asset): string =>
      asset === 'AUD' ? amount : `${amount}${'0'.repeat(6 - amount.split('.')[1]!.length)}`;

    it.each([
      ['the largest amount', '999999999999.99', '999999999999.99'],
      ['a cent', '0.01', '0.01'],
    ])('is exact for %s', async (_name, amount) => {
      const rich = await server().newTenant();
      await rich.adjust(source, amount);
      await rich.pin(source, destination, '1');
      for (const side of ['sourceAmount', 'destinationAmount']) {
        const quote = await rich.newQuote({
          sourceAsset: source,
          destinationAsset: destination,
          [side]: amount,
        });
        expect(quote.source.amount).toBe(shown(amount, source));
        expect(quote.destination.amount).toBe(shown(amount, destination));
      }
      const { id } = await rich.newConversion({
        sourceAsset: source,
        destinationAsset: destination,
        sourceAmount: amount,
      });
      expect((await rich.balance(source)).reserved).toBe(shown(amount, source));
      await rich.settle();
      expect((await rich.conversion(id)).status).toBe('settled');
      expect((await rich.balance(source)).posted).toBe(zero(source));
      expect((await rich.balance(destination)).available).toBe(shown(amount, destination));
    });

    it('is exact for one minor unit on the side that is fixed', async () => {
      const rich = await server().newTenant();
      await rich.adjust(source, '1.00');
      await rich.pin(source, destination, '1');
      const quote = await rich.newQuote({
        sourceAsset: source,
        destinationAsset: destination,
        destinationAmount: unit(destination),
      });
      expect(quote.destination.amount).toBe(unit(destination));
      const { id } = await rich.post<Conversion>(`${QUOTES}/${quote.id}/accept`, {});
      await rich.settle();
      expect((await rich.conversion(id)).status).toBe('settled');
      expect((await rich.balance(destination)).available).toBe(unit(destination));
    });
  });

  it.each([
    ['.01', 'fails', '10.01', 'failed', '1000.00/0.00/0.00'],
    ['.02', 'fails', '10.02', 'failed', '1000.00/0.00/0.00'],
    ['.03', 'is created held', '10.03', 'held', '989.97/10.03/0.00'],
    ['.04', 'stays submitted', '10.04', 'submitted', '989.96/10.04/0.00'],
  ])('whose source ends in %s %s', async (_magic, _what, sourceAmount, status, figures) => {
    const { id } = await tenant.newConversion({ ...AUD_TO_USDC, sourceAmount });
    await tenant.settle();
    const conversion = await tenant.conversion(id);
    expect(conversion.status).toBe(status);
    expect(await tenant.figures()).toBe(figures);
    expect(await tenant.figures('USDC')).toBe('0.000000/0.000000/0.000000');
  });

  it('that was held goes on when the review approves it', async () => {
    const { id } = await tenant.newConversion({ ...AUD_TO_USDC, sourceAmount: '10.03' });
    await tenant.post(`/v1/sandbox/operations/${id}/advance`, { to: 'accepted' });
    const settled = await tenant.post<Conversion>(`/v1/sandbox/operations/${id}/advance`, { to: 'settled' });
    expect(settled.status).toBe('settled');
    expect(await tenant.figures('USDC')).toBe('6.519500/0.000000/0.000000');
  });

  it('that the exchange executed after it had failed is debited and credited together', async () => {
    const { id } = await tenant.newConversion({ ...AUD_TO_USDC, sourceAmount: '10.01' });
    await tenant.settle();
    for (let turn = 0; turn < 2; turn += 1) {
      await tenant.post(`/v1/sandbox/operations/${id}/advance`, { to: 'late_execution' });
    }
    const conversion = await tenant.conversion(id);
    expect(conversion).toMatchObject({ status: 'failed', adjustments: [{ kind: 'late_execution' }] });
    expect(conversion.adjustments[0]!.movementIds).toHaveLength(2);
    expect((await movementsOf(conversion)).slice(2)).toEqual([
      'late_execution_debited AUD -10.01/0.00',
      'conversion_credited USDC 6.506500/0.000000',
    ]);
  });

  describe('is not made where the market', () => {
    it.each([
      ['has fallen by more than it may', '0.6467499999', {}, '422 quote_slippage_exceeded'],
      ['has fallen by as much as it may', '0.64675', {}, '201'],
      ['has risen', '6.5', {}, '201'],
      [
        ...([
          'has fallen by less than the new maximum',
          '0.60',
          { settlement: { maximumSlippageBps: 1_000 } },
          '201',
        ] as const),
      ],
      [
        ...([
          'has fallen at all',
          '0.6499999999',
          { settlement: { maximumSlippageBps: 0 } },
          '422 quote_slippage_exceeded',
        ] as const),
      ],
    ])('%s', async (_how, rate, patch, answer) => {
      const { id } = await tenant.newQuote();
      await tenant.configure(patch);
      await tenant.pin('AUD', 'USDC', rate);
      await tenant.pin('USDC', 'AUD', '0.0000000001');
      expect(answerOf(await accept(id))).toBe(answer);
      const isMade = answer === '201';
      expect((await tenant.quote(id)).status).toBe(isMade ? 'accepted' : 'open');
      expect((await tenant.balance()).reserved).toBe(isMade ? '10.00' : '0.00');
    });
  });

  it('is listed newest first, page by page, by status, reference and moment', async () => {
    const conversions: Conversion[] = [];
    for (const sourceAmount of ['10.00', '20.01', '30.04']) {
      conversions.unshift(await tenant.newConversion({ ...AUD_TO_USDC, sourceAmount }));
    }
    await tenant.newPayout({ amount: '1.00' });
    await tenant.settle();
    const idsOf = async (query: string): Promise<string[]> =>
      (await tenant.get<{ data: Conversion[] }>(`${CONVERSIONS}?${query}`)).data.map(({ id }) => id);
    const ids = conversions.map(({ id }) => id);
    expect(await idsOf('')).toEqual(ids);
    expect(await idsOf('status=settled')).toEqual([ids[2]]);
    expect(await idsOf('status=failed')).toEqual([ids[1]]);
    expect(await idsOf(`externalReference=${ids[0]!}`)).toEqual([ids[0]]);
    expect(await idsOf(`to=${conversions[2]!.createdAt}`)).toEqual([]);
    const { nextCursor } = await tenant.get(`${CONVERSIONS}?limit=2`);
    expect(await idsOf(`limit=2&cursor=${String(nextCursor)}`)).toEqual([ids[2]]);
    const payout = await tenant.newPayout({ amount: '1.00' });
    expect(answerOf(await tenant.request('GET', `${CONVERSIONS}/${payout.id}`))).toBe('404 not_found');
  });

  it('is not made twice by one key, and is shown again to the byte', async () => {
    const { id } = await tenant.newQuote();
    const request = { body: {}, idempotencyKey: randomUUID() };
    const first = await tenant.request('POST', `${QUOTES}/${id}/accept`, request);
    await tenant.settle();
    const again = await tenant.request('POST', `${QUOTES}/${id}/accept`, request);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await tenant.figures('USDC')).toBe('6.500000/0.000000/0.000000');
  });
});
