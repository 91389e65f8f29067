import { sydneyMonth } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { monthEnd } from '../../calendar/sydney.ts';

type Invoice = Schema<'Invoice'>;

/** How invoices are asked for. */
interface Asking {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly post: <Body>(path: string, body: object) => Promise<Body>;
}

async function newestInvoice({ get }: Asking): Promise<Invoice | undefined> {
  return (await get<Schema<'InvoiceList'>>('/v1/invoices?limit=1')).data[0];
}

/** The month of an invoice, as its number has it. */
export function monthOf({ number }: Pick<Invoice, 'number'>): string {
  return `${number.slice(4, 8)}-${number.slice(8, 10)}`;
}

/** Takes the clock to the end of its month and no further, whatever day it is, and answers that month's invoice. */
export async function endMonth(asking: Asking): Promise<Invoice> {
  const now = Date.parse((await asking.get<Schema<'ClockState'>>('/v1/sandbox/clock')).now);
  const advanceSeconds = Math.ceil((monthEnd(sydneyMonth(now)) - now) / 1_000);
  await asking.post('/v1/sandbox/clock', { advanceSeconds });
  const newest = await newestInvoice(asking);
  if (newest === undefined) throw new Error('A month is over, and was not drafted');
  return newest;
}

/**
 * Declares the newest invoice void, and drafts its month again: so a tenant has as many as it likes of a month that is over.
 * The first, and one behind an invoice that was settled, take the clock to the end of a month.
 */
export async function newInvoice(asking: Asking): Promise<Invoice> {
  const newest = await newestInvoice(asking);
  const last = newest === undefined || newest.status === 'settled' ? await endMonth(asking) : newest;
  if (last.status !== 'void') await voidInvoice(asking, last.id);
  return asking.post('/v1/sandbox/invoices', { month: monthOf(last) });
}

/** Declares an invoice void. */
export async function voidInvoice({ post }: Asking, id: string): Promise<Invoice> {
  return post(`/v1/sandbox/invoices/${id}/advance`, { to: 'void', reason: 'for a test' });
}
