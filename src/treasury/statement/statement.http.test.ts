import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Statement = Schema<'Statement'>;

const PATH = '/v1/treasury/statement';

const DAY_MS = 86_400_000;

/** A reference that a spreadsheet would take for a formula, with what CSV has to quote. */
const FORMULA = '=SUM(A1,"B2")';

eachServer(({ server }) => {
  let tenant: TestTenant;
  let now: string;
  let yesterday: string;

  const at = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();
  const statement = (query: Readonly<Record<string, string>>): Promise<Statement> =>
    tenant.get<Statement>(`${PATH}?${new URLSearchParams({ asset: 'AUD', ...query }).toString()}`);

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('500.00', { externalReference: 'invoice 7' });
    await tenant.adjust('USDC', '3.000000');
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 86_400 });
    await tenant.newPayout({ amount: '20.00', externalReference: FORMULA });
    await tenant.newPayout({ amount: '10.00', externalReference: 'order 2' });
    await tenant.settle();
    now = (await tenant.get<{ now: string }>('/v1/sandbox/clock')).now;
    yesterday = at(now, -DAY_MS / 2);
  });

  it('begins with what was held before the range, and its lines lead to what was held behind it', async () => {
    const { opening, closing, lines, summary } = await statement({ from: yesterday, to: now });
    expect(opening).toEqual({ available: '500.00', reserved: '0.00', posted: '500.00' });
    expect(closing).toEqual({ available: '470.00', reserved: '0.00', posted: '470.00' });
    expect(lines.map(({ kind, available, reserved }) => [kind, available, reserved])).toEqual([
      ['payout_reserved', '480.00', '20.00'],
      ['payout_reserved', '470.00', '30.00'],
      ['reservation_captured', '470.00', expect.stringMatching(/^[12]0.00$/)],
      ['reservation_captured', '470.00', '0.00'],
    ]);
    expect(summary).toEqual([
      { kind: 'payout_reserved', count: 2, availableDelta: '-30.00', reservedDelta: '30.00' },
      { kind: 'reservation_captured', count: 2, availableDelta: '0.00', reservedDelta: '-30.00' },
    ]);
  });

  it('shows an operation as it stands now, and no other asset', async () => {
    const { lines } = await statement({ from: at(now, -5 * DAY_MS), to: now });
    expect(lines[0]).toMatchObject({ seq: 1, kind: 'funding_credited', externalReference: 'invoice 7' });
    expect(lines[0]).not.toHaveProperty('operationKind');
    expect(lines[1]).toMatchObject({ seq: 3, operationKind: 'payout', operationStatus: 'settled' });
  });

  it('names the head of the wallet before its end, in all assets', async () => {
    const early = await statement({ from: at(now, -5 * DAY_MS), to: yesterday });
    const exported = (await tenant.request('GET', '/v1/treasury/ledger/export')).text.trim().split('\n');
    const second = JSON.parse(exported[1] ?? '') as { hash: string };
    expect(early.head).toEqual({ seq: 2, hash: second.hash });
    const none = await statement({ from: at(now, -9 * DAY_MS), to: at(now, -5 * DAY_MS) });
    expect(none.head).toEqual({ seq: 0, hash: '0'.repeat(64) });
    expect([none.opening, none.closing, none.lines]).toEqual([none.closing, none.opening, []]);
  });

  it('has pages that continue the balances of the page before', async () => {
    const all = await statement({ from: at(now, -5 * DAY_MS), to: now });
    const lines: Statement['lines'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: Record<string, string> = cursor === '' ? {} : { cursor };
      const page = await statement({ from: at(now, -5 * DAY_MS), to: now, limit: '1', ...next });
      expect(page.closing).toEqual(all.closing);
      lines.push(...page.lines);
      cursor = page.nextCursor;
    }
    expect(lines).toEqual(all.lines);
  });

  it('is CSV where that is preferred: text that would be a formula is no longer one, amounts stay as they are', async () => {
    const query = new URLSearchParams({ asset: 'AUD', from: at(now, -5 * DAY_MS), to: now }).toString();
    const { headers, text } = await tenant.request('GET', `${PATH}?${query}`, {
      headers: { accept: 'text/csv' },
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const { lines } = await statement({ from: at(now, -5 * DAY_MS), to: now });
    expect(rows).toEqual(
      lines.map(({ seq, operationKind = '', operationStatus = '', reason = '', ...line }) => ({
        ...line,
        seq: String(seq),
        operationKind,
        operationStatus,
        reason,
        externalReference: line.externalReference === FORMULA ? `'${FORMULA}` : line.externalReference,
      })),
    );
    expect(rows.map(({ availableDelta }) => availableDelta)).toContain('-20.00');
  });

  it.each([
    ['a year and two days', { from: '2024-03-01', to: '2025-03-03' }, 'from'],
    ['a date that there is not', { from: '2026-02-30', to: '2026-03-03' }, 'from'],
    ['a time that there is not', { from: '2026-02-30T00:00:00Z', to: '2026-03-03' }, 'from'],
    ['an end ahead', { from: '2026-02-01', to: '2999-01-01' }, 'to'],
    ['an empty range', { from: '2026-02-01', to: '2026-02-01' }, 'from'],
  ])('refuses %s', async (_title, query, path) => {
    const text = new URLSearchParams({ asset: 'AUD', ...query }).toString();
    const { status, body } = await tenant.request('GET', `${PATH}?${text}`);
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid_request', details: [{ in: 'query', path }] },
    ]);
  });

  it('takes a year and a day, which a leap year has', async () => {
    const { from, to } = await statement({ from: '2024-01-01', to: '2025-01-01' });
    expect([from, to]).toEqual(['2023-12-31T13:00:00.000Z', '2024-12-31T13:00:00.000Z']);
  });
});
