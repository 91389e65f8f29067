import { createApp } from '../../src/app.ts';
import { createTenant } from '../../src/access/tenants/create-tenant.ts';
import { OPERATOR } from '../../src/identity/actor.ts';
import { readConfig } from '../../src/config/config.ts';
import { saveRow } from '../../src/db/statements/table.ts';
import { selectMatching } from '../../src/db/statements/rows.ts';
import { handlers } from '../../src/handlers.ts';
import { sandboxHandlers } from '../../src/sandbox/handlers.ts';
import { LogDestination } from '../../src/http/log/log-destination.ts';
import { createLogger } from '../../src/http/log/logger.ts';
import { serve } from '../../src/http/serve.ts';
import { newId } from '../../src/identity/ids.ts';
import { createCursorSigner } from '../../src/lists/cursor.ts';
import { instructionsTable } from '../../src/outbox/instruction.ts';
import type { Provider } from '../../src/provider-seam/port/provider.ts';
import { USUAL_LIMITS } from '../../src/provider-seam/port/provider.ts';
import { openService } from '../../src/service.ts';
import { StandInAdapter } from '../../src/testing/stand-in/stand-in-adapter.ts';
import { randomUUID } from 'node:crypto';
import { fundWallet } from '../load/fund-wallet.ts';
import { pay } from '../load/pay.ts';
import type { DeliveryServerOptions, DeliveryServerReady } from './deliveries-options.ts';

const options = JSON.parse(process.argv[2] ?? '') as DeliveryServerOptions;

const standIn = new StandInAdapter('bank', {
  // Nobody is called: deliveries come.
  url: 'http://127.0.0.1:9',
  secret: options.secret,
  limits: USUAL_LIMITS,
  pollMs: 3_600_000,
  // Nobody is there who could open an account.
  derives: true,
});
const bank: Provider = {
  name: 'bank',
  adapter: standIn.adapter,
  limits: standIn.limits,
  carryOut: (order, call) => standIn.carryOut(order, call),
  queryStatus: (order, call) => standIn.queryStatus(order, call),
  receive: (delivery) => standIn.receive(delivery),
  ...(standIn.deriveAccount === undefined ? {} : { deriveAccount: standIn.deriveAccount }),
};

const config = readConfig({
  DATABASE_URL: options.databaseUrl,
  CORRIDOR_CONTRACT_GUARD: 'off',
  CORRIDOR_LOG_LEVEL: 'error',
});
const logger = createLogger(config.logLevel, new LogDestination(2));
const service = await openService(config, logger, { providers: { bank } });
const app = createApp({
  ...service,
  config,
  handlers: { ...handlers, ...sandboxHandlers },
  cursors: createCursorSigner(config.secret),
  newId,
  logger,
  dueWork: service.worker,
  stopping: new AbortController().signal,
  guard: null,
});
const { url } = await serve(app, { ...config, port: 0, newId, logger });

async function takenOrder(): Promise<string> {
  const { writeQueue, database, clock } = service;
  const about = { name: 'Bench', environment: 'sandbox', createdBy: 'bench', actor: OPERATOR } as const;
  const { clientId: tenantId, secretKey: key } = await writeQueue.submit(createTenant(about, newId, clock()));
  const beneficiaryId = await fundWallet(url, key);
  const { text } = await pay(url, { tenantId, key, beneficiaryId }, randomUUID());
  const subject = (JSON.parse(text) as { readonly id: string }).id;
  const [order] = await selectMatching(database.reader, instructionsTable, [{ subject }]);
  if (order === undefined) throw new Error('The payout has no order');
  const taken = saveRow(instructionsTable, { ...order, status: 'taken', adapter: bank.adapter });
  await writeQueue.submit({
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: () => [],
    decide: () => ({ reply: null, effects: [taken] }),
  });
  return order.id;
}

const orders: string[] = [];
for (let each = 0; each < options.orders; each += 1) orders.push(await takenOrder());
for (const each of service.beside) each.start();

process.on('message', () => {
  void service.database
    .reader('provider_deliveries')
    .whereNotNull('due_at')
    .then((waiting) => process.send?.({ cpu: process.cpuUsage(), waiting: waiting.length }));
});
process.send?.({ url, adapter: bank.adapter, orders } satisfies DeliveryServerReady);
