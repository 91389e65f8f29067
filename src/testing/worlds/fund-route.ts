import { insertRow } from '../../db/statements/table.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { customersTable } from '../../direct-routes/customers/table.ts';
import { paymentRoutesTable, type PaymentRoute } from '../../direct-routes/payment-routes/table.ts';
import {
  transfersTable,
  type Transfer,
  type TransferDirection,
} from '../../direct-routes/transfers/table.ts';
import { publish } from '../../outbox/event.ts';
import { simulateDeposit } from '../../sandbox/simulate-money.ts';
import { simulatePayin } from '../../sandbox/simulate-money.ts';
import { handlerWrite } from './handler-write.ts';
import { probeWrite } from './probe-write.ts';
import { testCustomer } from './test-customer.ts';
import type { TestWriteQueue } from './test-write-queue.ts';
import { testRouteToAud, testRouteToStablecoin } from './test-route.ts';

let made = 0;

/** A new route of a new customer, without the edge; its account or address is its own. */
export async function addRoute(
  { writeQueue }: Pick<TestWriteQueue, 'writeQueue'>,
  tenantId: string,
  direction: TransferDirection,
  given: Partial<
    Pick<PaymentRoute, 'minMinor' | 'maxMinor' | 'dailyMinor' | 'status' | 'deactivatedAt'>
  > = {},
): Promise<PaymentRoute> {
  const customer = testCustomer({ id: newId('cus'), tenantId, version: 2 });
  const common = { ...given, id: newId('rte'), tenantId, customerId: customer.id };
  made += 1;
  const hex = Buffer.from(common.id).toString('hex').slice(-40);
  const route =
    direction === 'aud_to_stablecoin'
      ? testRouteToStablecoin({ ...common, accountNumber: String(made) })
      : testRouteToAud({ ...common, depositAddress: `0x${hex}` });
  return writeQueue.submit(
    probeWrite<PaymentRoute>(tenantId, {
      decide: (_loaded, context) => {
        const { now } = context;
        const reply = { ...route, createdAt: now, updatedAt: now };
        const holder = { ...customer, createdAt: now, updatedAt: now };
        return {
          reply,
          effects: [
            insertRow(customersTable, holder),
            publish(context, 'customer.created', { ...holder, status: 'in_progress', version: 1 }),
            publish(context, 'customer.updated', { ...holder, status: holder.verificationStatus }),
            insertRow(paymentRoutesTable, reply),
            publish(context, 'payment_route.created', reply),
          ],
        };
      },
    }),
  );
}

/** Lets money arrive at a route, without the edge; answers the transfer as the call shows it. */
export async function fundTestRoute(
  { writeQueue }: Pick<TestWriteQueue, 'writeQueue'>,
  { id: paymentRouteId, tenantId, direction }: PaymentRoute,
  amount: string,
  more: { readonly providerReference?: string; readonly transactionHash?: string } = {},
): Promise<Schema<'Transfer'>> {
  const request = { path: {}, query: {}, body: { paymentRouteId, amount, ...more } } as never;
  const reply =
    direction === 'aud_to_stablecoin'
      ? await writeQueue.submit(handlerWrite(simulatePayin, request, tenantId))
      : await writeQueue.submit(handlerWrite(simulateDeposit, request, tenantId));
  return reply as Schema<'Transfer'>;
}

/** A transfer as the database holds it now. */
export async function readTransfer(
  { database }: Pick<TestWriteQueue, 'database'>,
  id: string,
): Promise<Transfer> {
  const [transfer] = await selectMatching(database.reader, transfersTable, [{ id }]);
  if (transfer === undefined) throw new Error(`There is no transfer ${id}`);
  return transfer;
}
