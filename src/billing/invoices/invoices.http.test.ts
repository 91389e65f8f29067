import { beforeAll, describe, expect, it } from 'vitest';
import { sydneyMonth } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { monthEnd } from '../../calendar/sydney.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { SOON } from '../../testing/worlds/soon.ts';
import { endMonth, monthOf, voidInvoice } from '../../testing/worlds/test-invoice.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { readPdf } from '../../testing/worlds/read-pdf.ts';

type Invoice = Schema<'Invoice'>;

const fee = (operation: string, asset: string, flat: string) => ({ operation, asset, flat, bps: 0 });

/** What takes a fee of every pay-in, and bills a subscription. */
const PRICES = {
  pricing: { fees: [fee('payin', 'AUD', '1.25'), fee('subscription', 'AUD', '99.05')] },
};

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant('Zażółć & Søn 漢字 Pty Ltd');
  });

  const advance = (id: string, body: object): Promise<TestReply> =>
    tenant.request('POST', `/v1/sandbox/invoices/${id}/advance`, { body });
  const adjust = (id: string, body: object): Promise<TestReply> =>
    tenant.request('POST', `/v1/sandbox/invoices/${id}/adjust`, { body });
  const draft = (month: string): Promise<TestReply> =>
    tenant.request('POST', '/v1/sandbox/invoices', { body: { month } });
  const read = (id: string): Promise<Invoice> => tenant.get(`/v1/invoices/${id}`);
  const list = async (query = ''): Promise<Invoice[]> =>
    (await tenant.get<Schema<'InvoiceList'>>(`/v1/invoices${query}`)).data;
  const eventsOf = async (id: string): Promise<string[]> => {
    const rows = server().service.database.reader('events').where('object_id', id).orderBy('seq');
    return rows.pluck<string[]>('type');
  };

  describe('an invoice', () => {
    it('is drafted when its month is over, with what the month has brought', async () => {
      await tenant.configure(PRICES);
      await tenant.fund('100.00');
      const back = await tenant.fund('50.00');
      await tenant.post(`/v1/sandbox/payins/${back.id}/advance`, { to: 'returned' });
      expect(await list()).toEqual([]);
      const drafted = await endMonth(tenant);
      expect(drafted).toMatchObject({
        counterpartyId: tenant.clientId,
        status: 'draft',
        currency: 'AUD',
        lines: [
          {
            type: 'subscription',
            description: 'Monthly subscription',
            count: 1,
            amount: '99.05',
            amountMinor: '9905',
          },
        ],
        platformFeesDue: '99.05',
        developerFeesCredit: '0.00',
        tax: '9.91',
        taxMinor: '991',
        netDue: '108.96',
        netDueMinor: '10896',
        inflowCollected: [{ asset: 'AUD', amount: '1.25', amountMinor: '125', count: 2 }],
        generatedBy: 'system',
        generatedAt: drafted.periodTo,
      });
      expect(drafted.number).toBe(`INV-${monthOf(drafted).replace('-', '')}-0001`);
      expect(await read(drafted.id)).toEqual(drafted);
      expect(await eventsOf(drafted.id)).toEqual([]);
    });

    it('is adjusted as a draft alone, issued once and settled', async () => {
      const { id } = await tenant.newInvoice();
      const half = await adjust(id, { amount: '-149.50', description: 'A part given back' });
      expect([answerOf(half), half.body['platformFeesDue'], half.body['tax'], half.body['netDue']]).toEqual([
        '200',
        '-50.45',
        '-5.05',
        '-55.50',
      ]);
      expect(answerOf(await advance(id, { to: 'settled' }))).toBe('409 invalid_state');
      const issued = await advance(id, { to: 'issued' });
      expect(issued.body).toMatchObject({ status: 'issued', issuedBy: 'sandbox', lines: half.body['lines'] });
      expect(answerOf(await advance(id, { to: 'issued' }))).toBe('409 invalid_state');
      expect(answerOf(await adjust(id, { amount: '1.00', description: 'Too late' }))).toBe(
        '409 invalid_state',
      );
      const settled = await advance(id, { to: 'settled', reason: 'it came by bank' });
      expect(settled.body).toMatchObject({ status: 'settled', settledBy: 'sandbox' });
      expect(answerOf(await advance(id, { to: 'void', reason: 'no' }))).toBe('409 invalid_state');
      expect(await read(id)).toEqual(settled.body);
      expect(await eventsOf(id)).toEqual(['invoice.issued', 'invoice.settled']);
    });

    it('is void with a reason, keeps its number, and is drafted again without its adjustments', async () => {
      const first = await endMonth(tenant);
      const month = monthOf(first);
      expect(answerOf(await draft(month))).toBe('409 invalid_state');
      await adjust(first.id, { amount: '7.00', description: 'Something more' });
      await advance(first.id, { to: 'issued' });
      expect(answerOf(await advance(first.id, { to: 'void' }))).toBe('400 invalid_request');
      const gone = await voidInvoice(tenant, first.id);
      expect(gone).toMatchObject({
        status: 'void',
        voidReason: 'for a test',
        voidedBy: 'sandbox',
        number: first.number,
      });
      expect(await eventsOf(first.id)).toEqual(['invoice.issued', 'invoice.voided']);
      const again = await draft(month);
      const { id: _id, number, generatedAt: _at, generatedBy, replaces, ...facts } = again.body;
      expect([number, generatedBy, replaces]).toEqual([first.number.replace(/1$/, '2'), 'sandbox', first.id]);
      expect(first).toMatchObject(facts);
      expect(answerOf(await draft(month))).toBe('409 invalid_state');
    });

    it('is drafted in the second in which its month is over, and neither before nor with the next', async () => {
      const own = await server().newTenant();
      const month = sydneyMonth(Date.parse(SOON));
      const frozenAt = new Date(monthEnd(month) - 1_000).toISOString();
      await own.post('/v1/sandbox/clock', { frozenAt });
      const { data } = await own.get<Schema<'InvoiceList'>>('/v1/invoices');
      expect(data.map(monthOf)).not.toContain(month);
      expect(monthOf(await endMonth(own))).toBe(month);
    });

    it('is drafted again by one of many who ask at once', async () => {
      const last = await tenant.newInvoice();
      await voidInvoice(tenant, last.id);
      const replies = await Promise.all([1, 2, 3, 4, 5].map(() => draft(monthOf(last))));
      expect(replies.map(answerOf).sort()).toEqual(['201', ...Array<string>(4).fill('409 invalid_state')]);
    });

    it.each(['1999-01', '2026-10', '9999-12'])('is not drafted for %s', async (month) => {
      expect(answerOf(await draft(month))).toBe('409 invalid_state');
    });

    it('is listed newest first, by status and by the moment of its draft', async () => {
      const all = await list();
      expect(all.map(({ id }) => id)).toEqual(
        all
          .map(({ id }) => id)
          .toSorted()
          .toReversed(),
      );
      for (const status of ['draft', 'issued', 'settled', 'void'])
        expect(await list(`?status=${status}`)).toEqual(all.filter((each) => each.status === status));
      const [newest] = all;
      const rest = all.filter(({ generatedAt }) => generatedAt < newest!.generatedAt);
      expect(await list(`?to=${encodeURIComponent(newest!.generatedAt)}`)).toEqual(rest);
    });
  });

  describe('bad input', () => {
    it.each([
      ['2026-13', '/v1/sandbox/invoices', { month: '2026-13' }],
      ['2026-1', '/v1/sandbox/invoices', { month: '2026-1' }],
      ['no month', '/v1/sandbox/invoices', {}],
      ['zero', 'adjust', { amount: '0.00', description: 'Nothing' }],
      ['less than nothing at all', 'adjust', { amount: '-0', description: 'Nothing' }],
      ['three decimals', 'adjust', { amount: '1.001', description: 'Too fine' }],
      ['an exponent', 'adjust', { amount: '1e2', description: 'No' }],
      ['a plus', 'adjust', { amount: '+1.00', description: 'No' }],
      ['more than the largest', 'adjust', { amount: '-1000000000000.00', description: 'Much' }],
      ['a blank description', 'adjust', { amount: '1.00', description: '  ' }],
      ['a description of two lines', 'adjust', { amount: '1.00', description: 'a\nb' }],
      ['141 letters', 'adjust', { amount: '1.00', description: 'x'.repeat(141) }],
      ['back to a draft', 'advance', { to: 'draft' }],
      ['void without a reason', 'advance', { to: 'void' }],
      ['a field that is none', 'advance', { to: 'issued', at: 'once' }],
    ])('%s is invalid_request', async (_what, place, body) => {
      const { id } = await tenant.newInvoice();
      const before = await read(id);
      const path = place.startsWith('/') ? place : `/v1/sandbox/invoices/${id}/${place}`;
      expect(answerOf(await tenant.request('POST', path, { body }))).toBe('400 invalid_request');
      expect(await read(id)).toEqual(before);
    });

    it("another tenant's invoice is as unknown as none, in the PDF too", async () => {
      const stranger = await server().newTenant();
      const { id } = await tenant.newInvoice();
      for (const path of [`/v1/invoices/${id}`, `/v1/invoices/${id}/pdf`]) {
        const replies = [path, path.replace(id, 'bil_01kjr92c00e2tbb6ygsevx1f7q'), path.replace(id, 'x')];
        for (const each of replies)
          expect(answerOf(await stranger.request('GET', each))).toBe('404 not_found');
      }
      const body = { to: 'issued' };
      const moved = await stranger.request('POST', `/v1/sandbox/invoices/${id}/advance`, { body });
      expect(answerOf(moved)).toBe('404 not_found');
    });
  });

  describe('its PDF', () => {
    it('says what the record says, the same bytes each time, as a file of its own', async () => {
      const { id, number } = await tenant.newInvoice();
      await adjust(id, { amount: '12.34', description: 'Something by hand' });
      const { body: record } = await advance(id, { to: 'issued' });
      const key = { Authorization: `Bearer ${tenant.secretKey}` };
      const ask = (accept: string): Promise<Response> =>
        fetch(`${server().url}/v1/invoices/${id}/pdf`, { headers: { ...key, Accept: accept } });
      const reply = await ask('application/json');
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(Buffer.from(await (await ask('*/*')).arrayBuffer()).equals(bytes)).toBe(true);
      const { text } = await readPdf(bytes);
      for (const shown of ['Tax invoice', number, String(record['platformFeesDue']), String(record['tax'])])
        expect(text).toContain(shown);
      expect(text).toContain('Zażółć & Søn \uFFFD\uFFFD Pty Ltd');
      expect(text).toContain('Something by hand');
    });
  });
});
