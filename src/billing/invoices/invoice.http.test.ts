import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { type ProgramResult, runOperator } from '../../testing/server/run-program.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { endMonth, monthOf } from '../../testing/worlds/test-invoice.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { decideInvoice, draftMonth, putAdjustment } from './review.ts';

type Invoice = Schema<'Invoice'>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  const read = (id: string): Promise<Invoice> => tenant.get(`/v1/invoices/${id}`);
  const run = (...parameters: string[]): Promise<ProgramResult> =>
    runOperator(['invoice', ...parameters, '--json'], { DATABASE_URL: server().service.config.databaseUrl });

  describe('the operator', () => {
    it('adjusts a draft, issues it and notes that it is paid, each in its own name', async () => {
      const { id } = await endMonth(tenant);
      const { service } = server();
      await putAdjustment(service, id, { amountMinor: -555n, description: 'Given back' });
      await decideInvoice(service, id, 'issued');
      await expect(
        putAdjustment(service, id, { amountMinor: 1n, description: 'Too late' }),
      ).rejects.toMatchObject({ code: 'invalid_state' });
      await decideInvoice(service, id, 'settled');
      expect(await read(id)).toMatchObject({
        status: 'settled',
        platformFeesDue: '-5.55',
        tax: '-0.56',
        netDue: '-6.11',
        generatedBy: 'system',
        issuedBy: 'operator',
        settledBy: 'operator',
      });
      await expect(decideInvoice(service, id, 'void', 'no')).rejects.toMatchObject({ code: 'invalid_state' });
      await expect(decideInvoice(service, 'bil_none', 'issued')).rejects.toThrow('There is no invoice');
    });

    it('drafts a void month again, and no month that stands or is not over', async () => {
      const { service } = server();
      const first = await endMonth(tenant);
      const month = monthOf(first);
      const draft = (which: string): Promise<string> => draftMonth(service, tenant.clientId, which);
      await expect(draft(month)).rejects.toMatchObject({ code: 'invalid_state' });
      await decideInvoice(service, first.id, 'void', 'the wrong price');
      const again = await read(await draft(month));
      expect(again).toMatchObject({ status: 'draft', generatedBy: 'operator', replaces: first.id });
      for (const other of [month, '2001-01', '2999-12'])
        await expect(draft(other)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('drafts in the clock’s place what the clock has not come to', async () => {
      const late = await server().newTenant();
      const { writeQueue, database } = server().service;
      const next = database.reader('next_invoices').where('tenant_id', late.clientId);
      const [month] = await next.pluck<string[]>('month');
      server().passTime(70 * 86_400_000);
      const id = await draftMonth({ writeQueue, database }, late.clientId, month!);
      const drafted = await late.get<Invoice>(`/v1/invoices/${id}`);
      expect(drafted).toMatchObject({ status: 'draft', generatedBy: 'operator' });
      await late.settle();
      const { data } = await late.get<Schema<'InvoiceList'>>('/v1/invoices');
      const [oldest, ...newer] = data.map(({ generatedBy }) => generatedBy).reverse();
      expect(oldest).toBe('operator');
      // Seventy days end two months or three, as the day is on which they begin.
      expect(newer.length).toBeGreaterThanOrEqual(1);
      expect(new Set(newer)).toEqual(new Set(['system']));
    });

    it(
      'has a command for it that says what became of it, and exits 1 where it is refused',
      async () => {
        const { id } = await endMonth(tenant);
        const issued = await run('issue', id);
        expect([issued.exitCode, issued.stderr]).toEqual([0, '']);
        expect(JSON.parse(issued.stdout)).toEqual(await read(id));
        const again = await run('issue', id);
        expect([again.exitCode, again.stdout]).toEqual([1, '']);
        expect(again.stderr).toBe('invalid_state: An invoice that is issued cannot become issued.\n');
        const nameless = await run('void', id, '--reason', ' ');
        expect(nameless.exitCode).toBe(1);
      },
      PATIENCE_MS,
    );
  });
});
