import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { sydneyDay } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Revenue = Schema<'Revenue'>;
type Row = Schema<'RevenueReportRow'>;

const DAY_MS = 86_400_000;
const REPORT = '/v1/reports/revenue';

/** What a spreadsheet would run, with all that CSV has to quote. */
const FORMULA = '=HYPERLINK("x", 1),';

eachServer(({ server }) => {
  let tenant: TestTenant;
  /** On either side of a Sydney midnight, an hour apart. */
  let midnight: number;

  const clock = (moment: number): Promise<unknown> =>
    tenant.post('/v1/sandbox/clock', { frozenAt: new Date(moment).toISOString() });

  const earn = async (
    direction: 'aud_to_stablecoin' | 'stablecoin_to_aud',
    amount: string,
  ): Promise<void> => {
    const { id } = await tenant.newTransfer(direction, amount);
    await tenant.settle();
    expect((await tenant.transfer(id)).status).toBe('completed');
  };

  beforeAll(async () => {
    tenant = await server().newTenant();
    const headers = { 'step-up-token': await tenant.stepUp() };
    const body = { transfer: { flatAud: '0.50', bps: 25 } };
    expect((await tenant.request('PUT', '/v1/developer-fees', { body, headers })).status).toBe(200);
    const today = Date.parse(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
    // Sydney's midnight is at 13:00 or 14:00 in UTC.
    const isMidnight = (moment: number): boolean => sydneyDay(moment) !== sydneyDay(moment - 1);
    midnight = [13, 14].map((hour) => today + hour * 3_600_000).find(isMidnight) ?? Number.NaN;
    await clock(midnight - 1);
    await earn('aud_to_stablecoin', '100.00');
    await earn('aud_to_stablecoin', '10.00');
    await clock(midnight);
    await earn('stablecoin_to_aud', '200.00');
    await earn('aud_to_stablecoin', '40.00');
    await server()
      .service.database.writer('customers')
      .where('tenant_id', tenant.clientId)
      .whereIn('id', (db) => void db.from('transfers').select('customer_id').where('gross_minor', 4000))
      .update({ external_customer_id: FORMULA });
  }, 60_000);

  const report = (query = '', headers: Record<string, string> = {}): Promise<TestReply> =>
    tenant.request('GET', `${REPORT}${query}`, { headers });

  const rows = async (): Promise<readonly Row[]> =>
    ((await report()).body as unknown as Schema<'RevenueReport'>).data;

  describe('the revenue', () => {
    it('is what the transfers of each Sydney day earned, by asset, newest day first', async () => {
      const { data, totals } = await tenant.get<Revenue>('/v1/revenue');
      expect(data.map(({ asset, amount, count }) => [asset, amount, count])).toEqual([
        ['AUD', '0.60', 1],
        ['USDC', expect.stringMatching(/^0\.\d{6}$/), 1],
        ['AUD', '1.28', 2],
      ]);
      expect(data.map(({ date }) => date)).toEqual([
        ...Array.from({ length: 2 }, () => new Date(midnight + 12 * 3_600_000).toISOString().slice(0, 10)),
        new Date(midnight - 12 * 3_600_000).toISOString().slice(0, 10),
      ]);
      expect(totals[0]).toEqual({ asset: 'AUD', amount: '1.88', amountAud: '1.88', count: 3 });
      expect(totals.map(({ asset }) => asset)).toEqual(['AUD', 'USDC']);
    });

    it('adds up over ranges that follow on each other, to the millisecond', async () => {
      const whole = await tenant.get<Revenue>('/v1/revenue');
      const iso = (moment: number): string => new Date(moment).toISOString();
      const cuts = [whole.from, iso(midnight - 1), iso(midnight), whole.to];
      const parts: Revenue[] = [];
      for (const [index, from] of cuts.slice(0, -1).entries())
        parts.push(await tenant.get<Revenue>(`/v1/revenue?from=${from}&to=${cuts[index + 1] ?? ''}`));
      expect(parts.toReversed().flatMap(({ data }) => data)).toEqual(whole.data);
      expect(parts.map(({ data }) => data.length)).toEqual([0, 1, 2]);
    });

    it('is that of thirty days up to now where nothing is said', async () => {
      const { from, to } = await tenant.get<Revenue>('/v1/revenue');
      expect(Date.parse(to)).toBe(midnight + 1);
      expect(Date.parse(to) - Date.parse(from)).toBe(30 * DAY_MS);
    });

    it('of 366 days at most, and of a range that is one', async () => {
      const iso = (days: number): string => new Date(midnight - days * DAY_MS).toISOString();
      const ask = async (query: string): Promise<string> =>
        answerOf(await tenant.request('GET', `/v1/revenue?${query}`));
      expect(await ask(`from=${iso(366)}&to=${iso(0)}`)).toBe('200');
      for (const query of [
        `from=${iso(367)}&to=${iso(0)}`,
        `from=${iso(0)}&to=${iso(1)}`,
        `from=${iso(1)}&to=${iso(1)}`,
        'from=2026-02-30T00:00:00Z',
        'limit=1',
        'cursor=x',
      ]) {
        expect([query, await ask(query)]).toEqual([query, '400 invalid_request']);
      }
    });

    it('is what the rows of the report add up to', async () => {
      const { totals } = await tenant.get<Revenue>('/v1/revenue');
      const cents = (await rows()).reduce(
        (sum, row) => sum + BigInt(row.developerFeeAud.replace('.', '')),
        0n,
      );
      const total = totals.reduce((sum, each) => sum + BigInt(each.amountAud.replace('.', '')), 0n);
      expect(cents).toBe(total);
    });
  });

  describe('the report', () => {
    it('has a row for each completed transfer, as it was priced', async () => {
      const [first, second, ...others] = await rows();
      expect(others).toHaveLength(2);
      expect(first).toMatchObject({
        externalCustomerId: FORMULA,
        sourceAmount: '40.00',
        developerFee: '0.60',
      });
      expect(second).toMatchObject({ direction: 'stablecoin_to_aud', sourceAsset: 'USDC' });
      expect(second).not.toHaveProperty('externalCustomerId');
      const transfer = await tenant.transfer(first?.transferId ?? '');
      expect(transfer).toMatchObject({
        completedAt: first?.completedAt,
        customerId: first?.customerId,
        paymentRouteId: first?.paymentRouteId,
        rate: first?.rate,
        destination: { amount: first?.destinationAmount, currency: first?.destinationAsset },
      });
    });

    it('is CSV where that weighs more, and else JSON, and says that it depends on Accept', async () => {
      const csv = await report('', { accept: 'text/csv' });
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
      expect(csv.headers.get('content-disposition')).toBe('attachment; filename="revenue.csv"');
      for (const accept of ['application/json', '*/*', 'text/csv;q=0.5, */*', 'text/csv, */*', 'image/png']) {
        const json = await report('', { accept });
        expect([accept, json.headers.get('content-type')]).toEqual([accept, 'application/json']);
        expect([json.headers.get('vary'), csv.headers.get('vary')]).toEqual(['Accept', 'Accept']);
      }
    });

    it('reads back from CSV as the rows of JSON, what looks like a formula behind an apostrophe', async () => {
      const { text } = await report('', { accept: 'text/csv' });
      const lines = parse<Record<string, string>>(text, { columns: true, record_delimiter: '\r\n' });
      const json = await rows();
      expect(lines.map((line) => ({ ...line }))).toEqual(
        json.map((row) => ({
          ...row,
          externalCustomerId: row.externalCustomerId === undefined ? '' : `'${row.externalCustomerId}`,
        })),
      );
      expect(Object.keys(lines[0] ?? {})).toEqual(text.split('\r\n')[0]?.split(','));
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.charCodeAt(0)).not.toBe(0xfeff);
    });

    it('comes whole as CSV: `limit` and `cursor` are refused, a range is not', async () => {
      const headers = { accept: 'text/csv' };
      for (const query of ['?limit=1', '?cursor=x', '?limit=1&cursor=x']) {
        const refused = await report(query, headers);
        expect([answerOf(refused), refused.headers.get('content-type')]).toEqual([
          '400 invalid_request',
          'application/json',
        ]);
      }
      const early = await report(`?to=${new Date(midnight).toISOString()}`, headers);
      expect(parse(early.text, { columns: true })).toHaveLength(2);
      const none = await report('?to=2001-01-01T00:00:00Z', headers);
      expect(none.text).toMatch(/^transferId,completedAt,[A-Za-z,]+\r\n$/);
    });

    it("keeps the account's own names from publishable keys, in either form", async () => {
      const key = tenant.publishableKey;
      const json = await tenant.request('GET', REPORT, { key });
      const csv = await tenant.request('GET', REPORT, { key, headers: { accept: 'text/csv' } });
      expect(json.text).not.toContain('externalCustomerId');
      expect(json.text + csv.text).not.toContain('HYPERLINK');
      expect(parse<Row>(csv.text, { columns: true }).map((row) => row.externalCustomerId)).toEqual(
        Array.from({ length: 4 }, () => ''),
      );
    });
  });

  it('the activity tells publishable keys what happened, without a name or an amount', async () => {
    const { status, body, text } = await tenant.request('GET', '/v1/activity?limit=200', {
      key: tenant.publishableKey,
    });
    expect(status).toBe(200);
    const { data } = body as unknown as Schema<'ActivityList'>;
    expect(data.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['transfer.completed', 'developer_fees.updated']),
    );
    const [newest] = data;
    const [event] = await server()
      .service.database.reader<{ id: string }>('events')
      .where('tenant_id', tenant.clientId)
      .orderBy('seq', 'desc')
      .limit(1);
    expect(newest).toMatchObject({
      id: event?.id.replace('evt_', 'act_'),
      type: 'transfer.completed',
      resource: { type: 'transfer', id: expect.stringMatching(/^trf_/) as string },
      summary: 'A transfer was completed.',
    });
    expect(text).not.toMatch(/HYPERLINK|Lovelace|@|\d\.\d\d"/);
  });
});
