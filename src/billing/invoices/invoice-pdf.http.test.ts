import { expect, it, vi } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';

// Threads have modules of their own.
vi.mock('pdfkit', () => {
  throw new Error('The library that draws was loaded beside requests');
});

withServer(({ server }) => {
  it('the PDF of an invoice is drawn in a thread: the library is never loaded beside requests', async () => {
    const tenant = await server().newTenant();
    const { id } = await tenant.newInvoice();
    const reply = await fetch(`${server().url}/v1/invoices/${id}/pdf`, {
      headers: { Authorization: `Bearer ${tenant.secretKey}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
