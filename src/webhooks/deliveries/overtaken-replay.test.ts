import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { publishEvents, subscribe } from '../../testing/worlds/webhook-world.ts';
import { replayWebhook } from './replay.ts';

const NOW = Date.UTC(2026, 10, 21, 10);

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = NOW;
  });

  it('of two replays that found the same events one sends them, and the other is to be tried again', async () => {
    const tenantId = await test.newTenant();
    await publishEvents(test, tenantId, 3);
    const { id } = await subscribe(test, tenantId, { url: 'http://127.0.0.1:1/' });
    const body = {
      from: new Date(NOW - 60_000).toISOString(),
      to: new Date(NOW + 1).toISOString(),
      onlyFailed: false,
    };
    const request = { path: { id }, query: {}, body };
    const caller = { database: test.database, clock: () => NOW, caller: { tenantId } };
    const found = await replayWebhook.lookUp!(request, caller as never);
    const replay = () => test.writeQueue.submit(handlerWrite(replayWebhook, request, tenantId, found));
    const [first, second] = await Promise.allSettled([replay(), replay()]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { count: 3 } });
    expect(second).toMatchObject({
      reason: { code: 'service_unavailable', reason: 'replay_overtaken', retryAfterSeconds: 1 },
    });
    const sent = test.database.reader('webhook_fan_outs').where({ tenant_id: tenantId, trigger: 'replay' });
    expect(await sent).toHaveLength(1);
  });
});
