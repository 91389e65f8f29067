import type { Schema } from '../../contract/operation-types.ts';

type Invoice = Schema<'Invoice'>;

/** How invoices are asked for. */
interface Asking {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly post: <Body>(path: string, body: object) => Promise<Body>;
}

/** Days that take any moment into another month. */
const MORE_THAN_A_MONTH = 32;

async function newestInvoice({ get }: Asking): Promise<Invoice | undefined> {
  return (await get<Schema<'InvoiceList'>>('/v1/invoices?limit=1')).data[0];
}

/** The month of an invoice, as its number has it. */
export function monthOf({ number }: Pick<Invoice, 'number'>): string {
  return `${number.slice(4, 8)}-${number.slice(8, 10)}`;
}

/** Takes the clock into the next month, and answers the invoice of the one that is over. */
export async function endMonth(asking: Asking): Promise<Invoice> {
  await asking.post('/v1/sandbox/clock', { advanceSeconds: MORE_THAN_A_MONTH * 86_400 });
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
