import { get, post, type Resource, type Target } from './api.ts';

export interface InvoiceWorld {
  /** A month whose newest invoice is void: it can be drafted once. */
  readonly voidMonth: string;
  readonly voidInvoiceId: string;
  readonly draftMonth: string;
}

/** Days that take any moment into another month. */
const MORE_THAN_A_MONTH = 32;

function monthOf(invoice: Resource): string {
  const number = String(invoice['number']);
  return `${number.slice(4, 8)}-${number.slice(8, 10)}`;
}

async function newestInvoice(target: Target): Promise<Resource> {
  const [newest] = (await get(target, '/v1/invoices?limit=1'))['data'] as Resource[];
  if (newest === undefined) throw new Error('A month is over, and was not drafted.');
  return newest;
}

async function endMonth(target: Target): Promise<Resource> {
  await post(target, '/v1/sandbox/clock', { advanceSeconds: MORE_THAN_A_MONTH * 86_400 });
  return newestInvoice(target);
}

async function makeVoid(target: Target, id: string): Promise<void> {
  await post(target, `/v1/sandbox/invoices/${id}/advance`, { to: 'void', reason: 'for the next one' });
}

/** An invoice that waits for its decision, and that nothing else uses. */
export async function newInvoice(target: Target, month: string): Promise<string> {
  const { data } = await get(target, '/v1/invoices?status=draft');
  const standing = (data as Resource[]).find((each) => monthOf(each) === month);
  if (standing !== undefined) await makeVoid(target, standing.id);
  const issued = (await get(target, '/v1/invoices?status=issued'))['data'] as Resource[];
  for (const each of issued) if (monthOf(each) === month) await makeVoid(target, each.id);
  return (await post(target, '/v1/sandbox/invoices', { month })).id;
}

/** Ends two months, and leaves the second without an invoice that stands. */
export async function createInvoiceWorld(target: Target): Promise<InvoiceWorld> {
  const draftMonth = monthOf(await endMonth(target));
  const last = await endMonth(target);
  await makeVoid(target, last.id);
  return { voidMonth: monthOf(last), voidInvoiceId: last.id, draftMonth };
}
