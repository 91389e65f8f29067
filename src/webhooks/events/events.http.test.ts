import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Event = Schema<'Event'>;

eachServer(({ server }) => {
  let tenant: TestTenant;
  let other: TestTenant;

  const list = async (query = '', owner = tenant): Promise<Event[]> =>
    (await owner.get<{ data: Event[] }>(`/v1/events?limit=200${query}`)).data;

  /** What was told, oldest first. */
  const told = async (query = '', owner = tenant): Promise<string[]> =>
    (await list(query, owner)).map(({ type }) => type).reverse();

  beforeAll(async () => {
    tenant = await server().newTenant();
    other = await server().newTenant();
  });

  describe('an event', () => {
    it('names its record, and where it is read', async () => {
      const { id } = await tenant.newDestination();
      const [event] = await list(`&objectId=${id}`);
      expect(JSON.stringify(event)).toBe(
        `{"id":"${event!.id}","type":"destination.created","timestamp":"${event!.timestamp}","environment":"sandbox",` +
          `"apiVersion":"v1","epoch":1,"data":{"id":"${id}","object":"destination","status":"active","version":1,` +
          `"url":"/v1/treasury/destinations/${id}"}}`,
      );
      expect(await tenant.get(event!.data.url)).toMatchObject({ id, status: 'active' });
      expect(await tenant.get(`/v1/events/${event!.id}`)).toEqual(event);
      await tenant.post(`/v1/treasury/destinations/${id}/deactivate`);
      const [last, first] = await list(`&objectId=${id}`);
      // What it led to, and not what became of it.
      expect([first?.data.status, last?.data.status]).toEqual(['active', 'inactive']);
      expect([first?.data.version, last?.data.version]).toEqual([1, 2]);
    });

    it('of evidence is read below its beneficiary, and of settings has no status', async () => {
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const evidence = await tenant.newEvidence(beneficiaryId);
      const [event] = await list(`&objectId=${evidence.id}`);
      expect(event?.data.url).toBe(`/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`);
      await tenant.settle();
      expect((await list(`&objectId=${evidence.id}`)).map(({ data }) => data.url)).toEqual([
        event?.data.url,
        event?.data.url,
      ]);
      const reply = await tenant.request('PUT', '/v1/treasury/settings', { body: { poboEnabled: true } });
      expect(reply.status).toBe(200);
      const [settings] = await list('&type=treasury_settings.updated');
      expect(settings?.data).toMatchObject({
        id: tenant.clientId,
        status: null,
        version: 2,
        url: '/v1/treasury/settings',
      });
    });

    it('is told of every record by a path at which its tenant reads it', async () => {
      await tenant.fund('100.00');
      await tenant.newPayout({ amount: '1.00' });
      await tenant.newTransfer('aud_to_stablecoin', '10.00');
      await tenant.settle();
      const urls = new Set((await list()).map(({ data }) => data.url));
      expect(urls.size).toBeGreaterThan(8);
      for (const url of urls) expect([url, (await tenant.request('GET', url)).status]).toEqual([url, 200]);
    });

    it('is its tenant’s alone', async () => {
      const { id } = await tenant.newDestination();
      const [event] = await list(`&objectId=${id}`);
      expect(answerOf(await other.request('GET', `/v1/events/${event!.id}`))).toBe('404 not_found');
      expect(await list(`&objectId=${id}`, other)).toEqual([]);
    });
  });

  describe('one change', () => {
    it('has one event, also where one commit applies several', async () => {
      const own = await server().newTenant();
      const { id: payinId } = await own.fund('100.00');
      expect(await told(`&objectId=${payinId}`, own)).toEqual([
        'payin.detected',
        'payin.confirming',
        'payin.credited',
      ]);
      const { id } = await own.newPayout({ amount: '1.00' });
      await own.post(`/v1/sandbox/operations/${id}/advance`, { to: 'settled' });
      const events = (await list(`&objectId=${id}`, own)).reverse();
      expect(events.map(({ type, data }) => [type, data.status, data.version])).toEqual([
        ['payout.accepted', 'accepted', 1],
        ['payout.submitted', 'submitted', 2],
        ['payout.settled', 'settled', 3],
      ]);
    });

    it('has none where nothing was changed', async () => {
      const own = await server().newTenant();
      const customer = await own.newCustomer({ metadata: { tier: 'gold' } });
      const before = await told('', own);
      const same = { body: { metadata: { tier: 'gold' } } };
      expect((await own.request('PATCH', `/v1/customers/${customer.id}`, same)).status).toBe(200);
      await own.get('/v1/treasury');
      await own.request('POST', '/v1/treasury/destinations', { body: {} });
      const key = { body: { poboEnabled: true }, idempotencyKey: 'the same again' };
      for (const _ of [1, 2]) await own.request('PUT', '/v1/treasury/settings', key);
      expect(await told('', own)).toEqual([...before, 'treasury_settings.updated']);
    });
  });

  describe('the list', () => {
    it('is filtered by a type, by all of an object, and by a record, in its order', async () => {
      const own = await server().newTenant();
      const { id } = await own.newDestination();
      await own.newBeneficiary();
      await own.post(`/v1/treasury/destinations/${id}/deactivate`);
      expect(await told('&type=destination.*', own)).toEqual([
        'destination.created',
        'destination.deactivated',
      ]);
      expect(await told('&type=destination.deactivated', own)).toEqual(['destination.deactivated']);
      expect(await told(`&type=beneficiary.*&objectId=${id}`, own)).toEqual([]);
      expect(await told('&type=webhook.test', own)).toEqual([]);
    });

    it.each(['payout', '*', 'pay*', '*.settled', 'payout.*.x', 'withdrawal.returned', 'quote.expired', ''])(
      'refuses a type that there is not: "%s"',
      async (type) => {
        const reply = await tenant.request('GET', `/v1/events?type=${type}`);
        expect(answerOf(reply)).toBe('400 invalid_request');
      },
    );
  });

  describe('events that are followed', () => {
    interface Page {
      readonly data: readonly Event[];
      readonly hasMore: boolean;
      readonly nextCursor: string;
    }
    const read = (owner: TestTenant, query: string): Promise<Page> => owner.get<Page>(`/v1/events?${query}`);
    const idsOf = ({ data }: Pick<Page, 'data'>): string[] => data.map(({ id }) => id);

    it('come oldest first, once each, from any of them, whatever the size of the pages', async () => {
      const own = await server().newTenant();
      for (let turn = 0; turn < 5; turn += 1) await own.newDestination();
      const all = idsOf({ data: await list('', own) }).reverse();
      for (const limit of [1, 2, 5, 200]) {
        const found: string[] = [];
        let page = await read(own, `after=oldest&limit=${limit}`);
        found.push(...idsOf(page));
        while (page.hasMore) {
          page = await read(own, `cursor=${page.nextCursor}&limit=${limit}`);
          found.push(...idsOf(page));
        }
        expect(found).toEqual(all);
      }
      expect(idsOf(await read(own, `after=${all[1]!}`))).toEqual(all.slice(2));
      expect(idsOf(await read(own, `after=${all.at(-1)!}`))).toEqual([]);
    });

    it('are polled for with one cursor, which is never null and may stand beside its `after`', async () => {
      const own = await server().newTenant();
      await own.newDestination();
      const now = await read(own, 'after=now');
      expect([now.data, now.hasMore]).toEqual([[], false]);
      expect(idsOf(await read(own, `cursor=${now.nextCursor}`))).toEqual([]);
      await own.newDestination();
      const [newest] = await list('', own);
      for (const after of ['', '&after=now', '&after=oldest', `&after=${newest!.id}`]) {
        const page = await read(own, `cursor=${now.nextCursor}${after}`);
        expect([idsOf(page), page.hasMore]).toEqual([[newest!.id], false]);
        expect(idsOf(await read(own, `cursor=${page.nextCursor}`))).toEqual([]);
      }
      const empty = await read(await server().newTenant(), 'after=oldest');
      expect([empty.data, empty.hasMore, typeof empty.nextCursor]).toEqual([[], false, 'string']);
    });

    it('are filtered, and the cursor passes those that do not fit', async () => {
      const own = await server().newTenant();
      const { id } = await own.newDestination();
      await own.newBeneficiary();
      const page = await read(own, 'after=oldest&type=destination.*');
      expect(page.data.map(({ data }) => data.id)).toEqual([id]);
      await own.newBeneficiary();
      const { id: second } = await own.newDestination();
      const next = await read(own, `cursor=${page.nextCursor}&type=destination.*`);
      expect(next.data.map(({ data }) => data.id)).toEqual([second]);
      expect(answerOf(await own.request('GET', `/v1/events?cursor=${page.nextCursor}`))).toBe(
        '400 invalid_cursor',
      );
      const ofOne = await read(own, `after=oldest&objectId=${second}`);
      expect(ofOne.data.map(({ type }) => type)).toEqual(['destination.created']);
    });

    it('lead on by a link only where there are more at once', async () => {
      const own = await server().newTenant();
      for (let turn = 0; turn < 3; turn += 1) await own.newDestination();
      const first = await own.request('GET', '/v1/events?after=oldest&limit=2&type=destination.*');
      const [, target] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
      expect([...new URLSearchParams(target?.split('?')[1]).keys()].sort()).toEqual([
        'cursor',
        'limit',
        'type',
      ]);
      const last = await own.request('GET', target!);
      expect([(last.body as unknown as Page).data.length, last.headers.get('link')]).toEqual([1, null]);
    });

    it('refuse what names no place, or two', async () => {
      const own = await server().newTenant();
      await own.newDestination();
      await other.newDestination();
      const [foreign] = await list('', other);
      const unknown = 'evt_01kjr9d8w2g7bq1m4r6x0c9pye';
      const { nextCursor } = await read(own, 'after=oldest');
      const backward = (await own.get<Page>('/v1/events?limit=1')).nextCursor;
      const refused: readonly (readonly [string, string])[] = [
        ['after=first', '400 invalid_request'],
        ['after=pay_01kjr9d8w2g7bq1m4r6x0c9pye', '400 invalid_request'],
        ['after=', '400 invalid_request'],
        ['after=oldest&from=2026-01-01T00:00:00Z', '400 invalid_request'],
        ['after=now&to=2026-01-01T00:00:00Z', '400 invalid_request'],
        [`cursor=${nextCursor}&from=2026-01-01T00:00:00Z`, '400 invalid_cursor'],
        [`after=oldest&cursor=${backward}`, '400 invalid_cursor'],
        [`after=${unknown}`, '409 invalid_state'],
        [`after=${foreign!.id}`, '409 invalid_state'],
      ];
      for (const [query, answer] of refused)
        expect([query, answerOf(await own.request('GET', `/v1/events?${query}`))]).toEqual([query, answer]);
      expect(answerOf(await other.request('GET', `/v1/events?cursor=${nextCursor}`))).toBe(
        '400 invalid_cursor',
      );
    });
  });
});
