import type { Database } from '../../db/connection.ts';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { acceptConversionQuote } from '../../treasury/conversions/accept-quote.ts';
import { createConversionQuote } from '../../treasury/conversions/create-quote.ts';
import { destinationsTable } from '../../treasury/destinations/table.ts';
import { createWithdrawal } from '../../treasury/withdrawals/create-withdrawal.ts';
import { handlerWrite } from './handler-write.ts';
import { probeWrite } from './probe-write.ts';
import { quoteRequest } from './test-conversion.ts';
import { testDestination } from './test-destination.ts';
import { withdrawalRequest } from './test-withdrawal.ts';
import type { TestWriteQueue } from './test-write-queue.ts';

/** A withdrawal to a destination of its own; answers its identifier. */
export async function submitWithdrawal({ writeQueue }: TestWriteQueue, tenantId: string): Promise<string> {
  const row = testDestination({ id: newId('dst'), tenantId });
  await writeQueue.submit(
    probeWrite(tenantId, { decide: () => ({ effects: [insertRow(destinationsTable, row)] }) }),
  );
  const request = withdrawalRequest({ destinationId: row.id, externalReference: row.id });
  return (await writeQueue.submit(handlerWrite(createWithdrawal, request, tenantId))).id;
}

/** A conversion at a quote of its own; answers its identifier. */
export async function submitConversion({ writeQueue }: TestWriteQueue, tenantId: string): Promise<string> {
  const quote = await writeQueue.submit(handlerWrite(createConversionQuote, quoteRequest(), tenantId));
  const request = { query: {}, body: undefined, path: { id: quote.id } };
  return (await writeQueue.submit(handlerWrite(acceptConversionQuote, request, tenantId))).id;
}

/** Puts orders beside one that waits, with operations of their own, until there are so many. */
export async function repeatOrder(
  { writer }: Database,
  operationId: string,
  count: number,
  dueAt: number,
): Promise<void> {
  const operation = await writer<object>('operations').where({ id: operationId }).first();
  const order = await writer<object>('instructions').where({ subject: operationId }).first();
  const ids = Array.from({ length: count - 1 }, (_, index) => `${operationId}-${index}`);
  for (let from = 0; from < ids.length; from += 25) {
    const some = ids.slice(from, from + 25);
    await writer('operations').insert(some.map((id) => ({ ...operation, id, external_reference: id })));
    await writer('instructions').insert(
      some.map((id) => ({ ...order, id: `ins_${id}`, subject: id, due_at: dueAt })),
    );
  }
}
